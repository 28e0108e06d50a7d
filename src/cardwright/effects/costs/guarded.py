"""An additional cost that is offered only where the part of the text that it belongs to will be carried out."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart, step
from cardwright.effects.ops.selecting import Guard
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class OnlyWhere(CostPart):
    """Costs nothing, but can't be paid unless its guard holds (see `Guard`)."""

    def __init__(self, guard: Guard) -> None:
        super().__init__("")
        self.guard = guard

    def possible(self, t: Table, c: Context) -> bool:
        return self.guard.open(t, c)

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        return None
