"""The games that can be judged: those that have words for what lies on their table (`terms`), and procedures to begin with."""

from __future__ import annotations

from functools import cache

from cardwright.games.finding import part_of
from cardwright.games.registry import game_codes
from cardwright.judge.adapter import GameAdapter


@cache
def judged_games() -> tuple[str, ...]:
    """The games that have an adapter."""
    return tuple(code for code in game_codes(examples=True) if part_of(code, "terms") is not None)


@cache
def adapter(code: str) -> GameAdapter:
    """The adapter of a game: its `ADAPTER` in `outside.judge`, or the common one. KeyError for a game that can't be judged."""
    if code not in judged_games():
        raise KeyError(code)
    found = part_of(code, "outside.judge")
    own = GameAdapter(code) if found is None else found.ADAPTER
    assert isinstance(own, GameAdapter)
    return own
