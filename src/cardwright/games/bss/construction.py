"""5-1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.construction import Cite, DeckCheck, ignore
from cardwright.kernel.refusals import Refusal

LEAST: Final = 50
MOST: Final = 60
COPIES: Final = 4


def block_of(card: CardRecord, cite: Cite = ignore) -> int | None:
    """2-12: the number in a card's block icon, which means nothing in play; none if the card file does not say."""
    cite("2-12-1")
    cite("2-12-2")
    block = card.extra.get("block")
    return block if isinstance(block, int) else None


def deck_faults(deck: Deck, cite: Cite = ignore) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. A card's additional name is no part of its name,
    so cards that differ in it only are counted together."""
    check = DeckCheck(cite)
    for clause in ("5-1-1", "2-1-2"):
        cite(clause)
    check.size("5-1-1-1", deck.main, LEAST, MOST)
    names = [name for name, _ in {(card.name, card.alternate_name) for card in deck.main}]
    check.copies("5-1-1-1", [card.name for card in deck.main if names.count(card.name) == 1], COPIES)
    check.copies("5-1-1-1#2", [card.name for card in deck.main if names.count(card.name) > 1], COPIES)
    for card in deck.main:
        if card.is_token:
            check.fault("5-1-1", f"{card.name} is a token; a deck is made of cards.")
    if deck.leader is not None or deck.second:
        check.fault("5-1-1", "A deck of this game is one pile of cards: name them all under \"main\".")
    return check.faults
