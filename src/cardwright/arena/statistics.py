"""What many games say, and how surely."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
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
    """What a list of games comes to. `wins` and `winner` speak of decks, in the order in which they were named.

        >>> result = cw.simulate("sve", "swordcraft", "runecraft", 10)
        >>> result.games, result.wins[0].part + result.wins[1].part + result.draws, result.faults
        (10, 10, [])
        >>> result.wins[0].value == result.wins[0].part / 10, result.turns.least > 0
        (True, True)
    """

    games: int
    wins: tuple[Share, Share]
    """Of the first deck and of the other, each with `value`, `interval`, `part` and `whole`."""
    draws: int
    first_player: Share
    """Of the games that somebody won, those won by the player who went first."""
    turns: Spread
    """Of a game: `least`, `median`, `mean`, `most`."""
    decisions: int
    """In all games."""
    decisions_each: Spread
    """In a game."""
    faults: list[Outcome]
    """The games that were not played to their end: each has a `fault` (the traceback) and its `cause`, one line."""
    digest: str
    """A hash over the final states of all games: equal wherever the same games were played."""
    outcomes: list[Outcome] = field(repr=False)
    """Every game, in order."""

    def rows(self) -> list[dict[str, object]]:
        """The games as a table: one dictionary for each, with the same keys. `winner` and `first` name decks: 0 or 1, and 2 for a
        drawn game."""
        return [
            {
                "game": outcome.match.index, "seed": outcome.match.seed, "swapped": outcome.match.swapped, "winner": outcome.winner,
                "first": outcome.first, "turns": outcome.turns, "decisions": outcome.decisions, "fault": outcome.fault,
            }
            for outcome in self.outcomes
        ]  # fmt: skip

    def __str__(self) -> str:
        one, other = self.wins
        draws = "1 draw" if self.draws == 1 else f"{self.draws} draws"
        text = f"{self.games} games: the first deck wins {one}, the other {other}, {draws}"
        if self.faults:
            first = self.faults[0]
            where = f"the first of them (game {first.match.index}) because of {first.cause}"
            text += f"; {len(self.faults)} not played to the end, {where}"
        return text


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
        outcomes=everything,
    )


def digest_of(outcomes: Iterable[Outcome]) -> str:
    """One hash over the final states of all games, in order."""
    h = hashlib.blake2b(digest_size=16)
    for outcome in outcomes:
        h.update((outcome.digest or "fault").encode() + b"\n")
    return h.hexdigest()
