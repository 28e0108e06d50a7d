"""How a game may go on: both players are played by the same quick player, for some turns, and the table is judged there."""

from __future__ import annotations

import math
from typing import Final

from cardwright.kernel.events import DRAWN_GAME
from cardwright.kernel.table import Table
from cardwright.lookahead.budget import Budget
from cardwright.lookahead.foresight import Foresight
from cardwright.lookahead.value import Value

CERTAIN: Final = 30.0  # beyond that a chance can't be told from 0 or 1


def play_on(t: Table, quick: Foresight, until_turn: int, most: int, budget: Budget) -> bool:
    """Play until this turn begins, for so many decisions at most; not to the end if the time is over before."""
    for _ in range(most):
        ask = t.decision()
        if ask is None or t.turn >= until_turn:
            return True
        t.apply(0 if len(ask.options) == 1 else quick.choose(t, ask))
        if budget.over():
            return False
    return True


def chance_of(t: Table, quick: Foresight, value: Value | None, player: int) -> float:
    """How likely this player wins from here, by what was fitted to many games or else by the judgement of the table."""
    if t.winner >= 0:
        return 0.5 if t.winner == DRAWN_GAME else 1.0 if t.winner == player else 0.0
    if value is not None:
        return sigmoid(value.worth(t, player))
    return sigmoid(quick.judgement.worth(t, player) / quick.judgement.scale)


def sigmoid(x: float) -> float:
    if x > CERTAIN:
        return 1.0
    if x < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
