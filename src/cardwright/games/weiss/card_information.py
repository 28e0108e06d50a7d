"""What everybody can see of cards and players, in the rulebook's words (chapters 2 and 3)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.showing import add_text, names_of, traits_of
from cardwright.games.weiss import positions, terms
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

SIDES = {terms.WEISS_SIDE: "Weiss", terms.SCHWARZ_SIDE: "Schwarz"}
NUMBERS_SHOWN: Final = ("level", "clock", "stock", "refresh points", "hand limit")
STATES = ("standing", "resting", "reversed")


def card_details(t: Table, c: Card, k: Look) -> dict[str, Any]:
    """2: type, colour, level, cost, power, soul, traits, icons, text; each only where the card has it."""
    t.cite("2.1.1, 2.1.1.3, 2.3.1, 2.3.2, 2.4.1, 2.11.1, 2.12.1")
    out: dict[str, Any] = {"type": names_of(k.types, terms.TYPES), "colour": names_of(k.colours, terms.COLOURS)}
    if k.names and k.names[0] != c.form.name:
        t.cite("2.1.1.2")
        out["counts as"] = k.names[0]
    title = title_of(t, c)
    if title:
        t.cite("2.13.1")
        out["title"] = title
    traits = traits_of(t, k)
    t.cite("2.5.1, 2.6.1, 2.7.1, 2.9.1, 2.10.1")
    if traits:
        out["traits"] = traits
    if k.types & (terms.CHARACTER | terms.EVENT):
        out["level"] = k.stats[terms.LEVEL_STAT]
        out["cost"] = k.stats[terms.COST]
    if k.types & terms.CHARACTER:
        out["power"] = k.stats[terms.POWER]
        out["soul"] = k.stats[terms.SOUL]
    icons = trigger_icons(k)
    if icons:
        out["trigger"] = icons
    if k.subtypes & terms.COUNTER_ICON:
        out["counter icon"] = True
    if k.subtypes & terms.CLOCK_ICON:
        out["clock icon"] = True
    t.cite("2.14.1")
    sides = [name for bit, name in SIDES.items() if k.subtypes & bit]
    if sides:
        t.cite("2.18.1")
        t.cite("2.18.1.3" if len(sides) > 1 else "2.18.1.1" if k.subtypes & terms.WEISS_SIDE else "2.18.1.2")
        out["side"] = sides
    keywords = keywords_of(t, k)
    if keywords:
        out["keywords"] = keywords
    if c.zone == terms.STAGE:
        t.cite("3.6.3, 4.6.1")
        out["position"] = positions.NAMES[positions.position_of(c)]
        out["state"] = STATES[c.turned]
    elif c.zone == terms.MARKERS:
        out["position"] = positions.NAMES[positions.position_of(c)]
    add_text(out, c)
    return out


# 10: abilities that bear one of these words have that keyword.
KEYWORD_CLAUSES: Final[dict[int, str]] = {
    terms.ALARM: "10.1.2", terms.BRAINSTORM: "10.7.2", terms.CHANGE: "10.8.2", terms.MEMORY_KEYWORD: "10.9.2",
    terms.EXPERIENCE: "10.10.2", terms.ACCELERATE: "10.12.2", terms.RESONATE: "10.13.2", terms.FUSION: "10.14.2",
}


def keywords_of(t: Table, k: Look) -> list[str]:
    """The keywords of a card and of its abilities, but for the Encore that everybody has."""
    bits = k.keywords
    for a in k.abilities:
        if not a.flags & terms.DEFAULT_ENCORE:
            bits |= a.flags
    if t.trace is not None:
        for bit, clause in KEYWORD_CLAUSES.items():
            if bits & bit:
                t.cite(clause)
    return names_of(bits, terms.KEYWORDS)


def title_of(t: Table, c: Card) -> str:
    """2.13.1: the work that the card is from."""
    extra = c.form.extra
    return t.library.titles[extra[1]] if len(extra) > 1 else ""


def trigger_icons(k: Look) -> list[str]:
    """2.11: the trigger icons, each soul icon by itself."""
    souls = k.stats[terms.SOUL_ICONS]
    others = [name for name, bit in terms.TRIGGER_ICONS.items() if k.subtypes & bit and bit != terms.SOUL_ICON]
    return ["soul"] * souls + others


def shown_numbers(t: Table, player: int) -> list[int]:
    """Level and clock, which everybody counts, refresh points and the hand limit: those of `NUMBERS_SHOWN`."""
    return [
        len(t.zone(terms.LEVEL, player)), len(t.zone(terms.CLOCK, player)), len(t.zone(terms.STOCK, player)),
        t.number(terms.REFRESH_POINTS, player), ruled_number(t, terms.HAND_LIMIT, player),
    ]
