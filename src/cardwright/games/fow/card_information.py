"""200, 1100, 1302: the information of a card as everybody can see it; what is printed is settled by `building`."""
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
KEYWORDS_SHOWN: Final[dict[str, int]] = {name: bit for name, bit in terms.KEYWORDS.items() if name != "target attack"}


def tell_types(k: Look, out: dict[str, Any]) -> None:
    """Its types, and the general and stone types (201)."""
    out["type"] = names_of(k.types, TYPE_NAMES)
    special = names_of(k.subtypes, terms.SUBTYPES)
    if special:
        out["special"] = special


def tell_names_and_attributes(t: Table, k: Look, out: dict[str, Any]) -> None:
    """What else it is called (its name stands with the card), its attributes and its races (202, 205, 208)."""
    out["attributes"] = names_of(k.colours, terms.ATTRIBUTES) if k.colours else ["void"]
    if len(k.names) > 1:
        out["also named"] = list(k.names[1:])
    if k.traits:
        out["races"] = traits_of(t, k)


def tell_numbers(k: Look, out: dict[str, Any]) -> None:
    """Its cost, ATK and DEF, each only where the card has it (203, 206, 207); a J-ruler may have neither."""
    if k.types & (terms.PERMANENTS | terms.CHANT):
        out["cost"] = cost_text(k)
        out["total cost"] = k.stats[terms.TOTAL_COST]
    if k.types & terms.FIGHTERS and k.stats[terms.DEF] > terms.NO_STAT // 2:
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


def tell_keywords(k: Look, out: dict[str, Any]) -> None:
    """The keyword skills that it has (1100)."""
    keywords = names_of(k.keywords, KEYWORDS_SHOWN)
    if keywords:
        out["keywords"] = keywords


def tell_text(c: Card, out: dict[str, Any]) -> None:
    """Its text, and what else is written there (204)."""
    if c.form.text:
        out["text"] = c.form.text
    if c.form.flavour:
        out["flavour"] = c.form.flavour
    if c.form.unread:
        out["unread"] = c.form.unread


def tell_other_side(t: Table, c: Card, k: Look, out: dict[str, Any]) -> None:
    """1302: a card with two sides."""
    if c.back is None:
        return
    if not c.front.look.types & terms.RULER and c.form is c.back:
        t.cite("1302.2d")
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
