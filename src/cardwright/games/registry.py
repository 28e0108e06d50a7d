"""Which games there are."""
from __future__ import annotations

import importlib
from typing import Final

from cardwright.games.entry import GameEntry

# In the order in which they are listed.
NAMES: Final[dict[str, str]] = {
    "sve": "Shadowverse: Evolve",
    "fow": "Force of Will",
    "bss": "Battle Spirits Saga",
    "fftcg": "Final Fantasy Trading Card Game",
    "weiss": "Weiss Schwarz",
}
# Games that run from set-up to their end; and those of them of which every testable clause is shown by a test.
PLAYABLE: Final = ("sve", "fow", "bss", "fftcg", "weiss")
FINISHED: Final = ("sve", "fow", "bss", "fftcg", "weiss")


class UnknownGame(ValueError):
    """There is no such game, or it can't be played yet."""


def game_named(code: str) -> GameEntry:
    """The game with this code, ready to be played."""
    if code not in NAMES:
        raise UnknownGame(f'there is no game "{code}"')
    if code not in PLAYABLE:
        raise UnknownGame(f"{NAMES[code]} can't be played yet")
    found = importlib.import_module(f"cardwright.games.{code}.game").GAME
    assert isinstance(found, GameEntry)
    return found


def all_games() -> list[dict[str, object]]:
    """Every game: its code, its name, whether it is finished, and whether it can be played already."""
    return [
        {"code": code, "name": name, "finished": code in FINISHED, "playable": code in PLAYABLE} for code, name in NAMES.items()
    ]
