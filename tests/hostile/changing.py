"""Good files and answers, changed at random: what a careless hand, a broken disk or somebody hostile would make of them.

Everything is drawn from one `Random`: a plain one where thousands are tried, one of hypothesis' own where a find is made small."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

WEIRD = (
    "", " ", "\0", "\ufeff", "\n", "\r\n", "\t", "\u2028", "\ud7ff", "٣", "²", "①", "½", "-", "--", "-1", "0", "1e999", "NaN",
    "{}", "[]", '"', "\\", "\\u", "\\ud800", "//", "#", "{", "}", "[", "]", "(", ")", "(((", "“", "”", "\u202e", "💥", "é",
    "99999999999999999999", "9" * 5000, "[" * 100_000, '{"a":' * 30_000,
    "a" * 3000, "and " * 300, "\n" * 300, "[" * 300, '{"a":' * 300, "%s", "{0}", "../..",
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


# -- nearly right: the shape of a good file, with values that stand elsewhere in good files
NEAR = (0, 1, 2, 3, 4, 5, 7, 10, 12, 20, 50, 99, 100, 400, 1_000, 1_001, 9_999, 500_000, 1_000_000, 1_000_001, 2**31, 10**18)


def other_number(chance: Random, text: str) -> str:
    """One of the numbers in a text is another one."""
    found = list(re.finditer(r"[0-9]+", text))
    if not found:
        return text
    at = chance.choice(found)
    return text[: at.start()] + str(chance.choice(NEAR)) + text[at.end() :]


def crossed_json(chance: Random, original: Any, others: Sequence[Any], most: int = 3) -> Any:
    """A JSON value in which a few parts are those of another good one, or other numbers of the same kind."""
    value = json.loads(json.dumps(original))
    for _ in range(chance.randint(1, most)):
        spots = [path for path in places(value) if path]
        if not spots:
            return value
        path = chance.choice(spots)
        parent, donor = value, chance.choice(others)
        for step in path[:-1]:
            parent = parent[step]
        for step in path:
            if isinstance(donor, dict):
                donor = donor.get(step)
            else:
                donor = donor[step] if isinstance(donor, list) and isinstance(step, int) and step < len(donor) else None
        last = path[-1]
        old = parent[last]
        if isinstance(old, int) and not isinstance(old, bool) and chance.random() < 0.7:
            parent[last] = chance.choice(NEAR)
        elif isinstance(old, str) and chance.random() < 0.5:
            parent[last] = other_number(chance, old)
        elif isinstance(old, list) and old and chance.random() < 0.5:
            parent[last] = [chance.choice(old) for _ in range(chance.randint(0, len(old) + 2))]
        elif donor is not None:
            parent[last] = donor
    return value


def crossed_lines(chance: Random, text: str, others: Sequence[str], most: int = 3) -> str:
    """A text in which a few lines are those of another good one, other numbers stand, or two lines have changed places."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, most)):
        at = chance.randrange(len(lines))
        how = chance.randrange(4)
        if how == 0:
            lines[at] = other_number(chance, lines[at])
        elif how == 1:
            lines.insert(at, chance.choice(chance.choice(others).split("\n")))
        elif how == 2:
            lines[at] = chance.choice(chance.choice(others).split("\n"))
        else:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


# -- bytes: a text may hold any of them, as low surrogates
ENCODINGS = ("utf-8-sig", "utf-16", "utf-16-be", "utf-32", "latin-1", "cp1252", "shift_jis", "utf-7")


def spoilt(chance: Random, text: str) -> str:
    """Now and then, what becomes of a good text on its way: another encoding, other ends of lines, cut off, bytes that are none."""
    how = chance.randrange(24)
    if how == 0:
        return text.encode(chance.choice(ENCODINGS), "ignore").decode("utf-8", "surrogateescape")
    if how == 1:
        return encoded(text)[: chance.randint(0, len(text))].decode("utf-8", "surrogateescape")
    if how == 2:
        return text.replace("\n", chance.choice(("\r\n", "\r", "\n\r", "\x0b", "\u2028")))
    if how == 3:
        at = chance.randint(0, len(text))
        return text[:at] + "".join(chr(0xDC80 + chance.randrange(128)) for _ in range(chance.randint(1, 4))) + text[at:]
    return text


def encoded(text: str) -> bytes:
    """As a file holds it: a low surrogate from DC80 to DCFF is a byte that is no UTF-8; other half characters are as they are."""
    out = []
    for piece in re.split("([\udc80-\udcff]+)", text):
        out.append(piece.encode("utf-8", "surrogateescape" if re.match("[\udc80-\udcff]", piece) else "surrogatepass"))
    return b"".join(out)
