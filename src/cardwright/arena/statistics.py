"""What many games say, and how surely."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from cardwright.arena.playing import Outcome
from cardwright.kernel.table import DRAWN_GAME

Z95 = 1.959963984540054  # of the normal distribution, 95% lies within so many standard deviations


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many, with the interval that holds the true share in 19 of 20 cases (Wilson)."""

    part: int
    whole: int

    @property
    def value(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        n = self.whole
        if n == 0:
            return (0.0, 1.0)
        p = self.part / n
        middle = (p + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
        half = Z95 * sqrt(p * (1 - p) / n + Z95 * Z95 / (4 * n * n)) / (1 + Z95 * Z95 / n)
        # At the ends the bounds are exact; rounding must not push them past the share itself.
        low = 0.0 if self.part == 0 else max(0.0, middle - half)
        high = 1.0 if self.part == n else min(1.0, middle + half)
        return (low, high)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:.1%} ({low:.1%} to {high:.1%})"


@dataclass(frozen=True, slots=True)
class Spread:
    """Least, middle and most of a list of numbers."""

    least: int
    median: float
    mean: float
    most: int


def spread(numbers: Sequence[int]) -> Spread:
    xs = sorted(numbers)
    if not xs:
        return Spread(0, 0.0, 0.0, 0)
    half = len(xs) // 2
    median = float(xs[half]) if len(xs) % 2 else (xs[half - 1] + xs[half]) / 2
    return Spread(xs[0], median, sum(xs) / len(xs), xs[-1])


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games comes to."""

    games: int
    wins: tuple[Share, Share]
    draws: int
    first_player: Share
    """Of the games that somebody won, those won by the player who went first."""
    turns: Spread
    decisions: int
    decisions_each: Spread
    faults: list[Outcome]
    digest: str


def sum_up(outcomes: Iterable[Outcome]) -> Summary:
    """Sum up games; the order counts for the digest, so it is the order of the matches, whoever played them when."""
    everything = sorted(outcomes, key=lambda outcome: outcome.match.index)
    games = [outcome for outcome in everything if not outcome.fault]
    won = [outcome for outcome in games if outcome.winner != DRAWN_GAME]
    return Summary(
        games=len(everything),
        wins=(
            Share(sum(outcome.winner == 0 for outcome in games), len(games)),
            Share(sum(outcome.winner == 1 for outcome in games), len(games)),
        ),
        draws=len(games) - len(won),
        first_player=Share(sum(outcome.winner == outcome.first for outcome in won), len(won)),
        turns=spread([outcome.turns for outcome in games]),
        decisions=sum(outcome.decisions for outcome in everything),
        decisions_each=spread([outcome.decisions for outcome in games]),
        faults=[outcome for outcome in everything if outcome.fault],
        digest=digest_of(everything),
    )


def digest_of(outcomes: Iterable[Outcome]) -> str:
    """One hash over the final states of all games, in order."""
    h = hashlib.blake2b(digest_size=16)
    for outcome in outcomes:
        h.update((outcome.digest or "fault").encode() + b"\n")
    return h.hexdigest()
