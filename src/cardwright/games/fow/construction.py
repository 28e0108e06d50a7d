"""402: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.construction import Cite, DeckCheck, ignore
from cardwright.kernel.refusals import Refusal

LEAST_MAIN: Final = 40
LEAST_STONES: Final = 10
MOST_STONES: Final = 20
COPIES: Final = 4
STANDARD: Final = "standard"
VALHALLA: Final = "valhalla"  # 1415.1
TOURNAMENT: Final = "tournament"  # 315.1b
VALHALLA_TOURNAMENT: Final = "valhalla tournament"
FORMATS: Final = (STANDARD, VALHALLA, TOURNAMENT, VALHALLA_TOURNAMENT)


def types_of(record: CardRecord) -> str:
    return record.type.lower()


def is_ruler(record: CardRecord) -> bool:
    return "ruler" in types_of(record)


def is_stone(record: CardRecord) -> bool:
    return "magic stone" in types_of(record)


def is_special(record: CardRecord) -> bool:
    """201.3a: of the general type "Special"."""
    return "special" in types_of(record)


def deck_faults(deck: Deck, allowances: Mapping[str, int] | None = None, cite: Cite = ignore) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies of a name an effect
    allows while the deck is built (402.6)."""
    check = DeckCheck(cite)
    cite("402.1")
    cite("402.2")
    if deck.ruler is None:
        check.fault("402.2", 'The deck has no ruler; name one under "ruler".')
    elif not is_ruler(deck.ruler):
        check.fault("402.2", f"{deck.ruler.name} is a {deck.ruler.type}, not a ruler.")
    check.size("402.3", deck.main, LEAST_MAIN, deck="main deck")
    check.kinds("402.3", deck.main, lambda record: not is_ruler(record) and not is_stone(record), "main deck")
    check.size("402.4", deck.stones, LEAST_STONES, MOST_STONES, "magic stone deck")
    check.kinds("402.4", deck.stones, is_stone, "magic stone deck")
    for part, cards in (("main deck", deck.main), ("magic stone deck", deck.stones)):
        counted = {record.name for record in cards if is_counted(record)}
        check.copies("402.5", [record.name for record in cards if record.name in counted], COPIES, part, allowances, "402.6")
    return check.faults


def is_counted(record: CardRecord) -> bool:
    """402.5: of stones that are not special, any number may be there. 202.2: it is the name that counts."""
    return not is_stone(record) or is_special(record)
