"""Costs inside an effect: paid, or not, while it is carried out."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart, Op, Players, step
from cardwright.effects.costs.payable import hides_payment, payable, payable_numbers
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.ops.doing import Doable
from cardwright.effects.script import X_NUMBER
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import begin_paying, end_paying
from cardwright.kernel.options import NO, NUMBER, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class PayOrNot(JumpOp):
    """Asks whether the cost that follows is paid; if not, or if it can't be paid in full, jumps past what it buys. `x_clause`: the
    cost has an X, which is chosen then by this clause."""

    def __init__(
        self, clause: str, who: Players, parts: list[CostPart], optional: bool, topic: str, x_clause: str = ""
    ) -> None:
        super().__init__(clause)
        self.x_clause = x_clause
        self.topic = topic
        self.who = who
        self.parts = parts
        self.optional = optional

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            if t.trace is not None:
                t.cite(self.topic)
            can = payable(t, c, self.parts, 0)
            if not can and not (self.optional and hides_payment(t, c, self.parts)):
                if t.trace is not None:
                    t.cite("@cost_unpayable")
                c.did = False
                self.jump(c)
                return None
            if not self.optional:
                return self.pay(t, c)
            c.phase = 1
            who = self.who.players(t, c)[0]
            options = [option(YES), option(NO)] if can else [option(NO)]
            return Ask(who, asking.PAY_OR_NOT, self.clause, options, c.source, c.ability.number)
        if verb_of(c.answer) == NUMBER:
            c.set_number(X_NUMBER, value_of(c.answer))
            begin_paying(t)
            self.go_on(c)
        elif verb_of(c.answer) == YES:
            return self.pay(t, c)
        else:
            if t.trace is not None and "@cost_declined" in t.rules.topics:
                t.cite("@cost_declined")
            c.did = False
            self.jump(c)
        return None

    def pay(self, t: Table, c: Context) -> Todo:
        """It is going to be paid: first of all X is chosen, if there is one."""
        if self.x_clause == "":
            begin_paying(t)
            self.go_on(c)
            return None
        c.phase = 2
        options = [option(NUMBER, n) for n in payable_numbers(t, c, self.parts)]
        return Ask(self.who.players(t, c)[0], asking.CHOOSE_NUMBER, self.x_clause, options, c.source, c.ability.number)


class CanPay(Doable):
    """Asks only whether a cost could be paid: nobody is offered what they can't pay for."""

    def __init__(self, parts: list[CostPart]) -> None:
        super().__init__("")
        self.parts = parts

    def could(self, t: Table, c: Context) -> bool:
        return payable(t, c, self.parts, 0)

    def hides(self, t: Table, c: Context) -> bool:
        return hides_payment(t, c, self.parts)


class PaidOp(Op):
    """One part of a cost, paid where it stands among the operations."""

    def __init__(self, part: CostPart) -> None:
        super().__init__(part.clause)
        self.part = part

    def run(self, t: Table, c: Context) -> Todo:
        return self.part.run(t, c)


class PaidInFull(Op):
    """The end of a cost among the operations: now comes what the rules let follow on its events."""

    def __init__(self) -> None:
        super().__init__("")

    def run(self, t: Table, c: Context) -> Todo:
        step(c, c.did)
        return end_paying(t)
