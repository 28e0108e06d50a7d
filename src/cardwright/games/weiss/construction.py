"""5.1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from cardwright.cards import Deck
from cardwright.games.weiss.name_parts import counted_name
from cardwright.kernel.refusals import Refusal

Cite = Callable[[str], None]

SIZE: Final = 50
COPIES: Final = 4
CLIMAXES: Final = 8


def deck_faults(deck: Deck, allowances: Mapping[str, int] | None = None, cite: Cite | None = None) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies a card's own text
    allows (5.1.2.4), by name."""
    out: list[Refusal] = []
    mark = cite if cite is not None else ignore
    mark("5.1.1")
    mark("5.1.2.1")
    if len(deck.main) != SIZE:
        out.append(Refusal("5.1.2.1", f"The deck has {len(deck.main)} cards; it needs exactly {SIZE}."))
    mark("2.13.2")  # which title a card is of, and on which side it is, does not matter here
    mark("2.18.2")
    mark("5.1.2.3")
    climaxes = sum(card.kind == "Climax" for card in deck.main)
    if climaxes > CLIMAXES:
        out.append(Refusal("5.1.2.3", f"The deck has {climaxes} climaxes; it may have {CLIMAXES}."))
    copy_faults(deck, allowances or {}, out, mark)
    for record in dict.fromkeys(deck.main):
        if record.kind not in ("Character", "Event", "Climax"):
            out.append(Refusal("2.3.2", f"{record.name} ({record.type}) is no card of this game."))
    return out


def ignore(clause: str) -> None:
    """Nobody records which clauses are checked."""


def copy_faults(deck: Deck, allowances: Mapping[str, int], out: list[Refusal], mark: Cite) -> None:
    """5.1.2.2: at most four of a name, whatever else is printed (5.1.2.2.1), unless the card itself says otherwise (5.1.2.4)."""
    mark("5.1.2.2")
    for name, n in Counter(counted_name(record.name) for record in deck.main).items():
        if len({record.id for record in deck.main if counted_name(record.name) == name}) > 1:
            mark("5.1.2.2.1")
        allowed = COPIES
        if name in allowances:
            mark("5.1.2.4")
            allowed = allowances[name]
        if n > allowed:
            out.append(Refusal("5.1.2.2", f"The deck has {n} cards named {name}; it may have {allowed}."))
