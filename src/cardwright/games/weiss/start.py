"""A game between two decks, ready for its first decision."""
from __future__ import annotations

from collections.abc import Sequence

from cardwright.cards import Deck
from cardwright.games.weiss import terms
from cardwright.games.weiss.library import WeissLibrary, build_library
from cardwright.games.weiss.ruleset import RULES
from cardwright.games.weiss.setup import Game
from cardwright.kernel.moving import place
from cardwright.kernel.table import PLAYERS, Table


def set_table(decks: Sequence[Deck], library: WeissLibrary, seed: bytes) -> Table:
    """The table with both players' decks in their zones (3.2.1), and the game about to begin (5.2). Two players play (1.1.1)."""
    if len(decks) != PLAYERS:
        raise ValueError(f"a game is played by two players with a deck each, not with {len(decks)} (1.1.1)")
    t = Table(RULES, library.library, seed)
    for player, deck in enumerate(decks):
        for record in deck.main:
            place(t, player, library.face(record), None, terms.DECK)
    t.stack = [Game()]
    return t


def new_game(decks: Sequence[Deck], seed: bytes, library: WeissLibrary | None = None) -> Table:
    """A game of these two decks, run up to its first decision."""
    t = set_table(decks, library if library is not None else build_library(decks), seed)
    t.run()
    return t
