"""Tries out each option and takes the one after which the table looks best."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardwright.bots.base import Bot
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import DRAWN_GAME, Table

Value = Callable[[Table, int], float]
Settled = Callable[[Ask], bool]

WON = 10_000.0
WIDEST = 12  # of the follow-up choices of one action, so many options are tried
DEEPEST = 4  # and so many choices in a row
LONGEST = 60  # decisions until the table is looked at in any case


class GreedyBot(Bot):
    """Looks to the end of each action that it could take: its own follow-up choices are tried out too, the opponent is taken
    to answer with nothing. `value` judges a table for a player; `is_action` says which decisions start a new action, and
    `quiet` which option of such a decision does nothing."""

    name = "greedy"

    def __init__(self, rng: random.Random, value: Value, is_action: Settled, quiet: Callable[[Ask], int]) -> None:
        super().__init__(rng)
        self.value = value
        self.is_action = is_action
        self.quiet = quiet

    def choose(self, table: Table, player: int) -> int:
        ask = table.decision()
        assert ask is not None
        idle = self.quiet(ask)
        best = 0
        most = -1e18
        for i in range(len(ask.options)):
            # To do nothing is worth what there is now; looking at the end of the turn would judge the opponent's draw.
            worth = self.judge(table, player) if i == idle else self.after(table, i, player, DEEPEST)
            if worth > most:
                most = worth
                best = i
        return best

    def after(self, table: Table, choice: int, player: int, depth: int) -> float:
        """What the table is worth once this option has been carried out to the end of its action."""
        t = table.clone()
        turn = t.turn
        t.apply(choice)
        for _ in range(LONGEST):
            ask = t.decision()
            if ask is None or t.turn != turn or (ask.player == player and self.is_action(ask)):
                break
            idle = self.quiet(ask)
            if ask.player == player and depth > 0 and idle < 0:
                return max(self.after(t, i, player, depth - 1) for i in self.sample(len(ask.options)))
            t.apply(idle if idle >= 0 else int(self.rng.random() * len(ask.options)))
        return self.judge(t, player)

    def sample(self, n: int) -> list[int]:
        """All options, or some of them where there are many."""
        if n <= WIDEST:
            return list(range(n))
        places = list(range(n))
        return [places.pop(int(self.rng.random() * len(places))) for _ in range(WIDEST)]

    def judge(self, t: Table, player: int) -> float:
        if t.winner >= 0:
            return 0.0 if t.winner == DRAWN_GAME else WON if t.winner == player else -WON
        return self.value(t, player)
