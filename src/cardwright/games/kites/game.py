"""Kite Festival as the world outside of its rules sees it."""
from __future__ import annotations

from typing import Final

from cardwright.games.entry import GameEntry


class KiteFestival(GameEntry):
    """What only this game answers in its own way."""

    finished = True
    example = True


GAME: Final = KiteFestival("kites", "Kite Festival", __package__)
