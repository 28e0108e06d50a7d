"""10-6-4, 10-6-5 (and the same of nexuses and magic): what summoning, placing or using a card costs."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.cost_rules import cost_to_play
from cardwright.games.bss import terms
from cardwright.games.bss.symbol_rules import counted
from cardwright.games.bss.symbols import matched
from cardwright.kernel.cards import Card

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

USUAL: Final = -1  # the cost is determined as usual


def base_cost(t: Table, player: int, card: Card) -> int:
    """10-6-4, 2-6-2: the cost of the card, as effects have changed it."""
    return cost_to_play(t, player, card, t.look(card).stats[terms.COST])


def reduction(t: Table, card: Card, symbols: list[int]) -> int:
    """10-6-5, 2-7-3: by how much symbols on the field reduce the cost."""
    k = t.look(card)
    if k.changes_costs or t.outlook.costs_change:
        symbols = counted(t, card, k, symbols)
    return matched(t, k, symbols)


def play_cost(t: Table, player: int, card: Card, symbols: list[int], price: int = USUAL) -> int:
    """How many cores it takes; `price`: what an effect says instead."""
    if price >= 0:
        return price
    cost = base_cost(t, player, card) - reduction(t, card, symbols)
    return cost if cost > 0 else 0
