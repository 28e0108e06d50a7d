"""Printed names behind the names that card databases use."""

from __future__ import annotations

_SUFFIXES = {"Evolved": " Evolved", "Token": " TOKEN", "Advanced": " ADVANCED"}


def printed_name(name: str, subtypes: tuple[str, ...]) -> str:
    """Databases tell a card from its evolved version by a suffix; both are printed with one name."""
    for subtype in subtypes:
        name = name.removesuffix(_SUFFIXES.get(subtype, ""))
    return name


def matching_key(name: str) -> str:
    """Names are compared without regard to capitals, kinds of apostrophe, and repeated blanks."""
    return " ".join(name.replace("\u2019", "'").replace("\u2018", "'").casefold().split())
