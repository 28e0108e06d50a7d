"""10.6.2: playing and resolving a card or an ability, step by step."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart, run_ops
from cardwright.effects.cost_rules import use_up
from cardwright.effects.costs.payable import payable
from cardwright.effects.costs.paying import pay_parts
from cardwright.effects.costs.points import PayPoints
from cardwright.effects.declaring import can_choose, least_modes, mode_options, most_modes
from cardwright.effects.script import X_NUMBER, Script
from cardwright.games.sve import terms
from cardwright.games.sve.affording import USUAL, completable, cost_parts, points_to_pay
from cardwright.games.sve.choices import highest_x
from cardwright.games.sve.zones import has_room
from cardwright.kernel import asking
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import (
    BY_COST,
    BY_RULE,
    MOVE,
    NUMBER,
    PLAYED,
    PUT,
    RESOLVE,
    REVEALED,
    TO_PLAY,
    Event,
)
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, SPELL
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import DONE, MODE, NO, YES, option, value_of, verb_of
from cardwright.kernel.options import NUMBER as NUMBER_OPTION
from cardwright.kernel.rewinding import forget_checkpoint, keep_checkpoint, rewind
from cardwright.kernel.triggers import note_use
from cardwright.kernel.waiting import context_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


def play_of_card(t: Table, player: int, card: Card, price: int = USUAL) -> Play:
    """A player plays a card, for its cost or for the price that an effect names."""
    play = card.form.play
    assert play is not None
    return Play(player, Context(card.ref(), player, play), True, price)


def play_of_ability(t: Table, player: int, card: Card, index: int) -> Play:
    """A player plays an activated ability of a card (3.1.2.2: and controls it)."""
    if t.trace is not None:
        t.cite("3.1.2.2")
    return Play(player, Context(card.ref(), player, t.look(card).abilities[index]), False, USUAL)


def play_of_pending(t: Table, pending: Pending) -> Play | None:
    """A pending ability is played (10.7.3), even if its card has left its zone (10.7.7). None if it can't be (10.7.3.2)."""
    if t.trace is not None:
        t.cite("10.7.7")
        t.cite("10.7.1")
    c = context_of(pending)
    if pending.ability.clause == terms.FANFARE and t.look_at(pending.source).bans & terms.NO_FANFARE:
        if t.trace is not None:
            t.cite("10.3.2")
        return None
    script = pending.ability.program
    if not isinstance(script, Script):
        return None
    run_ops(t, c, script.bind)
    if not can_choose(t, c, script):
        return None
    return Play(pending.controller, c, False, USUAL)


