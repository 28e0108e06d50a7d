"""Chapter 5: the information printed on a card."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.games.fftcg import terms
from cardwright.kernel.faces import Ability, Look
from cardwright.kernel.library import Library
from cardwright.text.tokens import plain_typography

# The clause that says of which kind a keyword is.
KINDS: Final[dict[int, str]] = {
    terms.BRAVE: "15.2.1.1", terms.HASTE: "15.2.2.1", terms.FIRST_STRIKE: "15.2.3.1", terms.BACK_ATTACK: "15.2.5.1",
}


def printed_look(record: CardRecord, library: Library) -> Look:
    """Cost, power, type, elements, categories, jobs, icons and name (5.2)."""
    look = Look([record.cost or 0, number(record, "power"), 0])
    print_type(look, record, library)
    for element in texts(record, "elements"):
        look.colours |= terms.ELEMENTS[element.lower()]
        library.cite("5.2.1.1")
    for category in texts(record, "category"):
        look.traits |= library.trait(terms.CATEGORY + category)
        library.cite("5.2.2.2")
    if record.extra.get("multicard"):
        look.subtypes |= terms.GENERIC
    if record.extra.get("ex_burst"):
        library.cite("11.10.1")
        look.subtypes |= terms.EX_BURST
    look.names = (plain_typography(record.name),)
    return look


def print_type(look: Look, record: CardRecord, library: Library) -> None:
    """5.2.3, 6.6: Characters of three types, which have jobs, and Summons, which have none."""
    look.types = terms.TYPES.get(record.kind.lower(), 0)
    library.cite("5.1, 5.2.3.1, 6.6.2, 6.6.4")
    library.cite("5.2.3.1.2" if look.types & terms.SUMMON else "5.2.3.1.1")
    for job in texts(record, "job"):
        look.traits |= library.trait(terms.JOB + job)
        library.cite("5.2.3.1.1.5, 6.6.3")


def print_keywords(look: Look, keywords: int, library: Library) -> None:
    """15.2: what the keywords are that a card is printed with."""
    look.keywords = keywords
    for bit, clause in KINDS.items():
        if keywords & bit:
            library.cite(clause)


def print_abilities(look: Look, abilities: list[Ability], library: Library) -> None:
    """11.5: each paragraph of the text is an ability, its cost included."""
    if abilities:
        library.cite("11.5.2, 11.5.3, 11.5.4, 11.12.2")
    look.abilities = abilities + look.abilities


def number(record: CardRecord, field: str) -> int:
    found = record.extra.get(field)
    return found if isinstance(found, int) else 0


def texts(record: CardRecord, field: str) -> list[str]:
    found = record.extra.get(field)
    return [str(word).replace("’", "'") for word in found] if isinstance(found, (list, tuple)) else []
