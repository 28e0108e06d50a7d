"""Two cards change places: each goes where the other is, on the stage to its position (10.8.1, 10.11.3)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import step
from cardwright.effects.ops.doing import there
from cardwright.effects.ops.swapping import SwapOp
from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import position_of
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import SWAP, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ExchangeOp(SwapOp):
    """A swap with positions: two characters of one stage change theirs, and one that comes to the stage takes the other's."""

    def could(self, t: Table, c: Context) -> bool:
        left = there(t, c, self.left)
        right = there(t, c, self.right)
        if len(left) != 1 or len(right) != 1 or left[0] == right[0]:
            return False
        one, other = t.at(left[0]), t.at(right[0])
        assert one is not None and other is not None
        if one.zone == other.zone and one.zone != terms.STAGE and one.controller == other.controller:
            return False
        return self.may_go(t, c, one, other) and self.may_go(t, c, other, one)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 1:
            return self.swapped(t, c)
        if not self.could(t, c):
            if t.trace is not None:
                t.cite("1.3.3")
            step(c, False)
            return None
        one = t.at(there(t, c, self.left)[0])
        other = t.at(there(t, c, self.right)[0])
        assert one is not None and other is not None
        events: list[Event] = [self.goes(t, c, one, other), self.goes(t, c, other, one)]
        c.mark = len(t.history)
        c.phase = 1
        todo = happen(t, events)
        if todo is not None:
            return todo
        return self.swapped(t, c)

    def goes(self, t: Table, c: Context, card: Card, to: Card) -> Event:
        on_stage = to.zone == terms.STAGE
        flags = terms.SWAPPED if on_stage and card.zone == terms.STAGE else 0
        player = self.player(t, card, to)
        return self.move(c, card, SWAP, to.zone, player, position_of(to) if on_stage else 0, flags)
