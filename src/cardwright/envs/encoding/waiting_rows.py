"""What is stacked, which abilities wait, and which card belongs to which."""
from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, write_i32_le

from cardwright.envs.encoding.looks import clipped
from cardwright.envs.encoding.rows import blanks, row_at, text_of
from cardwright.envs.encoding.sizes import LINK, PENDING, STACKED, WORD

if TYPE_CHECKING:
    from cardwright.envs.encoding.sizes import Sizes
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


class WaitingRows:
    """Writes the blocks `stacked`, `pending` and `links`."""

    def __init__(self, rules: Ruleset, sizes: Sizes, ability_texts: list[int]) -> None:
        self.rules = rules
        self.ability_texts = ability_texts
        self.after_stacked = blanks(sizes.stacked, STACKED)
        self.after_pending = blanks(sizes.pending, PENDING)
        self.after_links = blanks(sizes.links, LINK)
        self.nothing = bytes((sizes.stacked * STACKED + sizes.pending * PENDING + sizes.links * LINK) * WORD)

    def write(self, w: BytesWriter, t: Table, seat: int, row_of: list[int]) -> None:
        """All three."""
        if not t.stacked and not t.pending and not t.links:
            w.write(self.nothing)
            return
        self.write_stacked(w, t, seat, row_of)
        self.write_pending(w, t, seat, row_of)
        self.write_links(w, t, row_of)

    def write_stacked(self, w: BytesWriter, t: Table, seat: int, row_of: list[int]) -> None:
        """The newest first."""
        n = len(t.stacked)
        count = min(n, len(self.after_stacked) - 1)
        for i in range(n - 1, n - 1 - count, -1):
            s = t.stacked[i]
            c = s.context
            program = c.ability.program
            chosen = [] if program is None else program.chosen(c)
            write_i32_le(w, 1)
            write_i32_le(w, 0 if c.controller == seat else 1)
            write_i32_le(w, row_of[s.id()])
            write_i32_le(w, row_at(t, row_of, c.source))
            write_i32_le(w, text_of(self.ability_texts, c.ability.number))
            write_i32_le(w, row_at(t, row_of, chosen[0]) if chosen else 0)
            write_i32_le(w, row_at(t, row_of, chosen[1]) if len(chosen) > 1 else 0)
            write_i32_le(w, clipped(c.numbers[0]) if c.numbers else 0)
        w.write(self.after_stacked[count])

    def write_pending(self, w: BytesWriter, t: Table, seat: int, row_of: list[int]) -> None:
        """Of a card that the seat can't read, not by which text."""
        count = 0
        for p in t.pending:
            if count == len(self.after_pending) - 1:
                break
            if p.controller != seat and not self.rules.announced(t, p):
                continue
            row = row_at(t, row_of, p.source)
            read = row > 0 or t.at(p.source) is None
            write_i32_le(w, 1)
            write_i32_le(w, 0 if p.controller == seat else 1)
            write_i32_le(w, row)
            write_i32_le(w, text_of(self.ability_texts, p.ability.number) if read else 0)
            count += 1
        w.write(self.after_pending[count])

    def write_links(self, w: BytesWriter, t: Table, row_of: list[int]) -> None:
        """Those of two cards that both have a row."""
        count = 0
        for link in t.links:
            if count == len(self.after_links) - 1:
                break
            card = row_at(t, row_of, link.card)
            to = row_at(t, row_of, link.to)
            if card > 0 and to > 0:
                write_i32_le(w, 1)
                write_i32_le(w, card)
                write_i32_le(w, to)
                count += 1
        w.write(self.after_links[count])
