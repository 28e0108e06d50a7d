"""1003.4: an effect that a player may prevent by paying will."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.paying import PayWill, WillCost, was_paid
from cardwright.games.fow.will_conversion import enough
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ASKED: Final = 1
PAID: Final = 2


class UnlessPaid(JumpOp):
    """A player may pay will (1003.4); if they do, what follows is left out."""

    def __init__(self, clause: str, who: Players, cost: WillCost) -> None:
        super().__init__(clause)
        self.who = who
        self.cost = cost

    def run(self, t: Table, c: Context) -> Todo:
        who = self.who.players(t, c)
        payer = who[0] if who else c.controller
        needs = self.cost.needs(t, c)
        if c.phase == 0:
            if not enough(t, means_of(t, payer), needs, c):
                self.go_on(c)
                return None
            c.phase = ASKED
            return Ask(payer, asking.PAY_OR_NOT, self.clause, [option(YES), option(NO)], c.source, c.ability.number)
        if c.phase == ASKED:
            if verb_of(c.answer) == NO:
                self.go_on(c)
                return None
            c.phase = PAID
            c.mark = len(t.history)
            return PayWill(payer, c.copy(), needs)
        if was_paid(t, c.mark, c):
            c.did = False
            self.jump(c)
        else:
            self.go_on(c)
        return None
