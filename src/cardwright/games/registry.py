"""Which games there are."""
from __future__ import annotations

import importlib
from typing import Final

from cardwright.games.entry import GameEntry

# In the order in which they are listed. A game that is not finished has card files and a rulebook, but can't be played yet.
NAMES: Final[dict[str, str]] = {
    "sve": "Shadowverse: Evolve",
    "fow": "Force of Will",
    "bss": "Battle Spirits Saga",
    "fftcg": "Final Fantasy Trading Card Game",
    "weiss": "Weiss Schwarz",
}
FINISHED: Final = ("sve",)


class UnknownGame(ValueError):
    """There is no such game, or it can't be played yet."""


def game_named(code: str) -> GameEntry:
    """The game with this code, ready to be played."""
    if code not in NAMES:
        raise UnknownGame(f'there is no game "{code}"')
    if code not in FINISHED:
        raise UnknownGame(f"{NAMES[code]} can't be played yet")
    found = importlib.import_module(f"cardwright.games.{code}.game").GAME
    assert isinstance(found, GameEntry)
    return found


def all_games() -> list[dict[str, object]]:
    """Every game: its code, its name, and whether it is finished."""
    return [{"code": code, "name": name, "finished": code in FINISHED} for code, name in NAMES.items()]
