"""Games and decks by the names that people give on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cardwright.cards import CardPool, starter_pool
from cardwright.cli.output import refuse
from cardwright.collection import cards_of
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
    """The starter set, the cards of these files, and the user's own collections. A file goes before a collection."""
    given = [card for file in files or () for card in CardPool.load(file, game=game.code)]
    taken = {card.id for card in (*starter_pool(game.code), *given)}
    return pool_with(game, [*given, *(card for card in cards_of(game.code) if card.id not in taken)])
