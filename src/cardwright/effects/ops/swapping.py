"""Two cards change places."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, there
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, SWAP, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class SwapOp(Doing):
    """Each card goes into the other's zone at the same time; if one of them can't, neither does."""

    def __init__(self, clause: str, cause: int, left: Reference, right: Reference, permissions: Permissions) -> None:
        super().__init__(clause, cause)
        self.left = left
        self.right = right
        self.permissions = permissions

    def could(self, t: Table, c: Context) -> bool:
        left = there(t, c, self.left)
        right = there(t, c, self.right)
        if len(left) != 1 or len(right) != 1:
            return False
        one = t.at(left[0])
        other = t.at(right[0])
        assert one is not None and other is not None
        if one.zone == other.zone and one.controller == other.controller:
            return False
        return self.may_go(t, c, one, other) and self.may_go(t, c, other, one)

    def may_go(self, t: Table, c: Context, card: Card, to: Card) -> bool:
        return self.permissions.may_move(t, c, card, SWAP, to.zone)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 1:
            return self.swapped(t, c)
        if not self.could(t, c):
            if t.trace is not None:
                t.cite("@swap_impossible")
            step(c, False)
            return None
        one = t.at(there(t, c, self.left)[0])
        other = t.at(there(t, c, self.right)[0])
        assert one is not None and other is not None
        events: list[Event] = [
            self.move(c, one, SWAP, other.zone, self.player(t, one, other), 0, 0),
            self.move(c, other, SWAP, one.zone, self.player(t, other, one), 0, 0),
        ]
        c.mark = len(t.history)
        c.phase = 1
        todo = happen(t, events)
        if todo is not None:
            return todo
        return self.swapped(t, c)

    def player(self, t: Table, card: Card, to: Card) -> int:
        """Whose zone it is: a card comes to the field of the player who controlled the other, and elsewhere to its owner."""
        return to.controller if to.zone == t.rules.field else card.owner

    def swapped(self, t: Table, c: Context) -> Todo:
        n = 0
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == MOVE and e.verb == SWAP:
                n += 1
        step(c, n == 2)
        return None
