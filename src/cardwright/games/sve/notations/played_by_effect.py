"""10.6 by an effect: a card is played for the price that the effect names, from wherever it is."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.declaring import can_choose
from cardwright.effects.ops.playing import CardPlaying
from cardwright.effects.script import Script
from cardwright.games.sve.affording import completable
from cardwright.games.sve.legality import forbidden_to_play
from cardwright.games.sve.playing import play_of_card
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Frame
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def bans_for(t: Table, player: int, card: Card) -> int:
    """3.1.2, 3.1.2.1: what this player, who would be using the card, may not do with it: "your" in its text is theirs."""
    if card.controller == player:
        return t.look(card).bans
    t.cite("3.1.2.1")
    held = t.mine(card.id)
    owner = held.controller
    held.controller = player
    t.dirty = True
    bans = t.look(held).bans
    held.controller = owner
    refresh(t)
    return bans


class SvePlaying(CardPlaying):
    def can(self, t: Table, player: int, card: Card, price: int) -> bool:
        """10.6.2.1.2: only a card whose play can be completed can be specified."""
        play = card.form.play
        if play is None:
            return False
        bans = bans_for(t, player, card)
        if bans and forbidden_to_play(bans, card, player == t.active):
            return False
        script = play.program
        assert isinstance(script, Script)
        c = Context(card.ref(), player, play)
        t.cite("10.6.2.1.2")
        return can_choose(t, c, script) and completable(t, player, c, script, price, 0, True)

    def play(self, t: Table, player: int, card: Card, price: int) -> Frame:
        return play_of_card(t, player, card, price)


PLAYING: Final = SvePlaying()
