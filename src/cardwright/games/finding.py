"""Where the games are: the folders beside this module, and packages of others that are installed under `GROUP`.

A game is a package with a module `game` that has its `GAME`. Its halves for card files, bots, judge and rehearsals are in its
package `outside`, under the names of the packages that ask for them; what it does not have is asked of nobody.
"""
from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

GROUP: Final = "cardwright.games"  # entry points: `code = "package"`


class UnknownGame(ValueError):
    """There is no such game, or it can't be loaded."""


@cache
def packages() -> dict[str, str]:
    """The package of each game by its code: those of the project first, then what is installed beside it."""
    own = sorted(file.parent.name for file in Path(__file__).parent.glob("*/game.py"))
    found = {code: f"{__package__}.{code}" for code in own}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        found.setdefault(point.name, point.value)
    return found


def package_of(code: str) -> str:
    """The package of a game, or `UnknownGame`."""
    if code not in packages():
        raise UnknownGame(f'there is no game "{code}"')
    return packages()[code]


@cache
def part_of(code: str, name: str) -> ModuleType | None:
    """A module of a game's package; nothing if there is no such module."""
    wanted = f"{package_of(code)}.{name}"
    try:
        there = importlib.util.find_spec(wanted) is not None
    except ModuleNotFoundError as missing:
        if missing.name is None or not wanted.startswith(missing.name):
            raise
        there = False
    return importlib.import_module(wanted) if there else None


def data_folder(code: str) -> Path:
    """Where a game keeps its data: clauses, starter set, tokens and decks."""
    spec = importlib.util.find_spec(package_of(code))
    if spec is None or spec.origin is None:
        raise UnknownGame(f'the game "{code}" can\'t be loaded: there is no package {package_of(code)}')
    return Path(spec.origin).parent / "data"
