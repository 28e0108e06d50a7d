"""Good files and answers, changed at random: what a careless hand, a broken disk or somebody hostile would make of them.

Everything is drawn from one `Random`: a plain one where thousands are tried, one of hypothesis' own where a find is made small."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

WEIRD = (
    "", " ", "\0", "\ufeff", "\n", "\r\n", "\t", "\u2028", "\ud7ff", "٣", "²", "①", "½", "-", "--", "-1", "0", "1e999", "NaN",
    "{}", "[]", '"', "\\", "\\u", "\\ud800", "//", "#", "{", "}", "[", "]", "(", ")", "(((", "“", "”", "\u202e", "💥", "é",
    "99999999999999999999", "9" * 5000, "a" * 3000, "and " * 300, "\n" * 300, "[" * 300, '{"a":' * 300, "%s", "{0}", "../..",
    "/dev/null", "x 4", "4x", "true", "null", "e\u0301", "\ud800", "Infinity", "-0", "0x10", "1_000", "10" * 20, "\x1b[2J", "\x7f",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 2, 2**31, 2**63, 10**30, -(10**30), 0.5, 1e308)
SIGNS = ((0x20, 0x7E), (0x20, 0x7E), (0, 0xFF), (0, 0x2FFF), (0x3000, 0xFFFF), (0x10000, 0x10FFFF))
"""Where the signs of a text by lot come from: most from what keyboards have, some from anywhere."""


def any_text(chance: Random, most: int) -> str:
    """Signs by lot."""
    return "".join(chr(chance.randint(*chance.choice(SIGNS))) for _ in range(chance.randint(0, most)))


def anything(chance: Random) -> Any:
    """A value that a file in JSON could hold."""
    how = chance.randrange(11)
    if how < 5:
        return (None, chance.random() < 0.5, chance.choice(NUMBERS), chance.randint(-5, 100), chance.choice(WEIRD))[how]
    if how == 5:
        return any_text(chance, 12)
    if how == 6:
        return [chance.randint(0, 3) for _ in range(chance.randint(0, 3))]
    return ([], {}, [[[[]]]], {"name": "x"})[how - 7]


def changed_text(chance: Random, text: str, most: int = 4) -> str:
    """A text with a few places cut out, doubled, swapped, or filled with something odd."""
    for _ in range(chance.randint(1, most)):
        at = chance.randint(0, len(text))
        length = chance.choice((0, 1, 1, 2, 5, 20, 200))
        new = chance.choice(("", chance.choice(WEIRD), any_text(chance, 6)))
        how = chance.randrange(5)
        if how == 0:
            text = text[:at] + new + text[at:]
        elif how == 1:
            text = text[:at] + new + text[at + length :]
        elif how == 2:
            text = text[:at] + text[at : at + length] * chance.randint(2, 5) + text[at + length :]
        elif how == 3:
            other = chance.randint(0, len(text))
            text = text[:at] + text[other : other + length] + text[at:]
        else:
            lines = text.split("\n")
            line = chance.randrange(len(lines))
            text = "\n".join(lines[:line] + chance.choice(([], [new], [lines[line]] * 2)) + lines[line + 1 :])
    return text


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path]
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*path, key))
    elif isinstance(value, list):
        for i, part in enumerate(value[:40]):
            found += places(part, (*path, i))
    return found


def changed_json(chance: Random, original: Any, most: int = 3) -> Any:
    """A JSON value with a few of its parts taken out, renamed, or exchanged for something else."""
    value = json.loads(json.dumps(original))
    for _ in range(chance.randint(1, most)):
        spots = [path for path in places(value) if path]
        if not spots:
            return value
        path = chance.choice(spots)
        parent = value
        for step in path[:-1]:
            parent = parent[step]
        last = path[-1]
        how = chance.randrange(4)
        if how == 0:
            del parent[last]
        elif how == 1 and isinstance(parent, dict):
            parent[chance.choice((chance.choice(WEIRD), any_text(chance, 5)))] = parent.pop(last)
        elif how == 2 and isinstance(parent[last], str):
            parent[last] = changed_text(chance, parent[last], 2)
        else:
            parent[last] = anything(chance)
    return value


def as_json(value: Any) -> str:
    """As a file holds it; half characters as escapes, so that they arrive."""
    return json.dumps(value)


def both(chance: Random, original: Any, written: Callable[[Any], str] = as_json) -> str:
    """Changed as data, or changed as text."""
    if chance.random() < 0.5:
        return written(changed_json(chance, original))
    return changed_text(chance, written(original))
