"""One who looks only so far that many games can be played out by it."""

from __future__ import annotations

import random
from typing import Final

from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table
from cardwright.lookahead.foresight import GAIN, Foresight
from cardwright.lookahead.judgement import Judgement

WIDTH: Final = 6
DEPTH: Final = 1
TABLES: Final = 40
KINDS: Final = 1 << 8  # more than there are kinds of questions


class Quick(Foresight):
    """Never answers what somebody does, and remembers what it has tried. A choice that was found best when its action was tried is
    made so. And what an action brings seldom gets better by another one: so once in a turn all are tried, and after each that is
    taken only the one that seemed best among the others, until that is the best in truth."""

    def __init__(self, judgement: Judgement, rng: random.Random, width: int = WIDTH, depth: int = DEPTH) -> None:
        super().__init__(judgement, rng, width, depth, TABLES, True)
        self.asked = -1  # in which turn, by whom and what: `gains` holds for that
        self.gains: dict[int, float] = {}  # of each option that was tried: how much better than doing nothing it was
        self.plan: list[int] = []  # the choices that come next

    def begin(self) -> None:
        self.asked = -1
        self.plan = []

    def choose(self, t: Table, ask: Ask) -> int:
        n = len(ask.options)
        if n == 1:
            return 0
        idle = self.judgement.quiet(t, ask)
        if idle >= 0:
            if self.judgement.only_a_chance(t, ask):
                return idle
            self.plan = []
            if self.judgement.is_action(t, ask):
                return self.action(t, ask, idle)
        elif self.plan:
            place = self.plan.pop(0)
            if place < n:
                return place
        return self.best(t, ask, idle)

    def best(self, t: Table, ask: Ask, idle: int) -> int:
        """All are tried."""
        self.left = self.tables
        best = idle
        most = -1e18
        plan: list[int] = []
        if idle >= 0:
            most = self.of_nothing(t, ask, idle) + GAIN
        for i in self.some(len(ask.options), self.width):
            if self.budget.over():
                break
            if i != idle:
                worth = self.after(t, i, ask.player, self.depth)
                if worth > most:
                    best = i
                    most = worth
                    plan = self.line
        self.plan = plan
        return max(best, 0)

    def action(self, t: Table, ask: Ask, idle: int) -> int:
        """Those that are new are tried, and those that seemed best before."""
        options = ask.options
        asked = (t.turn * 2 + ask.player) * KINDS + ask.kind
        if asked != self.asked:
            self.asked = asked
            self.gains = {}
        gains = self.gains
        self.left = self.tables
        nothing = self.of_nothing(t, ask, idle) + GAIN
        lines: dict[int, list[int]] = {}  # of those that are tried now
        new = [i for i in range(len(options)) if i != idle and options[i] not in gains]
        for k in self.some(len(new), self.width):
            if self.budget.over():
                return idle
            i = new[k]
            gains[options[i]] = self.after(t, i, ask.player, self.depth) - nothing
            lines[i] = self.line
        while not self.budget.over():
            best = -1
            most = 0.0
            for i in range(len(options)):
                if i != idle:
                    gain = gains.get(options[i], 0.0)
                    if gain > most:
                        best = i
                        most = gain
            if best < 0:
                break
            if best in lines:
                self.plan = lines[best]
                return best
            gains[options[best]] = self.after(t, best, ask.player, self.depth) - nothing
            lines[best] = self.line
        return idle
