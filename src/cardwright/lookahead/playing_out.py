"""How a game goes on: policies answer for both players, in one call, to its end or for a while. Compiled, this loop costs next to
nothing beside the rules; whoever plays many games (simulations, benchmarks, searches, environments) plays them by it.
"""

from __future__ import annotations

import math
import random
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.events import DRAWN_GAME
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table
from cardwright.lookahead.budget import Budget
from cardwright.lookahead.judgement import Judgement
from cardwright.lookahead.value import Value

CERTAIN: Final = 30.0  # beyond that a chance can't be told from 0 or 1
NO_TURN: Final = 1 << 60  # a turn that no game comes to


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers a player's decisions."""

    def begin(self) -> None:
        """What it remembers is of another game than the one that it is asked about next."""

    def choose(self, t: Table, ask: Ask) -> int:
        """The place of the option that is taken."""
        raise NotImplementedError


class AtRandom(Policy):
    """Every option is as likely as the other. Where there is only one nothing is drawn, unless `always` says so."""

    def __init__(self, rng: random.Random, always: bool = False) -> None:
        self.draw = rng.random
        self.always = always

    def choose(self, t: Table, ask: Ask) -> int:
        count = len(ask.options)
        return 0 if count == 1 and not self.always else int(self.draw() * count)


def play_on(
    t: Table, first: Policy, second: Policy, most: int, answers: list[int], until_turn: int = NO_TURN, budget: Budget | None = None
) -> bool:
    """Play until the game is over or this turn begins, for so many decisions at most. The places that were answered are added to
    `answers`. With a budget, no longer than it lasts: it says whether there was time."""
    first.begin()
    second.begin()
    for _ in range(most):
        ask = t.decision()
        if ask is None or t.turn >= until_turn:
            return True
        place = (first if ask.player == 0 else second).choose(t, ask)
        answers.append(place)
        t.apply(place)
        if budget is not None and budget.over():
            return False
    return True


def chance_of(t: Table, judgement: Judgement, player: int, value: Value | None = None, whose_turn: bool = True) -> float:
    """How likely this player wins from here, by what was fitted to many games or else by the judgement of the table. Does it count
    `whose_turn` it is?"""
    if t.winner >= 0:
        return 0.5 if t.winner == DRAWN_GAME else 1.0 if t.winner == player else 0.0
    if value is not None:
        return sigmoid(value.worth(t, player))
    worth = judgement.worth(t, player)
    if whose_turn:
        worth += judgement.tempo if t.active == player else -judgement.tempo
    return sigmoid(worth / judgement.scale)


def sigmoid(x: float) -> float:
    if x > CERTAIN:
        return 1.0
    if x < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
