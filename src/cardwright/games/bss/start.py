"""A game between two decks, ready for its first decision."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardwright.cards import Deck
from cardwright.games.bss import terms
from cardwright.games.bss.ruleset import RULES
from cardwright.games.bss.setup import Game
from cardwright.kernel.moving import place
from cardwright.kernel.table import PLAYERS, Table

if TYPE_CHECKING:
    from cardwright.games.bss.library import BssLibrary


def set_table(decks: Sequence[Deck], library: BssLibrary, seed: bytes) -> Table:
    """The table with both players' decks, and the game about to begin (5-2). Two players, no more (1-1-1)."""
    if len(decks) != PLAYERS:
        raise ValueError(f"a game is played by two players with a deck each, not with {len(decks)} (1-1-1)")
    t = Table(RULES, library.library, seed)
    for player, deck in enumerate(decks):
        for record in deck.main:
            place(t, player, library.face(record), None, terms.DECK)
    t.stack = [Game()]
    return t


def new_game(decks: Sequence[Deck], seed: bytes, library: BssLibrary | None = None) -> Table:
    """A game of these two decks, run up to its first decision."""
    if library is None:
        from cardwright.games.bss.library import build_library

        library = build_library(decks)
    t = set_table(decks, library, seed)
    t.run()
    return t
