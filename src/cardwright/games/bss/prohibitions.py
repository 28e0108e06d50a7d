"""1-3-3, 4-12-4: effects that forbid to summon, place or use cards of some kind, wherever they come from: tokens too."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition, Filter
from cardwright.games.bss import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import CostRuling

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class SummonBan(CostRuling):
    """Those whose cards the filter is about can't summon, place or use what passes it."""

    def __init__(self, what: Filter, condition: Condition | None) -> None:
        self.what = what
        self.condition = condition

    def about_others(self) -> bool:
        return True

    def forbids(self, t: Table, c: Context, player: int, card: Card) -> bool:
        side = 1 if player == c.controller else 2
        if not self.what.whose & side or not self.what.passes(t, c, card, t.look(card)):
            return False
        condition = self.condition
        return condition is None or condition.holds(t, c)


def forbidden_to_summon(t: Table, player: int, card: Card) -> bool:
    """Does an effect in force forbid this player to summon, place or use this card?"""
    if not t.outlook.costs_change:
        return False
    for ruling in t.outlook.rulings:
        says = ruling.says
        if isinstance(says, SummonBan) and says.forbids(t, ruling.context, player, card):
            if t.trace is not None and t.look(card).subtypes & terms.TOKEN:
                t.cite("4-12-4")
            return True
    return False
