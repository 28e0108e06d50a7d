"""10-6 to 10-8 by an effect: summoning, placing or using a card, for its cost or for a price that the effect names."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.playing import CardPlaying
from cardwright.games.bss import terms
from cardwright.games.bss.legality import MAY, Purse, cannot_summon, cannot_use_magic
from cardwright.games.bss.summoning import ANYWHERE, summon
from cardwright.games.bss.using_magic import use_of
from cardwright.kernel import faces
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Frame

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ANY_TIMING: Final = terms.MAIN_EFFECT | terms.FLASH_EFFECT


def usable_effect(t: Table, player: int, card: Card, timing: int, price: int) -> int:
    """The place of the first effect of a magic card, of this timing, that can be used; -1 if there is none."""
    abilities = t.look(card).abilities
    purse = Purse(t, player)
    for i in range(len(abilities)):
        if abilities[i].kind == faces.SPELL and cannot_use_magic(t, player, card, i, timing, purse, price) == MAY:
            return i
    return -1


class BssPlaying(CardPlaying):
    """A spirit or nexus card is summoned or placed, a magic card is used. (-1: for its usual cost)"""

    def can(self, t: Table, player: int, card: Card, price: int) -> bool:
        if t.look(card).types & terms.MAGIC:
            return usable_effect(t, player, card, ANY_TIMING, price) >= 0
        return cannot_summon(t, player, card, Purse(t, player), price, False) == MAY

    def play(self, t: Table, player: int, card: Card, price: int) -> Frame:
        if t.look(card).types & terms.MAGIC:
            return use_of(t, player, card, t.look(card).abilities[usable_effect(t, player, card, ANY_TIMING, price)], price)
        return summon(t, player, card, price, ANYWHERE, card.ref())


PLAYING: Final = BssPlaying()
