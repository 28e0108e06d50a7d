"""Turns: taken once more, or skipped; and whose turn is next."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, step
from cardwright.effects.ops.doing import Doing
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NEVER: Final = -1  # no number: turns are not skipped in this game


class Calendar:
    """How a game keeps the turns that are to come."""

    def take_another(self, t: Table, player: int) -> None:
        raise NotImplementedError

    def skip_next(self, t: Table, player: int) -> None:
        raise NotImplementedError


class TurnsInLine(Calendar):
    """The turns stand in `Table.memory`: first whose ordinary turn is next, then the extra turns in the order in which they were
    asked for. How many turns a player is to skip is a number of theirs, where a game knows that."""

    def __init__(self, skips: int = NEVER) -> None:
        self.skips = skips

    def take_another(self, t: Table, player: int) -> None:
        t.memory = t.memory + [player]

    def skip_next(self, t: Table, player: int) -> None:
        if self.skips == NEVER:
            raise NotImplementedError
        t.set_number(self.skips, player, t.number(self.skips, player) + 1)

    def next_player(self, t: Table) -> int:
        """The extra turn asked for last comes first, then the ordinary turn; a skipped turn doesn't begin."""
        while True:
            if len(t.memory) > 1:
                player = t.memory.pop()
                t.cite("@extra_turn")
            else:
                player = t.memory[0]
                t.memory[0] = 1 - player
            skips = 0 if self.skips == NEVER else t.number(self.skips, player)
            if skips == 0:
                return player
            t.set_number(self.skips, player, skips - 1)
            t.cite("@skipped_turn")


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
