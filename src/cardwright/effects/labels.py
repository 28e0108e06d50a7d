"""What the choices that a text lists say: an option's label travels with the question when it is asked."""
from __future__ import annotations

import re
from typing import Final

# How texts list options, one after the other: (1) this (2) that; "this" "that"; ・this ・that; - this; or that.
QUOTED: Final = re.compile(r'[“"]([^”"]+)[”"]')
STARTS: Final = (re.compile(r"\(\d\)"), re.compile(r"[・•●]"))
DASHED: Final = re.compile(r"\s[-—–]\s")
BREAKS: Final = re.compile(r";\s*(?:or\s+)?")

_known: dict[tuple[str, int, int], list[str]] = {}  # texts are asked about again and again


def mode_labels(text: str, first: int, number: int) -> list[str]:
    """The labels of so many modes of a text, of which the first has this number."""
    key = (text, first, number)
    found = _known.get(key)
    if found is None:
        said = [one_line(part) for part in listed(text, number)]
        found = [""] * first + said
        _known[key] = found
    return found


def listed(text: str, number: int) -> list[str]:
    """The options that a text lists, if it lists so many; otherwise nothing."""
    quoted = QUOTED.findall(text)
    if len(quoted) == number:
        return [str(part) for part in quoted]
    for start in STARTS:
        parts = start.split(text)[1:]
        if len(parts) == number:
            return [str(part) for part in parts]
    dashed = DASHED.split(text, 1)
    parts = BREAKS.split(dashed[-1]) if len(dashed) == 2 else []
    if len(parts) == number:
        return [str(part) for part in parts]
    return []


def one_line(text: str) -> str:
    line = " ".join(text.split())
    return line[:1].upper() + line[1:]
