"""A game between two decks, ready for its first decision."""
from __future__ import annotations

from collections.abc import Sequence

from cardwright.cards import Deck
from cardwright.games.fow import terms
from cardwright.games.fow.construction import TOURNAMENT, VALHALLA, VALHALLA_TOURNAMENT
from cardwright.games.fow.library import FowLibrary, build_library
from cardwright.games.fow.ruleset import RULES
from cardwright.games.fow.seating import seat_players
from cardwright.games.fow.setup import Game
from cardwright.kernel.moving import place
from cardwright.kernel.table import PLAYERS, Table


def set_table(decks: Sequence[Deck], library: FowLibrary, seed: bytes) -> Table:
    """The table with both players' cards in their areas, and the game about to begin (403). Two players, no more (102.1)."""
    if len(decks) != PLAYERS:
        raise ValueError(f"a game is played by two players with a deck each, not with {len(decks)} (102.1)")
    t = Table(RULES, library.library, seed)
    seat_players(t)
    for player, deck in enumerate(decks):
        if deck.leader is not None:
            place(t, player, library.face(deck.leader), library.back(deck.leader), terms.RULER_AREA)
        for record in deck.main:
            place(t, player, library.face(record), library.back(record), terms.MAIN_DECK)
        for record in deck.evolve:
            place(t, player, library.face(record), library.back(record), terms.STONE_DECK)
        for record in deck.sideboard:
            place(t, player, library.face(record), library.back(record), terms.SIDEBOARD)
        for record in deck.collection:
            place(t, player, library.face(record), library.back(record), terms.COLLECTION)
    if all(deck.format in (TOURNAMENT, VALHALLA_TOURNAMENT) for deck in decks):
        for player in range(PLAYERS):
            t.set_number(terms.TOURNAMENT, player, 1)
    t.stack = [Game(all(deck.format in (VALHALLA, VALHALLA_TOURNAMENT) for deck in decks))]
    return t


def new_game(decks: Sequence[Deck], seed: bytes, library: FowLibrary | None = None) -> Table:
    """A game of these two decks, run up to its first decision."""
    t = set_table(decks, library if library is not None else build_library(decks), seed)
    t.run()
    return t
