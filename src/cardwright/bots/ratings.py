"""How strong the levels are in each game: ratings from paired games against `normal`, kept as the counts that they follow from."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import msgspec

ANCHOR = "normal"
MIDDLE = 1500  # the rating of `normal`
STEP = 400  # so many points more mean ten wins to one
FILE = Path(__file__).parent / "data" / "ratings.json"


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """So many of so many paired games were won against `normal`, on seeds from `seed` on."""

    level: str
    game: str
    won: float
    games: int
    seed: int
    think: float = 0.0
    """Seconds of CPU time for a decision, for those who take their time."""


@cache
def measured() -> tuple[Measured, ...]:
    """All that was measured."""
    return tuple(msgspec.json.decode(FILE.read_bytes(), type=list[Measured]))


def ratings(game: str) -> dict[str, int]:
    """The rating of each level in a game, as far as it was measured; `normal` has 1500 everywhere.

        >>> cw.bots.ratings("sve")["normal"]
        1500
    """
    found = {one.level: rating(one.won, one.games) for one in measured() if one.game == game}
    return {**found, ANCHOR: MIDDLE} if found else {}


def rating(won: float, games: int) -> int:
    """By the odds of winning against `normal`; half a game more on each side, so that a few games don't make it endless."""
    return round(MIDDLE + STEP * math.log10((won + 0.5) / (games - won + 0.5)))
