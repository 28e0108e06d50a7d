"""For rehearsals: operations, parts of costs and replacements that note that they were carried out."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart, Op
from cardwright.effects.recorded import Notes
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event
from cardwright.kernel.faces import Replacement
from cardwright.kernel.frames import Frame, Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class NoteOp(Op):
    """Stands before the operations of a node, and changes nothing."""

    def __init__(self, notes: Notes, number: int) -> None:
        super().__init__("")
        self.notes = notes
        self.number = number

    def run(self, t: Table, c: Context) -> Todo:
        self.notes.seen.add(self.number)
        c.pc += 1
        return None


class NotePart(CostPart):
    """Stands before the parts of a cost, and costs nothing."""

    def __init__(self, notes: Notes, number: int) -> None:
        super().__init__("")
        self.notes = notes
        self.number = number

    def possible(self, t: Table, c: Context) -> bool:
        return True

    def run(self, t: Table, c: Context) -> Todo:
        self.notes.seen.add(self.number)
        c.pc += 1
        return None


class NotedReplacement(Replacement):
    """A replacement that notes that it was applied."""

    def __init__(self, inner: Replacement, notes: Notes, number: int) -> None:
        super().__init__(inner.watches, inner.optional)
        self.follows = inner.follows
        self.inner = inner
        self.notes = notes
        self.number = number

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        return self.inner.applies(t, e, c)

    def possible(self, t: Table, e: Event, c: Context) -> bool:
        return self.inner.possible(t, e, c)

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        self.notes.seen.add(self.number)
        return self.inner.replace(t, e, c, spent)

    def agree(self, t: Table, e: Event, c: Context) -> Todo:
        return self.inner.agree(t, e, c)

    def agreed(self, c: Context) -> bool:
        return self.inner.agreed(c)

    def follow(self, t: Table, e: Event, c: Context) -> Frame | None:
        return self.inner.follow(t, e, c)
