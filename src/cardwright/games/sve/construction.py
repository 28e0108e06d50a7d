"""6.1 and Appendix B 6.1: which decks may be played. Every fault names its clause."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.construction import Cite, DeckCheck, ignore
from cardwright.kernel.refusals import Refusal

LEAST_MAIN: Final = 40
MOST_MAIN: Final = 50
MOST_EVOLVE: Final = 10
COPIES: Final = 3
LEAST_OPEN_8: Final = 30
NEUTRAL: Final = "Neutral"
STANDARD: Final = "standard"
OPEN_8: Final = "open 8"
FORMATS: Final = (STANDARD, OPEN_8)


def deck_faults(deck: Deck, allowances: Mapping[tuple[str, str], int] | None = None, cite: Cite = ignore,
                pool: Iterable[CardRecord] | None = None) -> list[Refusal]:
    """What is wrong with a deck, each with its clause; nothing for a legal deck. `allowances`: how many copies a card's own text
    allows (6.1.2), by the part of the deck and the name. `pool`: for Open 8, the cards of the opened packs."""
    check = DeckCheck(cite)
    if deck.format == OPEN_8:
        open_8_faults(deck, check, pool)
        return check.faults
    cite("6.1.1")
    leader_faults(deck, check)
    check.size("6.1.1.2", deck.main, LEAST_MAIN, MOST_MAIN, "main deck")
    check.size("6.1.1.3", deck.evolve, 0, MOST_EVOLVE, "evolve deck")
    kind_faults(deck, check, "6.1.1.2", "6.1.1.3")
    for part, cards in (("main", deck.main), ("evolve", deck.evolve)):
        if any(record.back is not None for record in cards):
            cite("6.1.1.4.1")
        allowed = {name: n for (where, name), n in (allowances or {}).items() if where == part}
        check.copies("6.1.1.4", [record.name for record in cards], COPIES, f"{part} deck", allowed, "6.1.2")
    basis_faults(deck, check)
    return check.faults


def leader_faults(deck: Deck, check: DeckCheck) -> None:
    check.cite("6.1.1.1")
    if deck.leader is None:
        check.fault("6.1.1.1", "The deck has no leader card; name one under \"leader\".")
    elif not deck.leader.is_leader:
        check.fault("6.1.1.1", f"{deck.leader.name} is a {deck.leader.kind}, not a leader card.")


def kind_faults(deck: Deck, check: DeckCheck, main: str, evolve: str) -> None:
    """Which kinds of card belong into which deck, by these clauses."""
    check.kinds(main, deck.main, lambda r: not (r.is_leader or r.is_evolved or r.is_advanced or r.is_token), "main deck")
    check.kinds(evolve, deck.evolve, lambda r: r.is_evolved or r.is_advanced, "evolve deck")


def basis_faults(deck: Deck, check: DeckCheck) -> None:
    """6.1.1.5: all cards of one class (and Neutral), or all of one universe."""
    check.cite("6.1.1.5")
    if deck.leader is None:
        return
    basis = deck_basis(deck)
    cards = dict.fromkeys(deck.main + deck.evolve)
    if basis == "universe":
        check.cite("6.1.1.5.2")
        check.cite("2.12.2.1")
        for record in cards:
            if record.universe != deck.leader.universe or not record.universe:
                check.fault("6.1.1.5.2", f"{record.name} is not of the universe {deck.leader.universe}.")
        return
    check.cite("6.1.1.5.1")
    check.cite("2.2.3")
    for record in cards:
        if record.card_class not in (deck.leader.card_class, NEUTRAL):
            check.fault("6.1.1.5.1", f"{record.name} is {record.card_class}; the leader is {deck.leader.card_class}.")


def deck_basis(deck: Deck) -> str:
    """6.2.1.3: class or universe; a leader with both needs the player's word, and the class counts where none is given."""
    if deck.basis:
        return deck.basis
    leader = deck.leader
    if leader is not None and leader.universe and all(r.universe == leader.universe for r in deck.main + deck.evolve):
        return "universe"
    return "class"


def open_8_faults(deck: Deck, check: DeckCheck, pool: Iterable[CardRecord] | None) -> None:
    """Appendix B: at least 30 cards from the opened packs, any copies, any classes, no leader needed."""
    for clause in ("B", "B:6.1.1", "B:6.1.1.1", "B:6.1.1.3", "B:6.1.1.4", "B:6.1.1.5"):
        check.cite(clause)
    check.size("B:6.1.1.2", deck.main, LEAST_OPEN_8, deck="main deck")
    kind_faults(deck, check, "B:6.1.1.2", "B:6.1.1.3")
    if pool is None:
        return
    have = Counter(record.id for record in pool)
    for id, n in Counter(record.id for record in deck.main + deck.evolve).items():
        if n > have[id]:
            check.fault("B:6.1.1", f"The deck has {n} of the card {id}; the opened packs hold {have[id]}.")
