"""Decks for the tests of chapter 6 and Appendix B, written in place."""

from dataclasses import replace

from cardwright.cards import CardRecord, Deck
from cardwright.judge.games import adapter

CLASS = "Swordcraft"


def card(name: str, type: str = "Follower", class_: str = CLASS, **printed: object) -> CardRecord:
    """One card; its name is also its id, so equal names are equal cards."""
    return replace(adapter("sve").written(name, type, {"class_": class_, **printed}, 0), id=f"{name} {type}")


def leader(class_: str = CLASS, universe: str = "") -> CardRecord:
    return card("Captain", "Leader", class_, universe=universe)


def soldiers(number: int, universe: str = "", class_: str = CLASS) -> tuple[CardRecord, ...]:
    """That many cards, three of each name."""
    return tuple(card(f"Soldier {i // 3}", class_=class_, universe=universe) for i in range(number))


def deck(
    main: tuple[CardRecord, ...] = (), evolve: tuple[CardRecord, ...] = (), leads: CardRecord | None = None, basis: str = "",
    format: str = "standard",
) -> Deck:
    return Deck("Test", "sve", format, basis, leads if leads is not None else leader(), main or soldiers(40), evolve)
