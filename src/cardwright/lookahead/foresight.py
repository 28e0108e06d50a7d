"""What an option leads to: it is carried out on a copy of the table, to the end of what it begins, and judged there."""

from __future__ import annotations

import random
from typing import Final

from cardwright.kernel.events import DRAWN_GAME
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table
from cardwright.lookahead.budget import Budget
from cardwright.lookahead.judgement import Judgement
from cardwright.lookahead.playing_out import Policy

WON: Final = 10_000.0
LONGEST: Final = 60  # decisions until the table is looked at in any case
GAIN: Final = 0.01  # less than that is no reason to do anything: equal moves would go in circles


class Foresight(Policy):
    """A player who looks to the end of each action that they could take. Their own follow-up choices are tried out too; the
    opponent answers with nothing, but blocks where blocking is good for them."""

    def __init__(self, judgement: Judgement, rng: random.Random, width: int, depth: int, tables: int, calm: bool) -> None:
        self.judgement = judgement
        self.rng = rng
        self.width = width  # of the options of one decision, so many are tried
        self.depth = depth  # and so many choices in a row
        self.tables = tables  # copies of the table for one decision; then no more follow-up choices are tried
        self.calm = calm  # never answers what somebody does: where many games are played out, most decisions would be such chances
        self.left = 0
        self.budget = Budget(0.0, False)  # when it is over, nothing more is tried
        self.replying = False
        self.found: list[tuple[int, float]] = []  # of the last choice: the options that were tried, and what each is worth
        self.line: list[int] = []  # of the option that was tried last: the follow-up choices that were found best

    def choose(self, t: Table, ask: Ask) -> int:
        """The option after which the table looks best; the one that does nothing unless something else is better."""
        self.found = []
        n = len(ask.options)
        if n == 1:
            return 0
        idle = self.judgement.quiet(t, ask)
        if idle >= 0 and self.calm and self.judgement.only_a_chance(t, ask):
            return idle
        self.left = self.tables
        best = idle
        most = -1e18
        if idle >= 0:
            most = self.of_nothing(t, ask, idle) + GAIN
            self.found.append((idle, most))
        for i in self.some(n, self.width):
            if self.budget.over():
                break
            if i != idle:
                worth = self.after(t, i, ask.player, self.depth)
                self.found.append((i, worth))
                if worth > most:
                    best = i
                    most = worth
        return max(best, 0)

    def values(self, t: Table, ask: Ask) -> list[float]:
        """What each option leads to; nothing good, if there was no time to see."""
        self.left = self.tables
        idle = self.judgement.quiet(t, ask)
        out: list[float] = []
        for i in range(len(ask.options)):
            if self.budget.over():
                out.append(-WON)
            elif i == idle:
                out.append(self.of_nothing(t, ask, i) + GAIN)
            else:
                out.append(self.after(t, i, ask.player, self.depth))
        return out

    def of_nothing(self, t: Table, ask: Ask, idle: int) -> float:
        """Doing nothing is worth what there is now, for what follows the end of a turn is not its doing; but what is under way
        comes about."""
        if self.judgement.is_action(t, ask) and self.judgement.settled(t):
            return self.judge(t, ask.player)
        return self.after(t, idle, ask.player, self.depth)

    def after(self, table: Table, choice: int, player: int, depth: int) -> float:
        """What the table is worth to the player once this option has been carried out to the end of what it begins."""
        judgement = self.judgement
        t = table.clone()
        self.left -= 1
        self.line = []
        known = True  # all that was answered since is what would be answered
        turn = t.turn
        t.apply(choice)
        for _ in range(LONGEST):
            ask = t.decision()
            if ask is None or t.turn != turn:
                break
            own = ask.player == player
            if own and judgement.is_action(t, ask) and judgement.settled(t):
                break  # also where nothing is left but to pass: what comes then is not the doing of this option
            n = len(ask.options)
            if n == 1:
                t.apply(0)
                continue
            idle = judgement.quiet(t, ask)
            if own and depth > 0 and idle < 0 and self.more():
                most = -1e18
                line: list[int] = []
                for i in self.some(n, self.width):
                    worth = self.after(t, i, player, depth - 1)
                    if worth > most:
                        most = worth
                        line = [i, *self.line]
                    if self.budget.over():
                        break
                self.line = line if known else []
                return most
            if not own and ask.kind in judgement.replies and not self.replying and self.more():
                t.apply(self.reply(t, ask))
            else:
                known = known and not own and idle >= 0
                t.apply(idle if idle >= 0 else int(self.rng.random() * n))
        return self.judge(t, player)

    def more(self) -> bool:
        """May more be tried?"""
        return self.left > 0 and not self.budget.over()

    def reply(self, t: Table, ask: Ask) -> int:
        """What the opponent finds best."""
        self.replying = True
        best = self.judgement.quiet(t, ask)
        most = self.after(t, best, ask.player, 0) if best >= 0 else -1e18
        for i in self.some(len(ask.options), self.width):
            if i != best:
                worth = self.after(t, i, ask.player, 0)
                if worth > most:
                    best = i
                    most = worth
            if self.budget.over():
                break
        self.replying = False
        return best

    def some(self, n: int, most: int) -> list[int]:
        """All options, or some of them where there are many."""
        places = list(range(n))
        if n <= most:
            return places
        return [places.pop(int(self.rng.random() * len(places))) for _ in range(most)]

    def judge(self, t: Table, player: int) -> float:
        if t.winner >= 0:
            return 0.0 if t.winner == DRAWN_GAME else WON if t.winner == player else -WON
        return self.judgement.worth(t, player)
