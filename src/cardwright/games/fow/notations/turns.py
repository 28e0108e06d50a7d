"""Turns that come in between, and turns that are skipped."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.turns import Calendar
from cardwright.games.fow import terms

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FowCalendar(Calendar):
    def take_another(self, t: Table, player: int) -> None:
        """Directly after this turn; the one asked for last comes first."""
        t.memory = t.memory + [player]

    def skip_next(self, t: Table, player: int) -> None:
        t.set_number(terms.SKIPS, player, t.number(terms.SKIPS, player) + 1)


CALENDAR: Final = FowCalendar()
