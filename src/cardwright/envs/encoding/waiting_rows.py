"""What is stacked, which abilities wait, and which card belongs to which."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.envs.encoding.looks import clipped
from cardwright.envs.encoding.rows import add_block, row_at, text_of
from cardwright.envs.encoding.sizes import LINK, PENDING, STACKED, WORD

if TYPE_CHECKING:
    from cardwright.envs.encoding.sizes import Sizes
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


class WaitingRows:
    """Writes the blocks `stacked`, `pending` and `links`."""

    def __init__(self, rules: Ruleset, sizes: Sizes, ability_texts: list[int]) -> None:
        self.rules = rules
        self.sizes = sizes
        self.ability_texts = ability_texts
        self.nothing = bytes((sizes.stacked * STACKED + sizes.pending * PENDING + sizes.links * LINK) * WORD)

    def add(self, t: Table, seat: int, row_of: list[int], parts: list[bytes]) -> None:
        """All three."""
        if not t.stacked and not t.pending and not t.links:
            parts.append(self.nothing)
            return
        self.add_stacked(t, seat, row_of, parts)
        self.add_pending(t, seat, row_of, parts)
        self.add_links(t, row_of, parts)

    def add_stacked(self, t: Table, seat: int, row_of: list[int], parts: list[bytes]) -> None:
        """The newest first."""
        out: list[int] = []
        n = len(t.stacked)
        for i in range(n - 1, max(-1, n - 1 - self.sizes.stacked), -1):
            s = t.stacked[i]
            c = s.context
            program = c.ability.program
            chosen = [] if program is None else program.chosen(c)
            out.append(1)
            out.append(0 if c.controller == seat else 1)
            out.append(row_of[s.id()])
            out.append(row_at(t, row_of, c.source))
            out.append(text_of(self.ability_texts, c.ability.number))
            out.append(row_at(t, row_of, chosen[0]) if chosen else 0)
            out.append(row_at(t, row_of, chosen[1]) if len(chosen) > 1 else 0)
            out.append(clipped(c.numbers[0]) if c.numbers else 0)
        add_block(out, self.sizes.stacked * STACKED, parts)

    def add_pending(self, t: Table, seat: int, row_of: list[int], parts: list[bytes]) -> None:
        """Of a card that the seat can't read, not by which text."""
        out: list[int] = []
        for p in t.pending:
            if p.controller != seat and not self.rules.announced(t, p):
                continue
            row = row_at(t, row_of, p.source)
            read = row > 0 or t.at(p.source) is None
            out.append(1)
            out.append(0 if p.controller == seat else 1)
            out.append(row)
            out.append(text_of(self.ability_texts, p.ability.number) if read else 0)
        add_block(out, self.sizes.pending * PENDING, parts)

    def add_links(self, t: Table, row_of: list[int], parts: list[bytes]) -> None:
        """Those of two cards that both have a row."""
        out: list[int] = []
        for link in t.links:
            card = row_at(t, row_of, link.card)
            to = row_at(t, row_of, link.to)
            if card > 0 and to > 0:
                out.append(1)
                out.append(card)
                out.append(to)
        add_block(out, self.sizes.links * LINK, parts)
