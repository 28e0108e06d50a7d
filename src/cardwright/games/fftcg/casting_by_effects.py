"""How an effect casts a card, and gives somebody another turn."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.playing import CardPlaying
from cardwright.effects.ops.turns import Calendar
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.legality import MAY, cannot_complete_cast
from cardwright.games.fftcg.playing import play_of_card
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Frame

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FftcgCardPlaying(CardPlaying):
    """Cast at once, at any time, for its cost or for the price that the effect names (-1: as usual)."""

    def can(self, t: Table, player: int, card: Card, price: int) -> bool:
        if card.form.play is None:
            return False
        return cannot_complete_cast(t, player, card, None, price) == MAY

    def play(self, t: Table, player: int, card: Card, price: int) -> Frame:
        return play_of_card(t, player, card, price)


PLAYING: Final = FftcgCardPlaying()


class FftcgCalendar(Calendar):
    """Turns that are to come (9.5.1.5)."""

    def take_another(self, t: Table, player: int) -> None:
        t.set_number(terms.EXTRA_TURNS, player, t.number(terms.EXTRA_TURNS, player) + 1)

    def skip_next(self, t: Table, player: int) -> None:
        t.set_number(terms.SKIPS, player, t.number(terms.SKIPS, player) + 1)


CALENDAR: Final = FftcgCalendar()
