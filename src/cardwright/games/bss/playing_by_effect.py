"""10-8 by an effect: which effect of a magic card is used, for its cost or for a price that the effect names."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.legality import MAY, Purse, cannot_use_magic
from cardwright.kernel import faces
from cardwright.kernel.cards import Card

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
