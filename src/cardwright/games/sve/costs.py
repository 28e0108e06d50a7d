"""10.4, 10.6.2.5: what playing a card costs, and whether it can be paid."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.cost_rules import changed_cost
from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def play_cost(t: Table, player: int, card: Card, paid: int = 0) -> int:
    """10.6.2.5.1: the play points that playing this card takes: its cost, set to a value, then more or less, never below 0."""
    if t.dirty:
        refresh(t)
    k = t.looks[card.id]
    base = k.stats[terms.COST]
    if t.trace is not None:
        t.cite("10.6.2.5.1")
        t.cite("10.6.2.5.1.1")
        t.cite("2.5.1")
    if not (k.prices or t.priced):
        return base
    cost = changed_cost(t, player, card, base, paid)
    if cost < 0:
        if t.trace is not None:
            t.cite("1.3.2.2.1")
        return 0
    return cost
