"""Costs inside an effect: paid, or not, while it is carried out."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart, Op, Players, step
from cardwright.effects.costs.payable import payable
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import begin_paying, end_paying
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class PayOrNot(JumpOp):
    """Asks whether the cost that follows is paid; past what it buys if not, or if it can't be paid in full."""

    def __init__(self, clause: str, who: Players, parts: list[CostPart], optional: bool, topic: str) -> None:
        super().__init__(clause)
        self.topic = topic
        self.who = who
        self.parts = parts
        self.optional = optional

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            if t.trace is not None:
                t.cite(self.topic)
            if not payable(t, c, self.parts, 0):
                if t.trace is not None:
                    t.cite("@cost_unpayable")
                c.did = False
                self.jump(c)
                return None
            if not self.optional:
                begin_paying(t)
                self.go_on(c)
                return None
            c.phase = 1
            who = self.who.players(t, c)[0]
            return Ask(who, asking.PAY_OR_NOT, self.clause, [option(YES), option(NO)], c.source, c.ability.number)
        if verb_of(c.answer) == YES:
            begin_paying(t)
            self.go_on(c)
        else:
            if t.trace is not None and "@cost_declined" in t.rules.topics:
                t.cite("@cost_declined")
            c.did = False
            self.jump(c)
        return None


class PaidOp(Op):
    """One part of a cost, paid where it stands among the operations."""

    def __init__(self, part: CostPart) -> None:
        super().__init__(part.clause)
        self.part = part

    def run(self, t: Table, c: Context) -> Todo:
        return self.part.run(t, c)


class PaidInFull(Op):
    """The end of a cost among the operations: what its events are followed by comes now."""

    def __init__(self) -> None:
        super().__init__("")

    def run(self, t: Table, c: Context) -> Todo:
        step(c, c.did)
        return end_paying(t)
