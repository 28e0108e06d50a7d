"""Rows of words, and how they point at cards: by the row that a card has in the observation."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i32_le

from cardwright.envs.encoding.sizes import WORD

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

REMEMBERED: Final = 1 << 14  # so many things that were worked out are remembered before they are forgotten again


def words(xs: list[int]) -> bytes:
    """Numbers as they stand in an observation: 32 bits each."""
    w = BytesWriter()
    for x in xs:
        write_i32_le(w, x)
    return w.getvalue()


def blanks(rows: int, columns: int) -> list[bytes]:
    """By how many rows of a block are written: the rest of it, which is empty."""
    return [bytes((rows - n) * columns * WORD) for n in range(rows + 1)]


def row_at(t: Table, row_of: list[int], ref: int) -> int:
    """The row of the card that a reference names, counted from 1; 0 if it has none, or is another card by now."""
    if ref < 0:
        return 0
    c = t.at(ref)
    return 0 if c is None else row_of[c.id]


def text_of(texts: list[int], number: int) -> int:
    """The hash of an ability's text; 0 if it is none that was printed."""
    return texts[number] if 0 <= number < len(texts) else 0
