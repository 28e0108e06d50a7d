"""Signs that a source of texts has lost: trigger icons, which cards print as pictures, and digits."""

from __future__ import annotations

import re

_ICON = "a trigger icon; write its name in brackets, as in “with [choice] in its trigger icon”"
_DIGITS = "digits of a number; write the number that is printed"
_LOST = (
    (re.compile(r"(?<=\bwith)(?= in (?:its|their|the) trigger icon)"), _ICON),
    (re.compile(r"(?<=trigger icon is)(?=\s*[,.])"), _ICON),
    (re.compile(r"(?<=\bgets)(?= in the trigger icon)|(?<=\bnumber of)(?= in the trigger icon)"), _ICON),
    (re.compile(r"(?<=[+×-]\d)-{2,}|(?<=[+×-]\d\d)-{2,}|(?<=level )-(?= or)|(?<=cost )-(?= or)"), _DIGITS),
)


def lost_sign(text: str) -> tuple[int, str]:
    """Where a line lacks a sign, and which; nowhere (-1) if it seems to lack none."""
    for pattern, what in _LOST:
        found = pattern.search(text)
        if found is not None:
            return found.start(), what
    return -1, ""
