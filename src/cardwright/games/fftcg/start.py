"""A game between two decks, ready for its first decision; and the faces that abilities on the stack have."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from cardwright.cards import CardRecord, Deck
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.construction import damage_limit
from cardwright.games.fftcg.ruleset import RULES
from cardwright.games.fftcg.setup import Game
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.kernel.moving import place
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import PLAYERS, Table

BLANK: Final[dict[str, int]] = {
    "action ability": terms.ACTION_ABILITY, "special ability": terms.SPECIAL_ABILITY, "auto-ability": terms.AUTO_ABILITY,
}


class Cards(Protocol):
    """The faces of printed cards."""

    library: Library

    def face(self, record: CardRecord) -> Face: ...


def add_blank_faces(library: Library) -> None:
    """11.6.4, 11.7.4: an ability on the stack has its text and no other characteristics."""
    for name, bit in BLANK.items():
        if name not in library.by_name:
            look = Look([0, 0])
            look.types = bit
            library.add_face(Face(-1, name, look, ""))


def set_table(decks: Sequence[Deck], cards: Cards, seed: bytes, rules: Ruleset = RULES) -> Table:
    """The table with both players' decks, and the game about to begin (8.2). Two players, no more (1.1)."""
    if len(decks) != PLAYERS:
        raise ValueError(f"a game is played by two players with a deck each, not with {len(decks)} (1.1)")
    t = Table(rules, cards.library, seed)
    for player, deck in enumerate(decks):
        for record in deck.main:
            place(t, player, cards.face(record), None, terms.DECK)
    t.stack = [Game(max(damage_limit(deck) for deck in decks))]
    return t


def new_game(decks: Sequence[Deck], seed: bytes, cards: Cards, rules: Ruleset = RULES) -> Table:
    """A game of these two decks, run up to its first decision."""
    t = set_table(decks, cards, seed, rules)
    t.run()
    return t
