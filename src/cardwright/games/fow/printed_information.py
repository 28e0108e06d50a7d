"""201 to 208: the information printed on a card."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.games.fow import terms
from cardwright.games.fow.printed_types import printed_types
from cardwright.games.fow.will_symbols import kinds_of, known_symbols, xs_in
from cardwright.kernel.faces import Look
from cardwright.kernel.library import Library
from cardwright.text.tokens import plain_typography

NO_END: Final = 10000  # of the divinity that is printed as endless


def printed_look(record: CardRecord, library: Library) -> Look:
    """The information printed on a card (201 to 208)."""
    look = Look([0] * terms.STAT_COUNT)
    print_types(look, record, library)
    print_values(look, record, library)
    print_attributes(look, record, library)
    look.names = (plain_typography(record.name),)
    library.cite("202.1")
    return look


def print_types(look: Look, record: CardRecord, library: Library) -> None:
    """201: its types, and the general and stone types; 1405, 1406: as they were printed once."""
    found = printed_types(record.type)
    if found is not None:
        library.cite("201.1, 201.2")
        look.types, look.subtypes, look.keywords = found
    if look.types & terms.MAGIC_STONE and record.name.lower() in terms.SUBTYPES:
        library.cite("201.4b")
        look.subtypes |= terms.SUBTYPES[record.name.lower()] | terms.BASIC
    if look.subtypes & (terms.SPECIAL | terms.TRUE | terms.BASIC):
        library.cite("201.3, 201.3a" if look.subtypes & terms.SPECIAL else "201.3")
    if look.subtypes & terms.STONE_TYPES:
        library.cite("201.4, 201.4a")
    if record.type.lower().startswith("spell"):
        library.cite("1405.1, 1405.2")
        look.subtypes |= terms.OLD
    if look.subtypes & terms.OLD_ADDITIONS:
        library.cite("1406.1")
    if record.back is not None and not look.types & terms.RULER:
        library.cite("1302.1, 1302.2, 1302.2a")
        look.subtypes |= terms.DOUBLE_SIDED
    elif record.back is not None:
        library.cite("1302.1a")


def print_values(look: Look, record: CardRecord, library: Library) -> None:
    """203, 206, 207: its cost, ATK and DEF; each only where the card has it."""
    stats = look.stats
    stats[terms.ATK] = terms.NO_STAT if record.attack is None else record.attack
    stats[terms.DEF] = terms.NO_STAT if record.defense is None else record.defense
    if look.types & terms.FIGHTERS:
        library.cite("206.1a, 207.2a" if record.defense is None else "206.1, 207.1")
    symbols = cost_symbols(record) or ""
    total = 0
    for kind, n in enumerate(kinds_of(symbols)):
        stats[terms.FIRST_COST + kind] = n
        total += n
    stats[terms.TOTAL_COST] = total
    stats[terms.X_COST] = xs_in(symbols)
    stats[terms.RUNE_DIVINITY] = divinity(record)
    library.cite("203.1, 203.2, 203.5" if symbols else "203.5a")


def print_attributes(look: Look, record: CardRecord, library: Library) -> None:
    """205, 208: its attributes, none of which is void, and its races."""
    for attribute in attributes_of(record):
        look.colours |= terms.ATTRIBUTES.get(attribute, 0)
    library.cite("208.1, 208.2" if look.colours else "208.1, 208.4")
    if look.colours & (look.colours - 1):
        library.cite("208.3")
    for trait in record.traits:
        look.traits |= library.trait(trait)
        library.cite("205.1")
    if len(record.traits) > 1:
        library.cite("205.3")


def attributes_of(record: CardRecord) -> list[str]:
    """208: the attributes of the banner; void is none."""
    found = record.extra.get("attribute")
    return [str(one).lower() for one in found] if isinstance(found, list) else []


def cost_symbols(record: CardRecord) -> str | None:
    """203: the cost in symbols; None if something else is printed there."""
    cost = record.extra.get("cost")
    if cost is None or cost == "" or cost == "0":
        return ""
    symbols = str(cost).replace(" ", "")
    return symbols if known_symbols(symbols) else None


def divinity(record: CardRecord) -> int:
    """What revealing a rune takes; of a rune whose divinity is no number, more than anybody has."""
    said = str(record.extra.get("divinity") or "0")
    return int(said) if said.isdigit() else NO_END
