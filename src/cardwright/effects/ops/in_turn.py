"""Choices that several players make one after the other: afterwards the text speaks of the cards of all of them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.ops.control_flow import JumpOp
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class EndOfRound(JumpOp):
    """A player has chosen: the choice is put aside, and the next player begins. `slots` hold the choice of the present player, the
    slots in `all` the choices of all so far."""

    def __init__(self, slots: list[int], all: list[int]) -> None:
        super().__init__("")
        self.slots = slots
        self.all = all

    def run(self, t: Table, c: Context) -> Todo:
        for i in range(len(self.slots)):
            c.fill(self.all[i], c.slots[self.all[i]] + c.slots[self.slots[i]])
            c.fill(self.slots[i], [])
        self.jump(c)
        return None


class AllRounds(EndOfRound):
    """All players have chosen: from here on `slots` hold what all of them chose."""

    def run(self, t: Table, c: Context) -> Todo:
        for i in range(len(self.slots)):
            c.fill(self.slots[i], c.slots[self.all[i]])
            c.fill(self.all[i], [])
        self.go_on(c)
        return None