class Play(Procedure):
    """A card or ability is specified, its choices are made, its cost is paid; then it counts as played and is resolved."""

    def __init__(self, player: int, context: Context, is_card: bool, price: int) -> None:
        super().__init__()
        self.player = player
        self.context = context
        self.is_card = is_card
        self.price = price
        self.came_from = -1
        self.cost = 0
        self.part = 0  # which optional cost, or part of the cost, is being settled
        self.kept = False  # is a checkpoint kept to go back to?

    def specify(self, t: Table) -> Todo:
        """10.6.2, 10.6.2.1, 10.6.1, 10.1.1"""
        c = self.context
        card = t.cards[id_of(c.source)]
        script = self._script()
        if self._may_fail(t, script, card):
            keep_checkpoint(t)
            self.kept = True
        if self.is_card:
            self.came_from = card.zone
            where = self.came_from
            return happen(t, [Event(MOVE, card.ref(), self.player, 0, TO_PLAY, -1, self.player, where, terms.RESOLUTION,
                                    0, BY_RULE, where, "10.6.2.1")])
        if c.ability.kind == ACTIVATED and t.rules.zones[card.zone].sight != 0 and card.seen_by != 3:
            if t.trace is not None:
                t.cite("10.6.2.1.1")
            t.mine(card.id).seen_by = 3
            return happen(t, [Event(REVEALED, card.ref(), self.player, clause="10.6.2.1.1")])
        return None

    def prepare(self, t: Table) -> Todo:
        """10.6.2.2"""
        c = self.context
        if self.is_card:
            c.source = t.cards[id_of(c.source)].ref()
        c.pc = 0
        script = self._script()
        if script.bind:
            run_ops(t, c, script.bind)
        if script.plain():
            self.next = self.DETERMINE_COST
        return None

    def choose_modes(self, t: Table) -> Todo:
        """10.6.2.2.2, 5.17.3"""
        c = self.context
        script = self._script()
        if script.modal is None:
            self.next = self.CHOOSE_COSTS
            return None
        most = most_modes(t, c, script)
        options = mode_options(t, c, script)
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
        return Ask(self.player, asking.CHOOSE_MODE, "10.6.2.2.2", options, c.source, c.ability.number, len(c.modes), most)

    def take_mode(self, t: Table) -> Todo:
        """10.6.2.2.2, 5.17.4"""
        c = self.context
        if verb_of(self.answer) == MODE:
            c.modes.append(value_of(self.answer))
            c.modes.sort()
            self.next = self.CHOOSE_MODES
        return None

    def choose_costs(self, t: Table) -> Todo:
        """10.6.2.2.1"""
        script = self._script()
        if self.part >= len(script.optional):
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
        return Ask(self.player, asking.PAY_OR_NOT, extra.clause, options, c.source, c.ability.number, self.part, 1)

    def take_cost(self, t: Table) -> Todo:
        """10.6.2.2.1"""
        if verb_of(self.answer) == YES:
            self.context.paid |= 1 << self._script().optional[self.part].mark
        self.part += 1
        self.next = self.CHOOSE_COSTS
        return None

    def choose_x(self, t: Table) -> Todo:
        """10.6.2.2.3, 5.2.1.2.2"""
        script = self._script()
        if not script.asks_x:
            self.next = self.SELECT_TARGETS
            return None
        c = self.context
        most = highest_x(t, c, script, self.player)
        options = [option(NUMBER_OPTION, n) for n in range(most + 1)]
        return Ask(self.player, asking.CHOOSE_NUMBER, "10.6.2.2.3", options, c.source, c.ability.number)

    def take_x(self, t: Table) -> Todo:
        """10.6.2.2.3, 1.3.5"""
        self.context.numbers[X_NUMBER] = value_of(self.answer)
        return None

    def select_targets(self, t: Table) -> Todo:
        """10.6.2.3"""
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
                    if t.trace is not None:
                        t.cite("10.6.2.3.3")
                    return self._cancel(t)
            if t.trace is not None:
                t.cite(target.clause)
            todo = target.run(t, c)
            if todo is not None:
                self.next = self.SELECT_TARGETS
                return todo
        c.pc = 0
        return None

    def determine_cost(self, t: Table) -> Todo:
        """10.6.2.5, 10.6.2.5.1"""
        script = self._script()
        c = self.context
        self.cost = points_to_pay(t, self.player, c, script, self.price)
        parts = cost_parts(c, script)
        if t.numbers[terms.PLAY_POINTS * 2 + self.player] < self.cost or not payable(t, c, parts, self.cost):
            return self._unpaid(t)
        if not parts and self.cost <= 0 and t.trace is None:
            self.next = self.CHECK_ROOM  # there is nothing to pay
        return None

    def pay_points(self, t: Table) -> Todo:
        """10.6.2.5, 10.4.4, 3.2.2"""
        if self.cost <= 0:
            if t.trace is not None:
                t.cite("10.6.2.5.3")
            return None
        c = self.context
        return happen(t, [Event(NUMBER, -1, self.player, -self.cost, terms.PLAY_POINTS, c.source, self.player,
                                cause=BY_COST, clause="10.4.4")])

    def pay(self, t: Table) -> Todo:
        """10.6.2.5, 10.4.2, 10.4.2.1"""
        c = self.context
        parts = self._parts(t)
        c.answer = self.answer
        todo = pay_parts(t, c, parts, True)
        if todo is not None:
            self.next = self.PAY
            return todo
        if c.pc < len(parts):
            return self._unpaid(t)
        c.pc = 0
        return None

    def check_room(self, t: Table) -> Todo:
        """10.6.2.6"""
        if not self.is_card:
            return None
        card = t.cards[id_of(self.context.source)]
        if t.look(card).types & (terms.FOLLOWER | terms.AMULET) and not has_room(t, terms.FIELD, self.player):
            return self._cancel(t)
        return None

    def played(self, t: Table) -> Todo:
        """10.6.2.7"""
        c = self.context
        if self.kept:
            forget_checkpoint(t)
            self.kept = False
        c.pc = 0
        c.phase = 0
        c.stamp = t.next_stamp()
        if self.is_card:
            use_up(t, t.cards[id_of(c.source)])
        if c.ability.kind == ACTIVATED:
            note_use(t, c.source, c.ability.number)
            if c.ability.flags & (terms.EVOLVE_ABILITY | terms.SERVE_ABILITY):
                t.set_number(terms.EVOLVES_USED, self.player, t.number(terms.EVOLVES_USED, self.player) + 1)
        if not self.is_card:
            self.next = self.RESOLVE  # an ability enters nothing
        if c.ability.kind == AUTOMATIC:
            return None
        return happen(t, [Event(PLAYED, c.source, self.player, self.cost, 1 if self.is_card else 0, c.source, self.player,
                                self.came_from, clause="10.6.2.7", ability=c.ability.number)])

    def enter(self, t: Table) -> Todo:
        """10.6.2.8, 10.6.2.8.1"""
        card = t.cards[id_of(self.context.source)]
        if not t.look(card).types & (terms.FOLLOWER | terms.AMULET) or card.zone != terms.RESOLUTION:
            return None
        if not has_room(t, terms.FIELD, self.player):
            return None
        return happen(t, [Event(MOVE, card.ref(), self.player, 0, RESOLVE, -1, self.player, terms.RESOLUTION, terms.FIELD,
                                0, BY_RULE, self.came_from, "10.6.2.8.1", terms.FROM_PLAY)])

    def resolve(self, t: Table) -> Todo:
        """10.6.2.8.2"""
        c = self.context
        if self.is_card and c.ability.kind == SPELL:
            c.source = t.cards[id_of(c.source)].ref()
        if t.trace is not None and t.at(c.source) is None:
            t.cite("10.6.2.8.2.1")
        if not self.is_card:
            self.end()  # an ability goes nowhere
        return self._script().resolve(t, c)

    def clear(self, t: Table) -> Todo:
        """10.6.2.8.2.3"""
        card = t.cards[id_of(self.context.source)]
        if card.zone != terms.RESOLUTION:
            return None
        return happen(t, [Event(MOVE, card.ref(), card.owner, 0, PUT, -1, -1, terms.RESOLUTION, terms.CEMETERY, 0, BY_RULE,
                                -1, "10.6.2.8.2.3")])

    def handles(self, ref: int, ability: int) -> bool:
        return self.context.source == ref and self.context.ability.number == ability

    def _script(self) -> Script:
        script = self.context.ability.program
        assert isinstance(script, Script)
        return script

    def _may_fail(self, t: Table, script: Script, card: Card) -> bool:
        """Could it turn out that the play can't be completed? Then a way back is kept. It could where there is something to choose,
        where one action of the cost could be in the way of another, or where the card's cost could change as it leaves its zone."""
        if not script.plain():
            return True
        if self.is_card:
            return t.look(card) is not card.form.look or (t.dynamic | t.reach) >> card.zone & 1 != 0
        actions = 0
        for part in script.cost:
            if not isinstance(part, PayPoints):
                actions += 1
        return actions > 1

    def _parts(self, t: Table) -> list[CostPart]:
        """The actions of the cost, in order."""
        if t.trace is not None and self.context.paid:
            t.cite("10.6.2.5.1.3")
        return cost_parts(self.context, self._script())

    def _could(self, t: Table, paid: int) -> bool:
        """Could the play be completed with this optional cost or without it, and perhaps some of those to come?"""
        c = self.context
        chosen = c.paid
        c.paid |= paid
        found = completable(t, self.player, c, self._script(), self.price, self.part + 1, True)
        c.paid = chosen
        return found

    def _unpaid(self, t: Table) -> Todo:
        """10.6.2.5.4: the cost can't be paid, so none of it is."""
        if t.trace is not None:
            t.cite("10.6.2.5.4")
            t.cite("10.4.2.2")
        return self._cancel(t)

    def _cancel(self, t: Table) -> Todo:
        """10.6.2.3.3, 10.6.2.5.4, 10.6.2.6: the game returns to the point before the card or ability was played."""
        rewind(t, self)
        return self.end()

    # -- generated from the steps above: make steps
    SPECIFY: Final = 0
    PREPARE: Final = 1
    CHOOSE_MODES: Final = 2
    TAKE_MODE: Final = 3
    CHOOSE_COSTS: Final = 4
    TAKE_COST: Final = 5
    CHOOSE_X: Final = 6
    TAKE_X: Final = 7
    SELECT_TARGETS: Final = 8
    DETERMINE_COST: Final = 9
    PAY_POINTS: Final = 10
    PAY: Final = 11
    CHECK_ROOM: Final = 12
    PLAYED: Final = 13
    ENTER: Final = 14
    RESOLVE: Final = 15
    CLEAR: Final = 16

    def tag(self) -> int:
        return 3006

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.specify(t)  # 10.6.2, 10.6.2.1, 10.6.1, 10.1.1
                elif at == 1: todo = self.prepare(t)  # 10.6.2.2
                elif at == 2: todo = self.choose_modes(t)  # 10.6.2.2.2, 5.17.3
                elif at == 3: todo = self.take_mode(t)  # 10.6.2.2.2, 5.17.4
                else: todo = self.choose_costs(t)  # 10.6.2.2.1
            elif at < 10:
                if at == 5: todo = self.take_cost(t)  # 10.6.2.2.1
                elif at == 6: todo = self.choose_x(t)  # 10.6.2.2.3, 5.2.1.2.2
                elif at == 7: todo = self.take_x(t)  # 10.6.2.2.3, 1.3.5
                elif at == 8: todo = self.select_targets(t)  # 10.6.2.3
                else: todo = self.determine_cost(t)  # 10.6.2.5, 10.6.2.5.1
            elif at < 15:
                if at == 10: todo = self.pay_points(t)  # 10.6.2.5, 10.4.4, 3.2.2
                elif at == 11: todo = self.pay(t)  # 10.6.2.5, 10.4.2, 10.4.2.1
                elif at == 12: todo = self.check_room(t)  # 10.6.2.6
                elif at == 13: todo = self.played(t)  # 10.6.2.7
                else: todo = self.enter(t)  # 10.6.2.8, 10.6.2.8.1
            elif at < 17:
                if at == 15: todo = self.resolve(t)  # 10.6.2.8.2
                else: todo = self.clear(t)  # 10.6.2.8.2.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PLAY_CLAUSES

    def copy(self) -> Procedure:
        p = Play(self.player, self.context.copy(), self.is_card, self.price)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.came_from = self.came_from
        p.cost = self.cost
        p.part = self.part
        p.kept = self.kept
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.context(self.context)
        w.flag(self.is_card)
        w.num(self.price)
        w.num(self.came_from)
        w.num(self.cost)
        w.num(self.part)
        w.flag(self.kept)
    # -- end of generated


# -- generated from the steps above: make steps
PLAY_CLAUSES: Final[tuple[str, ...]] = (
    "10.6.2, 10.6.2.1, 10.6.1, 10.1.1", "10.6.2.2", "10.6.2.2.2, 5.17.3", "10.6.2.2.2, 5.17.4", "10.6.2.2.1",
    "10.6.2.2.1", "10.6.2.2.3, 5.2.1.2.2", "10.6.2.2.3, 1.3.5", "10.6.2.3", "10.6.2.5, 10.6.2.5.1",
    "10.6.2.5, 10.4.4, 3.2.2", "10.6.2.5, 10.4.2, 10.4.2.1", "10.6.2.6", "10.6.2.7", "10.6.2.8, 10.6.2.8.1",
    "10.6.2.8.2", "10.6.2.8.2.3",
)
# -- end of generated
