"""Lowering of what is chosen: counts, selections, picks, and references that have to be settled first."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Filter, Reference
from cardwright.effects.lowering.building import settled_on_play, slots_in
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.ops.choosing import Chooser
from cardwright.effects.ops.control_flow import ChooseBranch, JumpOp, KeepOp
from cardwright.effects.ops.counting import AnyCount, Count, CountIf, ExactCount, SomeUpTo, UpToCount
from cardwright.effects.ops.selecting import PickOp, SelectOp
from cardwright.effects.references import Slot, Together
from cardwright.kernel import asking
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

# Tests that anybody can answer of a hidden card: they look at nothing that is printed on it.
OPEN_TESTS: Final = ("In", "Among", "Other", "Controlled")


# -- how many
def count(low: Lowering, node: Node) -> Count:
    if node.kind == "Exactly":
        return ExactCount(low.amount(node.node("n")))
    if node.kind == "UpTo":
        least, most = node.number("least"), low.amount(node.node("n"))
        return SomeUpTo(least, most) if least else UpToCount(most)
    if node.kind == "AnyNumber":
        return AnyCount()
    if node.kind == "IfCount":
        then = count(low, node.node("then"))
        return CountIf(low.condition(node.node("condition")), then, count(low, node.node("otherwise")))
    raise NotRunnable(node, "this is no count")


# -- which
def secret(low: Lowering, filter_node: Node, filter: Filter) -> bool:
    """Must hidden cards be shown to prove that they are of the kind that is asked for?"""
    if not filter.zones & low.profile.hidden:
        return False
    for test in filter_node.many("tests"):
        if test.kind not in OPEN_TESTS and not (test.kind == "Type" and test.text("type") == "card"):
            return True
    return False


def chooser(low: Lowering, node: Node, question: int, clause: str) -> Chooser:
    """Of a Select, Pick or Search."""
    filter_node = node.node("filter")
    filter = low.filter(filter_node)
    by = low.asked(node.node("by") if node.kind != "Search" else YOU)
    random = node.kind != "Search" and node.number("random") == 1
    return Chooser(by, count(low, node.node("count")), filter, random, secret(low, filter_node, filter), question, clause)


def select(low: Lowering, node: Node) -> None:
    """A selection: on playing, if it is of cards that all can see and stands under guards that are known then."""
    at = low.at
    target = chooser(low, node, asking.TARGET, "")
    slot = low.slot_of(node)
    hidden = target.filter.zones & low.profile.hidden
    known = at.known or low.profile.targets_on_play
    on_play = known and not hidden and settled_on_play(node, at.on_play) and not target.random
    target.clause = clause = low.one_clause("Select", low.sort if on_play else "later")
    op = SelectOp(clause, at.new_mark(), target, slot, at.guard(), low.profile.permissions)
    if on_play:
        at.script.targets.append(op)
        at.on_play.add(slot)
        for used in slots_in(node):
            earlier = at.selects.get(used)
            if earlier is not None:
                earlier.later.append(op)
    at.selects[slot] = op
    low.note(node)
    at.emit(op)


def pick(low: Lowering, node: Node, said: bool = True) -> int:
    """Emit a pick; its slot. `said`: the text says that cards are selected, and does not only do something with one of them."""
    slot = low.slot_of(node)
    low.note(node)
    clause = low.one_clause("Pick")
    profile = low.profile
    permissions = profile.permissions if said and profile.picking_selects else None
    low.at.emit(PickOp(clause, chooser(low, node, asking.CHOOSE_CARD, clause), slot, permissions))
    return slot


def what(low: Lowering, node: Node, said: bool = False) -> Reference:
    """A reference that an operation acts on: what has to be chosen for it is chosen first. `said`: see `pick`."""
    if node.kind == "Pick":
        return Slot(pick(low, node, said))
    if node.kind == "Deck" and node.number("slot") > 0:
        slot = low.slot_of(node)
        low.at.emit(KeepOp("", low.reference(node), slot))
        return Slot(slot)
    if node.kind == "Together" and any(found.kind in ("Pick", "Either") for found in node.many("parts")):
        return Together([what(low, part, said) for part in apart(node.many("parts"))])
    if node.kind == "Either":
        return either(low, node)
    return low.reference(node)


def apart(parts: tuple[Node, ...]) -> list[Node]:
    """What one action is done to, part by part: "this card and a Beast card" are two cards."""
    out: list[Node] = []
    for i in range(len(parts)):
        part = parts[i]
        if part.kind == "Pick":
            filter = part.node("filter")
            tests = filter.many("tests")
            for j in range(len(parts)):
                other = parts[j]
                if other.kind == "Pick" and j < i:
                    tests += (make("Other", than=make("Slot", n=other.number("slot"))),)
                elif other.kind in ("This", "Slot"):
                    tests += (make("Other", than=other),)
            part = part.replace(filter=filter.replace(tests=tests))
        out.append(part)
    return out


def either(low: Lowering, node: Node) -> Reference:
    """The player who acts chooses which part is meant."""
    at = low.at
    slot = at.new_slot()
    at.names |= 1 << slot
    one_of(low, low.one_clause("Either"), node.many("parts"), lambda part: at.emit(KeepOp("", what(low, part), slot)))
    return Slot(slot)


def one_of(low: Lowering, clause: str, branches: tuple[Node, ...], lower: Callable[[Node], None]) -> None:
    """The player who acts chooses one of these branches, which alone is carried out."""
    at = low.at
    choose = ChooseBranch(clause, low.actor(YOU), len(branches))
    at.emit(choose)
    ends: list[JumpOp] = []
    for i in range(len(branches)):
        choose.to[i] = at.here()
        lower(branches[i])
        ends.append(JumpOp(""))
        at.emit(ends[-1])
    for end in ends:
        at.land(end)
