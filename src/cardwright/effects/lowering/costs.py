"""Lowering of costs: each action of a cost to the parts that are paid, in the order in which they are listed."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart, Op, Reference
from cardwright.effects.costs.either import ChooseWay, IfThatWay
from cardwright.effects.costs.points import PayPoints
from cardwright.effects.costs.states import TooLate, TurnThis
from cardwright.effects.costs.taking import DoInPayment, EnoughCards, SettleCards, TakeCards
from cardwright.effects.lowering.building import Building
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.ops.control_flow import KeepOp
from cardwright.effects.ops.doing import Doing
from cardwright.effects.ops.moving import MoveOp
from cardwright.effects.ops.noting import NoteOp, NotePart
from cardwright.effects.ops.selecting import PickOp
from cardwright.effects.ops.states import TurnOp
from cardwright.effects.references import This
from cardwright.kernel import asking
from cardwright.kernel.events import BY_COST, SIDEWAYS
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

STAYING: Final = ("SetState", "Reveal", "Counters", "Modify", "MovePieces")  # what leaves the cards where they are
THIS: Final = This()


def cost(low: Lowering, nodes: tuple[Node, ...], mark: int, label: str = "") -> list[CostPart]:
    parts: list[CostPart] = []
    in_order = low.profile.pays_in_order
    paid = None if in_order else low.profile.pay(low, [node for node in nodes if node.kind == "Pay"])
    for node in nodes:
        if low.record is not None:
            number = low.record.watch(node)
            if number >= 0:
                parts.append(NotePart(low.record.notes, number))
        if node.kind == "Pay" and in_order:
            parts += low.profile.pay(low, [node]) or [points(low, node, label)]
        elif node.kind != "Pay" or paid is None:
            made = part(low, node, mark, label)
            go_on(node, parts, made)
            parts += made
    if paid is not None:
        parts += paid
    link(parts, in_order)
    return parts


def go_on(node: Node, before: list[CostPart], made: list[CostPart]) -> None:
    """What is done to cards that an earlier part takes ("reveal 1 card in your hand, and put it into your stock"): it can be done
    if they can be taken, and they don't stay where they are."""
    what = dict(node.node("do").fields).get("what") if node.kind == "DoAsCost" else None
    if not isinstance(what, Node) or what.kind != "Slot":
        return
    for taken in before:
        if isinstance(taken, TakeCards) and taken.slot == what.number("n"):
            taken.stays = False
            for done in made:
                if isinstance(done, DoInPayment):
                    done.named = False


def part(low: Lowering, node: Node, mark: int, label: str) -> list[CostPart]:
    if node.kind == "Pay":
        return [points(low, node, label)]
    if node.kind == "TurnThis":
        if low.profile.turned.get(node.text("state")) != 1:
            raise NotRunnable(node, "as a cost, this card can only be turned sideways")
        return [TurnThis(low.one_clause("TurnThis"), low.profile.permissions)]
    if node.kind == "DoAsCost":
        return done_in_payment(low, node, mark)
    if node.kind == "KeywordCost":
        return low.profile.costs[node.text("name")](low, node, mark)
    if node.kind == "EitherCost":
        return either_cost(low, node, mark, label)
    raise NotRunnable(node, "this can't be paid")


def points(low: Lowering, node: Node, label: str) -> CostPart:
    number = low.profile.player_numbers[node.text("points")]
    lieu, question, clause = low.profile.lieu.get(label, (-1, 0, ""))
    if node.node("n").kind == "X":
        low.at.script.asks_x = True
    from_text = node.node("n").kind not in ("Num", "X")
    return PayPoints(low.one_clause("Pay"), number, low.amount(node.node("n")), lieu, question, clause, from_text)


def from_ones_own(effect: Node) -> Node:
    """One pays with one's own cards, though the text need not say so."""
    what = dict(effect.fields).get("what")
    if not isinstance(what, Node) or what.kind != "Pick":
        return effect
    filter_ = what.node("filter")
    if any(test.kind in ("Controlled", "In", "Among", "Linked", "WasIn", "AnyOf") for test in filter_.many("tests")):
        return effect
    return effect.replace(what=what.replace(filter=filter_.replace(tests=(*filter_.many("tests"), make("Controlled", by=YOU)))))


