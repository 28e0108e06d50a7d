"""203, 903.2f: what playing a card or an ability costs in will: quality, free plays, increases, decreases, in this order."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Condition, CostPart, Filter
from cardwright.effects.comparing import cite
from cardwright.effects.cost_rules import LESS, MORE, PLAY_ACTION, SET, CostRule, Price, take_rules
from cardwright.effects.script import X_NUMBER
from cardwright.games.fow import terms
from cardwright.games.fow.available_will import FREE, Means, total_of
from cardwright.games.fow.paying import WillCost
from cardwright.games.fow.will_conversion import enough
from cardwright.games.fow.will_matching import enough_at_once
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# What a rule about will does, besides what every cost rule can do (SET, MORE, LESS).
ANY_ATTRIBUTE: Final = 3  # the attribute cost may be paid with any will (903.2f-i)
UNPAID: Final = 4  # it is played without paying its cost (903.2f-ii)

ANY_PART: Final = -1  # the player chooses which part of the cost is less (903.2f-iv)
EVERY_KIND: Final = 63

# What costs: the action of a cost rule. `PLAY_ACTION` is playing a card.
USE_ACTION: Final = "use"
JUDGE_ACTION: Final = "judgment"
GODS_ART_ACTION: Final = "god's art"
EVOLVE_ACTION: Final = "evolution"
STANDBY_ACTION: Final = "standby"


class WillRule(CostRule):
    """The cost of an action becomes, rises by or falls by so much will of one kind."""

    def __init__(
        self, action: str, op: int, kind: int, amount: Amount, filter: Filter | None, zones: int, condition: Condition | None,
        clause: str,
    ) -> None:
        super().__init__(action, op, amount, filter, zones, condition, clause)
        self.kind = kind  # a kind of will; ANY_PART of a decrease by a number


class WillPrice(Price):
    """A cost in will while it is determined."""

    def __init__(self, needs: list[int], declined: int = 0) -> None:
        super().__init__(0)
        self.needs = needs
        self.declined = declined  # bits of the offers to pay less that are not taken
        self.offers = 0  # how many there were
        self.more: list[int] = [0, 0, 0, 0, 0, 0, 0]
        self.less: list[int] = [0, 0, 0, 0, 0, 0, 0]
        self.open = 0  # how much less of a part that the player chooses
        self.altered = False

    def take(self, t: Table, rule: CostRule, amount: int) -> None:
        if rule.optional and ((rule.op == LESS and amount > 0) or rule.op == SET):
            self.offers += 1
            if self.declined >> self.offers - 1 & 1:
                return
        if t.trace is not None:
            cite(t, rule.clause)
        self.altered = True
        kind = rule.kind if isinstance(rule, WillRule) else ANY_PART
        if rule.op == ANY_ATTRIBUTE:
            self._any_attribute(t)
        elif rule.op == UNPAID or rule.op == SET:
            self.needs = [0, 0, 0, 0, 0, 0, 0]
            if rule.op == SET:
                self.needs[FREE if kind == ANY_PART else kind] = amount if amount > 0 else 0
        elif rule.op == MORE:
            self.more[FREE if kind == ANY_PART else kind] += amount
        elif rule.op == LESS:
            if kind == ANY_PART:
                self.open += amount
            else:
                self.less[kind] += amount

    def _any_attribute(self, t: Table) -> None:
        """903.2f-i: the attributes no longer matter."""
        t.cite("903.2f-i")
        for kind in range(terms.MOON_WILL):
            self.needs[FREE] += self.needs[kind]
            self.needs[kind] = 0

    def settle(self, t: Table) -> None:
        """Increases first (903.2f-iii), then decreases of a named kind (903.2f-iv); what is open stays open."""
        if not self.altered:
            return
        for kind in range(terms.WILL_KINDS):
            if self.more[kind] > 0:
                self.needs[kind] += self.more[kind]
                t.cite("903.2f-iii")
            if self.less[kind] > 0:
                left = self.needs[kind] - self.less[kind]
                self.needs[kind] = left if left > 0 else 0
                t.cite("903.2f-iv")
        want = total_of(self.needs)
        if self.open > want:
            self.open = want


def printed_needs(k: Look, x: int) -> list[int]:
    """203.2: what the card's cost asks for, with this X (203.5b)."""
    stats = k.stats
    first = terms.FIRST_COST
    return [stats[first], stats[first + 1], stats[first + 2], stats[first + 3], stats[first + 4], stats[first + 5],
            stats[first + 6] + stats[terms.X_COST] * x]


def card_price(
    t: Table, player: int, card: Card, k: Look, x: int, paid: int, parts: list[CostPart], c: Context, free: bool,
    declined: int,
) -> WillPrice:
    """What playing this card takes in will. `free`: without paying its cost (903.2f-ii); `parts`: costs that come on top;
    `declined`: offers to pay less that are not taken."""
    p = WillPrice([0, 0, 0, 0, 0, 0, 0] if free else printed_needs(k, x), declined)
    if free and t.trace is not None:
        t.cite("903.2f-ii")
    add_parts(t, c, parts, p)
    if k.changes_costs or t.outlook.costs_change:
        take_rules(t, player, card, paid, PLAY_ACTION, p)
        p.settle(t)
    return p


def ability_price(t: Table, c: Context, parts: list[CostPart], action: str, free: bool, declined: int) -> WillPrice:
    """What playing this ability takes in will; `free`: without paying what stands before the colon (903.2f-ii)."""
    p = WillPrice([0, 0, 0, 0, 0, 0, 0], declined)
    if not free:
        add_parts(t, c, parts, p)
    card = t.at(c.source)
    if card is not None and (t.outlook.costs_change or t.look(card).changes_costs):
        take_rules(t, c.controller, card, c.paid, action, p)
        p.settle(t)
    return p


def add_parts(t: Table, c: Context, parts: list[CostPart], p: WillPrice) -> None:
    """Everything that is paid in will is paid together."""
    for part in parts:
        if isinstance(part, WillCost):
            needs = part.needs(t, c)
            for kind in range(terms.WILL_KINDS):
                p.needs[kind] += needs[kind]


def x_of(c: Context) -> int:
    """The X that was chosen; 0 as long as none was (203.5b)."""
    return c.numbers[X_NUMBER] if c.numbers else 0


def affordable(t: Table, m: Means, p: WillPrice, c: Context) -> bool:
    """Could this price be paid, if what is open is taken off where it helps most?"""
    if p.open == 0:
        return enough(t, m, p.needs, c)
    m.add(EVERY_KIND, p.open)
    found = enough_at_once(t, m, p.needs, c)  # what is taken off a cost turns into nothing else
    m.take(EVERY_KIND, p.open)
    return found


def reducible(t: Table, m: Means, needs: list[int], open: int, c: Context) -> list[int]:
    """903.2f-iv: the kinds of which one less may be chosen, so that the rest can still be paid."""
    out: list[int] = []
    for kind in range(terms.WILL_KINDS):
        if needs[kind] == 0:
            continue
        p = WillPrice(needs[:])
        p.needs[kind] -= 1
        p.open = open - 1
        if affordable(t, m, p, c):
            out.append(kind)
    return out
