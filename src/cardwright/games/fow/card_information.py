"""200: what everybody can see of cards and players, in the rulebook's words."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.fow import terms
from cardwright.games.fow.double_sided_cards import tell_other_side
from cardwright.games.showing import names_of, traits_of
from cardwright.kernel import pool
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NUMBERS_SHOWN = {"life": terms.LIFE, "hand limit": terms.HAND_LIMIT, "cards played": terms.CARDS_PLAYED}
KEYWORDS_SHOWN: Final[dict[str, int]] = {name: bit for name, bit in terms.KEYWORDS.items() if name != "target attack"}


def card_details(t: Table, c: Card, k: Look) -> dict[str, Any]:
    """Type, attributes, races, cost, ATK and DEF, keywords, text and the other side; each only where the card has it."""
    out: dict[str, Any] = {}
    tell_types(k, out)
    tell_names_and_attributes(t, k, out)
    tell_numbers(k, out)
    tell_keywords(k, out)
    tell_text(c, out)
    tell_other_side(t, c, k, out)
    return out


def tell_types(k: Look, out: dict[str, Any]) -> None:
    """Its types, and the general and stone types (201)."""
    out["type"] = names_of(k.types, terms.TYPE_NAMES)
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


def add_will(t: Table, player: int, out: dict[str, int]) -> None:
    """907.4: the will that the player has produced."""
    for x in t.pool:
        if pool.player_of(x) == player:
            kind = f"{terms.WILL_NAMES[pool.kind_of(x)]} will"
            out[kind] = out.get(kind, 0) + 1
