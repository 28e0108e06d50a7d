"""803.5, 804.4: what must be done for a card to attack or block: by its own text, or because another card asks for it."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart, Filter
from cardwright.effects.costs.payable import payable
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.paying import WillCost
from cardwright.games.fow.will_conversion import enough
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import PASSIVE, CostRuling

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


class ActionToll(CostRuling):
    """Cards that pass don't attack (or block) unless their controller pays the cost of the ability that says so."""

    def __init__(self, flag: int, filter: Filter) -> None:
        self.flag = flag
        self.filter = filter

    def about_others(self) -> bool:
        return True


def action_costs(t: Table, card: Card, flag: int) -> list[Context]:
    """The abilities whose costs must be paid for the card to attack (or block), each as its controller pays it."""
    out: list[Context] = []
    for a in t.look(card).abilities:
        if a.kind == PASSIVE and a.flags & flag and a.zones >> card.zone & 1:
            out.append(Context(card.ref(), card.controller, a))
    if t.outlook.costs_change:
        for ruling in t.outlook.rulings:
            says = ruling.says
            if isinstance(says, ActionToll) and says.flag == flag and says.filter.fits(t, ruling.context, card):
                out.append(Context(ruling.context.source, card.controller, ruling.context.ability))
    return out


def cost_payable(t: Table, card: Card, flag: int) -> bool:
    """Could all that must be done for it to attack or block be done? The card itself is rested then, and produces no will."""
    costs = action_costs(t, card, flag)
    if not costs:
        return True
    needs = [0] * terms.WILL_KINDS
    others: list[CostPart] = []
    for c in costs:
        script = c.ability.program
        assert isinstance(script, Script)
        for part in script.cost:
            if isinstance(part, WillCost):
                more = part.needs(t, c)
                for kind in range(terms.WILL_KINDS):
                    needs[kind] += more[kind]
            else:
                others.append(part)
    return enough(t, means_of(t, card.controller, card.id), needs, costs[0]) and payable(t, costs[0], others)
