"""A whole table, written and read back: saving, hashing and moving a game are made of this."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.saving import Reader, Writer

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


def save(t: Table) -> tuple[list[int], list[str]]:
    """The state as plain data; the library it was played with must be kept beside it."""
    w = Writer(t.rules)
    w.table(t)
    return w.out, w.words


def load(rules: Ruleset, library: Library, numbers: list[int], words: list[str]) -> Table:
    """The table that `save` wrote, to be gone on with at the same decision."""
    return Reader(numbers, words, library, rules).table()


def digest(t: Table) -> str:
    """The canonical hash of a state: the same in every process, on every build and version of Python."""
    w = Writer(t.rules)
    w.table(t)
    return w.digest()
