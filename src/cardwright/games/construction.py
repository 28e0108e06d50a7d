"""What rulebooks say of decks: how many cards, how many of a name, which kinds. Each game has the numbers and the clauses."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from cardwright.cards import CardRecord
from cardwright.kernel.refusals import Refusal

Cite = Callable[[str], None]


def ignore(clause: str) -> None:
    """Nobody records which clauses are looked at."""


class DeckCheck:
    """A deck held against the rules, one after the other: what was looked at is cited, what is wrong is a fault with its clause."""

    def __init__(self, cite: Cite) -> None:
        self.cite = cite
        self.faults: list[Refusal] = []

    def fault(self, clause: str, sentence: str) -> None:
        self.faults.append(Refusal(clause, sentence))

    def size(self, clause: str, cards: Sequence[CardRecord], least: int, most: int | None = None, deck: str = "deck") -> None:
        """A deck has at least so many cards, and at most so many."""
        self.cite(clause)
        n = len(cards)
        if n < least or (most is not None and n > most):
            self.fault(clause, f"The {deck} has {n} cards; it {in_words(least, most)}.")

    def copies(
        self, clause: str, names: Iterable[str], most: int, deck: str = "deck", allowed: Mapping[str, int] | None = None,
        allowing: str = "",
    ) -> None:
        """A deck has at most so many cards of a name; `allowed`: names of which another number may be there, by that clause."""
        self.cite(clause)
        for name, n in Counter(names).items():
            limit = most
            if allowed is not None and name in allowed:
                self.cite(allowing)
                limit = allowed[name]
            if n > limit:
                self.fault(clause, f"The {deck} has {n} copies of {name}; it may have {limit}.")

    def kinds(self, clause: str, cards: Iterable[CardRecord], belongs: Callable[[CardRecord], bool], deck: str = "deck") -> None:
        """Every card is of a kind that belongs into the deck."""
        for record in dict.fromkeys(cards):
            if not belongs(record):
                self.fault(clause, f"{record.name} ({record.type}) does not belong into a {deck}.")


def in_words(least: int, most: int | None) -> str:
    """How many cards there must be."""
    if most is None:
        return f"needs at least {least}"
    if least == most:
        return f"needs exactly {least}"
    return f"needs {least} to {most}" if least else f"may have {most}"
