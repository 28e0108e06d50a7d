"""Card files and decks: read, checked, and found by name."""

from cardwright.cards.bundled import (
    starter_cards,
    starter_deck_lists,
    starter_decks,
    starter_pool,
    token_cards,
)
from cardwright.cards.decks import Deck, DeckList, Entry, load_deck, parse_deck, resolve_deck
from cardwright.cards.formats import FormatsDiffer, by_format, one_format, pairs_that_meet
from cardwright.cards.loading import load_cards, load_sound_cards, parse_cards
from cardwright.cards.pool import CardPool
from cardwright.cards.record import CardRecord
from cardwright.cards.shapes import Shape, shape_of

__all__ = [
    "CardPool",
    "CardRecord",
    "Deck",
    "DeckList",
    "Entry",
    "FormatsDiffer",
    "Shape",
    "by_format",
    "load_cards",
    "load_deck",
    "load_sound_cards",
    "one_format",
    "pairs_that_meet",
    "parse_cards",
    "parse_deck",
    "resolve_deck",
    "shape_of",
    "starter_cards",
    "starter_deck_lists",
    "starter_decks",
    "starter_pool",
    "token_cards",
]
