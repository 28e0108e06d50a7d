"""5-1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.kernel.refusals import Refusal

Cite = Callable[[str], None]

LEAST: Final = 50
MOST: Final = 60
COPIES: Final = 4


def block_of(card: CardRecord, cite: Cite | None = None) -> int | None:
    """2-12: the number in a card's block icon, which means nothing in play; none if the card file does not say."""
    if cite is not None:
        cite("2-12-1")
        cite("2-12-2")
    block = card.extra.get("block")
    return block if isinstance(block, int) else None


def deck_faults(deck: Deck, cite: Cite | None = None) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. A card's additional name is no part of its name,
    so cards that differ in it only are counted together."""
    for clause in ("5-1-1", "5-1-1-1", "5-1-1-1#2", "2-1-2"):
        if cite is not None:
            cite(clause)
    out: list[Refusal] = []
    size = len(deck.main)
    if not LEAST <= size <= MOST:
        out.append(Refusal("5-1-1-1", f"The deck has {size} cards; it needs {LEAST} to {MOST}."))
    additional = {card.name: set[str]() for card in deck.main}
    for card in deck.main:
        additional[card.name].add(card.alternate_name)
    for name, copies in Counter(card.name for card in deck.main).items():
        if copies > COPIES:
            clause = "5-1-1-1#2" if len(additional[name]) > 1 else "5-1-1-1"
            out.append(Refusal(clause, f"The deck has {copies} cards named {name}; it may have {COPIES}."))
    for card in deck.main:
        if card.is_token:
            out.append(Refusal("5-1-1", f"{card.name} is a token; a deck is made of cards."))
    if deck.leader is not None or deck.evolve:
        out.append(Refusal("5-1-1", "A deck of this game is one pile of cards: name them all under \"main\"."))
    return out
