"""A card of an opponent's field comes to yours."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, there, times_done
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import STEAL, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class StealOp(Doing):
    """From field to field: it stays the same card with all its states, and its owner stays its owner."""

    def __init__(self, clause: str, cause: int, what: Reference, permissions: Permissions) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.permissions = permissions

    def stealable(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        field = t.rules.field
        for ref in there(t, c, self.what):
            card = t.at(ref)
            assert card is not None
            if card.zone == field and card.controller != c.controller and self.permissions.may_move(t, c, card, STEAL, field):
                out.append(ref)
        return out

    def could(self, t: Table, c: Context) -> bool:
        return len(self.stealable(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            refs = self.stealable(t, c)
            events: list[Event] = []
            for ref in refs:
                card = t.at(ref)
                assert card is not None
                events.append(self.move(c, card, STEAL, t.rules.field, c.controller, 0, 0))
            c.mark = len(t.history)
            c.picked = refs
            c.phase = 1
            todo = happen(t, events)
            if todo is not None:
                return todo
        if t.trace is not None:
            t.cite("@stolen")
        n = times_done(t, c.mark, c.picked, STEAL, t.rules.field)
        step(c, n > 0 and n == len(c.picked))
        return None
