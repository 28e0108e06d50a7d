"""Good files and answers, changed at random: what a careless hand, a broken disk or somebody hostile would make of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

WEIRD = (
    "", " ", "\0", "\ufeff", "\n", "\r\n", "\t", "\u2028", "\ud7ff", "٣", "²", "①", "½", "-", "--", "-1", "0", "1e999", "NaN",
    "{}", "[]", '"', "\\", "\\u", "\\ud800", "//", "#", "{", "}", "[", "]", "(", ")", "(((", "“", "”", "\u202e", "💥", "é",
    "99999999999999999999", "9" * 5000, "a" * 3000, "and " * 300, "\n" * 300, "[" * 300, '{"a":' * 300, "%s", "{0}", "../..",
    "/dev/null", "x 4", "4x", "true", "null", "e\u0301",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 2, 2**31, 2**63, 10**30, -(10**30), 0.5, 1e308)

things = st.one_of(
    st.none(), st.booleans(), st.sampled_from(NUMBERS), st.integers(-5, 100), st.sampled_from(WEIRD), st.text(max_size=12),
    st.just([]), st.just({}), st.lists(st.integers(0, 3), max_size=3), st.just([[[[]]]]), st.just({"name": "x"}),
)  # fmt: skip


@st.composite
def changed_text(draw: st.DrawFn, original: str, most: int = 4) -> str:
    """A text with a few places cut out, doubled, swapped, or filled with something odd."""
    text = original
    for _ in range(draw(st.integers(1, most))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from((0, 1, 1, 2, 5, 20, 200)))
        new = draw(st.one_of(st.just(""), st.sampled_from(WEIRD), st.text(max_size=6)))
        how = draw(st.integers(0, 4))
        if how == 0:
            text = text[:at] + new + text[at:]
        elif how == 1:
            text = text[:at] + new + text[at + length :]
        elif how == 2:
            text = text[:at] + text[at : at + length] * draw(st.integers(2, 5)) + text[at + length :]
        elif how == 3:
            other = draw(st.integers(0, len(text)))
            text = text[:at] + text[other : other + length] + text[at:]
        else:
            lines = text.split("\n")
            line = draw(st.integers(0, len(lines) - 1))
            text = "\n".join(lines[:line] + draw(st.sampled_from(([], [new], [lines[line]] * 2))) + lines[line + 1 :])
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


@st.composite
def changed_json(draw: st.DrawFn, original: Any, most: int = 3) -> Any:
    """A JSON value with a few of its parts taken out, renamed, or exchanged for something else."""
    value = json.loads(json.dumps(original))
    for _ in range(draw(st.integers(1, most))):
        spots = [path for path in places(value) if path]
        if not spots:
            return value
        path = draw(st.sampled_from(spots))
        parent = value
        for step in path[:-1]:
            parent = parent[step]
        last = path[-1]
        how = draw(st.integers(0, 3))
        if how == 0:
            del parent[last]
        elif how == 1 and isinstance(parent, dict):
            parent[draw(st.one_of(st.sampled_from(WEIRD), st.text(max_size=5)))] = parent.pop(last)
        elif how == 2 and isinstance(parent[last], str):
            parent[last] = draw(changed_text(parent[last], 2))
        else:
            parent[last] = draw(things)
    return value


def as_json(value: Any) -> str:
    """As a file holds it; half characters as escapes, so that they arrive."""
    return json.dumps(value)


def both(original: Any, written: Callable[[Any], str] = as_json) -> st.SearchStrategy[str]:
    """Changed as data, or changed as text."""
    return st.one_of(changed_json(original).map(written), changed_text(written(original)))
