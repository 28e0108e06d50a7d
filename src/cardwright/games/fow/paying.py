"""1003: paying will. Will abilities may be played while it is asked for (907.2, 1003.5); all of it is paid, or nothing (1003.4)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.means import (
    FREE,
    Means,
    Source,
    enough,
    means_of,
    total_of,
    usable_sources,
)
from cardwright.games.fow.will import TakesWill, bit_of, limit_allows
from cardwright.kernel import pool
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, NOWHERE, PLAYED, Event
from cardwright.kernel.faces import AUTOMATIC
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import MODE, USE, extra_of, option, value_of
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

PAID: Final = 1


def spendable(t: Table, player: int, c: Context) -> list[int]:
    """The will in the pool that this player may spend on what the context plays."""
    return [x for x in t.pool if pool.player_of(x) == player and limit_allows(t, x, c)]


def covers(wills: list[int], needs: list[int]) -> bool:
    """Do these wills pay for the needs?"""
    left = len(wills)
    for kind in range(FREE):
        have = 0
        for x in wills:
            if pool.kind_of(x) == kind:
                have += 1
        if have < needs[kind]:
            return False
    return left >= total_of(needs)


def was_paid(t: Table, since: int, c: Context) -> bool:
    """Has a payment for this context been made since?"""
    for i in range(since, len(t.history)):
        e = t.history[i]
        if e.kind == terms.WILL_EVENT and e.amount < 0 and e.source == c.source:
            return True
    return False


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

    def pay(self, t: Table) -> Todo:
        """907.2, 903.2g"""
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
        if c.ability.kind != AUTOMATIC:
            note_use(t, c.source, c.ability.number)
        return end_paying(t)

    def played(self, t: Table) -> Todo:
        """907.1, 707.2"""
        c = self.context
        if c.ability.kind == AUTOMATIC:
            return None
        return happen(t, [Event(PLAYED, c.source, c.controller, 0, terms.WILL_ABILITY_PLAYED, c.source, c.controller,
                                clause="907.3", ability=c.ability.number)])

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
        parts = script.cost
        c.answer = self.answer
        while c.pc < len(parts):
            part = parts[c.pc]
            if t.trace is not None and part.clause:
                t.cite(part.clause)
            todo = part.run(t, c)
            if todo is not None:
                self.next = self.PAY_ON
                return todo
        self.next = self.PAID
        return None

    # -- generated from the steps above: make steps
    PAY: Final = 0
    PAY_ON: Final = 1
    PAID: Final = 2
    PLAYED: Final = 3
    RESOLVE: Final = 4
    OTHERS: Final = 5

    def tag(self) -> int:
        return 7002

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.pay(t)  # 907.2, 903.2g
            elif at == 1: todo = self.pay_on(t)  # 903.2g
            elif at == 2: todo = self.paid(t)  # 903.2g
            elif at == 3: todo = self.played(t)  # 907.1, 707.2
            elif at == 4: todo = self.resolve(t)  # 907.3
            elif at == 5: todo = self.others(t)  # 907.1, 907.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PLAY_WILL_CLAUSES

    def copy(self) -> Procedure:
        p = PlayWill(self.context.copy())
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        return p

    def save(self, w: Writer) -> None:
        w.context(self.context)
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
        if covers(spendable(t, self.player, self.context), self.needs):
            self.next = self.CHOOSE
            return None
        options = self._sources(t)
        if len(options) == 0:
            if t.trace is not None:
                t.cite("1003.4")
            return self.end()
        if len(options) == 1 or self._needs_everything(t):
            self.answer = options[0]
            return None
        return Ask(self.player, terms.ASK_WILL, "1003.5", options, self.context.source, self.context.ability.number)

    def take_source(self, t: Table) -> Todo:
        """1003.5"""
        self.card = value_of(self.answer)
        self.index = extra_of(self.answer)
        options = self._choices(t)
        if len(options) <= 1:
            self.answer = options[0] if len(options) == 1 else option(MODE, 0)
            return None
        card = t.cards[self.card]
        number = t.look(card).abilities[self.index].number
        return Ask(self.player, terms.ASK_PRODUCE, "907.4", options, card.ref(), number)

    def produce(self, t: Table) -> Todo:
        """907.3"""
        card = t.cards[self.card]
        c = Context(card.ref(), self.player, t.look(card).abilities[self.index])
        c.modes = [value_of(self.answer)]
        self.next = self.GATHER
        return PlayWill(c)

    def choose(self, t: Table) -> Todo:
        """1003.1, 1003.2"""
        wills = self._left(t)
        needs = self._open()
        if total_of(needs) == 0:
            self.next = self.PAY
            return None
        for kind in range(FREE):
            if needs[kind] > 0:
                self._take(wills, kind)
                self.next = self.CHOOSE
                return None
        options: list[int] = []
        if total_of(needs) < len(wills):
            options = self._kinds(wills)
        if len(options) > 1:
            return Ask(self.player, terms.ASK_PAY_WILL, "1003.1", options, self.context.source, self.context.ability.number)
        self.answer = option(terms.WILL, pool.kind_of(wills[0]))
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
        return happen(t, [Event(
            terms.WILL_EVENT, -1, self.player, -len(self.chosen), FREE, c.source, self.player, NOWHERE, NOWHERE, 0, BY_COST, -1,
            "1003.1", 0, None, (), c.ability.number,
        )])

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

    def _kinds(self, wills: list[int]) -> list[int]:
        """The kinds of will among these, as options."""
        out: list[int] = []
        for x in wills:
            code = option(terms.WILL, pool.kind_of(x))
            if code not in out:
                out.append(code)
        return out

    def _sources(self, t: Table) -> list[int]:
        """The will abilities to play next, after which the payment can be completed; of cards that are alike, one."""
        out: list[int] = []
        listed: list[Source] = []
        for s in usable_sources(t, self.player, -1):
            if s.op.only is not None and not s.op.only.allows(t, self.player, self.context):
                continue
            if self._like_another(t, s, listed):
                continue
            listed.append(s)
            if len(self._choices_of(t, s)) > 0:
                out.append(option(USE, s.card, s.index))
        return out

    def _needs_everything(self, t: Table) -> bool:
        """Will all that could be produced be paid? Then it does not matter what is produced first."""
        m = means_of(t, self.player)
        if len(m.tied) > 0 or len(m.limited) > 0 or len(m.mixed) > 0 or m.total != total_of(self.needs):
            return False
        for mask in m.used:
            if mask & (mask - 1):
                return False  # of which kind it will be is still to be chosen
        return True

    def _like_another(self, t: Table, s: Source, listed: list[Source]) -> bool:
        """Is this the ability of a card that is like another one in every way? Then there is no choice between the two."""
        if not self._ordinary(t, s):
            return False
        form = t.cards[s.card].form
        for other in listed:
            same = t.cards[other.card].form
            if other.index == s.index and same.name == form.name and same.text == form.text and self._ordinary(t, other):
                return True
        return False

    def _ordinary(self, t: Table, s: Source) -> bool:
        """Has the card nothing of its own: counters, damage, effects on it, additions?"""
        card = t.cards[s.card]
        if card.counters or card.marks or card.damage or s.card in t.altered or not t.looks[s.card].abilities[s.index].simple:
            return False
        for link in t.links:
            if link.card == card.ref() or link.to == card.ref():
                return False
        return True

    def _choices(self, t: Table) -> list[int]:
        for s in usable_sources(t, self.player, -1):
            if s.card == self.card and s.index == self.index:
                return self._choices_of(t, s)
        return []

    def _choices_of(self, t: Table, s: Source) -> list[int]:
        """What the ability may produce so that the payment can be completed, and is not idle for it."""
        out: list[int] = []
        wills = spendable(t, self.player, self.context)
        rest = means_of(t, self.player, s.card)
        if s.times > 1:
            rest.add_source(s.op, s.times - 1)  # it can be played more often than this once
        for i in range(len(s.op.choices)):
            if self._wanted(wills, s.op.choices[i]) and self._enough_with(t, rest, s.op.choices[i]):
                out.append(option(MODE, i))
        return out

    def _enough_with(self, t: Table, rest: Means, made: tuple[int, ...]) -> bool:
        """With this will produced, and without the ability that produced it: is there enough?"""
        for kind in made:
            rest.add(bit_of(kind), 1)
        found = enough(t, rest, self.needs, self.context)
        for kind in made:
            rest.take(bit_of(kind), 1)
        return found

    def _wanted(self, wills: list[int], made: tuple[int, ...]) -> bool:
        """Would one of these new wills be paid? Not if the pool already holds all of its kind that is asked for, and all free."""
        needs = self.needs[:]
        for x in wills:
            kind = pool.kind_of(x)
            if kind < FREE and needs[kind] > 0:
                needs[kind] -= 1
            elif needs[FREE] > 0:
                needs[FREE] -= 1
        if needs[FREE] > 0:
            return True
        for kind in made:
            if kind < FREE and needs[kind] > 0:
                return True
        return False

    # -- generated from the steps above: make steps
    GATHER: Final = 0
    TAKE_SOURCE: Final = 1
    PRODUCE: Final = 2
    CHOOSE: Final = 3
    TAKE_WILL: Final = 4
    PAY: Final = 5

    def tag(self) -> int:
        return 7001

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.gather(t)  # 1003.5, 907.2
            elif at == 1: todo = self.take_source(t)  # 1003.5
            elif at == 2: todo = self.produce(t)  # 907.3
            elif at == 3: todo = self.choose(t)  # 1003.1, 1003.2
            elif at == 4: todo = self.take_will(t)  # 1003.1
            elif at == 5: todo = self.pay(t)  # 1003.1, 203.3, 203.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PAY_WILL_CLAUSES

    def copy(self) -> Procedure:
        p = PayWill(self.player, self.context.copy(), self.needs[:])
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.chosen = self.chosen[:]
        p.card = self.card
        p.index = self.index
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.context(self.context)
        w.nums(self.needs)
        w.nums(self.chosen)
        w.num(self.card)
        w.num(self.index)
    # -- end of generated


# -- generated from the steps above: make steps
PLAY_WILL_CLAUSES: Final[tuple[str, ...]] = (
    "907.2, 903.2g", "903.2g", "903.2g", "907.1, 707.2", "907.3", "907.1, 907.3",
)
PAY_WILL_CLAUSES: Final[tuple[str, ...]] = (
    "1003.5, 907.2", "1003.5", "907.3", "1003.1, 1003.2", "1003.1", "1003.1, 203.3, 203.4",
)
# -- end of generated
