"""What everybody can see of cards and players, in the rulebook's words (200)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.games.fow import terms
from cardwright.games.fow.additions import bearer_of
from cardwright.games.fow.informing import cite_information
from cardwright.kernel import pool
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NUMBERS_SHOWN = {"life": terms.LIFE, "hand limit": terms.HAND_LIMIT, "cards played": terms.CARDS_PLAYED}
TYPE_NAMES = {
    "ruler": terms.RULER, "J-ruler": terms.J_RULER, "resonator": terms.RESONATOR, "chant": terms.CHANT, "addition": terms.ADDITION,
    "regalia": terms.REGALIA, "magic stone": terms.MAGIC_STONE, "player": terms.PLAYER,
}
STATS_OF = terms.FIGHTERS


def names_of(bits: int, table: dict[str, int]) -> list[str]:
    return [name for name, bit in table.items() if bits & bit]


def cost_text(k: Look) -> str:
    """203: the cost as it is printed, attribute symbols first."""
    out = ""
    for kind in range(terms.FREE_WILL):
        out += ("{" + terms.WILL_LETTERS[kind] + "}") * k.stats[terms.FIRST_COST + kind]
    out += "{X}" * k.stats[terms.X_COST]
    free = k.stats[terms.FIRST_COST + terms.FREE_WILL]
    return out + ("{" + str(free) + "}" if free or out == "" else "")


def card_details(t: Table, c: Card, k: Look) -> dict[str, Any]:
    """Type, attributes, races, cost, ATK and DEF, keywords, text and the other side; each only where the card has it."""
    if t.trace is not None:
        cite_information(t, c, k)
    out: dict[str, Any] = {"type": names_of(k.types, TYPE_NAMES), "attributes": names_of(k.colours, terms.ATTRIBUTES) or ["void"]}
    special = names_of(k.subtypes, terms.SUBTYPES)
    if special:
        out["special"] = special
    if len(k.names) > 1:
        out["also named"] = list(k.names[1:])
    races = [name for i, name in enumerate(t.library.traits) if k.traits >> i & 1]
    if races:
        out["races"] = races
    if k.types & (terms.PERMANENTS | terms.CHANT):
        out["cost"] = cost_text(k)
        out["total cost"] = k.stats[terms.TOTAL_COST]
    if k.types & STATS_OF and k.stats[terms.DEF] > terms.NO_STAT // 2:
        out["ATK"] = k.stats[terms.ATK]
        out["DEF"] = k.stats[terms.DEF]
    keywords = names_of(k.keywords, {name: bit for name, bit in terms.KEYWORDS.items() if name != "target attack"})
    if keywords:
        out["keywords"] = keywords
    if c.form.text:
        out["text"] = c.form.text
    if c.form.flavour:
        out["flavour"] = c.form.flavour
    if c.form.unread:
        out["unread"] = c.form.unread
    if c.back is not None:
        other = c.front if c.form is c.back else c.back
        out["other side"] = {"name": other.name, "text": other.text}
        if t.trace is not None:
            if k.types & terms.J_RULER:
                t.cite("307.5")
            elif not k.types & terms.RULER:
                t.cite("1302.3b")
                t.cite("1302.2b")
    bearer = bearer_of(t, c.ref())
    if bearer >= 0:
        out["added to"] = t.cards[id_of(bearer)].key
    return out


def shown_numbers(t: Table, player: int) -> dict[str, int]:
    out = {name: t.number(which, player) for name, which in NUMBERS_SHOWN.items()}
    for x in t.pool:
        if pool.player_of(x) == player:
            kind = f"{terms.WILL_NAMES[pool.kind_of(x)]} will"
            out[kind] = out.get(kind, 0) + 1
    return out
