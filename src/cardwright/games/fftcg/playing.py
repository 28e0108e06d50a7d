"""11.3, 11.4, 11.6, 11.7, 11.8, 11.10: casting Summons and Characters, using abilities, putting auto-abilities onto the stack,
applying EX Bursts. The steps are the same in each chapter: declare, choose, pay; what then comes of it is not."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import run_ops
from cardwright.effects.cost_rules import use_up
from cardwright.effects.declaring import can_choose, least_modes, mode_options, most_modes
from cardwright.effects.ops.dealing import DivideOp
from cardwright.effects.script import X_NUMBER, Script
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
from cardwright.kernel import asking
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import BY_RULE, MOVE, PLAYED, RESOLVE, REVEALED, TO_PLAY, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import DONE, MODE, NO, NUMBER, YES, option, value_of, verb_of
from cardwright.kernel.rewinding import forget_checkpoint, keep_checkpoint, rewind
from cardwright.kernel.stacking import stack_ability, stack_card
from cardwright.kernel.triggers import note_use
from cardwright.kernel.waiting import context_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

# Which chapter it is: the order of the clauses in the steps below.
A_SUMMON: Final = 0
A_CHARACTER: Final = 1
AN_ACTION_ABILITY: Final = 2
A_SPECIAL_ABILITY: Final = 3
AN_AUTO_ABILITY: Final = 4
AN_EX_BURST: Final = 5

DIVIDED: Final = ("11.3.6", "11.4.5", "11.6.8", "11.7.8", "11.8.12", "11.10.3")
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
    c = context_of(pending)
    script = pending.ability.program
    if not isinstance(script, Script):
        return None
    c.chosen = 0
    run_ops(t, c, script.bind)
    if not can_choose(t, c, script):
        return None
    return Play(AN_AUTO_ABILITY, pending.controller, c, USUAL)


class Play(Procedure):
    """A card or ability is declared, its choices are made, its cost is paid; then it is on the stack, on the field, or applied."""

    def __init__(self, variant: int, player: int, context: Context, price: int) -> None:
        super().__init__()
        self.variant = variant
        self.player = player
        self.context = context
        self.price = price
        self.came_from = -1
        self.part = 0  # which optional cost is being settled
        self.kept = False  # is a checkpoint kept to go back to?
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
            keep_checkpoint(t)
            self.kept = True
        if self.variant == A_SUMMON:
            self.came_from = card.zone
            return happen(t, [Event(MOVE, card.ref(), self.player, 0, TO_PLAY, -1, self.player, card.zone, terms.STACK, 0, BY_RULE,
                                    card.zone, "11.3.2")])
        if self.variant <= A_SPECIAL_ABILITY and t.rules.zones[card.zone].sight != 0 and card.seen_by != 3:
            t.mine(card.id).seen_by = 3
            clause = "11.4.2" if self.variant == A_CHARACTER else "11.6.4" if self.variant == AN_ACTION_ABILITY else "11.7.4"
            return happen(t, [Event(REVEALED, card.ref(), self.player, clause=clause)])
        return None

    def prepare(self, t: Table) -> Todo:
        """11.3.2 | 11.4.2 | 11.6.4 | 11.7.4 | 11.8.7 | 11.10.3"""
        c = self.context
        if self.variant == A_SUMMON:
            c.source = t.cards[id_of(c.source)].ref()
        c.pc = 0
        run_ops(t, c, self._script().bind)
        if self._script().plain():
            self.next = self.FIX_COST
        return None

    def choose_modes(self, t: Table) -> Todo:
        """11.3.4 | 11.4.3 | 11.6.6 | 11.7.6 | 11.8.10 | 11.10.3"""
        c = self.context
        script = self._script()
        if script.modal is None:
            self.next = self.CHOOSE_COSTS
            return None
        most = most_modes(t, c, script)
        options = mode_options(t, c, script)
        if self.variant < AN_AUTO_ABILITY:
            options = payable_modes(t, self.player, c, script, self.price, options)
        if len(c.modes) >= most or not options:
            if not c.modes:
                return self._cancel(t)
            self.next = self.CHOOSE_COSTS
            return None
        if len(c.modes) >= least_modes(t, c, script):
            options.append(option(DONE))
        elif len(options) == 1:
            self.answer = options[0]
            return None
        clause = self.clauses()[self.CHOOSE_MODES]
        return Ask(self.player, asking.CHOOSE_MODE, clause, options, c.source, c.ability.number, len(c.modes), most)

    def take_mode(self, t: Table) -> Todo:
        """11.3.4 | 11.4.3 | 11.6.6 | 11.7.6 | 11.8.10 | 11.10.3"""
        c = self.context
        if verb_of(self.answer) == MODE:
            c.modes.append(value_of(self.answer))
            c.modes.sort()
            self.next = self.CHOOSE_MODES
        return None

    def choose_costs(self, t: Table) -> Todo:
        """11.3.5 | 11.4.4 | 11.6.7 | 11.7.7 | 11.8.8 | 11.10.3"""
        script = self._script()
        if self.part >= len(script.optional) or self.variant == AN_EX_BURST:
            self.part = 0
            self.next = self.CHOOSE_X
            return None
        extra = script.optional[self.part]
        c = self.context
        options: list[int] = []
        if extra.forced or self._could(t, 1 << extra.mark):
            options.append(option(YES))
        if not extra.forced and (self._could(t, 0) or not options):
            options.append(option(NO))
        if len(options) == 1:
            self.answer = options[0]
            return None
        clause = self.clauses()[self.CHOOSE_COSTS]
        return Ask(self.player, asking.PAY_OR_NOT, clause, options, c.source, c.ability.number, self.part, 1)

    def take_cost(self, t: Table) -> Todo:
        """11.3.5 | 11.4.4 | 11.6.7 | 11.7.7 | 11.8.8 | 11.10.3"""
        if verb_of(self.answer) == YES:
            self.context.paid |= 1 << self._script().optional[self.part].mark
        self.part += 1
        self.next = self.CHOOSE_COSTS
        return None

    def choose_x(self, t: Table) -> Todo:
        """11.3.5, 4.5 | 11.4.4, 4.5 | 11.6.7, 4.5 | 11.7.7, 4.5 | 11.8.11, 4.5 | 11.10.3, 4.5"""
        script = self._script()
        if not script.asks_x:
            self.next = self.CHOOSE_TARGETS
            return None
        c = self.context
        most = 0 if self.variant == AN_EX_BURST else highest_x(t, self.player, c, script, self.price)
        options = [option(NUMBER, n) for n in range(most + 1)]
        if most == 0:
            self.answer = options[0]
            return None
        return Ask(self.player, asking.CHOOSE_NUMBER, self.clauses()[self.CHOOSE_X], options, c.source, c.ability.number)

    def take_x(self, t: Table) -> Todo:
        """11.3.5, 4.1 | 11.4.4, 4.1 | 11.6.7, 4.1 | 11.7.7, 4.1 | 11.8.11, 4.1 | 11.10.3, 4.1"""
        self.context.numbers[X_NUMBER] = value_of(self.answer)
        return None

    def choose_targets(self, t: Table) -> Todo:
        """11.3.3 | 11.4.5 | 11.6.5 | 11.7.5 | 11.8.9 | 11.11.5.1.1"""
        c = self.context
        targets = self._script().targets
        c.answer = self.answer
        while c.pc < len(targets):
            target = targets[c.pc]
            if c.phase == 0:
                if not target.required(t, c):
                    c.pc += 1
                    continue
                if not target.feasible(t, c):
                    return self._cancel(t)
            if t.trace is not None:
                t.cite(target.clause)
                if isinstance(target, DivideOp):
                    t.cite(DIVIDED[self.variant])
            todo = target.run(t, c)
            if todo is not None:
                self.next = self.CHOOSE_TARGETS
                return todo
        c.pc = 0
        return None

    def fix_cost(self, t: Table) -> Todo:
        """11.3.7 | 11.4.6 | 11.6.9 | 11.7.9 | 11.8.8 | 11.10.3"""
        if self.variant >= AN_AUTO_ABILITY:
            self.next = self.FINISH
            return None
        c = self.context
        script = self._script()
        parts = cost_parts(c, script)
        if not can_pay_all(t, self.player, c, script, self.price, None):
            return self._cancel(t)
        bill = bill_of(t, self.player, c, script, self.price, parts)
        self.need = list(bill.need)
        self.total = bill.total
        if t.trace is not None and (t.priced or t.look(t.cards[id_of(c.source)]).prices):
            t.cite(self.clauses()[self.CHOOSE_COSTS])
        begin_paying(t)
        return None

    def pay_actions(self, t: Table) -> Todo:
        """11.3.7.1, 15.1.1.7.1 | 11.4.6.1, 15.1.1.7.1 | 11.6.10 | 11.7.10 | 11.8.8 | 11.10.3"""
        c = self.context
        parts = actions(cost_parts(c, self._script()))
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
                bill = bill_of(t, self.player, c, self._script(), self.price, cost_parts(c, self._script()))
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
        bill = bill_of(t, self.player, c, self._script(), self.price, [])
        cite_cp(t, self.variant, self.need)
        return ProduceCp(self.player, c.source, but, self.need[:], self.total, bill.elements, bill.backups_only,
                         CP_CLAUSES[self.variant], due)

    def paid(self, t: Table) -> Todo:
        """11.3.7.1 | 11.4.6.1 | 11.6.10 | 11.7.10 | 11.8.8 | 11.10.3"""
        if self.total > 0:
            self.elements = self.answer
        c = self.context
        look_back(t, c, actions(cost_parts(c, self._script())), self.back)
        self.back = []
        return end_paying(t)

    def finish(self, t: Table) -> Todo:
        """11.3.8 | 11.4.7 | 11.6.11 | 11.7.11 | 11.8.7 | 11.10.2"""
        c = self.context
        if self.kept:
            forget_checkpoint(t)
            self.kept = False
        c.pc = 0
        c.phase = 0
        c.stamp = t.next_stamp()
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
        else:
            stack_ability(t, t.library.by_name[BLANK_FACES[self.variant]][0], c)
            if self.variant == AN_AUTO_ABILITY:
                return None
            note_use(t, c.source, c.ability.number)
        verb = terms.CARD_CAST if self.variant <= A_CHARACTER else terms.ABILITY_USED
        return happen(t, [Event(PLAYED, c.source, self.player, self.elements, verb, c.source, self.player, self.came_from,
                                clause=self.clauses()[self.FINISH], ability=c.ability.number)])

    def take_effect(self, t: Table) -> Todo:
        """11.3.8 | 11.4.7, 5.2.3.1.1.1 | 11.6.11 | 11.7.11 | 11.8.7 | 11.10.3"""
        c = self.context
        if self.variant == AN_EX_BURST:
            return self._script().resolve(t, c.copy())
        if self.variant != A_CHARACTER:
            return None
        card = t.at(c.source)
        if card is None:
            return None
        return happen(t, [Event(MOVE, card.ref(), self.player, self.elements, RESOLVE, -1, self.player, card.zone, terms.FIELD, 0,
                                BY_RULE, card.zone, "11.4.7", terms.FROM_CAST)])

    def handles(self, ref: int, ability: int) -> bool:
        return self.context.source == ref and self.context.ability.number == ability

    def _script(self) -> Script:
        script = self.context.ability.program
        assert isinstance(script, Script)
        return script

    def _may_fail(self, t: Table, card: Card) -> bool:
        """14.1: could it turn out that the action can't be ended? Then a way back is kept. It could where there is something to
        choose, where one action of the cost could be in the way of another, or where the cost could change as a Summon leaves its
        zone."""
        if self.variant >= AN_AUTO_ABILITY:
            return False
        script = self._script()
        if not script.plain():
            return True
        if self.variant == A_SUMMON:
            return t.look(card) is not card.form.look or (t.dynamic | t.reach) >> card.zone & 1 != 0
        return self.variant >= AN_ACTION_ABILITY and len(actions(script.cost)) > 1

    def _could(self, t: Table, paid: int) -> bool:
        """Could the cost be paid with this optional cost or without it, and perhaps some of those to come?"""
        c = self.context
        chosen = c.paid
        c.paid |= paid
        found = completable(t, self.player, c, self._script(), self.price, self.part + 1)
        c.paid = chosen
        return found

    def _cancel(self, t: Table) -> Todo:
        """14.1, 14.2, 14.4: it can't be ended legally, so the game returns to the point before it began."""
        if not self.kept:
            return self.end()
        rewind(t, self)
        if t.trace is not None:
            t.cite("14.1, 14.2, 14.3, 14.4")
        return self.end()

    # -- generated from the steps above: make steps
    DECLARE: Final = 0
    PREPARE: Final = 1
    CHOOSE_MODES: Final = 2
    TAKE_MODE: Final = 3
    CHOOSE_COSTS: Final = 4
    TAKE_COST: Final = 5
    CHOOSE_X: Final = 6
    TAKE_X: Final = 7
    CHOOSE_TARGETS: Final = 8
    FIX_COST: Final = 9
    PAY_ACTIONS: Final = 10
    PAY_CP: Final = 11
    PAID: Final = 12
    FINISH: Final = 13
    TAKE_EFFECT: Final = 14

    def tag(self) -> int:
        return 4003

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
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
        return PLAY_CLAUSES[self.variant]

    def copy(self) -> Procedure:
        p = Play(self.variant, self.player, self.context.copy(), self.price)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.came_from = self.came_from
        p.part = self.part
        p.kept = self.kept
        p.need = self.need[:]
        p.total = self.total
        p.elements = self.elements
        p.due = self.due[:]
        p.back = self.back[:]
        return p

    def save(self, w: Writer) -> None:
        w.num(self.variant)
        w.num(self.player)
        w.context(self.context)
        w.num(self.price)
        w.num(self.came_from)
        w.num(self.part)
        w.flag(self.kept)
        w.nums(self.need)
        w.num(self.total)
        w.num(self.elements)
        w.events(self.due)
        w.nums(self.back)
    # -- end of generated


# -- generated from the steps above: make steps
PLAY_CLAUSES: Final[tuple[tuple[str, ...], ...]] = (
    (
        "11.3.1, 11.3.2", "11.3.2", "11.3.4", "11.3.4", "11.3.5", "11.3.5", "11.3.5, 4.5", "11.3.5, 4.1", "11.3.3",
        "11.3.7", "11.3.7.1, 15.1.1.7.1", "11.3.7.1", "11.3.7.1", "11.3.8", "11.3.8",
    ),
    (
        "11.4.2", "11.4.2", "11.4.3", "11.4.3", "11.4.4", "11.4.4", "11.4.4, 4.5", "11.4.4, 4.1", "11.4.5", "11.4.6",
        "11.4.6.1, 15.1.1.7.1", "11.4.6.1, 11.4.6.1.1", "11.4.6.1", "11.4.7", "11.4.7, 5.2.3.1.1.1",
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
        "11.10.2", "11.10.3", "11.10.3", "11.10.3", "11.10.3", "11.10.3", "11.10.3, 4.5", "11.10.3, 4.1", "11.11.5.1.1",
        "11.10.3", "11.10.3", "11.10.3", "11.10.3", "11.10.2", "11.10.3",
    ),
)
# -- end of generated
