"""200, 1100, 1302: which rules about information a card is an example of; cited when somebody looks at it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# The clause that says of which kind a keyword skill is.
SECTIONS: Final[dict[int, str]] = {
    terms.PIERCE: "1102.1", terms.PRECISION: "1103.1", terms.FIRST_STRIKE: "1104.1", terms.EXPLODE: "1105.1",
    terms.FLYING: "1106.1", terms.SWIFTNESS: "1107.1", terms.IMPERISHABLE: "1108.1", terms.AWAKENING: "1109.1",
    terms.INCARNATION: "1110.1", terms.QUICKCAST: "1111.1", terms.GODS_ART: "1112.1", terms.TRIGGER: "1113.1",
    terms.STEALTH: "1114.1", terms.REMNANT: "1115.1", terms.EVOLUTION: "1116.1", terms.SHIFT: "1117.1", terms.LIMIT: "1118.1",
    terms.ENERGIZE: "1119.1", terms.BARRIER: "1120.1", terms.BESTOW: "1121.1", terms.MANA: "1122.1", terms.BLOODLUST: "1123.1",
    terms.TORRENT: "1124.1", terms.JUDGMENT: "1125.1", terms.INHERITANCE: "1126.1", terms.BREAK: "1415.1b-i",
}


def cite_information(t: Table, c: Card, k: Look) -> None:
    """Call it only while `t.trace` is kept."""
    for clause in ("201.1", "201.2", "202.1", "208.1"):
        t.cite(clause)
    cite_types(t, c, k)
    cite_numbers(t, k)
    if k.colours:
        t.cite("208.2")
        if k.colours & (k.colours - 1):
            t.cite("208.3")
    else:
        t.cite("208.4")
    if k.traits:
        t.cite("205.1")
        if k.traits & (k.traits - 1):
            t.cite("205.3")
    for bit, clause in SECTIONS.items():
        if k.keywords & bit:
            t.cite(clause)
    cite_text(t, c.form.text)
    if c.form.flavour:
        t.cite("204.4")
    if k.keywords & terms.SYMBOL_SKILLS:
        t.cite("1413.2")


def cite_types(t: Table, c: Card, k: Look) -> None:
    if k.subtypes & (terms.SPECIAL | terms.TRUE | terms.BASIC):
        t.cite("201.3")
    if k.subtypes & terms.SPECIAL:
        t.cite("201.3a")
    if k.subtypes & terms.STONE_TYPES:
        t.cite("201.4")
        t.cite("201.4a")
        if k.subtypes & terms.BASIC:
            t.cite("201.4b")
        if "treat this card as" in c.form.text.lower():
            t.cite("904.2")
            t.cite("904.2a")
            t.cite("201.4d")
    if k.subtypes & terms.OLD_ADDITIONS:
        t.cite("1406.1")
    if k.types & terms.CHANT and k.subtypes & terms.OLD:
        t.cite("1405.1")
        t.cite("1405.2")
        if k.keywords & terms.QUICKCAST:
            t.cite("1405.3")
        if k.keywords & terms.TRIGGER:
            t.cite("1405.4")
    if c.back is not None:
        if c.front.look.types & terms.RULER:
            t.cite("1302.1a")
        else:
            for clause in ("1302.1", "1302.2", "1302.2a"):
                t.cite(clause)
            if c.form is c.back:
                t.cite("1302.2d")


def cite_numbers(t: Table, k: Look) -> None:
    if k.types & (terms.PERMANENTS | terms.CHANT):
        t.cite("203.1")
        t.cite("203.2" if k.stats[terms.TOTAL_COST] else "203.5a")
        t.cite("203.5")
    if k.types & terms.FIGHTERS:
        for stat, has, lacks in ((terms.ATK, "206.1", "206.1a"), (terms.DEF, "207.1", "207.2a")):
            t.cite(has if k.stats[stat] > terms.NO_STAT // 2 else lacks)


def cite_text(t: Table, text: str) -> None:
    """204: the text has the abilities, one a paragraph; what stands in parentheses only reminds."""
    if text == "":
        return
    t.cite("204.1")
    t.cite("901.1")
    if "\n" in text:
        t.cite("204.2")
    if "(" in text:
        t.cite("204.3")
    if "[target attack]" in text.lower():
        t.cite("1414.1")
