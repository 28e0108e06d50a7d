"""The games that can be judged: one adapter each."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.judge.adapter import GameAdapter


def _sve() -> GameAdapter:
    from cardwright.judge.games.sve import SveAdapter

    return SveAdapter()


_MAKERS: dict[str, Callable[[], GameAdapter]] = {"sve": _sve}
_made: dict[str, GameAdapter] = {}


def game_codes() -> list[str]:
    return list(_MAKERS)


def adapter(code: str) -> GameAdapter:
    """The adapter of a game; KeyError for a game that can't be judged yet."""
    if code not in _made:
        _made[code] = _MAKERS[code]()
    return _made[code]
