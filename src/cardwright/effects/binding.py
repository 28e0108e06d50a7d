"""What set an ability off is put into its slots, before anything is chosen for it."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Op
from cardwright.effects.happened import Pattern
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Bind(Op):
    """The card of the event goes into a slot: as it is after the event. Nothing, if the event is of another pattern."""

    def __init__(self, slot: int, pattern: Pattern) -> None:
        super().__init__("")
        self.slot = slot
        self.pattern = pattern

    def put(self, t: Table, c: Context) -> None:
        e = c.event
        if e is None or not self.pattern.kinds >> e.kind & 1:
            return
        while len(c.slots) <= self.slot:
            c.slots.append([])
        ref = self.pattern.found(t, e, c)
        if ref < 0:
            # The card no longer fits what set the ability off (its information has changed since): it is still that card.
            ref = self.pattern.card(e)
        c.slots[self.slot] = [ref] if ref >= 0 else []

    def run(self, t: Table, c: Context) -> Todo:
        self.put(t, c)
        c.pc += 1
        return None
