"""What one is given as an argument, checked: a fault is one line that says which call, what is wrong and what to do."""

from __future__ import annotations

import operator
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardwright.errors import InputError
from cardwright.kernel import chance

OBSERVERS: Final = (-2, -1, 0, 1)


def player(call: str, given: object) -> int:
    """Player 0 or 1."""
    number = whole(given)
    if number not in (0, 1):
        raise InputError(f"{call}({given!r})", 0, f"there is no player {given!r}", "Players are 0 and 1")
    return number


def observer(call: str, given: object) -> int:
    """A player, or one of those who look on."""
    number = whole(given)
    if number not in OBSERVERS:
        fix = "Use 0 or 1 for a player, -1 for those who look on, -2 for those from whom nothing is hidden"
        raise InputError(f"{call}({given!r})", 0, f"there is no observer {given!r}", fix)
    return number


def count(call: str, what: str, given: object, least: int, most: int | None = None) -> int:
    """A whole number between two bounds."""
    number = whole(given)
    if number is None or number < least or (most is not None and number > most):
        bounds = f"{least} or more" if most is None else f"{least}" if most == least else f"from {least} to {most}"
        raise InputError(call, 0, f"{what} is {shown(given)}", f"Use a whole number, {bounds}")
    return number


def chance_from(call: str, given: object) -> random.Random:
    """Where imagined chance comes from: a number, or somebody's own `random.Random`."""
    if isinstance(given, random.Random):
        return given
    number = whole(given)
    if number is None:
        fix = "Use a whole number or a random.Random, so that it can be done again"
        raise InputError(call, 0, f"the seed is {shown(given)}", fix)
    return random.Random(number)


def seed_from(call: str, given: object) -> bytes:
    """The seed of a game: a number or 32 bytes; nothing for the system's chance."""
    if given is None:
        return chance.seed_from_entropy()
    if isinstance(given, bytes) and len(given) == chance.SEED_BYTES:
        return given
    number = whole(given)
    if number is None:
        what = f"the seed has {len(given)} bytes" if isinstance(given, bytes) else f"the seed is {shown(given)}"
        raise InputError(call, 0, what, f"Use a whole number, or {chance.SEED_BYTES} bytes")
    return chance.seed_from(number)


def names(call: str, given: Sequence[str]) -> tuple[str, str]:
    """What two players are called."""
    both = () if isinstance(given, str) or not isinstance(given, Sequence) else tuple(given)
    if len(both) != 2 or not all(isinstance(name, str) and name.strip() for name in both):
        raise InputError(call, 0, f"players is {shown(given)}", 'Give two names: players=("Ann", "Bob")')
    return (both[0], both[1])


def a_file(call: str, given: object) -> Path:
    """The path of a file."""
    if not isinstance(given, str | Path) or not str(given):
        raise InputError(call, 0, f"{shown(given)} is no file", "Give its path")
    return Path(given)


def whole(given: object) -> int | None:
    """A whole number as Python's own (numpy has others); nothing for everything else, and for a truth value."""
    if given.__class__ is int:
        return given
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None


def shown(given: object) -> str:
    """A wrong argument, as far as it fits on a line."""
    text = " ".join(repr(given).split())
    return text if len(text) <= 60 else text[:59] + "…"
