"""What happened last in this turn."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cardwright.envs.encoding.looks import words
from cardwright.envs.encoding.rows import REMEMBERED
from cardwright.envs.encoding.sizes import EVENT, WORD
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT
from cardwright.kernel.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.events import Event
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


class EventRows:
    """Writes the block `events`."""

    def __init__(self, rules: Ruleset, most: int) -> None:
        self.most = most
        self.rows: dict[int, bytes] = {}
        self.empty = [bytes(n * EVENT * WORD) for n in range(most + 1)]
        self.dark = [zone.sight == NOBODY for zone in rules.zones]  # by zone: is it one that nobody sees?

    def add(self, t: Table, seat: int, row_of: list[int], parts: list[bytes]) -> None:
        """The newest first."""
        n = len(t.history)
        count = min(n, self.most)
        for i in range(n - 1, n - 1 - count, -1):
            parts.append(self.row(t, t.history[i], seat, row_of))
        parts.append(self.empty[self.most - count])

    def row(self, t: Table, e: Event, seat: int, row_of: list[int]) -> bytes:
        subject: i64 = self.shown_row(t, e.subject, row_of)
        source: i64 = self.shown_row(t, e.source, row_of)
        side: i64 = 0 if e.player == seat else 1
        by: i64 = 0 if e.controller < 0 else 1 if e.controller == seat else 2
        amount: i64 = min(max(e.amount, -16384), 16383)
        verb: i64 = e.verb if 0 <= e.verb < 64 else 0
        kind: i64 = e.kind
        cause: i64 = e.cause
        origin: i64 = e.origin + 1
        goal: i64 = e.goal + 1
        key: i64 = (
            kind | verb << 6 | side << 12 | by << 13 | cause << 15 | origin << 17 | goal << 22 | subject << 27 | source << 35
            | (amount + 16384) << 43
        )
        known = self.rows.get(key)
        if known is None:
            known = words([1, kind + 1, verb, side, by, cause, origin, goal, subject, source, amount])
            if len(self.rows) >= REMEMBERED:
                self.rows.clear()
            self.rows[key] = known
        return known

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
