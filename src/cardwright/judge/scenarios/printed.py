"""Printed cards for scenarios: they belong to their publishers, so they are read from a file that the user has."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from cardwright.cards import CardPool, load_cards
from cardwright.judge.adapter import GameAdapter
from cardwright.judge.games import adapter

CARDS_VARIABLE = "CARDWRIGHT_CARDS"


def printed_cards(file: str, named: str, where: str | Path | None = None) -> Path | None:
    """The file of cards that a scenario names, if it is here: `where` (a file, or a folder with a file of that name), or where the
    variable CARDWRIGHT_CARDS says, or the path itself, from the scenario's folder."""
    said = str(where) if where is not None else os.environ.get(CARDS_VARIABLE, "")
    places = [Path(said), Path(said) / Path(named).name] if said else [Path(file).parent / named]
    return next((place.resolve() for place in places if place.is_file()), None)


def pool_with(game: GameAdapter, file: Path) -> CardPool:
    """The starter set and the cards of the file; read once."""
    return _pool(game.code, file)


@cache
def _pool(code: str, file: Path) -> CardPool:
    return CardPool([*adapter(code).pool, *load_cards(file, code)])
