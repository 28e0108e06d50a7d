"""A player's points rise, fall or are set."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Players, step
from cardwright.effects.ops.doing import Doing, done_since
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, NUMBER, Event, number_changed
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MORE: Final = 0
LESS: Final = 1
SET: Final = 2


class PointsOp(Doing):
    """Changes a number of players. As a cost, it must be possible within the number's limits."""

    def __init__(
        self, clause: str, cause: int, who: Players, number: int, way: int, n: Amount, permissions: Permissions | None = None
    ) -> None:
        super().__init__(clause, cause)
        self.permissions = Permissions() if permissions is None else permissions
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
        if c.phase == 1:
            return self.outcome(t, c)
        events: list[Event] = []
        n = self.n.value(t, c)
        for player in self.who.players(t, c):
            by = n
            if self.way == SET:
                by = n - t.number(self.number, player)
            elif n <= 0:
                t.cite("@zero")
                by = 0
            elif self.way == LESS:
                by = -n
            if by > 0 and not self.permissions.may_gain(t, player, self.number):
                by = 0
            if by != 0:
                events.append(self.does(c, number_changed(player, self.number, by)))
        return self.carry_out(t, c, events, 1)

    def outcome(self, t: Table, c: Context) -> Todo:
        step(c, self.cause == BY_COST or len(done_since(t, c.mark, NUMBER, self.number)) > 0)
        return None
