"""11.3, 11.4, 11.6, 11.7, 11.8, 11.10: casting Summons and Characters, using abilities, putting auto-abilities onto the stack,
applying EX Bursts. The steps are the same in each chapter: declare, choose, pay; what then comes of it is not."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.announcing import Announcing, context_to_play, may_change, reveal
from cardwright.effects.base import TargetOp, run_ops
from cardwright.effects.cost_rules import use_up
from cardwright.effects.ops.dealing import DivideOp
from cardwright.effects.script import X_NUMBER
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.affording import (
    USUAL,
    actions,
    bill_of,
    can_pay_all,
    completable,
    cost_parts,
    highest_x,
    payable_modes,
)
from cardwright.games.fftcg.cost_actions import look_back, pays_twice, propose, spared
from cardwright.games.fftcg.cost_clauses import cite_action, cite_cp
from cardwright.games.fftcg.payment import ProduceCp
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import RESOLVE, TO_PLAY, Event, moved, played
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import NUMBER, option, value_of
from cardwright.kernel.stacking import stack_ability, stack_card
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Which chapter it is: the order of the clauses in the steps below.
A_SUMMON: Final = 0
A_CHARACTER: Final = 1
AN_ACTION_ABILITY: Final = 2
A_SPECIAL_ABILITY: Final = 3
AN_AUTO_ABILITY: Final = 4
AN_EX_BURST: Final = 5

DIVIDED: Final = ("11.3.6", "11.4.5", "11.6.8", "11.7.8", "11.8.12", "11.10.3")
REVEALING: Final = ("", "11.4.2", "11.6.4", "11.7.4")
CP_CLAUSES: Final = ("11.3.7.1", "11.4.6.1", "11.6.2.1", "11.7.2.1", "11.8.8", "11.10.3")
BLANK_FACES: Final = ("", "", "action ability", "special ability", "auto-ability", "")


def play_of_card(t: Table, player: int, card: Card, price: int = USUAL) -> Play:
    """A player casts a card, for its cost or for the price that an effect names."""
    play = card.form.play
    assert play is not None
    variant = A_SUMMON if t.look(card).types & terms.SUMMON else A_CHARACTER
    return Play(variant, player, Context(card.ref(), player, play), price)


def play_of_ability(t: Table, player: int, card: Card, index: int) -> Play:
    """A player uses an action ability or a special ability of a card."""
    a = t.look(card).abilities[index]
    variant = A_SPECIAL_ABILITY if a.flags & terms.SPECIAL else AN_ACTION_ABILITY
    return Play(variant, player, Context(card.ref(), player, a), USUAL)


def play_of_pending(t: Table, pending: Pending) -> Play | None:
    """11.8.7: a triggered auto-ability is put onto the stack. None if what it chooses is not there: it is removed (11.8.4)."""
    c = context_to_play(t, pending)
    t.cite("11.8.5")
    return Play(AN_AUTO_ABILITY, pending.controller, c, USUAL) if c is not None else None


class Play(Announcing):
    """A card or ability is declared, its choices are made, its cost is paid; then it is on the stack, on the field, or applied."""

    def __init__(self, variant: int, player: int, context: Context, price: int) -> None:
        super().__init__(player, context)
        self.variant = variant
        self.price = price
        self.came_from = -1
        self.need: list[int] = []  # the CP to pay, by element
        self.total = 0
        self.elements = 0  # of the CP that was paid (bits)
        self.due: list[Event] = []  # what the actions of the cost do, which happens when all of it is paid
        self.back: list[int] = []  # and which of them look at what came of it: see `cost_actions`

    def declare(self, t: Table) -> Todo:
        """11.3.1, 11.3.2 | 11.4.2 | 11.6.3, 11.6.4 | 11.7.3, 11.7.4 | 11.8.7 | 11.10.2"""
        c = self.context
        card = t.cards[id_of(c.source)]
        if self._may_fail(t, card):
            self.keep_way_back(t)
        if self.variant == A_SUMMON:
            self.came_from = card.zone
            return happen(t, [
                moved(card, to=terms.STACK, how=TO_PLAY, player=self.player, other=card.zone, clause="11.3.2").by(self.player),
            ])
        return reveal(t, card, self.player, REVEALING[self.variant]) if self.variant <= A_SPECIAL_ABILITY else None

    def prepare(self, t: Table) -> Todo:
        """11.3.2 | 11.4.2 | 11.6.4 | 11.7.4 | 11.8.7 | 11.10.3"""
        c = self.context
        if self.variant == A_SUMMON:
            c.source = t.cards[id_of(c.source)].ref()
        c.pc = 0
        run_ops(t, c, self.script().bind)
        if self.script().plain():
            self.next = self.FIX_COST
        return None

    def choose_modes(self, t: Table) -> Todo:
        """11.3.4 | 11.4.3 | 11.6.6 | 11.7.6 | 11.8.10 | 11.10.3"""
        return self.next_mode(t, self.clauses()[self.at])

    def take_mode(self, t: Table) -> Todo:
        """11.3.4 | 11.4.3 | 11.6.6 | 11.7.6 | 11.8.10 | 11.10.3"""
        return self.add_mode()

    def choose_costs(self, t: Table) -> Todo:
        """11.3.5 | 11.4.4 | 11.6.7 | 11.7.7 | 11.8.8 | 11.10.3"""
        return self.next_cost(t, self.clauses()[self.at]) if self.variant != AN_EX_BURST else self.skip()

    def take_cost(self, t: Table) -> Todo:
        """11.3.5 | 11.4.4 | 11.6.7 | 11.7.7 | 11.8.8 | 11.10.3"""
        return self.settle_cost()

    def choose_x(self, t: Table) -> Todo:
        """11.3.5, 4.5 | 11.4.4, 4.5 | 11.6.7, 4.5 | 11.7.7, 4.5 | 11.8.11, 4.5 | 11.10.3, 4.5"""
        script = self.script()
        if not script.asks_x:
            return self.skip()
        most = 0 if self.variant == AN_EX_BURST else highest_x(t, self.player, self.context, script, self.price)
        if most > 0:
            return self.ask_x(most, self.clauses()[self.at])
        self.answer = option(NUMBER, 0)
        return None

    def take_x(self, t: Table) -> Todo:
        """11.3.5, 4.1 | 11.4.4, 4.1 | 11.6.7, 4.1 | 11.7.7, 4.1 | 11.8.11, 4.1 | 11.10.3, 4.1"""
        self.context.set_number(X_NUMBER, value_of(self.answer))
        return None

    def choose_targets(self, t: Table) -> Todo:
        """11.3.3 | 11.4.5 | 11.6.5 | 11.7.5 | 11.8.9 | 11.11.5.1.1"""
        return self.next_target(t)

    def fix_cost(self, t: Table) -> Todo:
        """11.3.7 | 11.4.6 | 11.6.9 | 11.7.9 | 11.8.8 | 11.10.3"""
        if self.variant >= AN_AUTO_ABILITY:
            self.next = self.FINISH
            return None
        c = self.context
        script = self.script()
        parts = cost_parts(c, script)
        if not can_pay_all(t, self.player, c, script, self.price, None):
            return self._cancel(t)
        bill = bill_of(t, self.player, c, script, self.price, parts)
        self.need = list(bill.need)
        self.total = bill.total
        if t.trace is not None and (t.outlook.costs_change or t.look(t.cards[id_of(c.source)]).changes_costs):
            t.cite(self.clauses()[self.CHOOSE_COSTS])
        begin_paying(t)
        return None

    def pay_actions(self, t: Table) -> Todo:
        """11.3.7.1, 15.1.1.7.1 | 11.4.6.1, 15.1.1.7.1 | 11.6.10 | 11.7.10 | 11.8.8 | 11.10.3"""
        c = self.context
        parts = actions(cost_parts(c, self.script()))
        c.answer = self.answer
        while c.pc < len(parts):
            part = parts[c.pc]
            if c.phase == 0 and not part.possible(t, c):
                return self._cancel(t)  # what was paid before it has made it impossible
            if t.trace is not None and part.clause:
                t.cite(part.clause)
                cite_action(t, self.variant, part)
            todo = propose(t, c, part, self.due, self.back)
            if isinstance(todo, Ask):
                bill = bill_of(t, self.player, c, self.script(), self.price, cost_parts(c, self.script()))
                todo = spared(t, self.player, c, bill, parts, self.due, todo)
                if not todo.options:
                    return self._cancel(t)
            if todo is not None:
                self.next = self.PAY_ACTIONS
                return todo
        if pays_twice(self.due):
            return self._cancel(t)
        c.pc = 0
        return None

    def pay_cp(self, t: Table) -> Todo:
        """11.3.7.1 | 11.4.6.1, 11.4.6.1.1 | 11.6.2.1 | 11.7.2.1 | 11.8.8 | 11.10.3"""
        due = self.due
        self.due = []
        if self.total <= 0:
            return happen(t, due)
        c = self.context
        but = id_of(c.source) if self.variant <= A_CHARACTER else -1
        bill = bill_of(t, self.player, c, self.script(), self.price, [])
        if t.trace is not None:
            cite_cp(t, self.variant, self.need)
        return ProduceCp(self.player, c.source, but, self.need[:], self.total, bill.elements, bill.backups_only,
                         CP_CLAUSES[self.variant], due)

    def paid(self, t: Table) -> Todo:
        """11.3.7.1 | 11.4.6.1 | 11.6.10 | 11.7.10 | 11.8.8 | 11.10.3"""
        if self.total > 0:
            self.elements = self.answer
        c = self.context
        look_back(t, c, actions(cost_parts(c, self.script())), self.back)
        self.back = []
        return end_paying(t)

    def finish(self, t: Table) -> Todo:
        """11.3.8 | 11.4.7 | 11.6.11 | 11.7.11 | 11.8.7 | 11.10.2"""
        c = self.context
        self.completed(t)
        if self.variant == AN_EX_BURST:
            return None
        if self.variant == A_SUMMON:
            card = t.cards[id_of(c.source)]
            use_up(t, card)
            stack_card(t, card, c)
            if t.trace is not None:
                t.cite("6.2.3, 7.12.3, 5.2.3.1.2.1")
        elif self.variant == A_CHARACTER:
            use_up(t, t.cards[id_of(c.source)])
        elif c.ability.flags & terms.WARP:
            return None  # nothing is cast and no ability is used that could be answered
        else:
            stack_ability(t, t.library.by_name[BLANK_FACES[self.variant]][0], c)
            if self.variant == AN_AUTO_ABILITY:
                return None
            note_use(t, c.source, c.ability.number)
        verb = terms.CARD_CAST if self.variant <= A_CHARACTER else terms.ABILITY_USED
        return happen(t, [played(c, verb, amount=self.elements, origin=self.came_from, clause=self.clauses()[self.FINISH])])

    def take_effect(self, t: Table) -> Todo:
        """11.3.8 | 11.4.7, 5.2.3.1.1.1 | 11.6.11 | 11.7.11 | 11.8.7 | 11.10.3"""
        c = self.context
        if self.variant == AN_EX_BURST or c.ability.flags & terms.WARP:
            return self.script().resolve(t, c.copy())
        if self.variant != A_CHARACTER:
            return None
        card = t.at(c.source)
        if card is None:
            return None
        return happen(t, [moved(
            card, to=terms.FIELD, how=RESOLVE, player=self.player, amount=self.elements, other=card.zone, flags=terms.FROM_CAST,
            clause="11.4.7",
        ).by(self.player)])

    def _completable(self, t: Table, first: int) -> bool:
        return completable(t, self.player, self.context, self.script(), self.price, first)

    def _modes_to_choose(self, t: Table) -> list[int]:
        options = super()._modes_to_choose(t)
        if self.variant >= AN_AUTO_ABILITY:
            return options
        return payable_modes(t, self.player, self.context, self.script(), self.price, options)

    def _cite_target(self, t: Table, target: TargetOp) -> None:
        t.cite(target.clause)
        if isinstance(target, DivideOp):
            t.cite(DIVIDED[self.variant])

    def _cancel(self, t: Table) -> Todo:
        """14.1, 14.2, 14.4: it can't be ended legally, so the game returns to the point before it began."""
        if t.trace is not None and self.kept:
            t.cite("14.1, 14.2, 14.3, 14.4")
        return super()._cancel(t)

    def _may_fail(self, t: Table, card: Card) -> bool:
        """14.1: could it turn out that the action can't be ended? Then a way back is kept. It could where there is something to
        choose, where one action of the cost could be in the way of another, or where the cost could change as a Summon leaves its
        zone."""
        if self.variant >= AN_AUTO_ABILITY:
            return False
        script = self.script()
        if not script.plain():
            return True
        if self.variant == A_SUMMON:
            return may_change(t, card)
        return self.variant >= AN_ACTION_ABILITY and len(actions(script.cost)) > 1

    # -- generated from the steps above: make steps
    CHOOSE_COSTS: Final = 4
    FIX_COST: Final = 9
    PAY_ACTIONS: Final = 10
    FINISH: Final = 13
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        (
            "11.3.1, 11.3.2", "11.3.2", "11.3.4", "11.3.4", "11.3.5", "11.3.5", "11.3.5, 4.5", "11.3.5, 4.1", "11.3.3",
            "11.3.7", "11.3.7.1, 15.1.1.7.1", "11.3.7.1", "11.3.7.1", "11.3.8", "11.3.8",
        ),
        (
            "11.4.2", "11.4.2", "11.4.3", "11.4.3", "11.4.4", "11.4.4", "11.4.4, 4.5", "11.4.4, 4.1", "11.4.5",
            "11.4.6", "11.4.6.1, 15.1.1.7.1", "11.4.6.1, 11.4.6.1.1", "11.4.6.1", "11.4.7", "11.4.7, 5.2.3.1.1.1",
        ),
        (
            "11.6.3, 11.6.4", "11.6.4", "11.6.6", "11.6.6", "11.6.7", "11.6.7", "11.6.7, 4.5", "11.6.7, 4.1", "11.6.5",
            "11.6.9", "11.6.10", "11.6.2.1", "11.6.10", "11.6.11", "11.6.11",
        ),
        (
            "11.7.3, 11.7.4", "11.7.4", "11.7.6", "11.7.6", "11.7.7", "11.7.7", "11.7.7, 4.5", "11.7.7, 4.1", "11.7.5",
            "11.7.9", "11.7.10", "11.7.2.1", "11.7.10", "11.7.11", "11.7.11",
        ),
        (
            "11.8.7", "11.8.7", "11.8.10", "11.8.10", "11.8.8", "11.8.8", "11.8.11, 4.5", "11.8.11, 4.1", "11.8.9",
            "11.8.8", "11.8.8", "11.8.8", "11.8.8", "11.8.7", "11.8.7",
        ),
        (
            "11.10.2", "11.10.3", "11.10.3", "11.10.3", "11.10.3", "11.10.3", "11.10.3, 4.5", "11.10.3, 4.1",
            "11.11.5.1.1", "11.10.3", "11.10.3", "11.10.3", "11.10.3", "11.10.2", "11.10.3",
        ),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.declare(t)  # 11.3.1, ...
                elif at == 1: todo = self.prepare(t)  # 11.3.2 | 11.4.2 | 11.6.4 | 11.7.4 | 11.8.7 | 11.10.3
                elif at == 2: todo = self.choose_modes(t)  # 11.3.4 | 11.4.3 | 11.6.6 | 11.7.6 | 11.8.10 | 11.10.3
                elif at == 3: todo = self.take_mode(t)  # 11.3.4 | 11.4.3 | 11.6.6 | 11.7.6 | 11.8.10 | 11.10.3
                else: todo = self.choose_costs(t)  # 11.3.5 | 11.4.4 | 11.6.7 | 11.7.7 | 11.8.8 | 11.10.3
            elif at < 10:
                if at == 5: todo = self.take_cost(t)  # 11.3.5 | 11.4.4 | 11.6.7 | 11.7.7 | 11.8.8 | 11.10.3
                elif at == 6: todo = self.choose_x(t)  # 11.3.5, ...
                elif at == 7: todo = self.take_x(t)  # 11.3.5, ...
                elif at == 8: todo = self.choose_targets(t)  # 11.3.3 | 11.4.5 | 11.6.5 | 11.7.5 | 11.8.9 | 11.11.5.1.1
                else: todo = self.fix_cost(t)  # 11.3.7 | 11.4.6 | 11.6.9 | 11.7.9 | 11.8.8 | 11.10.3
            elif at < 15:
                if at == 10: todo = self.pay_actions(t)  # 11.3.7.1, ...
                elif at == 11: todo = self.pay_cp(t)  # 11.3.7.1, ...
                elif at == 12: todo = self.paid(t)  # 11.3.7.1 | 11.4.6.1 | 11.6.10 | 11.7.10 | 11.8.8 | 11.10.3
                elif at == 13: todo = self.finish(t)  # 11.3.8 | 11.4.7 | 11.6.11 | 11.7.11 | 11.8.7 | 11.10.2
                else: todo = self.take_effect(t)  # 11.3.8 | 11.4.7, 5.2.3.1.1.1 | 11.6.11 | 11.7.11 | 11.8.7 | 11.10.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = Play(self.variant, self.player, self.context.copy(), self.price)
        p.part = self.part
        p.kept = self.kept
        p.came_from = self.came_from
        p.need = self.need[:]
        p.total = self.total
        p.elements = self.elements
        p.due = self.due[:]
        p.back = self.back[:]
        return p
    # -- end of generated
