"""Lowering of what is chosen: counts, selections, picks, and references that have to be settled first."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Filter, Players, Reference
from cardwright.effects.lowering.building import Building, settled_on_play, slots_in
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.recording import Recorder
from cardwright.effects.lowering.values import ValueLowering
from cardwright.effects.lowering.vocabulary import NotRunnable, Vocabulary
from cardwright.effects.ops.choosing import Chooser
from cardwright.effects.ops.control_flow import ChooseBranch, JumpOp, KeepOp
from cardwright.effects.ops.counting import AnyCount, Count, CountIf, ExactCount, UpToCount
from cardwright.effects.ops.selecting import PickOp, SelectOp
from cardwright.effects.references import Slot, Together
from cardwright.kernel import asking
from cardwright.kernel.library import Library
from cardwright.text.kinds import YOU
from cardwright.text.tree import Node

# Tests that look at no information of a card which only its holder can see.
OPEN_TESTS: Final = ("In", "Among", "Other", "Controlled")


class ChoiceLowering(ValueLowering):
    """Adds choices. `at` is the script that is being put together."""

    def __init__(self, vocabulary: Vocabulary, library: Library, notations: Notations, record: Recorder | None = None) -> None:
        super().__init__(vocabulary, library, record)
        self.notations = notations
        self.at = Building(1)

    # -- who
    def actor(self, node: Node) -> Players:
        """Who does something: inside what another player does, "you" left unsaid is that player."""
        if node == YOU and self.they is not None:
            return self.they
        return self.players(node)

    def asked(self, node: Node) -> Players:
        """Who would be asked, if anything has to be: no value of its own, for nobody may be asked at all."""
        record = self.record
        self.record = None
        try:
            return self.actor(node)
        finally:
            self.record = record

    def one_clause(self, kind: str, detail: str = "") -> str:
        """The clause that an operation bears: of several, the first."""
        found = self.vocabulary.clause(kind, detail).split(", ")[0]
        return found if found else self.notations.clause(kind)

    # -- how many
    def count(self, node: Node) -> Count:
        if node.kind == "Exactly":
            return ExactCount(self.amount(node.node("n")))
        if node.kind == "UpTo":
            return UpToCount(self.amount(node.node("n")))
        if node.kind == "AnyNumber":
            return AnyCount()
        if node.kind == "IfCount":
            then = self.count(node.node("then"))
            return CountIf(self.condition(node.node("condition")), then, self.count(node.node("otherwise")))
        raise NotRunnable(node, "this is no count")

    # -- which
    def secret(self, filter_node: Node, filter: Filter) -> bool:
        """Must hidden cards be shown to prove that they are of the kind that is asked for?"""
        if not filter.zones & self.notations.hidden:
            return False
        for test in filter_node.many("tests"):
            if test.kind not in OPEN_TESTS and not (test.kind == "Type" and test.text("type") == "card"):
                return True
        return False

    def chooser(self, node: Node, question: int, clause: str) -> Chooser:
        """Of a Select, Pick or Search."""
        filter_node = node.node("filter")
        filter = self.filter(filter_node)
        by = self.asked(node.node("by") if node.kind != "Search" else YOU)
        random = node.kind != "Search" and node.number("random") == 1
        return Chooser(by, self.count(node.node("count")), filter, random, self.secret(filter_node, filter), question, clause)

    def slot_of(self, node: Node) -> int:
        """The slot of an introducer; one of our own if nothing in the text refers to it."""
        slot = node.number("slot")
        if slot == 0:
            slot = self.at.new_slot()
        self.at.names |= 1 << slot
        return slot

    def lower_select(self, node: Node) -> None:
        """A selection: on playing, if it is of cards that all can see and stands under guards that are known then."""
        at = self.at
        clause = self.one_clause("Select")
        chooser = self.chooser(node, asking.TARGET, clause)
        slot = self.slot_of(node)
        hidden = chooser.filter.zones & self.notations.hidden
        known = at.known or self.notations.targets_on_play
        on_play = known and not hidden and settled_on_play(node, at.on_play) and not chooser.random
        op = SelectOp(clause, at.new_mark(), chooser, slot, at.guard(), self.notations.permissions)
        if on_play:
            at.script.targets.append(op)
            at.on_play.add(slot)
            for used in slots_in(node):
                earlier = at.selects.get(used)
                if earlier is not None:
                    earlier.later.append(op)
        at.selects[slot] = op
        self.note(node)
        at.emit(op)

    def pick(self, node: Node) -> int:
        """Emit a pick; its slot."""
        slot = self.slot_of(node)
        self.note(node)
        clause = self.one_clause("Pick")
        notations = self.notations
        permissions = notations.permissions if notations.picking_selects else None
        self.at.emit(PickOp(clause, self.chooser(node, asking.CHOOSE_CARD, clause), slot, permissions))
        return slot

    def what(self, node: Node) -> Reference:
        """A reference that an operation acts on: what has to be chosen for it is chosen first."""
        if node.kind == "Pick":
            return Slot(self.pick(node))
        if node.kind == "Deck" and node.number("slot") > 0:
            slot = self.slot_of(node)
            self.at.emit(KeepOp("", self.reference(node), slot))
            return Slot(slot)
        if node.kind == "Together" and any(found.kind in ("Pick", "Either") for found in node.many("parts")):
            return Together([self.what(part) for part in node.many("parts")])
        if node.kind == "Either":
            return self.either(node)
        return self.reference(node)

    def either(self, node: Node) -> Reference:
        """The player who acts chooses which part is meant."""
        at = self.at
        slot = at.new_slot()
        at.names |= 1 << slot
        parts = node.many("parts")
        choose = ChooseBranch(self.one_clause("Either"), self.actor(YOU), len(parts))
        at.emit(choose)
        ends: list[JumpOp] = []
        for i in range(len(parts)):
            choose.to[i] = at.here()
            at.emit(KeepOp("", self.what(parts[i]), slot))
            end = JumpOp("")
            ends.append(end)
            at.emit(end)
        for end in ends:
            at.land(end)
        return Slot(slot)

    def note(self, node: Node) -> None:
        """For rehearsals: note that what is emitted next was carried out."""
        raise NotImplementedError
