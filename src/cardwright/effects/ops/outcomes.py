"""Dice are rolled, and players win or lose the game."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Players, step
from cardwright.effects.ops.doing import Doing
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import ROLLED, Event, player_loses
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class RollOp(Doing):
    """Dice are rolled and added up; the slot keeps the sum."""

    def __init__(self, clause: str, cause: int, sides: int, slot: int, dice: int = 1) -> None:
        super().__init__(clause, cause)
        self.sides = sides
        self.slot = slot
        self.dice = dice

    def run(self, t: Table, c: Context) -> Todo:
        n = 0
        for _ in range(self.dice):
            n += t.random(self.sides) + 1
        if self.slot > 0:
            c.fill(self.slot, [n])
        step(c, True)
        return happen(t, [self.does(c, Event(ROLLED, -1, c.controller, amount=n, verb=self.sides))])


class OutcomeOp(Doing):
    """Players win or lose at once. Winning makes the others lose, so that an effect which replaces losing applies then, too."""

    def __init__(self, clause: str, cause: int, who: Players, wins: bool) -> None:
        super().__init__(clause, cause)
        self.who = who
        self.wins = wins

    def run(self, t: Table, c: Context) -> Todo:
        who = self.who.players(t, c)
        events: list[Event] = []
        for player in (t.active, 1 - t.active):
            if who and (player in who) != self.wins:
                events.append(self.does(c, player_loses(player)))
        t.cite("@outcome_now")
        step(c, len(events) > 0)
        return happen(t, events)
