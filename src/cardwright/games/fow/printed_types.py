"""201: type lines as they are printed, in three eras, as types, subtypes and keywords (1405, 1406)."""
from __future__ import annotations

import re
from typing import Final

from cardwright.games.fow import terms

SLASH: Final = re.compile(r"(?<![Jj])/")  # "Addition: J/resonator" is one part

# Whole parts of a type line, in lower case: types, subtypes, keywords.
PARTS: Final[dict[str, tuple[int, int, int]]] = {
    "ruler": (terms.RULER, 0, 0),
    "j-ruler": (terms.J_RULER, 0, 0),
    "basic ruler": (terms.RULER, terms.BASIC, 0),
    "basic j-ruler": (terms.J_RULER, terms.BASIC, 0),
    "resonator": (terms.RESONATOR, 0, 0),
    "resonator (stranger)": (terms.RESONATOR, terms.STRANGER, 0),
    "resonator (shift)": (terms.RESONATOR, 0, 0),
    "regalia": (terms.REGALIA, 0, 0),
    "regalia (shift)": (terms.REGALIA, 0, 0),
    "addition": (terms.ADDITION, 0, 0),
    "addition (shift)": (terms.ADDITION, 0, 0),
    "chant": (terms.CHANT, 0, 0),
    "spell:chant": (terms.CHANT, terms.OLD, 0),
    "spell:chant-instant": (terms.CHANT, terms.OLD, terms.QUICKCAST),  # 1405.3
    "spell:chant-standby": (terms.CHANT, terms.OLD, terms.TRIGGER),  # 1405.4
    "magic stone": (terms.MAGIC_STONE, 0, 0),
    "special magic stone": (terms.MAGIC_STONE, terms.SPECIAL, 0),
    "basic magic stone": (terms.MAGIC_STONE, terms.BASIC, 0),
    "true magic stone": (terms.MAGIC_STONE, terms.TRUE, 0),
    "token": (0, terms.TOKEN, 0),
    "rune": (terms.RUNE, 0, 0),
    "gem": (terms.GEM, terms.TOKEN, 0),
    "master rune": (terms.RUNE, terms.MASTER_RUNE, 0),
}  # fmt: skip


def parts_of(type_line: str) -> list[str]:
    """The parts of a type line, in lower case."""
    return [" ".join(part.lower().replace(": ", ":").split()) for part in SLASH.split(type_line) if part.strip()]


def part(word: str) -> tuple[int, int, int] | None:
    """The types, subtypes and keywords that a part of a type line gives; None for one that the rules don't know."""
    found = PARTS.get(word)
    if found is not None:
        return found
    if word.startswith("addition:"):
        on = terms.ADDITIONS.get(word.removeprefix("addition:"))
        return None if on is None else (terms.ADDITION, on | terms.OLD, 0)
    stone = terms.SUBTYPES.get(word)
    return (terms.MAGIC_STONE, stone, 0) if stone is not None and word.endswith("magic stone") else None


def printed_types(type_line: str) -> tuple[int, int, int] | None:
    """All of a type line; None if the rules don't know a part of it."""
    types = subtypes = keywords = 0
    for word in parts_of(type_line):
        found = part(word)
        if found is None:
            return None
        types |= found[0]
        subtypes |= found[1]
        keywords |= found[2]
    return (types, subtypes, keywords) if types else None
