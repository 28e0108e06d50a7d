"""The games that can be judged: one adapter each, `ADAPTER` in the module of its code."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from cardwright.games.registry import NAMES
from cardwright.judge.adapter import GameAdapter


@cache
def game_codes() -> tuple[str, ...]:
    """The games that have an adapter."""
    return tuple(code for code in NAMES if importlib.util.find_spec(f"cardwright.judge.games.{code}") is not None)


@cache
def adapter(code: str) -> GameAdapter:
    """The adapter of a game; KeyError for a game that can't be judged yet."""
    if code not in game_codes():
        raise KeyError(code)
    found = importlib.import_module(f"cardwright.judge.games.{code}").ADAPTER
    assert isinstance(found, GameAdapter)
    return found
