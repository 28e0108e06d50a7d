"""Printed names behind the names that card databases use."""

from __future__ import annotations

_SUFFIXES = {"Evolved": " Evolved", "Token": " TOKEN", "Advanced": " ADVANCED"}


def printed_name(name: str, subtypes: tuple[str, ...]) -> str:
    """Databases tell a card from its evolved version by a suffix; both are printed with one name (5.15.1.1.1)."""
    for subtype in subtypes:
        name = name.removesuffix(_SUFFIXES.get(subtype, ""))
    return name


def shared_name(type_line: str, universe: str, traits: tuple[str, ...], cost: int | None) -> str:
    """The card name of cards that differ only by an alternate name (2.13), or nothing.

    Databases list them under the alternate name: Carrot cards, which wait in the evolve deck to be served (14.2.1.1),
    and Magical Items (14.3.1.1).
    """
    if type_line == "Spell / Evolved" and universe == "Umamusume":
        return "Carrot"
    if type_line == "Spell / Token" and traits == ("iM@S CG",) and cost == 4:
        return "Magical Item"
    return ""


def matching_key(name: str) -> str:
    """Names are compared without regard to capitals, kinds of apostrophe, and repeated blanks."""
    return " ".join(name.replace("\u2019", "'").replace("\u2018", "'").casefold().split())