def done_in_payment(low: Lowering, node: Node, mark: int) -> list[CostPart]:
    """Something done in payment: which cards, then what is done to them. Lowered as an effect, then taken over."""
    effect = from_ones_own(node.node("do"))
    around = low.at
    if any(found.kind == "X" for found in effect.walk()):
        around.script.asks_x = True
    aside = Building(around.slots)
    aside.names = around.names
    low.at = aside
    cause = low.cause
    low.cause = BY_COST
    low.effect(effect)
    low.cause = cause
    low.at = around
    around.slots = aside.slots
    around.names = aside.names
    parts = parts_of(low, node, aside.script.ops, effect.kind in STAYING, mark)
    what = dict(effect.fields).get("what")
    if isinstance(what, Node) and what.kind == "Deck":
        zone = low.profile.zones[what.text("zone")]
        last = parts[-1]
        goal = last.op.goal_zone() if low.profile.pays_in_order and isinstance(last, DoInPayment) else -1
        parts.insert(0, EnoughCards(low.amount(what.node("count")), low.players(what.node("of")), zone, goal))
    return parts


def parts_of(low: Lowering, node: Node, ops: list[Op], stays: bool, mark: int) -> list[CostPart]:
    parts: list[CostPart] = []
    taken: list[TakeCards] = []
    settles = False
    for op in ops:
        if isinstance(op, NoteOp):
            parts.append(NotePart(op.notes, op.number))
        elif isinstance(op, PickOp):
            op.chooser.question = asking.PAY_WITH
            take = TakeCards(op.clause, op.chooser, op.slot, stays, mark)
            taken.append(take)
            parts.append(take)
        elif isinstance(op, Doing):
            if len(taken) == 1:
                taken[0].then = op
            parts.append(DoInPayment(op.clause, op, len(taken) == 0 and not settles))
        elif isinstance(op, KeepOp):
            parts.append(SettleCards(op))
            settles = True
        else:
            raise NotRunnable(node, "this can't be done in payment")
    return parts


def either_cost(low: Lowering, node: Node, mark: int, label: str) -> list[CostPart]:
    slot = low.at.new_slot()
    choose = ChooseWay(low.one_clause("EitherCost"), slot)
    parts: list[CostPart] = [choose]
    options = node.many("options")
    for i in range(len(options)):
        way = part(low, options[i], mark, label)
        choose.ways.append(way)
        parts += [IfThatWay(one, slot, i) for one in way]
    return parts


def link(parts: list[CostPart], in_order: bool) -> None:
    """Each part that takes cards knows those after it, so that it leaves them enough, those before it, and those that the text
    names for other parts."""
    for i in range(len(parts)):
        take = parts[i]
        if not isinstance(take, TakeCards):
            continue
        for later in parts[i + 1 :]:
            if isinstance(later, TakeCards) and later not in take.later:
                take.later.append(later)
                later.earlier.append(take)
        for j in range(len(parts)):
            what = named_by(parts[j], take, in_order and j > i)
            if what is not None and what not in take.named:
                take.named.append(what)
    if in_order and any(turns_this(part) and leaves_with_this(parts[:i]) for i, part in enumerate(parts)):
        parts.insert(0, TooLate(parts[0].clause))


def turns_this(part: CostPart) -> bool:
    return part.turns_this() or (isinstance(part, DoInPayment) and isinstance(part.op, TurnOp) and isinstance(part.op.what, This))


def leaves_with_this(parts: list[CostPart]) -> bool:
    """Has the card itself been put elsewhere by then?"""
    return any(isinstance(part, DoInPayment) and isinstance(part.op, MoveOp) and isinstance(part.op.what, This) for part in parts)


def named_by(part: CostPart, take: TakeCards, afterwards: bool) -> Reference | None:
    """The cards that the text names for a part and that another one can't take therefore: both would move them, or turn them.
    `afterwards`: it is paid after that one, so that it can't turn cards either that have left."""
    turns = take.then.turned if isinstance(take.then, TurnOp) else -1
    leaves = afterwards and not take.stays
    if part.turns_this():
        return THIS if turns == SIDEWAYS or leaves else None
    if not isinstance(part, DoInPayment) or not part.named:
        return None
    op = part.op
    if isinstance(op, MoveOp):
        return None if take.stays else op.what
    if isinstance(op, TurnOp):
        return op.what if op.turned == turns or leaves else None
    return None
