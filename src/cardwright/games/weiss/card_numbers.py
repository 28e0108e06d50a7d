"""Numbers that texts read off players and cards: a player's level, and the level of cards that have none."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Players
from cardwright.effects.readings import Reading
from cardwright.games.weiss.zones import level_of
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class PlayerLevel(Amount):
    """3.9, 8.6.2.1.2: the number of cards in a player's level; of several players, the sum."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def value(self, t: Table, c: Context) -> int:
        n = 0
        for player in self.who.players(t, c):
            n += level_of(t, player)
        return n


class CardNumber(Reading):
    """Level, cost, power or soul. What a card's type does not have counts as 0 (2.6.1, 2.7.1): cards say so of a climax's level."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def of(self, t: Table, p: Piece, k: Look) -> int:
        return k.stats[self.stat]


class CardColour(Reading):
    """2.4: the colour of a card, as one number for each."""

    def of(self, t: Table, p: Piece, k: Look) -> int:
        return k.colours
