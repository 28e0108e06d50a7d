"""5.25, 5.27: turns that are skipped, and turns that come in between."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.turns import Calendar
from cardwright.games.sve import terms

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class SveCalendar(Calendar):
    def take_another(self, t: Table, player: int) -> None:
        """5.27.1: directly before the turn that would come; the one asked for last comes first."""
        t.memory = t.memory + [player]

    def skip_next(self, t: Table, player: int) -> None:
        """5.25.2: the next turn of the player is skipped once."""
        t.set_number(terms.SKIPS, player, t.number(terms.SKIPS, player) + 1)


CALENDAR: Final = SveCalendar()
