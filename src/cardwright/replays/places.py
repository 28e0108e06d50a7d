"""Where in a JSON text something stands: JSON readers tell the path of a fault, people want its line."""

from __future__ import annotations

import re
from json import JSONDecodeError, JSONDecoder

_DECODER = JSONDecoder()
_BLANK = re.compile(r"[ \t\r\n]*")
_STEP = re.compile(r"\[(\d+|\.\.\.)\]|\.([^.\[\]]+)")


def path_steps(path: str) -> list[str | int]:
    """The steps of a path such as `$.steps[3][0]`."""
    steps: list[str | int] = []
    for number, key in _STEP.findall(path):
        if number == "...":
            break
        steps.append(int(number) if number else key)
    return steps


def line_of(text: str, steps: list[str | int]) -> int:
    """The line of the value at a path; of the last value on the way there, if the path leads nowhere."""
    at = _skip(text, 0)
    for step in steps:
        try:
            inside = _enter(text, at, step)
        except (JSONDecodeError, IndexError):
            break
        if inside is None:
            break
        at = inside
    return text.count("\n", 0, at) + 1


def _skip(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    return found.end() if found else at


def _enter(text: str, at: int, step: str | int) -> int | None:
    """Where the member of an object or list begins."""
    opening = text[at]
    if opening not in "{[" or isinstance(step, str) != (opening == "{"):
        return None
    at = _skip(text, at + 1)
    place = 0
    while text[at] not in "}]":
        found: str | int = place
        if opening == "{":
            found, at = _DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        if found == step:
            return at
        _, at = _DECODER.raw_decode(text, at)
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
        place += 1
    return None
