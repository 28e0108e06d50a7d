"""What playing an activate ability takes whatever else is true: worked out once, and then most abilities need no second look."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.will import ProduceWill, RestThis, TakesWill, bit_of, production
from cardwright.kernel.faces import Ability, Digest

if TYPE_CHECKING:
    from cardwright.games.fow.available_will import Means
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


class UseCost(Digest):
    """The cost before the colon, taken apart."""

    def __init__(self, a: Ability) -> None:
        self.needs: list[int] = [0] * terms.WILL_KINDS  # will of each kind, before amounts that the text works out
        self.least = 0  # the sum of these
        self.kinds = 0  # the kinds among them that are asked for by name (bits)
        self.fixed = True  # is that all the will there can be to pay, as long as nothing changes prices?
        self.rests = False  # is its card rested for it?
        self.others: list[CostPart] = []  # what else there is to do
        self.makes: ProduceWill | None = production(a)  # the operation that produces will, if it has one
        self.does_more = False  # than rest its card, take will and produce will
        script = a.program
        if not isinstance(script, Script):
            return
        self.fixed = len(script.optional) == 0
        for part in script.cost:
            if isinstance(part, TakesWill):
                self._add_will(part)
            elif isinstance(part, RestThis):
                self.rests = True
            else:
                self.others.append(part)
        self.does_more = len(self.others) > 0 or len(script.ops) != 1

    def _add_will(self, part: TakesWill) -> None:
        least = part.least()
        for kind in range(terms.WILL_KINDS):
            self.needs[kind] += least[kind]
            self.least += least[kind]
            if least[kind] > 0:
                self.kinds |= bit_of(kind)
        if not part.always():
            self.fixed = False


def use_cost(a: Ability) -> UseCost:
    """What this ability takes. (An ability never changes, so neither does this.)"""
    found = a.digest
    if isinstance(found, UseCost):
        return found
    made = UseCost(a)
    a.digest = made
    return made


def out_of_reach(t: Table, card: Card, a: Ability, m: Means) -> bool:
    """Is it plain to see that the ability can't be paid for: is there too little will, or none of a kind?"""
    cost = use_cost(a)
    if cost.least == 0 or t.outlook.costs_change or t.outlook.looks[card.id].changes_costs:
        return False
    return cost.least > m.most or cost.kinds & ~m.kinds != 0
