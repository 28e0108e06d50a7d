"""Templates: words, alternatives of spelling `<a|b|>` and typed holes `{field:category}`.

A hole in capitals takes one token of that type; any other hole takes whatever its category can read.
"""

from __future__ import annotations

import itertools
import re
from typing import NamedTuple

_PART = re.compile(r"<[^<>]*>|\{[^}]*\}|\S+")
_HOLE = re.compile(r"\{(\w*)(?::(\w+))?\}")


class Item(NamedTuple):
    """One step of an expansion: a word (no category), a typed token or a category."""

    word: str
    category: str = ""
    field: str = ""

    @property
    def is_token(self) -> bool:
        """Takes one token by its type."""
        return self.category.isupper()


Expansion = tuple[Item, ...]


class TemplateError(ValueError):
    """A template that cannot be understood: a fault of the grammar."""


def expand(template: str) -> tuple[Expansion, ...]:
    """Every spelling of the template, the first alternatives first."""
    choices: list[list[Expansion]] = []
    for part in _PART.findall(template):
        if part.startswith("<") and part.endswith(">") and len(part) > 2:
            choices.append([tuple(_item(word) for word in alternative.split()) for alternative in part[1:-1].split("|")])
        else:
            choices.append([(_item(part),)])
    return tuple(tuple(itertools.chain(*spelling)) for spelling in itertools.product(*choices))


def _item(part: str) -> Item:
    if not part.startswith("{"):
        return Item(part)
    found = _HOLE.fullmatch(part)
    if found is None:
        raise TemplateError(f"hole {part!r} must be written {{field:category}} or {{category}}")
    field, category = found.group(1), found.group(2)
    return Item("", category or field, field)
