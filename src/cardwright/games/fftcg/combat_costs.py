"""10.1.2.3, 10.1.3.1.3: what attacking or blocking costs. A party is paid for whole, or nobody attacks (14.1)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.base import CostPart
from cardwright.effects.costs.payable import payable
from cardwright.effects.script import Script
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.affording import Bill, actions
from cardwright.games.fftcg.cp import ANY_ELEMENT, ELEMENTS, NO_NEED, can_pay, purse_of, total_of
from cardwright.games.fftcg.payment import PayCp, ProduceCp
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import PASSIVE
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying
from cardwright.kernel.options import NO, YES, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def combat_costs(t: Table, card: Card, flag: int) -> list[CostPart]:
    """What attacking or blocking with this Forward costs."""
    out: list[CostPart] = []
    for a in t.look(card).abilities:
        if a.flags & flag and a.kind == PASSIVE and a.zones >> card.zone & 1:
            script = a.program
            assert isinstance(script, Script)
            out = out + script.cost
    return out


def costs_something(t: Table, cards: list[Card], flag: int) -> bool:
    for card in cards:
        if combat_costs(t, card, flag):
            return True
    return False


def combat_context(t: Table, card: Card, flag: int) -> Context:
    """What the costs of attacking or blocking with a card are paid for."""
    for a in t.look(card).abilities:
        if a.flags & flag and a.kind == PASSIVE:
            return Context(card.ref(), card.controller, a)
    raise ValueError("there is no such cost")


def combat_bill(t: Table, cards: list[Card], flag: int) -> Bill:
    """The CP that all of them cost together."""
    need: tuple[int, ...] = NO_NEED
    total = 0
    for card in cards:
        for part in combat_costs(t, card, flag):
            if isinstance(part, PayCp):
                total += total_of(part.need, part.total(t, combat_context(t, card, flag)))
                need = tuple([need[e] + part.need[e] for e in range(ELEMENTS)])
    return Bill(need, total, ANY_ELEMENT, False)


def can_pay_combat(t: Table, cards: list[Card], flag: int) -> bool:
    """Can the costs of all these Forwards be paid together?"""
    for card in cards:
        doing = actions(combat_costs(t, card, flag))
        if doing and not payable(t, combat_context(t, card, flag), doing, 0):
            return False
    bill = combat_bill(t, cards, flag)
    return bill.total == 0 or can_pay(purse_of(t, cards[0].controller), bill.need, bill.total)


class PayForCombat(Procedure):
    """What attacking or blocking with these Forwards costs is paid, as it is locked in when they are declared. The answer that is
    given to whoever began it says whether all of it could be."""

    def __init__(self, player: int, forwards: list[int], flag: int) -> None:
        super().__init__()
        self.player = player
        self.forwards = forwards
        self.flag = flag
        self.need: list[int] = []
        self.total = 0
        self.paying = 0  # how many of them have done what they must
        self.context: Context | None = None

    def lock(self, t: Table) -> Todo:
        """10.1.2.3, 10.1.3.1.3"""
        bill = combat_bill(t, [t.cards[id_of(ref)] for ref in self.forwards], self.flag)
        self.need = list(bill.need)
        self.total = bill.total
        begin_paying(t)
        return None

    def next_forward(self, t: Table) -> Todo:
        """10.1.2.3, 10.1.3.1.3"""
        while self.paying < len(self.forwards):
            card = t.at(self.forwards[self.paying])
            self.paying += 1
            if card is not None and actions(combat_costs(t, card, self.flag)):
                self.context = combat_context(t, card, self.flag)
                return None
        self.next = self.PAY_CP
        return None

    def do_action(self, t: Table) -> Todo:
        """10.1.2.3, 10.1.3.1.3"""
        c = self.context
        assert c is not None
        card = t.at(c.source)
        parts = [] if card is None else actions(combat_costs(t, card, self.flag))
        c.answer = self.answer
        while c.pc < len(parts):
            if c.phase == 0 and not parts[c.pc].possible(t, c):
                return self._fail(t)
            todo = parts[c.pc].run(t, c)
            if todo is not None:
                self.next = self.DO_ACTION
                return todo
        self.next = self.NEXT_FORWARD
        return None

    def pay_cp(self, t: Table) -> Todo:
        """10.1.2.3, 10.1.3.1.3"""
        if self.total == 0:
            return None
        if not can_pay(purse_of(t, self.player), tuple(self.need), self.total):
            return self._fail(t)
        clause = "10.1.2.3" if self.flag == terms.ATTACK_COST else "10.1.3.1.3"
        return ProduceCp(self.player, self.forwards[0], -1, self.need[:], self.total, ANY_ELEMENT, False, clause, [])

    def paid(self, t: Table) -> Todo:
        """10.1.2.3, 10.1.3.1.3"""
        t.stack[-2].answer = option(YES)
        return end_paying(t)

    def _fail(self, t: Table) -> Todo:
        """14.1: whoever began it goes back to the point before."""
        t.stack[-2].answer = option(NO)
        return self.end()

    # -- generated from the steps above: make steps
    NEXT_FORWARD: Final = 1
    DO_ACTION: Final = 2
    PAY_CP: Final = 3
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "10.1.2.3, 10.1.3.1.3", "10.1.2.3, 10.1.3.1.3", "10.1.2.3, 10.1.3.1.3", "10.1.2.3, 10.1.3.1.3",
        "10.1.2.3, 10.1.3.1.3",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.lock(t)  # 10.1.2.3, 10.1.3.1.3
            elif at == 1: todo = self.next_forward(t)  # 10.1.2.3, 10.1.3.1.3
            elif at == 2: todo = self.do_action(t)  # 10.1.2.3, 10.1.3.1.3
            elif at == 3: todo = self.pay_cp(t)  # 10.1.2.3, 10.1.3.1.3
            elif at == 4: todo = self.paid(t)  # 10.1.2.3, 10.1.3.1.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = PayForCombat(self.player, self.forwards[:], self.flag)
        p.need = self.need[:]
        p.total = self.total
        p.paying = self.paying
        p.context = None if self.context is None else self.context.copy()
        return p
    # -- end of generated
