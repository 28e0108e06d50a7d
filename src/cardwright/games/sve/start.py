"""A game between two decks, ready for its first decision."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cards import Deck
from cardwright.games.sve import terms
from cardwright.games.sve.construction import OPEN_8, deck_basis
from cardwright.games.sve.library import SveLibrary, build_library
from cardwright.games.sve.ruleset import RULES
from cardwright.games.sve.setup import Game
from cardwright.kernel.moving import place
from cardwright.kernel.table import PLAYERS, Table

MAGICAL_UNIVERSE: Final = "THE IDOLM@STER CG"


def set_table(decks: Sequence[Deck], library: SveLibrary, seed: bytes) -> Table:
    """The table with both players' cards in their areas, and the game about to begin (6.2). Two players, no more (1.1.1)."""
    if len(decks) != PLAYERS:
        raise ValueError(f"a game is played by two players with a deck each, not with {len(decks)} (1.1.1)")
    t = Table(RULES, library.library, seed)
    magical = 0
    for player, deck in enumerate(decks):
        if deck.leader is not None:
            place(t, player, library.face(deck.leader), None, terms.LEADER_AREA)
        else:
            place(t, player, library.virtual_leader(), None, terms.LEADER_AREA)
        for record in deck.main:
            place(t, player, library.face(record), library.back(record), terms.DECK)
        for record in deck.evolve:
            place(t, player, library.face(record), library.back(record), terms.EVOLVE_DECK)
        leader = deck.leader
        if leader is not None and leader.universe and leader.card_class:
            t.numbers[terms.BASIS * 2 + player] = terms.UNIVERSE if deck_basis(deck) == "universe" else terms.CLASS
        if deck.format == OPEN_8:
            t.numbers[terms.OPEN_8 * 2 + player] = 1
        elif deck_basis(deck) == "universe" and deck.leader is not None and deck.leader.universe == MAGICAL_UNIVERSE:
            magical |= 1 << player
    t.stack = [Game(magical)]
    return t


def new_game(decks: Sequence[Deck], seed: bytes, library: SveLibrary | None = None) -> Table:
    """A game of these two decks, run up to its first decision."""
    t = set_table(decks, library if library is not None else build_library(decks), seed)
    t.run()
    return t
