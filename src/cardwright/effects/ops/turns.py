"""Turns: taken once more, or skipped."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Players, step
from cardwright.effects.ops.doing import Doing
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Calendar:
    """How a game keeps the turns that are to come."""

    def take_another(self, t: Table, player: int) -> None:
        raise NotImplementedError

    def skip_next(self, t: Table, player: int) -> None:
        raise NotImplementedError


class TurnsOp(Doing):
    """Each of the players takes another turn, or skips the next one."""

    def __init__(self, clause: str, cause: int, who: Players, another: bool, calendar: Calendar) -> None:
        super().__init__(clause, cause)
        self.who = who
        self.another = another
        self.calendar = calendar

    def run(self, t: Table, c: Context) -> Todo:
        for player in self.who.players(t, c):
            if self.another:
                self.calendar.take_another(t, player)
            else:
                self.calendar.skip_next(t, player)
        step(c, True)
        return None
