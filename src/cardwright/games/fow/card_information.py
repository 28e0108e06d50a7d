"""200, 1100, 1302: the information of a card as everybody can see it; each part cites its clause where it is given."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.fow import terms
from cardwright.games.showing import names_of, traits_of
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

TYPE_NAMES: Final = {
    "ruler": terms.RULER, "J-ruler": terms.J_RULER, "resonator": terms.RESONATOR, "chant": terms.CHANT, "addition": terms.ADDITION,
    "regalia": terms.REGALIA, "magic stone": terms.MAGIC_STONE, "player": terms.PLAYER,
}
# The clause that says of which kind a keyword skill is.
SECTIONS: Final[dict[int, str]] = {
    terms.PIERCE: "1102.1", terms.PRECISION: "1103.1", terms.FIRST_STRIKE: "1104.1", terms.EXPLODE: "1105.1",
    terms.FLYING: "1106.1", terms.SWIFTNESS: "1107.1", terms.IMPERISHABLE: "1108.1", terms.AWAKENING: "1109.1",
    terms.INCARNATION: "1110.1", terms.QUICKCAST: "1111.1", terms.GODS_ART: "1112.1", terms.TRIGGER: "1113.1",
    terms.STEALTH: "1114.1", terms.REMNANT: "1115.1", terms.EVOLUTION: "1116.1", terms.SHIFT: "1117.1", terms.LIMIT: "1118.1",
    terms.ENERGIZE: "1119.1", terms.BARRIER: "1120.1", terms.BESTOW: "1121.1", terms.MANA: "1122.1", terms.BLOODLUST: "1123.1",
    terms.TORRENT: "1124.1", terms.JUDGMENT: "1125.1", terms.INHERITANCE: "1126.1", terms.BREAK: "1415.1b-i",
}
KEYWORDS_SHOWN: Final[dict[str, int]] = {name: bit for name, bit in terms.KEYWORDS.items() if name != "target attack"}


def tell_types(t: Table, c: Card, k: Look, out: dict[str, Any]) -> None:
    """201: its types, and the general and stone types."""
    t.cite("201.1, 201.2")
    out["type"] = names_of(k.types, TYPE_NAMES)
    if k.subtypes & terms.OLD:
        t.cite("1405.1, 1405.2" if k.types & terms.CHANT else "")
    if k.subtypes & terms.OLD_ADDITIONS:
        t.cite("1406.1")
    special = names_of(k.subtypes, terms.SUBTYPES)
    if special:
        if k.subtypes & (terms.SPECIAL | terms.TRUE | terms.BASIC):
            t.cite("201.3")
        if k.subtypes & terms.SPECIAL:
            t.cite("201.3a")
        if k.subtypes & terms.STONE_TYPES:
            t.cite("201.4, 201.4a")
            if k.subtypes & terms.BASIC:
                t.cite("201.4b")
            if "treat this card as" in c.form.text.lower():
                t.cite("904.2, 904.2a, 201.4d")
        out["special"] = special


def tell_names_and_attributes(t: Table, k: Look, out: dict[str, Any]) -> None:
    """202, 205, 208: what else it is called (its name stands with the card), its attributes and its races."""
    t.cite("202.1, 208.1")
    if k.colours == 0:
        t.cite("208.4")
        out["attributes"] = ["void"]
    else:
        t.cite("208.3, 208.2" if k.colours & (k.colours - 1) else "208.2")
        out["attributes"] = names_of(k.colours, terms.ATTRIBUTES)
    if len(k.names) > 1:
        out["also named"] = list(k.names[1:])
    if k.traits:
        t.cite("205.1, 205.3" if k.traits & (k.traits - 1) else "205.1")
        out["races"] = traits_of(t, k)


def tell_numbers(t: Table, k: Look, out: dict[str, Any]) -> None:
    """203, 206, 207: its cost, ATK and DEF; each only where the card has it."""
    if k.types & (terms.PERMANENTS | terms.CHANT):
        t.cite("203.1, 203.5")
        t.cite("203.2" if k.stats[terms.TOTAL_COST] else "203.5a")
        out["cost"] = cost_text(k)
        out["total cost"] = k.stats[terms.TOTAL_COST]
    if k.types & terms.FIGHTERS:
        tell_strength(t, k, out)


def tell_strength(t: Table, k: Look, out: dict[str, Any]) -> None:
    """206, 207: a J-ruler may have neither."""
    if k.stats[terms.DEF] <= terms.NO_STAT // 2:
        t.cite("206.1a, 207.2a")
        return
    t.cite("206.1, 207.1")
    out["ATK"] = k.stats[terms.ATK]
    out["DEF"] = k.stats[terms.DEF]


def cost_text(k: Look) -> str:
    """203: the cost as it is printed, attribute symbols first."""
    out = ""
    for kind in range(terms.FREE_WILL):
        out += ("{" + terms.WILL_LETTERS[kind] + "}") * k.stats[terms.FIRST_COST + kind]
    out += "{X}" * k.stats[terms.X_COST]
    free = k.stats[terms.FIRST_COST + terms.FREE_WILL]
    return out + ("{" + str(free) + "}" if free or out == "" else "")


def tell_keywords(t: Table, k: Look, out: dict[str, Any]) -> None:
    """1100: the keyword skills that it has, each of its kind."""
    keywords = names_of(k.keywords, KEYWORDS_SHOWN)
    if keywords:
        if t.trace is not None:
            for bit, clause in SECTIONS.items():
                if k.keywords & bit:
                    t.cite(clause)
            if k.types & terms.CHANT and k.subtypes & terms.OLD:
                t.cite("1405.3" if k.keywords & terms.QUICKCAST else "")
                t.cite("1405.4" if k.keywords & terms.TRIGGER else "")
        if k.keywords & terms.SYMBOL_SKILLS:
            t.cite("1413.2")
        out["keywords"] = keywords


def tell_text(t: Table, c: Card, out: dict[str, Any]) -> None:
    """204: the text has the abilities, one a paragraph; what stands in parentheses only reminds."""
    text = c.form.text
    if text:
        t.cite("204.1, 901.1")
        t.cite("204.2" if "\n" in text else "")
        t.cite("204.3" if "(" in text else "")
        t.cite("1414.1" if "[target attack]" in text.lower() else "")
        out["text"] = text
    if c.form.flavour:
        t.cite("204.4")
        out["flavour"] = c.form.flavour
    if c.form.unread:
        out["unread"] = c.form.unread


def tell_other_side(t: Table, c: Card, k: Look, out: dict[str, Any]) -> None:
    """1302: a card with two sides."""
    if c.back is None:
        return
    if c.front.look.types & terms.RULER:
        t.cite("1302.1a")
    else:
        t.cite("1302.1, 1302.2, 1302.2a")
        t.cite("1302.2d" if c.form is c.back else "")
    if k.types & terms.J_RULER:
        t.cite("307.5")
    elif not k.types & terms.RULER:
        t.cite("1302.3b, 1302.2b")
    out["other side"] = other_side(c.front if c.form is c.back else c.back)


def other_side(other: Face) -> dict[str, Any]:
    """The side that is down, as it is printed."""
    k = other.look
    out: dict[str, Any] = {"name": other.name, "type": names_of(k.types, TYPE_NAMES), "text": other.text}
    if k.types & terms.FIGHTERS and k.stats[terms.DEF] > terms.NO_STAT // 2:
        out["ATK"] = k.stats[terms.ATK]
        out["DEF"] = k.stats[terms.DEF]
    return out
