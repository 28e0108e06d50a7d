"""10.2: Encore. Every character has it, for three cards of stock, unless something says otherwise (10.2.3)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import CostPart, Op, step
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.ops.paying import PaidInFull, PaidOp, PayOrNot
from cardwright.effects.players import You
from cardwright.effects.script import Script
from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import position_of
from cardwright.games.weiss.stock_costs import PayStock
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import moved
from cardwright.kernel.faces import AUTOMATIC, Ability
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

DEFAULT_COST: Final = 3  # 10.2.3
DEFAULT: Final = "encore"


class StillThere(JumpOp):
    """8.7.7: where the card is no longer in the waiting room there is nothing to put back, so nothing is asked."""

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        if card is not None and card.zone == terms.WAITING_ROOM:
            self.go_on(c)
        else:
            t.cite("8.7.7")
            c.did = False
            self.jump(c)
        return None


class PutBack(Op):
    """10.2.2: the card returns, rested, to the stage position that it was on just before."""

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        e = c.event
        there = card is not None and card.zone == terms.WAITING_ROOM and e is not None and e.before is not None
        step(c, there)
        if card is None or e is None or e.before is None or not there:
            return None
        return happen(t, [moved(
            card, to=terms.STAGE, player=c.controller, place=position_of(e.before), flags=terms.ENTERS_RESTED, clause=self.clause
        ).by_effect(c)])


def encore_ops(cost: list[CostPart]) -> list[Op]:
    """10.2.2: its master may pay the cost; if they do, the card comes back."""
    still = StillThere("")
    pay = PayOrNot("10.2.2", You(), cost, True, "@cost_when_triggered")
    ops: list[Op] = [still, pay]
    for part in cost:
        ops.append(PaidOp(part))
    ops.append(PaidInFull())
    ops.append(PutBack("10.2.2"))
    still.to = len(ops)
    pay.to = len(ops)
    return ops


def encore_ability(cost: list[CostPart], text: str) -> Ability:
    """Encore for this cost. It has no trigger of its own: `placing.stand_by_encore` sees the card leave."""
    a = Ability(AUTOMATIC, text)
    a.zones = 1 << terms.STAGE
    a.flags = terms.ENCORE
    a.about_itself = True
    a.keyword = terms.ENCORE
    a.clause = "10.2.2"
    script = Script()
    script.ops = encore_ops(cost)
    a.program = script
    return a


def default_encore(library: Library) -> Ability:
    """10.2.3: the Encore of every character; the same ability for all cards of a library."""
    known = library.keywords.get(DEFAULT)
    if known is None:
        a = encore_ability([PayStock("8.4.3", Number(DEFAULT_COST))], "Encore [3]")
        a.flags |= terms.DEFAULT_ENCORE
        known = [library.add_ability(a)]
        library.keywords[DEFAULT] = known
    return known[0]


def comes_to_nothing(t: Table, p: Pending) -> bool:
    """Is this the Encore that every character has, which its master can't pay for?"""
    return p.ability.flags & terms.DEFAULT_ENCORE != 0 and len(t.zones[terms.STOCK * 2 + p.controller]) < DEFAULT_COST
