"""Counters are put on cards, taken off, or moved to another card."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.counting import Count
from cardwright.effects.ops.dealing import read
from cardwright.effects.ops.doing import Doing, cards_there, done_since, there
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, COUNTERS, Event, counters_changed
from cardwright.kernel.frames import Todo

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
        cards = cards_there(t, c, self.on)
        if not cards:
            return False
        if self.remove:
            if self.cause == BY_COST and t.trace is not None:
                t.cite("@cost_within_limits")
            for card in cards:
                if card.counted(self.counter) < self.n.least(t, c):
                    return False
        return True

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 1:
            return self.outcome(t, c)
        events: list[Event] = []
        for card in cards_there(t, c, self.on):
            n = self.n.most(t, c)
            if self.remove:
                has = card.counted(self.counter)
                n = -(n if n < has else has)
            if n != 0:
                events.append(self.does(c, counters_changed(card, self.counter, n)))
            elif t.trace is not None:
                t.cite("@zero")
        return self.carry_out(t, c, events, 1)

    def outcome(self, t: Table, c: Context) -> Todo:
        step(c, len(done_since(t, c.mark, COUNTERS, self.counter)) > 0)
        return None


class DistributeCounters(CountersOp):
    """On each card as many as were allocated to it: one slot keeps the cards, another the number for each."""

    def __init__(self, clause: str, cause: int, counter: int, n: Count, on: Reference, at: int, shares: int) -> None:
        super().__init__(clause, cause, counter, False, n, on)
        self.at = at
        self.shares = shares

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 1:
            return self.outcome(t, c)
        events: list[Event] = []
        refs = c.slots[self.at]
        for i in range(len(refs)):
            card = t.at(refs[i])
            n = read(c.slots[self.shares][i])
            if n > 0 and card is not None:
                events.append(self.does(c, counters_changed(card, self.counter, n)))
        return self.carry_out(t, c, events, 1)


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
        if c.phase == 1:
            return self.outcome(t, c)
        events: list[Event] = []
        goals = cards_there(t, c, self.to)
        if goals:
            goal = goals[0]
            total = 0
            for card in cards_there(t, c, self.on):
                has = card.counted(self.counter)
                n = self.n.most(t, c)
                if has < n:
                    n = has
                if n > 0 and card is not goal:
                    total += n
                    events.append(self.does(c, counters_changed(card, self.counter, -n, other=goal.ref())))
            if total > 0:
                events.append(self.does(c, counters_changed(goal, self.counter, total)))
        return self.carry_out(t, c, events, 1)

    def outcome(self, t: Table, c: Context) -> Todo:
        step(c, len(done_since(t, c.mark, COUNTERS, self.counter)) > 0)
        return None
