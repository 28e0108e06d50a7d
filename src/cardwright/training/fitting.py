"""Weights from positions: logistic regression, by which each number of a table adds its part to the odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.bots.values import Fitted, described_names
from cardwright.lookahead.features import Features
from cardwright.training.selfplay import Position

Array = NDArray[np.float64]

BENDS = (0.1, 0.35)  # of all positions: below these a number may count otherwise
RARE = 0.005  # what is there in fewer positions gets no weight
FOLDS = 5  # games are told by what was fitted to the others
STEPS = 30
CLOSE = 1e-4
# How much stronger than others these are held down: what few cards have tells decks apart rather than tables.
SIDES_ALIKE = 4.0  # a difference between what something is worth to the mover and to the other player
OF_FEW_CARDS = 5.0  # keywords, bans and marks
OF_SINGLE_CARDS = 20.0  # what cards do
STRENGTHS = (30.0, 100.0, 300.0, 1000.0, 3000.0)  # of holding weights down: which is best, games that were not fitted to say


def fit(game: str, features: Features, found: Sequence[Position], record: dict[str, Any]) -> Fitted:
    """The weights that tell best who wins: what the rule of thumb leaves open."""
    ordered = sorted(found, key=lambda one: one.number)  # whichever process was quicker
    own = np.array([one.own for one in ordered])
    theirs = np.array([one.theirs for one in ordered])
    won = np.array([one.won for one in ordered])
    thumb = np.array([one.thumb for one in ordered])
    fold = np.array([one.number % FOLDS for one in ordered])
    bends = [bends_of(np.concatenate([own[:, i], theirs[:, i]])) for i in range(features.scalars)]
    own, theirs = bent(own, bends), bent(theirs, bends)
    names = described_names(features, bends)
    both = np.concatenate([own, theirs])
    used = np.flatnonzero(((both != 0).mean(axis=0) > RARE) & (both.std(axis=0) > 0))
    scale = both[:, used].std(axis=0)
    # What the sides have in common and in what they differ, each by itself: most is worth the same to both.
    less = (own[:, used] - theirs[:, used]) / scale
    more = (own[:, used] + theirs[:, used]) / scale
    middle = more.mean(axis=0)
    columns = np.hstack([np.ones((len(won), 1)), thumb[:, None], less, more - middle])
    each = np.array([held_down(features, int(at)) for at in used])
    held = np.concatenate([[0.0, 0.0], each, each * SIDES_ALIKE])
    told = {strength: told_apart(columns, won, fold, held * strength) for strength in STRENGTHS}
    best = min(told, key=lambda strength: log_loss(told[strength], won))
    weights = regress(columns, won, held * best)
    differing, shared = weights[2 : 2 + len(used)] / scale, weights[2 + len(used) :] / scale
    by_thumb = told_apart(columns[:, :2], won, fold, np.zeros(2))
    return Fitted(
        game=game,
        record={
            **record, "positions": len(won), "numbers": len(used), "held_down": best,
            "log_loss": round(log_loss(told[best], won), 4), "right": round(right(told[best], won), 4),
            "log_loss_of_thumb": round(log_loss(by_thumb, won), 4), "right_of_thumb": round(right(by_thumb, won), 4),
        },
        stats=features.stats,
        ops=features.ops,
        bias=round(float(weights[0] - (shared * scale * middle).sum()), 5),
        thumb=round(float(weights[1]), 6),
        bends={features.names[i]: at for i, at in enumerate(bends) if at},
        weights={
            names[at]: (round(float(shared[k] + differing[k]), 6), round(float(shared[k] - differing[k]), 6))
            for k, at in enumerate(used)
        },
    )  # fmt: skip


def held_down(features: Features, at: int) -> float:
    if at >= len(features.names) or at < features.first_keyword:
        return 1.0
    return OF_SINGLE_CARDS if at >= features.first_deed else OF_FEW_CARDS


def told_apart(columns: Array, won: Array, fold: Array, held: Array) -> Array:
    """The odds of every position, by weights that were fitted to the games of the other folds."""
    out: Array = np.zeros(len(won))
    for aside in range(FOLDS):
        here = fold == aside
        out[here] = columns[here] @ regress(columns[~here], won[~here], held)
    return out


def right(odds: Array, won: Array) -> float:
    """How often the player who was the likelier one to win has won."""
    return float(((odds > 0) == (won > 0.5)).mean())


def bends_of(numbers: Array) -> list[float]:
    """Where a number's worth may change: at what few positions are below."""
    low, high = float(numbers.min()), float(numbers.max())
    at = sorted({float(np.quantile(numbers, part)) for part in BENDS})
    return [bend for bend in at if low < bend < high]


def bent(sides: Array, bends: list[list[float]]) -> Array:
    """The numbers, and after them those that count up to a bend only."""
    columns = [np.minimum(sides[:, i], bend) for i, at in enumerate(bends) for bend in at]
    return np.column_stack([sides, *columns]) if columns else sides


def regress(columns: Array, won: Array, held: Array) -> Array:
    """Newton's method: a few steps are enough."""
    weights: Array = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        chances = chance(columns @ weights)
        slope = columns.T @ (won - chances) - held * weights
        bow = (columns * (chances * (1 - chances))[:, None]).T @ columns + np.diag(held + 1e-9)
        step = np.linalg.solve(bow, slope)
        weights = weights + step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def chance(odds: Array) -> Array:
    out: Array = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
    return out


def log_loss(odds: Array, won: Array) -> float:
    chances = np.clip(chance(odds), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean())
