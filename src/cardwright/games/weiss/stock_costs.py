"""What cards and abilities cost: cards from the top of the stock (2.7.2, 8.4.3)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, CostPart, Players, step
from cardwright.effects.cost_rules import cost_to_play
from cardwright.effects.costs.taking import take_from
from cardwright.games.weiss import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, Event, moved
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def play_cost(t: Table, player: int, card: Card) -> int:
    """What it costs this player to play this card now (2.7.1), with what effects change about it."""
    return cost_to_play(t, player, card, t.look(card).stats[terms.COST])


def stock_payment(t: Table, player: int, n: int, source: int, ability: int, clause: str) -> list[Event]:
    """3.10.2, 8.4.3: the top n cards of the stock, one below the other, to the waiting room."""
    stock = t.zones[terms.STOCK * 2 + player]
    out: list[Event] = []
    last = len(stock) - 1
    if t.trace is not None:
        t.cite("3.10.2")
    for i in range(n if n <= last + 1 else last + 1):
        card = t.cards[stock[last - i]]
        out.append(moved(card, to=terms.WAITING_ROOM, clause=clause).by(player, source, BY_COST, ability))
    return out


class PayStock(CostPart):
    """8.4.3: a number in a circle: that many cards from the stock, and no more."""

    def __init__(self, clause: str, n: Amount, who: Players | None = None) -> None:
        super().__init__(clause)
        self.n = n
        self.who = who  # None: the master of the ability

    def payer(self, t: Table, c: Context) -> int:
        return c.controller if self.who is None else self.who.players(t, c)[0]

    def cards(self, t: Table, c: Context) -> int:
        n = self.n.value(t, c)
        return n if n > 0 else 0

    def possible(self, t: Table, c: Context) -> bool:
        return self.cards(t, c) <= len(t.zones[terms.STOCK * 2 + self.payer(t, c)])

    def counts_cards(self) -> bool:
        return True

    def draw_on(self, t: Table, c: Context, left: dict[int, int]) -> bool:
        return take_from(t, left, terms.STOCK * 2 + self.payer(t, c), self.cards(t, c))

    def run(self, t: Table, c: Context) -> Todo:
        n = self.cards(t, c)
        step(c, True)
        return happen(t, stock_payment(t, self.payer(t, c), n, c.source, c.ability.number, self.clause))
