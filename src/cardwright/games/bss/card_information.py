"""What everybody can see of cards and players, in the rulebook's words (chapters 2 and 3)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in, cores_on
from cardwright.games.showing import add_text, names_of, traits_of
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

AREAS_SHOWN: Final = (terms.LIFE, terms.RESERVE, terms.CORE_TRASH, terms.VOID)
SOUL_CORES_SHOWN: Final = ("soul core in life", "soul core in reserve", "soul core in core trash", "soul core in void")
NUMBERS_SHOWN: Final = ("life", "reserve", "core trash", *SOUL_CORES_SHOWN)
KINDS = ("activated", "triggered", "constant", "magic")  # 8-1-2, in the order of the kernel's kinds of ability


def symbol_name(kind: int) -> str:
    """`red`, or `red/green` for a double color symbol (2-8-2-1)."""
    return "/".join(names_of(terms.SYMBOL_KINDS[kind], terms.COLOURS))


def symbols_shown(k: Look) -> list[str]:
    out: list[str] = []
    for i in range(len(terms.SYMBOL_KINDS)):
        out += [symbol_name(i)] * max(0, k.stats[terms.SYMBOLS + i])
    return out


def reduction_shown(k: Look) -> list[str]:
    out: list[str] = []
    for i, name in enumerate(terms.COLOURS):
        out += [name] * max(0, k.stats[terms.REDUCTION + i])
    return out


def levels_shown(c: Card) -> list[dict[str, int]]:
    """2-10: each level with the cores that it takes and its BP."""
    extra = c.front.extra
    parts = terms.LEVEL_PARTS
    return [
        {"level": i // parts + 1, "cores": extra[i + terms.LEVEL_CORES], "bp": extra[i + terms.LEVEL_BP]}
        for i in range(0, len(extra), parts)
    ]


def next_level(c: Card, levels: list[dict[str, int]], level: int) -> dict[str, int] | None:
    """2-10: the level above, and how many more cores reach it."""
    for entry in levels:
        if entry["level"] == level + 1 and entry["cores"] > cores_on(c):
            return {"level": level + 1, "cores": entry["cores"] - cores_on(c)}
    return None


def card_details(t: Table, c: Card, k: Look) -> dict[str, Any]:
    """Type, color, spirit types, cost, reduction, symbols, level, BP, keywords and text; each only where the card has it (2)."""
    out: dict[str, Any] = {
        "type": names_of(k.types, terms.TYPES), "color": names_of(k.colours, terms.COLOURS), "cost": k.stats[terms.COST],
    }
    if k.subtypes & terms.TOKEN:
        out["special"] = ["token"]
    kinds = traits_of(t, k)
    if kinds:
        out["spirit type"] = kinds
    reduction = reduction_shown(k)
    if reduction:
        out["reduction"] = reduction
    symbols = symbols_shown(k)
    if symbols:
        out["symbols"] = symbols
    levels = levels_shown(c)
    if levels:
        out["levels"] = levels
    if c.zone == terms.FIELD:
        out["level"] = k.stats[terms.LEVEL]
        more = next_level(c, levels, k.stats[terms.LEVEL])
        if more is not None:
            out["next"] = more
    if k.types & terms.SPIRIT:
        out["bp"] = max(0, k.stats[terms.BP])
    keywords = names_of(k.keywords, terms.KEYWORDS)
    if keywords:
        out["keywords"] = keywords
    if k.keywords & terms.ARMOR:
        out["armor"] = names_of(k.keywords >> terms.ARMOR_SHIFT, terms.COLOURS)
    if k.abilities:
        out["effects"] = [KINDS[a.kind] for a in k.abilities]
    add_text(out, c)
    return out


def shown_numbers(t: Table, player: int) -> list[int]:
    """3-4, 3-6, 3-7, 3-9: cores are public wherever they are. Those of
    `NUMBERS_SHOWN`."""
    t.cite("3-4-1, 3-6-1, 3-6-2, 3-7-1, 3-7-2, 3-9-1")
    out = [cores_in(t, terms.LIFE, player), cores_in(t, terms.RESERVE, player), cores_in(t, terms.CORE_TRASH, player)]
    for area in AREAS_SHOWN:
        out.append(1 if t.number(area + terms.SOUL_IN, player) > 0 else 0)
    return out
