"""903.2f, 903.2g: whether a play can be completed with the optional costs that are chosen or still open."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart
from cardwright.effects.costs.payable import payable
from cardwright.effects.declaring import optional_choices, paid_instead, with_optional
from cardwright.effects.script import X_NUMBER, Script
from cardwright.games.fow import terms
from cardwright.games.fow.available_will import Means, means_of, means_without
from cardwright.games.fow.costs import (
    EVOLVE_ACTION,
    GODS_ART_ACTION,
    JUDGE_ACTION,
    USE_ACTION,
    WillPrice,
    ability_price,
    affordable,
    card_price,
    printed_needs,
    x_of,
)
from cardwright.games.fow.use_costs import UseCost, use_cost
from cardwright.games.fow.will import TakesWill, cannot_rest
from cardwright.games.fow.will_conversion import enough
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import SPELL, Ability, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOST_X: Final = 60


def cost_parts(c: Context, script: Script) -> list[CostPart]:
    """What must be done to play it, besides paying the card's own cost: what the text asks for, and what was chosen."""
    return with_optional(c, script, script.cost)


def other_parts(parts: list[CostPart]) -> list[CostPart]:
    """Those that are not paid in will."""
    return [part for part in parts if not isinstance(part, TakesWill)]


def price_of(t: Table, player: int, c: Context, script: Script, k: Look, free: bool, declined: int = 0) -> WillPrice:
    """What the play takes in will, with the optional costs that are chosen, and less where that is offered and not `declined`.
    `k`: the side of the card that is played."""
    parts = cost_parts(c, script)
    if c.ability.kind == SPELL:
        card = t.cards[id_of(c.source)]
        unpaid = free or paid_instead(c, script)  # 903.2f-ii, 1110.2
        return card_price(t, player, card, k, x_of(c), c.paid, parts, c, unpaid, declined)
    return ability_price(t, c, parts, action_of(c.ability), free, declined)


def action_of(a: Ability) -> str:
    """What playing this ability is to effects that change what it costs."""
    if a.flags & terms.JUDGMENT_ABILITY:
        return JUDGE_ACTION
    if a.flags & terms.GODS_ART_ABILITY:
        return GODS_ART_ACTION
    return EVOLVE_ACTION if a.keyword == terms.EVOLUTION else USE_ACTION


def means_for(t: Table, player: int, c: Context, m: Means | None) -> Means:
    """What the player could pay with: not by resting a card that this ability rests anyway."""
    if m is None:
        m = means_of(t, player)
    return means_without(t, player, m, id_of(c.source)) if c.ability.kind != SPELL and use_cost(c.ability).rests else m


def can_pay(t: Table, player: int, c: Context, script: Script, k: Look, m: Means | None, free: bool) -> bool:
    """Can all of the cost be paid, with the optional costs that are chosen?"""
    if c.ability.kind != SPELL:
        if free:
            return True
        cost = use_cost(c.ability)
        if cost.fixed and not t.outlook.costs_change and not k.changes_costs:
            return can_pay_for_use(t, player, c, cost, m)
    elif not (free or t.outlook.costs_change or k.changes_costs or script.cost or script.optional):
        return enough(t, means_for(t, player, c, m), printed_needs(k, x_of(c)), c)
    price = price_of(t, player, c, script, k, free)
    if not affordable(t, means_for(t, player, c, m), price, c):
        return False
    others = other_parts(cost_parts(c, script))
    return len(others) == 0 or payable(t, c, others)


def can_pay_for_use(t: Table, player: int, c: Context, cost: UseCost, m: Means | None) -> bool:
    """Can the cost of this ability be paid, which is what is printed and nothing else?"""
    if cost.rests:
        card = t.at(c.source)
        if card is None or cannot_rest(t, card) != "":
            return False
    if cost.least > 0 and not enough(t, means_for(t, player, c, m), cost.needs, c):
        return False
    return len(cost.others) == 0 or payable(t, c, cost.others)


def completable(
    t: Table, player: int, c: Context, script: Script, k: Look, m: Means | None, free: bool, first: int
) -> bool:
    """With some of the optional costs from the `first` on: can the cost be paid?"""
    if first >= len(script.optional):
        return can_pay(t, player, c, script, k, m, free)
    chosen = c.paid
    found = False
    for paid in optional_choices(script, chosen, first):
        c.paid = paid
        if can_pay(t, player, c, script, k, m, free):
            found = True
            break
    c.paid = chosen
    return found


def highest_x(t: Table, player: int, c: Context, script: Script, k: Look, free: bool) -> int:
    """903.2d: the greatest X that can be paid for."""
    ceiling = MOST_X
    if script.most_x is not None:
        ceiling = script.most_x.value(t, c)
    m = means_of(t, player)
    best = 0
    for x in range(ceiling + 1):
        c.set_number(X_NUMBER, x)
        if not can_pay(t, player, c, script, k, m, free):
            break
        best = x
    c.set_number(X_NUMBER, 0)
    return best
