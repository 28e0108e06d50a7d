"""Tables for tests of the terminal."""

from __future__ import annotations

from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.registry import game_named
from cardwright.judge.builder import GameBuilder

SWORD_AND_FOREST = ("play", "sve", "--deck", "swordcraft", "--against", "forestcraft", "--seed", "3")


def game_of(built: GameBuilder, code: str) -> Game:
    """A game whose table a test has set."""
    t = built.start()
    return Game(Start(game_named(code), None, b"\0" * 32, table=t.clone()), t, [])
