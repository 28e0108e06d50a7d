"""Chapter 2: the information printed on a card."""
from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.games.bss import terms
from cardwright.kernel.faces import Ability, Look
from cardwright.kernel.library import Library
from cardwright.text.tokens import plain_typography


def printed_levels(record: CardRecord) -> list[tuple[int, int]]:
    """2-10: the cores and the BP of each level, LV1 first."""
    levels = record.extra.get("levels")
    if not isinstance(levels, list):
        return []
    return [(int(level["cores"]), int(level.get("bp") or 0)) for level in levels]


def printed_look(record: CardRecord, library: Library, level: int, levels: list[tuple[int, int]]) -> Look:
    """The information printed on a card (2-1 to 2-11), at one of its levels."""
    look = Look([0] * terms.ALL_STATS)
    look.stats[terms.COST] = record.cost or 0
    look.names = (plain_typography(record.name),)
    look.types = terms.TYPES.get(record.kind.lower(), 0)
    if record.is_token:
        look.subtypes |= terms.TOKEN
    if record.text.strip():
        look.subtypes |= terms.HAS_EFFECTS
    library.cite("2-13-1-1, 2-1-1, 2-3-1, 2-3-2, 2-6-1")
    library.cite("2-9-1" if record.text.strip() else "2-9-3")
    print_level(look, library, level, levels)
    print_symbols(look, record, library)
    print_colours(look, record, library)
    return look


def print_level(look: Look, library: Library, level: int, levels: list[tuple[int, int]]) -> None:
    """2-10, 2-11: the level, the cores that LV1 takes, and the BP of the level."""
    look.stats[terms.LEVEL] = level
    if levels:
        library.cite("2-10-1, 2-10-3-1, 2-10-4, 2-11-1, 2-11-2")
        look.stats[terms.BP] = levels[max(level, 1) - 1][1]
        look.stats[terms.LV1_CORES] = levels[0][0]


def print_symbols(look: Look, record: CardRecord, library: Library) -> None:
    """2-7, 2-8: reduction symbols, and the symbols that match them, of one color or two."""
    colours = list(terms.COLOURS)
    for symbol in printed_words(record, "reduction"):
        library.cite("2-7-1, 2-7-2")
        look.stats[terms.REDUCTION + colours.index(symbol)] += 1
    for symbol in printed_words(record, "symbols"):
        library.cite("2-8-1, 2-8-2, 2-8-3")
        kind = 0
        for colour in symbol.split("/"):
            kind |= terms.COLOURS[colour]
        look.stats[terms.SYMBOLS + terms.SYMBOL_KINDS.index(kind)] += 1


def print_colours(look: Look, record: CardRecord, library: Library) -> None:
    """2-4, 2-5: its colors and spirit types."""
    for colour in printed_words(record, "color"):
        library.cite("2-4-1, 2-4-1-2, 2-4-1-1" if look.colours else "2-4-1, 2-4-1-1")
        look.colours |= terms.COLOURS[colour]
    for family in record.traits:
        library.cite("2-5-1, 2-5-2, 2-5-3")
        look.traits |= library.trait(family.upper())


def add_effects(look: Look, abilities: list[Ability], keywords: int, library: Library) -> None:
    """2-9, 8-1-2: an effect of one line, of its kind."""
    library.cite("4-1-1-2, 8-1-2")
    for ability in abilities:
        keep_greatest(look, ability)
    look.keywords |= keywords


def keep_greatest(look: Look, ability: Ability) -> None:
    """11-3-2, 11-7-2, 11-10-3, 11-11-4, 11-12-3: of several equal keywords that are printed for a level, the greatest alone."""
    if ability.keyword > 0 and ability.keyword & terms.ONE_COUNTS:
        for i in range(len(look.abilities)):
            if look.abilities[i].keyword == ability.keyword:
                if ability.n > look.abilities[i].n:
                    look.abilities[i] = ability
                return
    look.abilities.append(ability)


def printed_words(record: CardRecord, key: str) -> list[str]:
    found = record.extra.get(key)
    return [str(value).lower() for value in found] if isinstance(found, list) else []
