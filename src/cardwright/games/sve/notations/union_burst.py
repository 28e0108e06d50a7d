"""Union Burst, which is newer than the rulebook at hand: an ability with its icon works only in a deck that is based on a universe
(its own, for all cards of such a deck share theirs: 6.1.1.5.2), and other texts wait for it, or count it, by that name."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition
from cardwright.games.sve import terms
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class BasedOnUniverse(Condition):
    """6.1.1.5, 6.2.1.3: your deck is based on a universe: you have said so, or your leader has no class."""

    def holds(self, t: Table, c: Context) -> bool:
        if t.number(terms.BASIS, c.controller) == terms.UNIVERSE:
            return True
        for id in t.zone(terms.LEADER_AREA, c.controller):
            if t.look(t.cards[id]).colours:
                return False
        return True
