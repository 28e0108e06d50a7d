"""The format that a deck is built for: its file says so, and only decks of one format meet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from cardwright.cards.decks import Deck


class FormatsDiffer(ValueError):
    """Two decks of different formats were put against each other."""


def one_format(decks: Sequence[Deck]) -> str:
    """The format in which these decks meet, or `FormatsDiffer`."""
    first = decks[0]
    for deck in decks:
        if deck.format != first.format:
            raise FormatsDiffer(
                f"{first.name} is built for the format {first.format} and {deck.name} for {deck.format}: decks of one format meet"
            )
    return first.format


def by_format(decks: Iterable[Deck]) -> list[list[Deck]]:
    """The decks that can meet, format by format."""
    found: dict[str, list[Deck]] = {}
    for deck in decks:
        found.setdefault(deck.format, []).append(deck)
    return list(found.values())


def pairs_that_meet(decks: dict[str, Deck]) -> list[tuple[str, str]]:
    """Every two decks of one format by their names, in both orders and each against itself; the formats take turns as long as
    they last, so that even a few games are of each."""
    formats: dict[str, list[str]] = {}
    for name, deck in decks.items():
        formats.setdefault(deck.format, []).append(name)
    each = [[(a, b) for a in names for b in names] for names in formats.values()]
    return [pair for round in zip_longest(*each) for pair in round if pair is not None]
