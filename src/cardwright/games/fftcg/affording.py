"""11.3.5, 11.4.4, 11.6.7, 11.7.7: what playing costs, and whether all of it can be paid together."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart
from cardwright.effects.cost_rules import cost_to_play
from cardwright.effects.costs.payable import payable
from cardwright.effects.costs.states import TurnThis
from cardwright.effects.costs.taking import DoInPayment, TakeCards
from cardwright.effects.declaring import optional_choices, paid_instead, with_optional
from cardwright.effects.script import X_NUMBER, Script
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.cp import ANY_ELEMENT, ELEMENTS, NO_NEED, Purse, can_pay, needs_of_card, purse_of, total_of
from cardwright.games.fftcg.payment import PayCp
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
        return pays(p, bill, c)
    return leaves_cp(t, p.without(busy(t, c, doing)), bill, c, wants_of(t, c, doing), 0, [])


def pays(p: Purse, bill: Bill, c: Context) -> bool:
    """Can the bill be paid from this purse?"""
    if bill.elements != ANY_ELEMENT or bill.backups_only:
        p = p.only(bill.elements, bill.backups_only)
    return can_pay(p, bill.need, bill.total, id_of(c.source) if c.ability.kind == SPELL else -1)


def busy(t: Table, c: Context, doing: list[CostPart]) -> list[int]:
    """The card itself, if it is dulled or leaves the hand for the cost: then it produces no CP."""
    for part in doing:
        if isinstance(part, TurnThis) or (isinstance(part, DoInPayment) and part.named and not produces_first(t, id_of(c.source))):
            return [id_of(c.source)]
    return []


def produces_first(t: Table, id: int) -> bool:
    """11.2.1.1, 11.6.10 (our reading): a Backup that leaves the field for a cost may be dulled for the CP of that cost as well."""
    return t.cards[id].zone == terms.FIELD


class Want:
    """A card that an action of a cost takes: of which cards it is one, and whether it leaves or is only turned or shown."""

    def __init__(self, cards: list[int], leaves: bool) -> None:
        self.cards = cards
        self.leaves = leaves


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


def leaves_cp(t: Table, p: Purse, bill: Bill, c: Context, wants: list[Want], i: int, taken: list[int]) -> bool:
    """Can the actions take their cards so that what is left pays the bill? Of cards that produce nothing and that the same actions
    could take one is tried, and cards for one action in one order only: else ten cards of a Break Zone are millions of ways."""
    if i >= len(wants):
        return pays(p, bill, c)
    want = wants[i]
    passed = i > 0 and want is wants[i - 1]  # up to the card that was taken last
    idle: list[int] = []
    for ref in want.cards:
        id = id_of(ref)
        if passed:
            passed = id != taken[len(taken) - 1]
            continue
        if id in taken:
            continue
        left = p if want.leaves and produces_first(t, id) else p.without([id])
        if left is p:
            if wanted_like(wants, i, ref, idle):
                continue
            idle.append(ref)
        if leaves_cp(t, left, bill, c, wants, i + 1, taken + [id]):
            return True
    return False


def wanted_like(wants: list[Want], i: int, ref: int, others: list[int]) -> bool:
    """Could all actions from this one on take one of the other cards as well as this one?"""
    for other in others:
        alike = True
        for j in range(i, len(wants)):
            if wants[j] is not wants[j - 1] or j == i:
                alike = alike and (ref in wants[j].cards) == (other in wants[j].cards)
        if alike:
            return True
    return False


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
    """4.5: the greatest X that can still be paid for."""
    p = purse_of(t, player)
    most = len(p.backups) + 2 * len(p.cards)
    if script.most_x is not None:
        most = script.most_x.value(t, c)
    best = 0
    for x in range(most + 1):
        c.set_number(X_NUMBER, x)
        if completable(t, player, c, script, price, len(script.optional), p):
            best = x
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
