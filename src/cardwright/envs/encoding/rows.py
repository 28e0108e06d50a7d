"""Rows that point at cards: by the row that a card has in the observation."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.envs.encoding.looks import words
from cardwright.envs.encoding.sizes import WORD

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

REMEMBERED: Final = 1 << 14  # rows of a block that are remembered before they are forgotten again


def row_at(t: Table, row_of: list[int], ref: int) -> int:
    """The row of the card that a reference names, counted from 1; 0 if it has none, or is another card by now."""
    if ref < 0:
        return 0
    c = t.at(ref)
    return 0 if c is None else row_of[c.id]


def text_of(texts: list[int], number: int) -> int:
    """The hash of an ability's text; 0 if it is none that was printed."""
    return texts[number] if 0 <= number < len(texts) else 0


def add_block(out: list[int], size: int, parts: list[bytes]) -> None:
    """Rows of a block, cut off or filled up to its size."""
    if out:
        parts.append(words(out[:size]))
    if len(out) < size:
        parts.append(bytes((size - len(out)) * WORD))
