"""Counters are put on cards, taken off, or moved to another card."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.counting import Count
from cardwright.effects.ops.doing import Doing, there
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, COUNTERS, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class CountersOp(Doing):
    """So many more (or fewer) counters of one name on each of the cards."""

    def __init__(self, clause: str, cause: int, counter: int, remove: bool, n: Count, on: Reference) -> None:
        super().__init__(clause, cause)
        self.counter = counter
        self.remove = remove
        self.n = n
        self.on = on

    def could(self, t: Table, c: Context) -> bool:
        refs = there(t, c, self.on)
        if not refs:
            return False
        if self.remove:
            if self.cause == BY_COST and t.trace is not None:
                t.cite("@cost_within_limits")
            for ref in refs:
                card = t.at(ref)
                assert card is not None
                if card.counted(self.counter) < self.n.least(t, c):
                    return False
        return True

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            refs = there(t, c, self.on)
            events: list[Event] = []
            for ref in refs:
                card = t.at(ref)
                assert card is not None
                n = self.n.most(t, c)
                if self.remove:
                    has = card.counted(self.counter)
                    n = -(n if n < has else has)
                if n != 0:
                    events.append(self.event(c, COUNTERS, ref, card.controller, n, self.counter))
                elif t.trace is not None:
                    t.cite("@zero")
            c.mark = len(t.history)
            c.phase = 1
            todo = happen(t, events)
            if todo is not None:
                return todo
        step(c, changed_since(t, c.mark, self.counter))
        return None


class MoveCounters(Doing):
    """Counters go from one card to another: so many as said, as far as there are."""

    def __init__(self, clause: str, cause: int, counter: int, n: Count, on: Reference, to: Reference) -> None:
        super().__init__(clause, cause)
        self.counter = counter
        self.n = n
        self.on = on
        self.to = to

    def could(self, t: Table, c: Context) -> bool:
        return len(there(t, c, self.on)) > 0 and len(there(t, c, self.to)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.mark = len(t.history)
            c.phase = 1
            events: list[Event] = []
            goals = there(t, c, self.to)
            if goals:
                total = 0
                for ref in there(t, c, self.on):
                    card = t.at(ref)
                    assert card is not None
                    has = card.counted(self.counter)
                    n = self.n.most(t, c)
                    if has < n:
                        n = has
                    if n > 0 and ref != goals[0]:
                        total += n
                        events.append(self.event(c, COUNTERS, ref, card.controller, -n, self.counter, goals[0]))
                goal = t.at(goals[0])
                assert goal is not None
                if total > 0:
                    events.append(self.event(c, COUNTERS, goals[0], goal.controller, total, self.counter))
            todo = happen(t, events)
            if todo is not None:
                return todo
        step(c, changed_since(t, c.mark, self.counter))
        return None


def changed_since(t: Table, since: int, counter: int) -> bool:
    """Has the number of these counters on any card changed since then?"""
    for i in range(since, len(t.history)):
        e = t.history[i]
        if e.kind == COUNTERS and e.verb == counter:
            return True
    return False
