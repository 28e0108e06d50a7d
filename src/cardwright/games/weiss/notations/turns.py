"""11.2: additional turns."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.turns import Calendar

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class WeissCalendar(Calendar):
    def take_another(self, t: Table, player: int) -> None:
        """11.2.1, 11.2.2: the one asked for last comes first."""
        t.memory = t.memory + [player]


CALENDAR: Final = WeissCalendar()
