"""What several players choose one after the other: after that, the text means the cards of all of them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.ops.control_flow import JumpOp
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class EndOfRound(JumpOp):
    """A player has had their turn: what they chose is put aside, and the next one begins. `slots` name cards for one player; the
    slots in `all` keep those of all players."""

    def __init__(self, slots: list[int], all: list[int]) -> None:
        super().__init__("")
        self.slots = slots
        self.all = all

    def run(self, t: Table, c: Context) -> Todo:
        for i in range(len(self.slots)):
            c.slots[self.all[i]] = c.slots[self.all[i]] + c.slots[self.slots[i]]
            c.slots[self.slots[i]] = []
        self.jump(c)
        return None


class AllRounds(JumpOp):
    """All have had their turn: from here on, what each of them chose is named together."""

    def __init__(self, slots: list[int], all: list[int]) -> None:
        super().__init__("")
        self.slots = slots
        self.all = all

    def run(self, t: Table, c: Context) -> Todo:
        for i in range(len(self.slots)):
            c.slots[self.slots[i]] = c.slots[self.all[i]]
            c.slots[self.all[i]] = []
        self.go_on(c)
        return None
