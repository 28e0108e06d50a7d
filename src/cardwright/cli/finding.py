"""Games and decks by the names that people give on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cardwright.cards import CardPool
from cardwright.cli.output import refuse
from cardwright.face.decks import pool_with
from cardwright.games.entry import GameEntry
from cardwright.games.finding import UnknownGame
from cardwright.games.registry import game_codes, game_named

ALLOW_UNREAD = "play with --allow-unread and see the line marked on the table"


def find_game(code: str) -> GameEntry:
    """The game with that code, or an error that lists the games."""
    try:
        return game_named(code)
    except UnknownGame as fault:
        refuse(f"GAME: {fault}. Use {' or '.join(game_codes())}; `cardwright games` lists them all.")


def pool_of(game: GameEntry, files: Iterable[Path] | None) -> CardPool:
    """The starter set, and the cards of these files."""
    return pool_with(game, [card for file in files or () for card in CardPool.load(file, game=game.code)])
