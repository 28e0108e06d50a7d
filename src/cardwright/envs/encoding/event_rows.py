"""What happened last in this turn."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i32_le

from cardwright.envs.encoding.rows import blanks
from cardwright.envs.encoding.sizes import EVENT, VERBS, WORD
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT
from cardwright.kernel.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.envs.encoding.kept import Kept
    from cardwright.kernel.events import Event
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table

GREATEST: Final = 16383  # amounts beyond count as this one
CARD: Final = 8  # columns that name a row, which fits into a byte
SOURCE: Final = 9


class EventRows:
    """Writes the block `events`."""

    def __init__(self, rules: Ruleset, most: int) -> None:
        self.most = most
        self.blanks = blanks(most, EVENT)
        self.dark = [zone.sight == NOBODY for zone in rules.zones]  # by zone: is it one that nobody sees?

    def write(self, w: BytesWriter, t: Table, seat: int, kept: Kept) -> None:
        """The newest first. An event does not change, but where its cards have their rows does."""
        history = t.history
        told = kept.told
        n = len(history)
        if len(told) > n or (told and told[-1] is not history[len(told) - 1]):
            told.clear()
            kept.told_rows.clear()
        for i in range(len(told), n):
            told.append(history[i])
            kept.told_rows.append(self.row(history[i], seat))
        count = n if n < self.most else self.most
        row_of = kept.row_of
        for i in range(n - 1, n - 1 - count, -1):
            e = told[i]
            at = len(w)
            w.write(kept.told_rows[i])
            row = self.shown_row(t, e.subject, row_of)
            if row > 0:
                w[at + CARD * WORD] = row
            row = self.shown_row(t, e.source, row_of)
            if row > 0:
                w[at + SOURCE * WORD] = row
        w.write(self.blanks[count])

    def row(self, e: Event, seat: int) -> bytes:
        """All that is told of an event, without the rows of its cards."""
        w = BytesWriter()
        write_i32_le(w, 1)
        write_i32_le(w, e.kind + 1)
        write_i32_le(w, e.verb if 0 <= e.verb < VERBS else 0)
        write_i32_le(w, 0 if e.player == seat else 1)
        write_i32_le(w, 0 if e.controller < 0 else 1 if e.controller == seat else 2)
        write_i32_le(w, e.cause)
        write_i32_le(w, e.origin + 1)
        write_i32_le(w, e.goal + 1)
        write_i32_le(w, 0)
        write_i32_le(w, 0)
        amount = e.amount
        write_i32_le(w, GREATEST if amount > GREATEST else -GREATEST if amount < -GREATEST else amount)
        return w.getvalue()

    def shown_row(self, t: Table, ref: int, row_of: list[int]) -> int:
        """The row of a card that an event names. Not in a deck: a card that was shuffled since must not be known again."""
        if ref < 0:
            return 0
        id = ref & ID_MASK
        row = row_of[id]
        if row == 0:
            return 0
        c = t.cards[id]
        if c.life != ref >> LIFE_SHIFT or c.zone < 0 or self.dark[c.zone]:
            return 0
        return row
