"""Saving and loading what an object holds, by a table of its fields, which `make steps` writes from its `__init__`.

A table is written in words, `num turn, events history, card* cards`: for each field the method of Writer and Reader that handles
it, and its name. A star means a list of them, a question mark that there may be none.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardwright.kernel.saving import Reader, Writer

Fields = list[tuple[str, str]]


def fields(words: str) -> Fields:
    """The table that these words tell."""
    found: Fields = []
    for field in words.split(", ") if words else []:
        how, name = field.split(" ")
        found.append((how, name))
    return found


def save_fields(of: object, table: Fields, w: Writer) -> None:
    """Write what it holds, in order."""
    for how, name in table:
        value: Any = getattr(of, name)
        write: Any = getattr(w, how.rstrip("*?"))
        if how.endswith("*"):
            w.num(len(value))
            for one in value:
                write(one)
        elif how.endswith("?"):
            w.flag(value is not None)
            if value is not None:
                write(value)
        else:
            write(value)


def load_field(how: str, r: Reader) -> Any:
    """What was written of one field."""
    read: Any = getattr(r, how.rstrip("*?"))
    if how.endswith("*"):
        return [read() for _ in range(r.num())]
    if how.endswith("?"):
        return read() if r.flag() else None
    return read()


def load_fields(of: object, table: Fields, r: Reader) -> None:
    """Set what was written."""
    for how, name in table:
        setattr(of, name, load_field(how, r))
