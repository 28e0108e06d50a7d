"""6.1 and Appendix B 6.1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.kernel.refusals import Refusal

Cite = Callable[[str], None]

LEAST_MAIN: Final = 40
MOST_MAIN: Final = 50
MOST_EVOLVE: Final = 10
COPIES: Final = 3
LEAST_OPEN_8: Final = 30
NEUTRAL: Final = "Neutral"
STANDARD: Final = "standard"
OPEN_8: Final = "open 8"
FORMATS: Final = (STANDARD, OPEN_8)


def deck_faults(deck: Deck, allowances: Mapping[tuple[str, str], int] | None = None, cite: Cite | None = None,
                pool: Iterable[CardRecord] | None = None) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies a card's own text
    allows (6.1.2), by the part of the deck and the name. `pool`: for Open 8, the cards of the opened packs."""
    out: list[Refusal] = []
    mark = cite if cite is not None else ignore
    if deck.format == OPEN_8:
        open_8_faults(deck, out, mark, pool)
        return out
    mark("6.1.1")
    leader_faults(deck, out, mark)
    size_faults(deck, out, mark)
    kind_faults(deck, out, mark)
    copy_faults(deck, allowances or {}, out, mark)
    basis_faults(deck, out, mark)
    return out


def ignore(clause: str) -> None:
    """Nobody records which clauses are checked."""


def leader_faults(deck: Deck, out: list[Refusal], mark: Cite) -> None:
    mark("6.1.1.1")
    if deck.leader is None:
        out.append(Refusal("6.1.1.1", "The deck has no leader card; name one under \"leader\"."))
    elif not deck.leader.is_leader:
        out.append(Refusal("6.1.1.1", f"{deck.leader.name} is a {deck.leader.kind}, not a leader card."))


def size_faults(deck: Deck, out: list[Refusal], mark: Cite) -> None:
    mark("6.1.1.2")
    if not LEAST_MAIN <= len(deck.main) <= MOST_MAIN:
        out.append(Refusal("6.1.1.2", f"The main deck has {len(deck.main)} cards; it needs {LEAST_MAIN} to {MOST_MAIN}."))
    mark("6.1.1.3")
    if len(deck.evolve) > MOST_EVOLVE:
        out.append(Refusal("6.1.1.3", f"The evolve deck has {len(deck.evolve)} cards; it may have {MOST_EVOLVE}."))


def kind_faults(deck: Deck, out: list[Refusal], mark: Cite, clauses: tuple[str, str] = ("6.1.1.2", "6.1.1.3")) -> None:
    """Which kinds of card belong into which deck."""
    for record in dict.fromkeys(deck.main):
        if record.is_leader or record.is_evolved or record.is_advanced or record.is_token:
            out.append(Refusal(clauses[0], f"{record.name} ({record.type}) does not belong into a main deck."))
    for record in dict.fromkeys(deck.evolve):
        if not (record.is_evolved or record.is_advanced):
            out.append(Refusal(clauses[1], f"{record.name} ({record.type}) does not belong into an evolve deck."))


def copy_faults(deck: Deck, allowances: Mapping[tuple[str, str], int], out: list[Refusal], mark: Cite) -> None:
    """6.1.1.4: at most three of a name in each deck, unless the card itself allows more (6.1.2)."""
    mark("6.1.1.4")
    for part, cards in (("main", deck.main), ("evolve", deck.evolve)):
        for name, n in Counter(record.name for record in cards).items():
            if any(record.back is not None and record.name == name for record in cards):
                mark("6.1.1.4.1")
            allowed = COPIES
            if (part, name) in allowances:
                mark("6.1.2")
                allowed = allowances[part, name]
            if n > allowed:
                out.append(Refusal("6.1.1.4", f"The {part} deck has {n} copies of {name}; it may have {allowed}."))


def basis_faults(deck: Deck, out: list[Refusal], mark: Cite) -> None:
    """6.1.1.5: all cards of one class (and Neutral), or all of one universe."""
    mark("6.1.1.5")
    if deck.leader is None:
        return
    basis = deck_basis(deck)
    cards = dict.fromkeys(deck.main + deck.evolve)
    if basis == "universe":
        mark("6.1.1.5.2")
        mark("2.12.2.1")
        for record in cards:
            if record.universe != deck.leader.universe or not record.universe:
                out.append(Refusal("6.1.1.5.2", f"{record.name} is not of the universe {deck.leader.universe}."))
        return
    mark("6.1.1.5.1")
    mark("2.2.3")
    for record in cards:
        if record.card_class not in (deck.leader.card_class, NEUTRAL):
            out.append(Refusal("6.1.1.5.1", f"{record.name} is {record.card_class}; the leader is {deck.leader.card_class}."))


def deck_basis(deck: Deck) -> str:
    """6.2.1.3: class or universe; a leader with both needs the player's word, and the class counts where none is given."""
    if deck.basis:
        return deck.basis
    leader = deck.leader
    if leader is not None and leader.universe and all(r.universe == leader.universe for r in deck.main + deck.evolve):
        return "universe"
    return "class"


def open_8_faults(deck: Deck, out: list[Refusal], mark: Cite, pool: Iterable[CardRecord] | None) -> None:
    """Appendix B: at least 30 cards from the opened packs, any copies, any classes, no leader needed."""
    for clause in ("B", "B:6.1.1", "B:6.1.1.1", "B:6.1.1.2", "B:6.1.1.3", "B:6.1.1.4", "B:6.1.1.5"):
        mark(clause)
    if len(deck.main) < LEAST_OPEN_8:
        out.append(Refusal("B:6.1.1.2", f"The main deck has {len(deck.main)} cards; it needs at least {LEAST_OPEN_8}."))
    kind_faults(deck, out, mark, ("B:6.1.1.2", "B:6.1.1.3"))
    if pool is None:
        return
    have = Counter(record.id for record in pool)
    for id, n in Counter(record.id for record in deck.main + deck.evolve).items():
        if n > have[id]:
            out.append(Refusal("B:6.1.1", f"The deck has {n} of the card {id}; the opened packs hold {have[id]}."))
