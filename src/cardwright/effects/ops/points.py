"""A player's points rise, fall or are set."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Players, step
from cardwright.effects.ops.doing import Doing
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, NUMBER, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MORE: Final = 0
LESS: Final = 1
SET: Final = 2


class PointsOp(Doing):
    """Changes a number of players. As a cost, it must be possible within the number's limits."""

    def __init__(self, clause: str, cause: int, who: Players, number: int, way: int, n: Amount) -> None:
        super().__init__(clause, cause)
        self.who = who
        self.number = number
        self.way = way
        self.n = n

    def could(self, t: Table, c: Context) -> bool:
        if self.way == SET or (self.way == MORE and self.cause != BY_COST):
            return True
        if t.trace is not None and self.cause == BY_COST:
            t.cite("@cost_within_limits")
        n = self.n.value(t, c)
        for player in self.who.players(t, c):
            now = t.number(self.number, player)
            if now + n > t.rules.highest(t, self.number, player) if self.way == MORE else now < n:
                return False
        return True

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.mark = len(t.history)
            c.phase = 1
            events: list[Event] = []
            n = self.n.value(t, c)
            for player in self.who.players(t, c):
                by = n
                if self.way == SET:
                    by = n - t.number(self.number, player)
                elif n <= 0:
                    if t.trace is not None:
                        t.cite("@zero")
                    by = 0
                elif self.way == LESS:
                    by = -n
                if by != 0:
                    events.append(self.event(c, NUMBER, -1, player, by, self.number))
            todo = happen(t, events)
            if todo is not None:
                return todo
        did = self.cause == BY_COST
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == NUMBER and e.verb == self.number:
                did = True
        step(c, did)
        return None
