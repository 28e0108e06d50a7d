"""A scenario seen from the other side of the table: what was yours is the opponent's. The rules know no favourites, so what must be
true is true there as well."""

from __future__ import annotations

import re
from pathlib import Path

from cardwright.judge.scenarios import parse_scenario
from cardwright.judge.scenarios.model import Scenario

_SIDES = re.compile(r"(?P<whose>\b(?:the )?opponent's\b)|(?P<your>\byour\b)|\b(?P<who>opponent|you)\b", re.IGNORECASE)


def mirrored(file: Path) -> Scenario:
    """The scenario of a file, with the players' places exchanged."""
    head, _, rest = file.read_text(encoding="utf-8").partition("\ntable:")
    table, _, play = rest.partition("\nplay:")
    opponents_turn = re.search(r"^ +active: opponent", table, re.MULTILINE) is not None
    places = "\n".join(_place(line) for line in table.split("\n") if not line.strip().startswith("active:"))
    active = "you" if opponents_turn else "opponent"
    if not rest:  # nothing lies on the table
        head, _, play = head.partition("\nplay:")
    text = f"{head}\ntable:\n  active: {active}{places}\nplay:{_sides(play)}"
    return parse_scenario(str(file), text)


def _place(line: str) -> str:
    """A line of the table: whose place it is, or whose card; not what is written on cards."""
    if re.match(r"  \S", line):
        place, colon, number = line.partition(":")
        return _sides(place) + colon + number
    return line.replace("owned by opponent", "owned by you")


def _sides(text: str) -> str:
    """`your` for `opponent's`, and the other way round; what stands in quotation marks is quoted."""
    parts = re.split(r'("[^"\n]*")', text)
    return "".join(part if part.startswith('"') else _SIDES.sub(_other, part) for part in parts)


def _other(found: re.Match[str]) -> str:
    if found["whose"]:
        return "your"
    if found["your"]:
        return "opponent's"
    return "you" if found["who"].lower() == "opponent" else "opponent"
