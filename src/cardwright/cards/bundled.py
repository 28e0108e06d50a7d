"""The card files and decks that come with the project."""

from __future__ import annotations

from functools import cache

from cardwright.cards.decks import Deck, DeckList, load_deck, resolve_deck
from cardwright.cards.loading import load_cards
from cardwright.cards.pool import CardPool
from cardwright.cards.record import CardRecord
from cardwright.games.finding import data_folder


@cache
def starter_cards(game: str = "sve") -> tuple[CardRecord, ...]:
    """The starter set of our own."""
    return tuple(load_cards(data_folder(game) / "starter.jsonl", game))


@cache
def token_cards(game: str = "sve") -> tuple[CardRecord, ...]:
    """The tokens that come with the game, if it has any."""
    file = data_folder(game) / "tokens.jsonl"
    return tuple(load_cards(file, game)) if file.exists() else ()


def starter_pool(game: str = "sve") -> CardPool:
    return CardPool(starter_cards(game) + token_cards(game))


def starter_deck_lists(game: str = "sve") -> dict[str, DeckList]:
    """The ready decks by the name of their file, in the order of those names."""
    return dict(_deck_lists(game))


@cache
def _deck_lists(game: str) -> dict[str, DeckList]:
    files = sorted((data_folder(game) / "decks").glob("*.json"))
    return {file.stem: load_deck(file) for file in files}


def starter_decks(game: str = "sve") -> dict[str, Deck]:
    """The ready decks with their cards."""
    pool = starter_pool(game)
    return {stem: resolve_deck(deck, pool) for stem, deck in starter_deck_lists(game).items()}
