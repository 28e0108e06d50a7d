"""What need not be done again for every input: lines of cards that nobody changed are read once in a process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler

MOST = 20_000  # lines that are kept


@contextmanager
def lines_kept() -> Iterator[None]:
    """A line that was read once, with the same names and traits in it known, is not read again. All after reading is done anew."""
    kept: dict[object, CompiledLine] = {}
    read = Compiler.line

    def line(self: Compiler, marked: str, start: str, printed: str = "", x_paid: bool = False) -> CompiledLine:
        found = tuple(word for word in self.lexicon.types if word in marked)
        key = (self.dialect.game, marked, start, printed, x_paid, found)
        if key not in kept:
            if len(kept) >= MOST:
                kept.clear()
            kept[key] = read(self, marked, start, printed, x_paid)
        return kept[key]

    Compiler.line = line  # type: ignore[method-assign]
    try:
        yield
    finally:
        Compiler.line = read  # type: ignore[method-assign]
