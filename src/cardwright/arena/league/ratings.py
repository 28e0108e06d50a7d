"""Ratings by the model of Bradley and Terry, with intervals: how much stronger one entrant is than another, from who beat whom."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardwright.arena.statistics import Z95

ELO = 400 / math.log(10)  # Elo points of one unit of the model
MIDDLE = 1500.0  # what the field's average is called
PRIOR = 0.5  # a win and a loss of so much against an average player: keeps those finite who have won or lost everything
STEPS = 100
ENOUGH = 30  # groups of games from which their spread can be told
Array = Any  # of numpy: its own types say no more here


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of an entrant, in Elo points, with the interval that holds the true one in 19 of 20 cases."""

    elo: float
    low: float
    high: float


def rate(
    entrants: int, a: Sequence[int] | Array, b: Sequence[int] | Array, score: Sequence[float] | Array, group: Sequence[int] | Array
) -> list[Rating]:
    """Rate entrants by games between `a` and `b`, of which `a` got `score` (1, 0, or a half). Games of one `group` (those with the
    same seed) hang together, and are not counted as if each told something new: intervals are those of the groups where these are
    wider."""
    one, other = np.asarray(a, dtype=np.int64), np.asarray(b, dtype=np.int64)
    got, groups = np.asarray(score, dtype=float), np.asarray(group, dtype=np.int64)
    strength = fitted(entrants, one, other, got)
    chance = 1 / (1 + np.exp(strength[other] - strength[one]))
    inverse = np.linalg.inv(information(entrants, one, other, chance) + prior_information(strength))
    variance = np.diag(centred(inverse))
    if len(got):
        names, place = np.unique(groups, return_inverse=True)
        if len(names) >= ENOUGH:
            gradient = np.zeros((len(names), entrants))
            np.add.at(gradient, (place, one), got - chance)
            np.add.at(gradient, (place, other), chance - got)
            robust = inverse @ (gradient.T @ gradient) @ inverse * (len(names) / (len(names) - 1))
            variance = np.maximum(variance, np.diag(centred(robust)))
    middle = strength.mean()
    out = []
    for value, spread in zip(strength, variance, strict=True):
        elo, half = MIDDLE + ELO * (value - middle), Z95 * ELO * math.sqrt(spread)
        out.append(Rating(float(elo), float(elo - half), float(elo + half)))
    return out


def fitted(entrants: int, a: Array, b: Array, score: Array) -> Array:
    """The strengths under which what was seen is likeliest (Newton's method; the prior keeps the answer unique)."""
    strength = np.zeros(entrants)
    won, met = np.zeros((entrants, entrants)), np.zeros((entrants, entrants))
    np.add.at(won, (a, b), score)
    np.add.at(won, (b, a), 1 - score)
    np.add.at(met, (a, b), 1.0)
    np.add.at(met, (b, a), 1.0)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        alone = 1 / (1 + np.exp(-strength))
        slope = (won - met * chance).sum(axis=1) + PRIOR - 2 * PRIOR * alone
        weight = met * chance * (1 - chance)
        bend = np.diag(weight.sum(axis=1)) - weight + prior_information(strength)
        step = np.linalg.solve(bend, slope)
        strength = strength + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strength


def information(entrants: int, a: Array, b: Array, chance: Array) -> Array:
    """How much the games say about each difference."""
    out = np.zeros((entrants, entrants))
    weight = chance * (1 - chance)
    for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
        np.add.at(out, (i, j), sign * weight)
    return out


def prior_information(strength: Array) -> Array:
    alone = 1 / (1 + np.exp(-strength))
    return np.diag(2 * PRIOR * alone * (1 - alone))


def centred(covariance: Array) -> Array:
    """Of the differences to the field's average."""
    n = len(covariance)
    turn = np.eye(n) - np.full((n, n), 1 / n)
    return turn @ covariance @ turn.T
