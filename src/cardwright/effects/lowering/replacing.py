"""Lowering of replacement effects: what would happen, and what happens instead."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects import replacements
from cardwright.effects.base import Condition, Op
from cardwright.effects.conditions import And
from cardwright.effects.costs.payable import CanPay
from cardwright.effects.lowering import events
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.placing import places
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.ops.doing import Doable
from cardwright.effects.ops.noting import NotedReplacement
from cardwright.effects.ops.paying import PaidInFull, PayOrNot
from cardwright.effects.ops.selecting import PickOp
from cardwright.effects.replacements import (
    DealtElsewhere,
    GoElsewhere,
    Instead,
    OtherAmount,
    PaidElsewhere,
    SoPlaced,
    SoPlacedUnless,
)
from cardwright.kernel.events import MOVE_NAMES
from cardwright.kernel.faces import Replacement
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

DAMAGE_WAYS: Final[dict[str, int]] = {
    "+": replacements.MORE, "-": replacements.LESS, "=": replacements.SET, "at most": replacements.AT_MOST,
    "x": replacements.TIMES,
}
ALL_CARDS: Final = make("Any", filter=make("Filter"))


def replacement(low: Lowering, node: Node, condition: Node | None) -> tuple[Replacement, tuple[Node, ...]]:
    """The replacement of a Would or ChangeDamage, and the effects that the ability's program carries out instead."""
    made, do = plain_replacement(low, node, condition)
    made.rank = low.profile.replacement_rank(node, do)
    return made, do


def plain_replacement(low: Lowering, node: Node, condition: Node | None) -> tuple[Replacement, tuple[Node, ...]]:
    if node.kind == "ChangeDamage":
        return noted(low, node, damage(low, node, condition)), ()
    if node.kind == "Redirect":
        struck = low.pattern(make("Damaged", what=node.node("what")))
        so = None if condition is None else low.condition(condition)
        return noted(low, node, DealtElsewhere(struck, so, low.reference(node.node("to")), low.one_clause("Redirect"))), ()
    if node.kind != "Would":
        raise NotRunnable(node, "this is no effect of a passive ability")
    event = node.node("event")
    when = node.node("when")
    if condition is not None:
        when = make("And", parts=(condition, when))
    holds: Condition | None = None if when.kind == "Always" else low.condition(when)
    pattern = low.pattern(event)
    binds = events.binds(low, event)
    do = node.many("do")
    optional = len(do) == 1 and do[0].kind == "May"
    if optional:
        do = do[0].many("do")
    elif len(do) == 1 and do[0].kind == "PayFor" and do[0].number("optional") == 1:
        # what costs something can be chosen only if the cost can be paid, and then is
        optional = True
        payable = CanPay(low.cost(do[0].many("cost"), -1))
        holds = payable if holds is None else And([holds, payable])
        do = (do[0].replace(optional=0),)
    clause = low.one_clause("Would")
    also = node.number("also") == 1
    flags = placed(low, event, do, also)
    if flags:
        return noted(low, node, SoPlaced(pattern, holds, binds, clause, flags)), ()
    if len(do) == 1 and do[0].kind == "Unless" and do[0].node("who") == YOU:
        flags = placed(low, event, do[0].many("do"), also)
        if flags:
            unless = SoPlacedUnless(SoPlaced(pattern, holds, binds, clause, flags))
            for inner in (do[0], *do[0].many("do")):
                low.note(inner)
            return noted(low, node, unless), (make("PayFor", cost=do[0].many("cost"), optional=1),)
    paid = len(do) == 1 and do[0].kind == "PayFor"
    moves = do[0].many("do") if paid else do
    if not also and len(moves) == 1 and moves[0].kind == "Move" and same_card(event, moves[0].node("what")):
        verb = moves[0].text("verb")
        to = places(low, moves[0].many("to"), verb)
        if len(to) == 1 and verb in MOVE_NAMES:
            made = GoElsewhere(pattern, holds, binds, optional, clause, MOVE_NAMES.index(verb), to[0])
            if paid and optional:
                return noted(low, node, PaidElsewhere(made)), (do[0].replace(do=()),)
            if not paid:
                return noted(low, node, made), ()
    instead = Instead(pattern, holds, binds, optional, clause, also)
    instead.follows = len(do) > 0
    return noted(low, node, instead), do


def done_at_once(made: Replacement, ops: list[Op]) -> None:
    """A player agrees to what happens instead: from then on the cost is paid, or what they may do is done. The program is there."""
    if isinstance(made, NotedReplacement):
        made = made.inner
    if isinstance(made, SoPlacedUnless):
        made.at_once = len(ops)
    if not isinstance(made, Instead) or not made.optional:
        return
    costs = any(isinstance(op, PaidInFull) for op in ops)
    for i, op in enumerate(ops):
        if isinstance(op, Doable) and not costs and not made.needs:
            made.needs = [op]
        if isinstance(op, PaidInFull) or (isinstance(op, Doable) and not costs and not isinstance(op, PickOp)):
            made.at_once = i + 1
            made.paid = isinstance(op, PaidInFull)
            return
        if isinstance(op, JumpOp) and not isinstance(op, PayOrNot):
            return


def placed(low: Lowering, event: Node, do: tuple[Node, ...], also: bool) -> int:
    """The flags of a card that comes into a zone in another state than usual; 0 if that is not what is meant."""
    if not also or event.kind != "Moved" or len(do) != 1 or do[0].kind != "SetState":
        return 0
    if not same_card(event, do[0].node("what")):
        return 0
    return low.profile.move_flags(do[0].text("state"), "")


def damage(low: Lowering, node: Node, condition: Node | None) -> Replacement:
    """More or less damage is a replacement of the damage that would be dealt."""
    what = node.node("what")
    against = node.node("against")
    other = make("Any", filter=against) if against.many("tests") else None
    dealt_by = node.many("source") or (() if other is None else (other,))
    if node.text("side") == "takes":
        event = make("Damaged", what=what, source=dealt_by, type=node.text("type"))
    else:
        event = make("Damaged", what=ALL_CARDS if other is None else other, source=(what,), type=node.text("type"))
    holds = None if condition is None else low.condition(condition)
    way = DAMAGE_WAYS[node.text("op")]
    clause = low.profile.clause("ChangeDamage", node.text("op")) or low.one_clause("ChangeDamage")
    made = OtherAmount(low.pattern(event), holds, [], clause, way, low.amount(node.node("n")))
    if node.text("below"):
        made.below = low.profile.reading(node.text("below"), False)
    made.upto = node.number("upto")
    return made


def noted(low: Lowering, node: Node, made: Replacement) -> Replacement:
    if low.record is None:
        return made
    number = low.record.watch(node)
    return made if number < 0 else NotedReplacement(made, low.record.notes, number)


def same_card(event: Node, what: Node) -> bool:
    """Is what is done instead done to the card that the event is about?"""
    about = dict(event.fields).get("what")
    if not isinstance(about, Node):
        return False
    if about.kind == "This":
        return what.kind == "This"
    return about.kind == "Any" and what.kind == "Slot" and about.number("slot") == what.number("n") and what.number("n") > 0
