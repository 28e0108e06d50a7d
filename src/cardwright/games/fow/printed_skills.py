"""1100: printed keyword skills, and the clauses by which they are what they are."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.games.fow import terms
from cardwright.kernel.faces import Look
from cardwright.kernel.library import Library

# The clause that says of which kind a keyword skill is.
SECTIONS: Final[dict[int, str]] = {
    terms.PIERCE: "1102.1", terms.PRECISION: "1103.1", terms.FIRST_STRIKE: "1104.1", terms.EXPLODE: "1105.1",
    terms.FLYING: "1106.1", terms.SWIFTNESS: "1107.1", terms.IMPERISHABLE: "1108.1", terms.AWAKENING: "1109.1",
    terms.INCARNATION: "1110.1", terms.QUICKCAST: "1111.1", terms.GODS_ART: "1112.1", terms.TRIGGER: "1113.1",
    terms.STEALTH: "1114.1", terms.REMNANT: "1115.1", terms.EVOLUTION: "1116.1", terms.SHIFT: "1117.1", terms.LIMIT: "1118.1",
    terms.ENERGIZE: "1119.1", terms.BARRIER: "1120.1", terms.BESTOW: "1121.1", terms.MANA: "1122.1", terms.BLOODLUST: "1123.1",
    terms.TORRENT: "1124.1", terms.JUDGMENT: "1125.1", terms.INHERITANCE: "1126.1", terms.BREAK: "1415.1b-i",
}


def print_skills(look: Look, keywords: int, record: CardRecord, library: Library) -> None:
    """1100, 1405, 1413, 1414: the keyword skills that a card is printed with."""
    look.keywords |= keywords
    if "[torrent]" in record.text.lower():
        look.keywords |= terms.TORRENT
    for bit, clause in SECTIONS.items():
        if look.keywords & bit:
            library.cite(clause)
    if look.types & terms.CHANT and look.subtypes & terms.OLD:
        library.cite("1405.3" if look.keywords & terms.QUICKCAST else "")
        library.cite("1405.4" if look.keywords & terms.TRIGGER else "")
    if look.keywords & terms.SYMBOL_SKILLS:
        library.cite("1413.2")
    if "[target attack]" in record.text.lower():
        library.cite("1414.1")
