"""8.1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from cardwright.cards import Deck
from cardwright.kernel.refusals import Refusal

Cite = Callable[[str], None]

CONSTRUCTED: Final = "constructed"
LIMITED: Final = "limited"
FORMATS: Final = (CONSTRUCTED, LIMITED)
CONSTRUCTED_SIZE: Final = 50
LEAST_LIMITED: Final = 40
COPIES: Final = 3
DAMAGE_LIMITS: Final = {CONSTRUCTED: 7, LIMITED: 6}  # 3.1.1


def damage_limit(deck: Deck) -> int:
    """3.1.1: how much damage loses the game, by the format that the deck is built for."""
    return DAMAGE_LIMITS.get(deck.format, DAMAGE_LIMITS[CONSTRUCTED])


def deck_faults(deck: Deck, allowances: Mapping[str, int] | None = None, cite: Cite | None = None) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies a card's own text
    allows (8.1.2), by its number."""
    out: list[Refusal] = []
    mark = cite if cite is not None else ignore
    mark("8.1.1")
    mark("8.1.1.1")
    n = len(deck.main)
    if deck.format == LIMITED:
        if n < LEAST_LIMITED:
            out.append(Refusal("8.1.1.1", f"The deck has {n} cards; a limited deck needs at least {LEAST_LIMITED}."))
    elif n != CONSTRUCTED_SIZE:
        out.append(Refusal("8.1.1.1", f"The deck has {n} cards; a constructed deck has exactly {CONSTRUCTED_SIZE}."))
    mark("8.1.1.2")
    mark("5.2.5.1")
    for number, copies in Counter(card_number(record.id) for record in deck.main).items():
        allowed = COPIES
        if allowances is not None and number in allowances:
            mark("8.1.2")
            allowed = allowances[number]
        if copies > allowed:
            name = next(record.name for record in deck.main if card_number(record.id) == number)
            out.append(Refusal("8.1.1.2", f"The deck has {copies} copies of {name} ({number}); it may have {allowed}."))
    return out


def card_number(id: str) -> str:
    """5.2.5.1: the number without the letter of its rarity, which does not make another card."""
    return id.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") if id[:1].isdigit() else id


def ignore(clause: str) -> None:
    """Nobody records which clauses are checked."""
