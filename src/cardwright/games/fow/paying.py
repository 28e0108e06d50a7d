"""1003: paying will. Will abilities may be played while it is asked for (907.2, 1003.5); all of it is paid, or nothing (1003.4)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.base import Amount, CostPart
from cardwright.effects.costs.paying import pay_parts
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.available_will import FREE, may_run_short, means_of, total_of
from cardwright.games.fow.use_costs import use_cost
from cardwright.games.fow.will import TakesWill, production
from cardwright.games.fow.will_abilities import (
    Payment,
    Waiting,
    leaves_enough,
    needs_everything,
    own_wills,
    production_options,
    source_options,
    spendable,
)
from cardwright.games.fow.will_conversion import enough
from cardwright.kernel import pool
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, Event, played
from cardwright.kernel.faces import AUTOMATIC
from cardwright.kernel.frames import NO_LABELS, Ask, Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import MODE, extra_of, option, value_of
from cardwright.kernel.rewinding import forget_checkpoint, keep_checkpoint, rewind
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PAID: Final = 1


def covers(wills: list[int], needs: list[int]) -> bool:
    """Do these wills pay for the needs?"""
    if len(wills) < total_of(needs):
        return False
    for kind in range(FREE):
        want = needs[kind]
        if want > 0:
            for x in wills:
                if pool.kind_of(x) == kind:
                    want -= 1
            if want > 0:
                return False
    return True


def was_paid(t: Table, since: int, c: Context) -> bool:
    """Has a payment for this context been made since?"""
    for i in range(since, len(t.history)):
        e = t.history[i]
        if e.kind == terms.WILL_EVENT and e.amount < 0 and e.source == c.source:
            return True
    return False


def pay_whole(t: Table, c: Context, parts: list[CostPart], breaks_off: bool = False) -> Todo:
    """As `pay_parts`, which also leaves the context at a part in will that was not paid: all of it is paid, or nothing (1003.4)."""
    while c.pc < len(parts):
        at = c.pc
        todo = pay_parts(t, c, parts[: at + 1], breaks_off)
        if todo is not None or c.pc == at:
            return todo
        if isinstance(parts[at], TakesWill) and not c.did:
            c.pc = at
            return None
    return None


class WillCost(TakesWill):
    """So much will of each kind, as a part of a cost; `free`: and a number of any will that the text works out."""

    def __init__(self, clause: str, kinds: list[int], free: Amount | None = None) -> None:
        super().__init__(clause)
        self.kinds = kinds
        self.free = free

    def needs(self, t: Table, c: Context) -> list[int]:
        out = self.kinds[:]
        if self.free is not None:
            n = self.free.value(t, c)
            out[FREE] += n if n > 0 else 0
        return out

    def least(self) -> list[int]:
        return self.kinds

    def always(self) -> bool:
        return self.free is None

    def points(self, t: Table, c: Context) -> int:
        return total_of(self.needs(t, c))

    def possible(self, t: Table, c: Context) -> bool:
        return enough(t, means_of(t, c.controller), self.needs(t, c), c)

    def run(self, t: Table, c: Context) -> Todo:
        """Paid by itself, where a text asks for it while it is carried out. (Playing collects what is to be paid in will.)"""
        if c.phase == PAID:
            paid = was_paid(t, c.mark, c)
            c.pc += 1
            c.phase = 0
            c.did = paid
            return None
        needs = self.needs(t, c)
        if total_of(needs) == 0:
            c.pc += 1
            c.did = True
            return None
        c.phase = PAID
        c.mark = len(t.history)
        return PayWill(c.controller, c.copy(), needs)


class PlayWill(Procedure):
    """907.3: a will ability is played and resolved at once, without the chase area."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.kept = False  # is a way back kept? Within another payment, that one has its own.

    def pay(self, t: Table) -> Todo:
        """907.2, 903.2g"""
        c = self.context
        if t.paying == 0 and use_cost(c.ability).least > 0 and may_run_short(t, c.controller):
            keep_checkpoint(t)
            self.kept = True
        begin_paying(t)
        return self._pay(t)

    def pay_on(self, t: Table) -> Todo:
        """903.2g"""
        return self._pay(t)

    def paid(self, t: Table) -> Todo:
        """903.2g"""
        c = self.context
        c.pc = 0
        c.phase = 0
        if self.kept:
            forget_checkpoint(t)
        if c.ability.kind != AUTOMATIC:
            note_use(t, c.source, c.ability.number)
        return end_paying(t)

    def played(self, t: Table) -> Todo:
        """907.1, 707.2"""
        c = self.context
        if c.ability.kind == AUTOMATIC:
            return None
        return happen(t, [played(c, terms.WILL_ABILITY_PLAYED, clause="907.3")])

    def resolve(self, t: Table) -> Todo:
        """907.3"""
        script = self.context.ability.program
        assert isinstance(script, Script)
        return script.resolve(t, self.context)

    def others(self, t: Table) -> Todo:
        """907.1, 907.3"""
        for p in t.pending:
            if p.ability.flags & terms.WILL_ABILITY:
                t.pending = [q for q in t.pending if q is not p]
                self.next = self.OTHERS
                return PlayWill(Context(p.source, p.controller, p.ability, p.event))
        return None

    def _pay(self, t: Table) -> Todo:
        c = self.context
        script = c.ability.program
        assert isinstance(script, Script)
        c.answer = self.answer
        todo = pay_whole(t, c, script.cost)
        if todo is not None:
            self.next = self.PAY_ON
            return todo
        if c.pc < len(script.cost):
            self.end()
            if self.kept:
                rewind(t, self)
            return None if self.kept else end_paying(t)
        self.next = self.PAID
        return None

    # -- generated from the steps above: make steps
    PAY_ON: Final = 1
    PAID: Final = 2
    OTHERS: Final = 5
    CLAUSES: ClassVar[tuple[str, ...]] = ("907.2, 903.2g", "903.2g", "903.2g", "907.1, 707.2", "907.3", "907.1, 907.3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.pay(t)  # 907.2, 903.2g
            elif at == 1: todo = self.pay_on(t)  # 903.2g
            elif at == 2: todo = self.paid(t)  # 903.2g
            elif at == 3: todo = self.played(t)  # 907.1, 707.2
            elif at == 4: todo = self.resolve(t)  # 907.3
            elif at == 5: todo = self.others(t)  # 907.1, 907.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = PlayWill(self.context.copy())
        p.kept = self.kept
        return p
    # -- end of generated


class PayWill(Procedure):
    """1003.1: will is produced as needed, then paid."""

    def __init__(self, player: int, context: Context, needs: list[int]) -> None:
        super().__init__()
        self.player = player
        self.context = context  # what it is paid for
        self.needs = needs
        self.chosen: list[int] = []  # the wills that will be paid
        self.card = -1  # the card whose will ability is being played
        self.index = 0

    def gather(self, t: Table) -> Todo:
        """1003.5, 907.2"""
        payment = self._payment(t)
        if covers(own_wills(t, payment), self.needs):
            self.next = self.CHOOSE
            return None
        options = source_options(t, payment)
        if not options and covers(spendable(t, self.player, self.context), self.needs):
            self.next = self.CHOOSE
            return None
        if not options:
            t.cite("1003.4")
            return self.end()
        if len(options) == 1 or needs_everything(t, payment):
            self.answer = options[0]
            return None
        return Ask(self.player, terms.ASK_WILL, "1003.5", options, self.context.source, self.context.ability.number)

    def take_source(self, t: Table) -> Todo:
        """1003.5"""
        self.card = value_of(self.answer)
        self.index = extra_of(self.answer)
        options = production_options(t, self._payment(t), self.card, self.index)
        if len(options) <= 1:
            self.answer = options[0] if len(options) == 1 else option(MODE, 0)
            return None
        card = t.cards[self.card]
        ability = t.look(card).abilities[self.index]
        made = production(ability)
        labels = NO_LABELS if made is None else made.labels
        return Ask(self.player, terms.ASK_PRODUCE, "907.4", options, card.ref(), ability.number, labels=labels)

    def produce(self, t: Table) -> Todo:
        """907.3"""
        card = t.cards[self.card]
        c = Context(card.ref(), self.player, t.look(card).abilities[self.index])
        c.modes = (value_of(self.answer),)
        self.next = self.GATHER
        return PlayWill(c)

    def choose(self, t: Table) -> Todo:
        """1003.1, 1003.2"""
        wills = self._left(t)
        needs = self._open()
        for kind in range(FREE):
            for _ in range(needs[kind]):
                self._take(wills, kind)
        if needs[FREE] >= len(wills):
            self.chosen.extend(wills)
        elif needs[FREE] > 0:
            options = self._kinds(t, wills)
            if len(options) > 1:
                return Ask(self.player, terms.ASK_PAY_WILL, "1003.1", options, self.context.source, self.context.ability.number)
            self.answer = options[0] if len(options) == 1 else option(terms.WILL, pool.kind_of(wills[0]))
            return None
        self.next = self.PAY
        return None

    def take_will(self, t: Table) -> Todo:
        """1003.1"""
        self._take(self._left(t), value_of(self.answer))
        self.next = self.CHOOSE
        return None

    def pay(self, t: Table) -> Todo:
        """1003.1, 203.3, 203.4"""
        c = self.context
        for x in self.chosen:
            pool.spend(t, x)
        if t.trace is not None:
            self._cite_kinds(t)
        paid = Event(terms.WILL_EVENT, -1, self.player, amount=-len(self.chosen), verb=FREE, clause="1003.1")
        return happen(t, [paid.by(self.player, c.source, BY_COST, c.ability.number)])

    def _cite_kinds(self, t: Table) -> None:
        t.cite("1003.2")
        if self.needs[terms.MOON_WILL] > 0:
            t.cite("1003.6")
        for x in self.chosen:
            if pool.kind_of(x) < terms.MOON_WILL:
                t.cite("907.5")
            elif pool.kind_of(x) == terms.MOON_WILL:
                for clause in ("907.6", "907.6a", "907.6b"):
                    t.cite(clause)

    def _left(self, t: Table) -> list[int]:
        """The wills that can still be chosen."""
        out = own_wills(t, self._payment(t))
        if not covers(out, self.needs):
            out = spendable(t, self.player, self.context)
        for x in self.chosen:
            out.remove(x)
        return out

    def _open(self) -> list[int]:
        """What is still to be chosen: the named kinds come first, so the rest is free."""
        out = self.needs[:]
        for x in self.chosen:
            kind = pool.kind_of(x)
            if kind < FREE and out[kind] > 0:
                out[kind] -= 1
            else:
                out[FREE] -= 1
        return out

    def _take(self, wills: list[int], kind: int) -> None:
        """Choose a will of this kind: one that can be spent on less first."""
        best = -1
        for x in wills:
            if pool.kind_of(x) == kind and (best < 0 or (pool.limit_of(best) == pool.ANYTHING and pool.limit_of(x) >= 0)):
                best = x
        self.chosen.append(best)
        wills.remove(best)

    def _kinds(self, t: Table, wills: list[int]) -> list[int]:
        """The kinds of will among these that leave enough for what else is to be paid, as options."""
        out: list[int] = []
        payment = self._payment(t)
        for x in wills:
            code = option(terms.WILL, pool.kind_of(x))
            if code not in out and leaves_enough(t, payment, pool.kind_of(x)):
                out.append(code)
        return out

    def _payment(self, t: Table) -> Payment:
        """This payment, and those in the middle of which it is made."""
        waiting: list[Waiting] = []
        for i in range(len(t.stack) - 1, -1, -1):
            frame = t.stack[i]
            if isinstance(frame, PayWill) and frame is not self and frame.player == self.player:
                waiting.append(Waiting(frame.needs, frame.card, frame.index, frame.produces(t)))
        return Payment(self.player, self.context, self.needs, waiting)

    def produces(self, t: Table) -> tuple[int, ...]:
        """What the will ability that is being played for this payment will produce."""
        card = t.cards[self.card]
        a = t.look(card).abilities[self.index]
        op = production(a)
        if op is None:
            return ()
        return op.choices[value_of(self.answer)] * op.number(t, Context(card.ref(), self.player, a))

    # -- generated from the steps above: make steps
    GATHER: Final = 0
    CHOOSE: Final = 3
    PAY: Final = 5
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "1003.5, 907.2", "1003.5", "907.3", "1003.1, 1003.2", "1003.1", "1003.1, 203.3, 203.4",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.gather(t)  # 1003.5, 907.2
            elif at == 1: todo = self.take_source(t)  # 1003.5
            elif at == 2: todo = self.produce(t)  # 907.3
            elif at == 3: todo = self.choose(t)  # 1003.1, 1003.2
            elif at == 4: todo = self.take_will(t)  # 1003.1
            elif at == 5: todo = self.pay(t)  # 1003.1, 203.3, 203.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = PayWill(self.player, self.context.copy(), self.needs[:])
        p.chosen = self.chosen[:]
        p.card = self.card
        p.index = self.index
        return p
    # -- end of generated
