"""How a test sets a table: seven wind, five ribbons, decks of harmless kites."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.games.kites import terms
from cardwright.games.kites.setup import RIBBONS
from cardwright.games.kites.turn import MOST_WIND
from cardwright.judge.adapter import GameAdapter, Setting


class KiteAdapter(GameAdapter):
    """The words of Kite Festival."""

    usual_turn = 15  # both players have all their wind by then
    decks = {terms.DECK: (30, 20)}
    idle = ("Kite", {})
    kept_in_hand = ("Gust",)

    def usual_numbers(self, setting: Setting, player: int) -> Mapping[int, int]:
        return {terms.RIBBONS: RIBBONS, terms.WIND: MOST_WIND, terms.TURNS: self.turns_taken(setting, player)}


ADAPTER = KiteAdapter("kites")
