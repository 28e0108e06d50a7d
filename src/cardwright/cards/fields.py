"""Reading the fields of one JSON object, with an error that says where and what if one is not as it should be."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from cardwright import limits
from cardwright.cards.reading import JsonObject
from cardwright.errors import InputError

NO_OTHERS: Final[Mapping[str, str]] = {}


class Fields:
    """The fields of one object of a file, and who is asking."""

    def __init__(self, path: Path, line: int, values: JsonObject, owner: str) -> None:
        self.path = path
        self.line = line
        self.values = values
        self.owner = owner
        """What the object is, for the message: `card "CWS-001"`."""

    def error(self, what: str, fix: str) -> InputError:
        return InputError(self.path, self.line, f"{self.owner}: {what}", fix)

    def has(self, key: str) -> bool:
        return self.values.get(key) is not None

    def text(self, key: str, required: bool = False) -> str:
        value = self.values.get(key)
        if value is None and not required:
            return ""
        if value is None:
            raise self.error(f'"{key}" is missing', f'Add "{key}" with the printed text')
        if not isinstance(value, str):
            raise self.error(f'"{key}" is {_shown(value)}, not a text', "Put it in quotes")
        if required and not value.strip():
            raise self.error(f'"{key}" is empty', "Fill it in")
        return value

    def number(self, key: str, required: bool = False) -> int | None:
        value = self.values.get(key)
        if value is None and not required:
            return None
        if value is None:
            raise self.error(f'"{key}" is missing', f'Add "{key}" with the printed number')
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(f'"{key}" is {_shown(value)}, not a whole number', "Write the number without quotes")
        if value < 0:
            raise self.error(f'"{key}" is {_shown(value)}', "Printed numbers are 0 or more")
        if value > limits.PRINTED_NUMBER:
            raise self.error(f'"{key}" is {_shown(value)}', f"Printed numbers are at most {limits.PRINTED_NUMBER:,}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.values.get(key)
        if value is None or value == [""]:  # an empty row of a database
            return ()
        if not isinstance(value, list) or not all(isinstance(entry, str) and entry for entry in value):
            raise self.error(f'"{key}" is {_shown(value)}, not a list of texts', 'Write ["One", "Two"]')
        return tuple(value)

    def refuse_misspelt(self, known: frozenset[str], others: Mapping[str, str] = NO_OTHERS) -> None:
        """A field that nobody reads, but that is almost the name of one that is read, is a slip. `others`: what fields are called
        elsewhere."""
        for key in self.values:
            meant = "" if key in known else others.get(key) or _closest(key, known)
            if meant:
                raise self.error(f'there is no field "{key}"', f'Did you mean "{meant}"?')


@cache
def _closest(key: str, known: frozenset[str]) -> str:
    """Thousands of records share a few field names, so each is compared once."""
    return next(iter(get_close_matches(key, sorted(known), 1, 0.8)), "")


def _shown(value: object) -> str:
    shown = json.dumps(value, ensure_ascii=False)
    return shown if len(shown) <= 40 else shown[:39] + "…"
