"""What a card's passive abilities say about it and another card: by whom it can't be blocked, what it can't block."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition, Filter
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Restriction

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FilterRestriction(Restriction):
    """Forbids it with the cards that pass the filter; with `only`, with all cards that don't."""

    def __init__(self, kind: int, filter: Filter, only: bool = False, condition: Condition | None = None) -> None:
        super().__init__(kind)
        self.filter = filter
        self.only = only
        self.condition = condition

    def forbids(self, t: Table, c: Context, other: Card) -> bool:
        condition = self.condition
        if condition is not None and not condition.holds(t, c):
            return False
        return self.filter.passes(t, c, other, t.look(other)) != self.only


def forbidden_with(t: Table, card: Card, kind: int, other: Card) -> bool:
    """Does a restriction of this card, of this kind, rule the other card out?"""
    k = t.look(card)
    if not k.restricts:
        return False
    for a in k.abilities:
        if not a.restrictions or not a.zones >> card.zone & 1:
            continue
        c = Context(card.ref(), card.controller, a)
        for restriction in a.restrictions:
            if restriction.kind == kind and restriction.forbids(t, c, other):
                return True
    return False
