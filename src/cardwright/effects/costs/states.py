"""The card itself is engaged in payment, or can't be any more."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart, step
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import SIDEWAYS, turned
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class TurnThis(CostPart):
    """Possible if this card is on the field and upright, even in the turn in which it came there."""

    def __init__(self, clause: str, permissions: Permissions | None = None) -> None:
        super().__init__(clause)
        self.permissions = permissions

    def possible(self, t: Table, c: Context) -> bool:
        card = t.at(c.source)
        if card is None or card.turned == 1 or card.zone != t.rules.field:
            return False
        if t.trace is not None and card.since == t.turn:
            t.cite("@engage_when_new")
        return self.permissions is None or self.permissions.may_turn(t, c, card, 1)

    def turns_this(self) -> bool:
        return True

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        return happen(t, [turned(c.source, c.controller, SIDEWAYS, clause=self.clause).by_cost(c)])


class TooLate(CostPart):
    """The card would be turned after it was put elsewhere for the same cost: that can't be done, so nothing is paid."""

    def possible(self, t: Table, c: Context) -> bool:
        return False

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        return None
