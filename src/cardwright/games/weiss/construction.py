"""5.1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardwright.cards import Deck
from cardwright.games.construction import Cite, DeckCheck, ignore
from cardwright.games.weiss.name_parts import counted_name
from cardwright.kernel.refusals import Refusal

SIZE: Final = 50
COPIES: Final = 4
CLIMAXES: Final = 8
KINDS: Final = ("Character", "Event", "Climax")


def deck_faults(
    deck: Deck, allowances: Mapping[str, int] | None = None, cite: Cite = ignore, together: Sequence[tuple[str, str, int]] = ()
) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies a card's own text
    allows (5.1.2.4), by name; `together`: names that it counts together, and how many cards of both it allows."""
    check = DeckCheck(cite)
    cite("5.1.1")
    check.size("5.1.2.1", deck.main, SIZE, SIZE)
    cite("2.13.2")  # which title a card is of, and on which side it is, does not matter here
    cite("2.18.2")
    cite("5.1.2.3")
    climaxes = sum(card.kind == "Climax" for card in deck.main)
    if climaxes > CLIMAXES:
        check.fault("5.1.2.3", f"The deck has {climaxes} climaxes; it may have {CLIMAXES}.")
    names = [counted_name(record.name) for record in deck.main]
    if len({(record.id, name) for record, name in zip(deck.main, names, strict=True)}) > len(set(names)):
        cite("5.1.2.2.1")
    check.copies("5.1.2.2", names, COPIES, allowed=allowances, allowing="5.1.2.4")
    for name, other, most in together:
        both = sum(found in (counted_name(name), counted_name(other)) for found in names)
        if both > most:
            check.fault("5.1.2.4", f"The deck has {both} cards named {name} or {other}; {name} allows {most} of both.")
    check.kinds("2.3.2", deck.main, lambda record: record.kind in KINDS)
    return check.faults
