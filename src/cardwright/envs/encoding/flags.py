"""What is true of a card for the moment: who fights, what has been chosen, and what the options of this page name."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import u8

from cardwright.envs.encoding.sizes import WORD, page_of
from cardwright.kernel import options as o
from cardwright.kernel.cards import ID_MASK

if TYPE_CHECKING:
    from cardwright.envs.encoding.option_rows import OptionRows
    from cardwright.envs.encoding.sizes import Sizes
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table

ATTACKING: Final = 1
ATTACKED: Final = 2
BLOCKING: Final = 4
CHOSEN: Final = 8
OFFERED: Final = 16
ABOUT: Final = 32
COLUMN: Final = 8  # of a card's row


class Flags:
    """Writes one byte into the rows of cards that have any."""

    def __init__(self, options: OptionRows, sizes: Sizes) -> None:
        self.options = options
        self.page = sizes.options
        self.row_size = sizes.card_words * WORD

    def offered(self, mine: Ask | None, page: int) -> list[int]:
        """The cards that the options of this page name; one may come twice."""
        out: list[int] = []
        if mine is not None:
            named = self.options.named
            options = mine.options
            start, end = page_of(len(options), page, self.page)
            for i in range(start, end):
                code = options[i]
                if named[o.verb_of(code)]:
                    out.append(o.value_of(code))
        return out

    def write(self, w: BytesWriter, t: Table, mine: Ask | None, offered: list[int], row_of: list[int], start: int) -> None:
        """Into the rows of cards, which begin at `start`."""
        for frame in t.stack:
            attackers, target, blocker = frame.fight()
            for ref in attackers:
                self.mark(w, t, row_of, start, ref, ATTACKING)
            if target >= 0:
                self.mark(w, t, row_of, start, target, ATTACKED)
            if blocker >= 0:
                self.mark(w, t, row_of, start, blocker, BLOCKING)
        if mine is not None:
            for ref in mine.chosen:
                self.mark(w, t, row_of, start, ref, CHOSEN)
            if mine.about >= 0:
                self.mark(w, t, row_of, start, mine.about, ABOUT)
            for id in offered:
                self.set(w, row_of[id], start, OFFERED)

    def mark(self, w: BytesWriter, t: Table, row_of: list[int], start: int, ref: int, flag: u8) -> None:
        if ref >= 0 and t.at(ref) is not None:
            self.set(w, row_of[ref & ID_MASK], start, flag)

    def set(self, w: BytesWriter, row: int, start: int, flag: u8) -> None:
        if row > 0:
            at = start + (row - 1) * self.row_size + COLUMN * WORD
            w[at] = w[at] | flag
