"""903 by an effect: a card is played from wherever it is, as usual or without paying its cost (903.2f-ii)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.playing import CardPlaying
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.begin_playing import play_of_card
from cardwright.games.fow.legality import cannot_complete
from cardwright.games.fow.played_sides import PAST
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Frame

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FowPlaying(CardPlaying):
    def can(self, t: Table, player: int, card: Card, price: int) -> bool:
        """903.2e, 903.2g: only a card whose play can be completed; 906.2a: an automatic card has to be triggered."""
        play = card.front.play
        if play is None or play.trigger is not None:
            return False
        return cannot_complete(t, player, card, PAST, means_of(t, player), price == 0) == ""

    def play(self, t: Table, player: int, card: Card, price: int) -> Frame:
        return play_of_card(player, card, PAST, price == 0)


PLAYING: Final = FowPlaying()
