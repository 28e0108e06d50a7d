"""8.1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardwright.cards import Deck
from cardwright.games.construction import Cite, DeckCheck, ignore
from cardwright.kernel.refusals import Refusal

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


def deck_faults(deck: Deck, allowances: Mapping[str, int] | None = None, cite: Cite = ignore) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies a card's own text
    allows (8.1.2), by its number."""
    check = DeckCheck(cite)
    cite("8.1.1")
    if deck.format == LIMITED:
        check.size("8.1.1.1", deck.main, LEAST_LIMITED, deck="limited deck")
    else:
        check.size("8.1.1.1", deck.main, CONSTRUCTED_SIZE, CONSTRUCTED_SIZE, deck="constructed deck")
    cite("5.2.5.1")
    names = {card_number(record.id): f"{record.name} ({card_number(record.id)})" for record in reversed(deck.main)}
    allowed = {names[number]: n for number, n in (allowances or {}).items() if number in names}
    check.copies("8.1.1.2", [names[card_number(record.id)] for record in deck.main], COPIES, allowed=allowed, allowing="8.1.2")
    return check.faults


def card_number(id: str) -> str:
    """5.2.5.1: the number without the letter of its rarity, which does not make another card."""
    return id.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") if id[:1].isdigit() else id
