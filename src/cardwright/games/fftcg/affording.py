"""11.3.5, 11.4.4, 11.6.7, 11.7.7: what playing costs, and whether all of it can be paid together."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart
from cardwright.effects.cost_rules import cost_to_play
from cardwright.effects.costs.payable import MOST_X, payable
from cardwright.effects.costs.states import TurnThis
from cardwright.effects.costs.taking import DoInPayment, TakeCards
from cardwright.effects.declaring import optional_choices, paid_instead, with_optional
from cardwright.effects.script import X_NUMBER, Script
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.cp import ANY_ELEMENT, ELEMENTS, NO_NEED, Purse, can_pay, needs_of_card, purse_of, total_of
from cardwright.games.fftcg.payment import PayCp
from cardwright.games.fftcg.sharing_cards import Want, leaves_cp, produces_first
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import SPELL
from cardwright.kernel.options import value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

USUAL: Final = -1  # the card's cost is determined as usual
NOTHING: Final[list[CostPart]] = []

# What `Face.extra` says about casting a card, if anything.
PAID_WITH: Final = 0  # the elements whose CP may pay (bits), 0 for any
BACKUPS_ONLY: Final = 1  # 1: only CP that Backups produce


class Bill:
    """The CP of a cost: a total, how many of which element, and what may pay."""

    def __init__(self, need: tuple[int, ...], total: int, elements: int, backups_only: bool) -> None:
        self.need = need
        self.total = total
        self.elements = elements
        self.backups_only = backups_only

    def paid_from(self, p: Purse, c: Context) -> bool:
        """Can it be paid from this purse?"""
        if self.elements != ANY_ELEMENT or self.backups_only:
            p = p.only(self.elements, self.backups_only)
        return can_pay(p, self.need, self.total, id_of(c.source) if c.ability.kind == SPELL else -1)


def cast_cost(t: Table, player: int, card: Card, paid: int = 0) -> int:
    """The CP that casting this card takes: as printed, then set, raised or lowered by effects, never below 0 (4.3)."""
    return cost_to_play(t, player, card, t.look(card).stats[terms.COST], paid)


def cost_parts(c: Context, script: Script) -> list[CostPart]:
    """The actions of the cost: the ability's own, then those that were added. (What a Summon says it costs is in its text.)"""
    parts = with_optional(c, script, NOTHING if c.ability.kind == SPELL else script.cost)
    if script.modal is not None:
        for mode in script.modal.modes:
            if mode.number in c.modes:
                parts = parts + mode.cost
    return parts


def actions(parts: list[CostPart]) -> list[CostPart]:
    """The parts of a cost but for its CP, which are paid at once, last of all."""
    for i in range(len(parts)):
        if isinstance(parts[i], PayCp):
            rest = parts[:i]
            for other in parts[i + 1 :]:
                if not isinstance(other, PayCp):
                    rest.append(other)
            return rest
    return parts


def bill_of(t: Table, player: int, c: Context, script: Script, price: int, parts: list[CostPart]) -> Bill:
    """All CP of a cost in one: the card's own, and that of the ability or of additional costs."""
    need: tuple[int, ...] = NO_NEED
    total = 0
    elements = ANY_ELEMENT
    backups_only = False
    if c.ability.kind == SPELL:
        card = t.cards[id_of(c.source)]
        need, total = own_cost(t, player, c, script, price, card)
        extra = card.form.extra
        if extra:
            elements = extra[PAID_WITH] if extra[PAID_WITH] else ANY_ELEMENT
            backups_only = extra[BACKUPS_ONLY] == 1
    for part in parts:
        if isinstance(part, PayCp):
            total += total_of(part.need, part.total(t, c))
            need = part.need if need is NO_NEED else tuple([need[e] + part.need[e] for e in range(ELEMENTS)])
    return Bill(need, total, elements, backups_only)


def own_cost(t: Table, player: int, c: Context, script: Script, price: int, card: Card) -> tuple[tuple[int, ...], int]:
    """11.4.6.1.2: what casting the card itself takes; nothing, if another cost stands in its place (11.4.4)."""
    if paid_instead(c, script):
        return NO_NEED, 0
    cost = price if price >= 0 else cast_cost(t, player, card, c.paid)
    if cost <= 0:
        return NO_NEED, 0
    need = needs_of_card(t.look(card))
    return need, total_of(need, cost)


def can_pay_all(t: Table, player: int, c: Context, script: Script, price: int, purse: Purse | None) -> bool:
    """Can the whole cost be paid, with the additional costs that are chosen: actions and CP, each card only once?"""
    parts = cost_parts(c, script)
    doing = actions(parts)
    if doing and not payable(t, c, doing, 0):
        return False
    bill = bill_of(t, player, c, script, price, parts)
    if bill.total == 0:
        return True
    p = purse if purse is not None else purse_of(t, player)
    if not doing:
        return bill.paid_from(p, c)
    return leaves_cp(t, p.without(busy(t, c, doing)), bill, c, wants_of(t, c, doing), [])


def busy(t: Table, c: Context, doing: list[CostPart]) -> list[int]:
    """The card itself, if it is dulled or leaves the hand for the cost: then it produces no CP."""
    for part in doing:
        if isinstance(part, TurnThis) or (isinstance(part, DoInPayment) and part.named and not produces_first(t, id_of(c.source))):
            return [id_of(c.source)]
    return []


def wants_of(t: Table, c: Context, doing: list[CostPart]) -> list[Want]:
    """The cards that the actions take, one by one."""
    out: list[Want] = []
    for part in doing:
        n = part.count(t, c)
        if n > 0:
            want = want_of(t, c, part)
            for _ in range(n):
                out.append(want)
    return out


def want_of(t: Table, c: Context, part: CostPart) -> Want:
    return Want(part.takes(t, c), not (isinstance(part, TakeCards) and part.stays))


def completable(t: Table, player: int, c: Context, script: Script, price: int, first: int, purse: Purse | None = None) -> bool:
    """With some of the optional costs from the `first` on: can all of it be paid?"""
    if first >= len(script.optional):
        return can_pay_all(t, player, c, script, price, purse)
    chosen = c.paid
    found = False
    for paid in optional_choices(script, chosen, first):
        c.paid = paid
        if can_pay_all(t, player, c, script, price, purse):
            found = True
            break
    c.paid = chosen
    return found


def highest_x(t: Table, player: int, c: Context, script: Script, price: int) -> int:
    """4.5: the greatest X that can still be paid for, with CP or otherwise ("remove X counters")."""
    p = purse_of(t, player)
    most = len(p.backups) + 2 * len(p.cards)
    ceiling = MOST_X
    if script.most_x is not None:
        most = ceiling = script.most_x.value(t, c)
    best = 0
    for x in range(ceiling + 1):
        c.set_number(X_NUMBER, x)
        if completable(t, player, c, script, price, len(script.optional), p):
            best = x
        elif x >= most:
            break  # no CP that would do for more
    c.set_number(X_NUMBER, 0)
    return best


def payable_modes(t: Table, player: int, c: Context, script: Script, price: int, options: list[int]) -> list[int]:
    """11.3.4: of the effects that could be declared, those whose own cost can be paid as well."""
    assert script.modal is not None
    costly = False
    for mode in script.modal.modes:
        if mode.cost:
            costly = True
    if not costly:
        return options
    out: list[int] = []
    for code in options:
        before = c.modes
        c.choose_modes([value_of(code)])
        if completable(t, player, c, script, price, 0):
            out.append(code)
        c.modes = before
    return out
