"""Printed cards for scenarios: they belong to their publishers, so they are read from a file that the user has or has imported."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from cardwright.cards import CardPool, CardRecord
from cardwright.cards.reading import read_text
from cardwright.collection import Stored, all_stored, parse_file
from cardwright.collection.storage import collection, folder
from cardwright.judge.adapter import GameAdapter
from cardwright.judge.games import adapter

CARDS_VARIABLE = "CARDWRIGHT_CARDS"
NO_CARDS = os.devnull  # where nothing is looked for: what a scenario is about is known without its printed cards


def printed_cards(file: str, named: str, where: str | Path | None = None) -> Path | None:
    """The file of cards that a scenario names, if it is here: `where` (a file, or a folder with a file of that name), or where the
    variable CARDWRIGHT_CARDS says, or the path itself, from the scenario's folder."""
    said = str(where) if where is not None else os.environ.get(CARDS_VARIABLE, "")
    places = [Path(said), Path(said) / Path(named).name] if said else [Path(file).parent / named]
    return next((place.resolve() for place in places if place.is_file()), None)


def imported_cards(code: str, named: str, where: str | Path | None = None) -> Path | None:
    """The user's collection that came from a file of this name, or has this name."""
    if where == NO_CARDS:
        return None
    name = Path(named).name
    return next((Path(stored.place) for stored in all_stored(code) if name in (stored.file, stored.name)), None)


def head_for(stored: Stored) -> str:
    """What the line `cards:` of a scenario calls a collection: the file that it came from, which others may have too."""
    return stored.name if "," in stored.file or not stored.file.strip() else stored.file


def where_imported() -> Path:
    """Where a scenario that came from elsewhere may look: among the user's collections only, whatever path it names."""
    return folder()


def pool_with(game: GameAdapter, *files: Path) -> CardPool:
    """The starter set and the cards of the files; read once, as long as they stay what they are."""
    return _pool(game.code, tuple((file, file.stat().st_mtime_ns, file.stat().st_size) for file in dict.fromkeys(files)))


@lru_cache(maxsize=8)
def _pool(code: str, files: tuple[tuple[Path, int, int], ...]) -> CardPool:
    return CardPool([*adapter(code).pool, *(card for file, *_ in files for card in _cards(code, file))])


def _cards(code: str, file: Path) -> list[CardRecord]:
    if file.is_relative_to(folder()):
        return collection(code, file.stem).cards
    return parse_file(file, read_text(file), code)[0]
