"""How sure it is that one deck is better than another: by games with the same seeds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardwright.arena.statistics import Z95

FLIPS = 20_000  # of signs, to see what luck alone would bring
FEWEST = 20  # seeds from which anything is concluded
Scores = dict[int, dict[tuple[int, bool], float]]
"""By seed: what a deck scored against each opponent and from each seat (1, 0, or a half)."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """By how much a deck is better than another one, over so many seeds and games."""

    seeds: int
    games: int
    before: float
    """The share of games that the old deck won, and the new one."""
    after: float
    better: int
    worse: int
    """Games that came out better than with the old deck, and worse, with the same seed, opponent and seat."""
    low: float
    high: float
    """The interval of the gain, 95%."""
    p: float
    """How likely luck alone makes a difference of this size or more, in this direction."""

    @property
    def gain(self) -> float:
        return self.after - self.before


def compare(old: Scores, new: Scores, seed: int = 0) -> Evidence:
    """Pair the games of two decks. Games of one seed hang together, so each seed counts as one observation: the sum of its gains.
    The test flips the signs of these sums at random, which is what they would be if the exchange made no difference."""
    seeds = sorted(set(old) & set(new))
    gains, sizes, before, after, better, worse = [], [], 0.0, 0.0, 0, 0
    for one in seeds:
        both = [key for key in new[one] if key in old[one]]
        differences = [new[one][key] - old[one][key] for key in both]
        gains.append(sum(differences))
        sizes.append(len(both))
        before += sum(old[one][key] for key in both)
        after += sum(new[one][key] for key in both)
        better += sum(gain > 0 for gain in differences)
        worse += sum(gain < 0 for gain in differences)
    games = sum(sizes)
    if not games:
        return Evidence(0, 0, 0.0, 0.0, 0, 0, -1.0, 1.0, 1.0)
    mean = sum(gains) / games
    spread = math.sqrt(
        sum((gain - mean * size) ** 2 for gain, size in zip(gains, sizes, strict=True)) * len(seeds) / max(1, len(seeds) - 1)
    )
    half = Z95 * spread / games
    p = by_flipping(gains, seed) if len(seeds) >= FEWEST else 1.0
    return Evidence(len(seeds), games, before / games, after / games, better, worse, mean - half, mean + half, p)


def by_flipping(gains: Sequence[float], seed: int) -> float:
    """How often sums with random signs reach the one that was seen."""
    values: Any = np.asarray([gain for gain in gains if gain], dtype=float)
    if not len(values):
        return 1.0
    rng = np.random.default_rng(seed)
    reached = 0
    total = values.sum()
    for start in range(0, FLIPS, 1000):
        signs = rng.integers(0, 2, size=(min(1000, FLIPS - start), len(values)), dtype=np.int8) * 2 - 1
        reached += int((signs @ values >= total - 1e-9).sum())
    return (reached + 1) / (FLIPS + 1)


def holm(values: Sequence[float], alpha: float) -> list[bool]:
    """Which of several tests hold when all of them together may err with a probability of `alpha` (Holm's procedure)."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    out = [False] * len(values)
    for rank, i in enumerate(order):
        if values[i] > alpha / (len(values) - rank):
            break
        out[i] = True
    return out
