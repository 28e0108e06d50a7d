"""10.4, 10.6.2.5: what playing a card costs, and whether it can be paid."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.cost_rules import cost_as_named, cost_to_play
from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

EVOLUTION_POINT: Final = (terms.EVOLUTION_POINTS, terms.ASK_EVOLUTION_POINT)
# 12.2.3, 14.2.2.4: for which abilities an evolution point may be paid in lieu of one play point.
IN_LIEU: Final = {
    "evolve": (*EVOLUTION_POINT, "12.2.3"), "feed": (*EVOLUTION_POINT, "14.2.2.4"), "serve": (*EVOLUTION_POINT, "14.2.2.4"),
}  # fmt: skip


def play_cost(t: Table, player: int, card: Card, paid: int = 0) -> int:
    """10.6.2.5.1: the play points that playing this card takes: its cost, set to a value, then more or less, never below 0."""
    if t.dirty:
        refresh(t)
    k = t.outlook.looks[card.id]
    base = k.stats[terms.COST]
    if t.trace is not None:
        t.cite("10.6.2.5.1")
        t.cite("10.6.2.5.1.1")
        t.cite("2.5.1")
    return cost_to_play(t, player, card, base, paid)


def named_cost(t: Table, player: int, card: Card, price: int, paid: int = 0) -> int:
    """10.6.2.5.1.2: the play points that it takes if the effect that plays it sets them; others raise and lower what was set."""
    if t.dirty:
        refresh(t)
    if t.trace is not None:
        t.cite("10.6.2.5.1.2")
    return cost_as_named(t, player, card, price, paid)
