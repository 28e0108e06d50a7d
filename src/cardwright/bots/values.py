"""Fitted values as files: what is kept of them, and how a bot gets the one of its game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cardwright.errors import InputError
from cardwright.files import NO_JSON
from cardwright.games.finding import data_folder
from cardwright.kernel.ruleset import Ruleset
from cardwright.lookahead.features import Features
from cardwright.lookahead.judgement import Judgement, judgement_of
from cardwright.lookahead.value import Value

FILE = "value.json"
MOST_STATS = 100  # numbers of a card; the games have about ten


class Fitted(msgspec.Struct, frozen=True, kw_only=True):
    """Weights by the names of what is counted, and how they came about."""

    game: str
    record: dict[str, Any]
    """The command's settings, how many games and positions, and how well the winners of games were told that it was not fitted to,
    beside the rule of thumb alone."""
    stats: int
    """How many numbers a card has."""
    ops: list[str]
    bias: float
    thumb: float
    """What a point of worth by rule of thumb adds to the odds."""
    bends: dict[str, list[float]]
    weights: dict[str, tuple[float, float]]
    """For each number, what it is worth to the player whose turn begins and to the other one, on their own side. Behind a name, the
    bend up to which it counts."""


def value_file(game: str) -> Path:
    """Where a game's own value is kept."""
    return data_folder(game) / FILE


def fitted_for(game: str) -> Fitted | None:
    """The weights that come with a game, if it has any."""
    file = value_file(game)
    return read_fitted(file) if file.exists() else None


def read_fitted(file: Path) -> Fitted:
    """The weights of a file, or `InputError`."""
    again = "Make it anew: cardwright train GAME"
    try:
        fitted = msgspec.json.decode(file.read_bytes(), type=Fitted)
    except OSError as fault:
        raise InputError(file, 0, f"it can't be read ({fault.strerror})", again) from None
    except NO_JSON as fault:
        raise InputError(file, 0, f"this is no fitted value ({fault})", again) from None
    if not 0 <= fitted.stats <= MOST_STATS:
        raise InputError(file, 0, f"a card has no {fitted.stats} numbers", again)
    return fitted


def value_from(fitted: Fitted, rules: Ruleset, judgement: Judgement) -> Value:
    """The weights in the order in which a table's numbers are counted. What has no weight counts nothing."""
    features = Features(rules, fitted.stats, fitted.ops)
    bends = [fitted.bends.get(name, []) for name in features.names[: features.scalars]]
    names = described_names(features, bends)
    mover = [fitted.weights.get(name, (0.0, 0.0))[0] for name in names]
    other = [fitted.weights.get(name, (0.0, 0.0))[1] for name in names]
    return Value(features, judgement, fitted.bias, fitted.thumb, mover, other, bends)


def described_names(features: Features, bends: list[list[float]]) -> list[str]:
    """What `described` counts, by name."""
    bent = [f"{features.names[i]} up to {bend:g}" for i, at in enumerate(bends) for bend in at]
    return [*features.names, *bent]


@cache
def value_for(game: str, rules: Ruleset) -> Value | None:
    """The fitted value of a game, if it has one."""
    fitted = fitted_for(game)
    return None if fitted is None else value_from(fitted, rules, judgement_of(game))
