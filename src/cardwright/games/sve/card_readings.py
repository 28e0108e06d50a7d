"""Chapter 2 and 5.24.2: numbers and states of cards, as texts ask for them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Test
from cardwright.effects.readings import Reading
from cardwright.games.sve import terms
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Defense(Reading):
    """2.8: a follower's defense is lowered by the damage it has taken; a leader's is a number of its player (2.8.3)."""

    def known(self, t: Table, p: Piece, k: Look) -> bool:
        if k.types & (terms.FOLLOWER | terms.LEADER):
            return True
        t.cite("5.24.2, 5.24.2.1")
        return False

    def of(self, t: Table, p: Piece, k: Look) -> int:
        if k.types & terms.LEADER:
            return t.number(terms.LEADER_DEFENSE, p.controller)
        return k.stats[terms.DEFENSE] - p.damage


class IsEvolved(Test):
    """5.15.3: the card counts as an evolved one; a card that evolves into another type is the same (5.15.1.2)."""

    def __init__(self, evolved: bool) -> None:
        self.evolved = evolved

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return (k.subtypes & terms.EVOLVED != 0) == self.evolved

