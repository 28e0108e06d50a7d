"""A script while it is put together: its operations, the slots they use, and under which guards selections stand."""
from __future__ import annotations

from cardwright.effects.base import Condition, Op
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.ops.selecting import Guard, SelectOp
from cardwright.effects.script import Script
from cardwright.text.tree import Node


class Building:
    """One ability's program. Slots of the text come first; those of the lowering are numbered after them."""

    def __init__(self, slots: int) -> None:
        self.script = Script()
        self.slots = slots  # the next free one
        self.names = 0  # the slots that hold cards (bits)
        self.marks = 0
        self.paid_marks = 0
        self.selects: dict[int, SelectOp] = {}  # by slot
        # Where the lowering is.
        self.conditions: list[Condition] = []
        self.modes: list[int] = []
        self.paid = 0
        self.known = True  # is it known on playing whether this part will be carried out?
        self.on_play: set[int] = set()  # slots that are filled when the ability is played
        self.next_mode = 0
        self.shared: dict[str, int] = {}  # slots that parts of a game's own share, by what they hold
        self.kept = 0  # the slot that keeps whether the effect before was carried out
        self.hides = False  # is anything shown or looked at that must be hidden again?

    def new_slot(self) -> int:
        slot = self.slots
        self.slots += 1
        return slot

    def new_mark(self) -> int:
        mark = self.marks
        self.marks += 1
        return mark

    def emit(self, op: Op) -> None:
        self.script.ops.append(op)

    def here(self) -> int:
        return len(self.script.ops)

    def land(self, jump: JumpOp) -> None:
        """The jump goes to what is emitted next."""
        jump.to = self.here()

    def guard(self) -> Guard:
        return Guard(self.conditions[:], self.modes[:], self.paid)


def highest_slot(node: Node) -> int:
    """The highest slot that the text uses; quoted abilities have slots of their own."""
    highest = 0
    for name, value in node.fields:
        if (name == "slot" or (name == "n" and node.kind == "Slot")) and isinstance(value, int):
            highest = max(highest, value)
        elif isinstance(value, Node):
            if value.kind != "HaveAbility":
                highest = max(highest, highest_slot(value))
        elif isinstance(value, tuple):
            for child in value:
                if child.kind != "HaveAbility":
                    highest = max(highest, highest_slot(child))
    return highest


def introduced(nodes: tuple[Node, ...]) -> list[int]:
    """The slots that these effects fill, each once; quoted abilities have slots of their own."""
    out: list[int] = []
    for node in nodes:
        if node.kind == "HaveAbility":
            continue
        for name, value in node.fields:
            if name == "slot" and isinstance(value, int):
                found = [value] if value > 0 else []
            elif isinstance(value, Node):
                found = introduced((value,))
            else:
                found = introduced(value) if isinstance(value, tuple) else []
            for slot in found:
                if slot not in out:
                    out.append(slot)
    return out


def slots_in(node: Node) -> set[int]:
    """The slots that a node refers to."""
    return {found.number("n") for found in node.walk() if found.kind == "Slot"}


def settled_on_play(node: Node, on_play: set[int]) -> bool:
    """Can what the node says be worked out when the ability is played? Not if it is about what the ability itself does."""
    for found in node.walk():
        if found.kind == "Slot" and found.number("n") not in on_play:
            return False
        if found.kind in ("Happened", "WasIn") and found.text("period") == "this way":
            return False
        if found.kind == "Result" and found.text("what") != "event amount":
            return False
    return True
