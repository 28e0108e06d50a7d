"""11.2: CP is produced and spent at once. One source after another is chosen, only such as can still come out exact; then all of
them are dulled and discarded together."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.base import Amount, CostPart, Players, step
from cardwright.effects.script import X_NUMBER
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.cp import ANY_ELEMENT, ELEMENTS, Purse, can_complete, can_pay, purse_of, spare_of, total_of
from cardwright.games.fftcg.suggesting import suggest
from cardwright.games.fftcg.zones import shares_name
from cardwright.kernel import asking
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, DISCARD, MOVE, SIDEWAYS, Event, moved, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, extra_of, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ProduceCp(Procedure):
    """A player pays a CP cost: a total, and how many of each element. `but`: the card that is being cast pays nothing itself.
    `due`: the rest of the cost, which is paid at the same time."""

    def __init__(self, player: int, source: int, but: int, need: list[int], total: int, elements: int, backups_only: bool,
                 clause: str, due: list[Event]) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.but = but
        self.need = need  # by element, what is still needed
        self.total = total
        self.elements = elements  # only CP of these may pay
        self.backups_only = backups_only
        self.clause = clause  # of the cost that is paid
        self.due = due
        self.left: int = total  # of the total; below 0: that much will be wasted
        self.spare: int = spare_of(tuple(need))
        self.chosen: list[int] = []  # options: what is dulled or discarded, and for which element

    def choose(self, t: Table) -> Todo:
        """11.2.1, 11.2.1.1"""
        if self._is_paid():
            self.next = self.PAY
            return None
        p = self._purse(t)
        if self._takes_all(p):
            self.answer = option(terms.PAY_SO)
            return None
        options = self._options(p)
        if len(options) == 1:
            self.answer = options[0]
            return None
        paid = self.total - self.left
        return Ask(self.player, terms.ASK_CP, self.clause, [option(terms.PAY_SO)] + options, self.source, -1, paid, self.total)

    def take(self, t: Table) -> Todo:
        """11.2.1.1, 5.2.1.3"""
        if verb_of(self.answer) == terms.PAY_SO:
            self.chosen = self.chosen + self.plan(t)
            self.next = self.PAY
            return None
        self.chosen.append(self.answer)
        e = extra_of(self.answer)
        n = worth(self.answer)
        self.left -= n
        self.need[e] = self.need[e] - n if self.need[e] > n else 0
        self.next = self.CHOOSE
        return None

    def pay(self, t: Table) -> Todo:
        """5.2.1.3, 5.2.3.1.1.3"""
        dulled: list[Event] = []
        discarded: list[Event] = []
        produced = 0
        for code in self.chosen:
            produced += worth(code)
            c = t.cards[value_of(code)]
            if verb_of(code) == terms.DULL_FOR:
                dulled.append(turned(c.ref(), self.player, SIDEWAYS, clause=self.clause).by(self.player, self.source, BY_COST))
            else:
                discard = moved(c, to=terms.BREAK_ZONE, how=DISCARD, clause="15.1.1.4.1")
                discarded.append(discard.by(self.player, self.source, BY_COST))
        if t.trace is not None:
            t.cite(self.clause)
            if produced > self.total:
                t.cite("5.2.1.3.1")
        t.stack[-2].answer = self.paid_with()
        return happen(t, dulled + self.due + discarded)

    def paid_with(self) -> int:
        """The elements of the CP that was produced (bits), and whether cards were discarded for it: the answer to whoever asked for
        it to be paid."""
        elements = 0
        for code in self.chosen:
            elements |= 1 << extra_of(code)
            if verb_of(code) == terms.DISCARD_FOR:
                elements |= terms.WITH_DISCARDS
        return elements

    def plan(self, t: Table) -> list[int]:
        return suggest(t, self.player, self._purse(t), self.need, self.left, self.spare, self._discards())

    def _is_paid(self) -> bool:
        if self.left > 0:
            return False
        for n in self.need:
            if n > 0:
                return False
        return True

    def _takes_all(self, p: Purse) -> bool:
        """Is everything needed that there is? Then there is nothing to choose."""
        most = len(p.backups) + 2 * len(p.cards)
        return most - (1 if p.backups else 2) < self.left

    def _discards(self) -> int:
        n = 0
        for code in self.chosen:
            if verb_of(code) == terms.DISCARD_FOR:
                n += 1
        return n

    def _purse(self, t: Table) -> Purse:
        gone = [value_of(code) for code in self.chosen]
        gone.append(self.but)
        for event in self.due:
            if event.subject >= 0 and (event.kind != MOVE or event.origin != terms.FIELD):
                gone.append(id_of(event.subject))  # it pays already; a Backup that leaves may be dulled before it goes
        p = purse_of(t, self.player).without(gone)
        return p if self.elements == ANY_ELEMENT and not self.backups_only else p.only(self.elements, self.backups_only)

    def _options(self, p: Purse) -> list[int]:
        """What may produce the next CP, so that the cost can still be paid exactly."""
        discards = self._discards()
        out: list[int] = []
        for i in range(len(p.backups)):
            self._add(p, terms.DULL_FOR, p.backups[i], p.backup_elements[i], discards, out)
        for i in range(len(p.cards)):
            self._add(p, terms.DISCARD_FOR, p.cards[i], p.card_elements[i], discards + 1, out)
        return out

    def _add(self, p: Purse, verb: int, id: int, elements: int, discards: int, out: list[int]) -> None:
        """One option for each element that is needed, and one for any other (5.2.1.3: the player declares one)."""
        n = 1 if verb == terms.DULL_FOR else 2
        left = self.left - n
        more = len(p.backups) + 2 * len(p.cards) - n  # that could still be produced then
        if more < left:
            return
        other = False
        for e in range(ELEMENTS):
            if not elements >> e & 1 or (self.need[e] == 0 and other):
                continue
            before = self.need[e]
            self.need[e] = before - n if before > n else 0
            if self._comes_out(p, id, left, discards):
                out.append(option(verb, id, e))
                if before == 0:
                    other = True
            self.need[e] = before

    def _comes_out(self, p: Purse, id: int, left: int, discards: int) -> bool:
        """Can what is needed then be paid exactly without this card, if there is enough in all?"""
        for n in self.need:
            if n > 0:
                return can_complete(p.without([id]), self.need, left, self.spare, discards)
        return left > 0 or (-left <= self.spare and -left <= discards)

    # -- generated from the steps above: make steps
    CHOOSE: Final = 0
    PAY: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = ("11.2.1, 11.2.1.1", "11.2.1.1, 5.2.1.3", "5.2.1.3, 5.2.3.1.1.3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # 11.2.1, 11.2.1.1
            elif at == 1: todo = self.take(t)  # 11.2.1.1, 5.2.1.3
            elif at == 2: todo = self.pay(t)  # 5.2.1.3, 5.2.3.1.1.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = ProduceCp(
            self.player, self.source, self.but, self.need[:], self.total, self.elements, self.backups_only, self.clause,
            self.due[:],
        )
        p.left = self.left
        p.spare = self.spare
        p.chosen = self.chosen[:]
        return p
    # -- end of generated


def worth(code: int) -> int:
    """5.2.1.3: two CP for a discarded card, one for a dulled Backup."""
    return 2 if verb_of(code) == terms.DISCARD_FOR else 1


class PayCp(CostPart):
    """11.6.2.1, 11.7.2.1: the CP of an ability's cost: so many of each element, so many of any, and perhaps X. Stands last."""

    def __init__(
        self, clause: str, need: tuple[int, ...], generic: int, has_x: bool = False, who: Players | None = None,
        counted: Amount | None = None,
    ) -> None:
        super().__init__(clause)
        self.who = who  # None: the ability's controller
        self.need = need
        self.generic = generic
        self.has_x = has_x
        self.counted = counted  # so many more, of any

    def total(self, t: Table, c: Context) -> int:
        n = self.generic
        for m in self.need:
            n += m
        if self.counted is not None:
            n += self.counted.value(t, c)
        return n + c.numbers[X_NUMBER] if self.has_x else n

    def possible(self, t: Table, c: Context) -> bool:
        return can_pay(purse_of(t, self.payer(t, c)), self.need, self.total(t, c))

    def hides(self, t: Table, c: Context) -> bool:
        """5.2.1.3: a card in hand might give two CP of any element."""
        payer = self.payer(t, c)
        hand = len(t.zone(terms.HAND, payer))
        return hand > 0 and 2 * hand + len(purse_of(t, payer).backups) >= total_of(self.need, self.total(t, c))

    def payer(self, t: Table, c: Context) -> int:
        who = self.who
        return c.controller if who is None else who.players(t, c)[0]

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.phase = 1
            total = total_of(self.need, self.total(t, c))
            if total > 0:
                return ProduceCp(self.payer(t, c), c.source, -1, list(self.need), total, ANY_ELEMENT, False, self.clause, [])
        step(c, True)
        return None


class DiscardSameName(CostPart):
    """11.7.1: the S icon: a card of the same name is discarded."""

    def takes(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        names = t.look_at(c.source)
        for id in t.zone(terms.HAND, c.controller):
            card = t.cards[id]
            if shares_name(names, t.look(card)) and card.ref() != c.source:
                out.append(card.ref())
        return out

    def count(self, t: Table, c: Context) -> int:
        return 1

    def possible(self, t: Table, c: Context) -> bool:
        return len(self.takes(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        refs = self.takes(t, c)
        if c.phase == 0 and len(t.zone(terms.HAND, c.controller)) > 1:  # nobody learns how many have the name
            c.phase = 1
            options = [option(CARD, id_of(ref)) for ref in refs]
            return Ask(c.controller, asking.PAY_WITH, self.clause, options, c.source, c.ability.number)
        card = t.cards[value_of(c.answer) if c.phase == 1 else id_of(refs[0])]
        step(c, True)
        return happen(t, [moved(card, to=terms.BREAK_ZONE, how=DISCARD, clause=self.clause).by_cost(c)])
