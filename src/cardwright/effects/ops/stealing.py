"""A card of an opponent's field comes to yours."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, cards_there, times_done
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import STEAL, moved
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class StealOp(Doing):
    """From field to field: it stays the same card with all its states, and its owner stays its owner."""

    def __init__(self, clause: str, cause: int, what: Reference, permissions: Permissions) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.permissions = permissions

    def stealable(self, t: Table, c: Context) -> list[Card]:
        out: list[Card] = []
        field = t.rules.field
        for card in cards_there(t, c, self.what):
            if card.zone == field and card.controller != c.controller and self.permissions.may_move(t, c, card, STEAL, field):
                out.append(card)
        return out

    def could(self, t: Table, c: Context) -> bool:
        return len(self.stealable(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 1:
            return self.outcome(t, c)
        cards = self.stealable(t, c)
        c.picked = [card.ref() for card in cards]
        events = [self.does(c, moved(card, to=t.rules.field, how=STEAL, player=c.controller)) for card in cards]
        return self.carry_out(t, c, events, 1)

    def outcome(self, t: Table, c: Context) -> Todo:
        t.cite("@stolen")
        n = times_done(t, c.mark, c.picked, STEAL, t.rules.field)
        step(c, n > 0 and n == len(c.picked))
        return None
