"""402: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.kernel.refusals import Refusal

Cite = Callable[[str], None]

LEAST_MAIN: Final = 40
LEAST_STONES: Final = 10
MOST_STONES: Final = 20
COPIES: Final = 4
STANDARD: Final = "standard"
VALHALLA: Final = "valhalla"  # 1415.1
TOURNAMENT: Final = "tournament"  # 315.1b
VALHALLA_TOURNAMENT: Final = "valhalla tournament"
FORMATS: Final = (STANDARD, VALHALLA, TOURNAMENT, VALHALLA_TOURNAMENT)


def ignore(clause: str) -> None:
    """Nobody records which clauses are checked."""


def types_of(record: CardRecord) -> str:
    return record.type.lower()


def is_ruler(record: CardRecord) -> bool:
    return "ruler" in types_of(record)


def is_stone(record: CardRecord) -> bool:
    return "magic stone" in types_of(record)


def is_special(record: CardRecord) -> bool:
    """201.3a: of the general type "Special"."""
    return "special" in types_of(record)


def deck_faults(deck: Deck, allowances: Mapping[str, int] | None = None, cite: Cite | None = None) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies of a name an effect
    allows while the deck is built (402.6)."""
    out: list[Refusal] = []
    mark = cite if cite is not None else ignore
    mark("402.1")
    ruler_faults(deck, out, mark)
    main_faults(deck, out, mark)
    stone_faults(deck, out, mark)
    copy_faults(deck, allowances or {}, out, mark)
    return out


def ruler_faults(deck: Deck, out: list[Refusal], mark: Cite) -> None:
    mark("402.2")
    if deck.leader is None:
        out.append(Refusal("402.2", 'The deck has no ruler; name one under "leader".'))
    elif not is_ruler(deck.leader):
        out.append(Refusal("402.2", f"{deck.leader.name} is a {deck.leader.type}, not a ruler."))


def main_faults(deck: Deck, out: list[Refusal], mark: Cite) -> None:
    mark("402.3")
    if len(deck.main) < LEAST_MAIN:
        out.append(Refusal("402.3", f"The main deck has {len(deck.main)} cards; it needs at least {LEAST_MAIN}."))
    for record in dict.fromkeys(deck.main):
        if is_ruler(record) or is_stone(record):
            out.append(Refusal("402.3", f"{record.name} ({record.type}) does not belong into a main deck."))


def stone_faults(deck: Deck, out: list[Refusal], mark: Cite) -> None:
    mark("402.4")
    stones = deck.evolve
    if not LEAST_STONES <= len(stones) <= MOST_STONES:
        out.append(Refusal("402.4", f"The magic stone deck has {len(stones)} cards; it needs {LEAST_STONES} to {MOST_STONES}."))
    for record in dict.fromkeys(stones):
        if not is_stone(record):
            out.append(Refusal("402.4", f"{record.name} ({record.type}) does not belong into a magic stone deck."))


def copy_faults(deck: Deck, allowances: Mapping[str, int], out: list[Refusal], mark: Cite) -> None:
    """402.5: four of a name, but any number of stones that are not special. 202.2: it is the name that counts."""
    mark("402.5")
    for part, cards in (("main", deck.main), ("magic stone", deck.evolve)):
        for name, n in Counter(record.name for record in cards).items():
            if all(is_stone(r) and not is_special(r) for r in cards if r.name == name):
                continue
            allowed = COPIES
            if name in allowances:
                mark("402.6")
                allowed = allowances[name]
            if n > allowed:
                out.append(Refusal("402.5", f"The {part} deck has {n} copies of {name}; it may have {allowed}."))
