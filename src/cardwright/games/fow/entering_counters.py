"""1022.6, 1118.2, 1122.2b: counters that a card comes into the field with."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import Change
from cardwright.kernel.events import Event
from cardwright.kernel.faces import PASSIVE, Ability, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NO_LAYER = -1


class EnterWith(Change):
    """Part of a passive ability: its card comes into the field with so many counters. In no layer: the rules ask for it."""

    def __init__(self, counter: int, amount: Amount, clause: str) -> None:
        super().__init__(NO_LAYER, 0, 0)
        self.counter = counter
        self.amount = amount
        self.clause = clause

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return False

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        return None


def add_counters(card: Card, kind: int, n: int) -> None:
    """So many more counters of one kind lie on a card (which must be the table's own)."""
    out: list[int] = []
    for i in range(0, len(card.counters), 2):
        if card.counters[i] == kind:
            n += card.counters[i + 1]
        else:
            out.append(card.counters[i])
            out.append(card.counters[i + 1])
    card.counters = tuple(out) + (kind, n)


def counters_on_entry(t: Table, card: Card, e: Event) -> None:
    """1022.6: what rules and effects add of one name is summed, and the card enters with the total."""
    if card.form.passive_zones == 0 and not t.outlook.gives_abilities:
        return
    for a in t.look(card).abilities:
        if a.kind == PASSIVE and a.zones >> card.zone & 1 and a.changes:
            add_entering(t, card, a, e)


def add_entering(t: Table, card: Card, a: Ability, e: Event) -> None:
    """What one ability adds."""
    for change in a.changes:
        if not isinstance(change, EnterWith):
            continue
        n = change.amount.value(t, Context(card.ref(), card.controller, a, e))
        if n <= 0:
            continue
        t.cite(change.clause)
        t.cite("1022.6")
        add_counters(card, change.counter, n)
        t.dirty = True  # counters may change values (1022.2)
        t.check = True
