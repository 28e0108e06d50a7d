"""Playing a card or ability, as far as rulebooks agree. Options, optional costs and targets are chosen one by one; only choices
with which the play can be completed are offered, and a play that can't be completed is taken back. Each game has its own steps, in
the order of its own chapter, which call these."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.effects.base import CostPart, TargetOp, run_ops
from cardwright.effects.costs.payable import hides_payment
from cardwright.effects.costs.paying import pay_parts
from cardwright.effects.declaring import can_choose
from cardwright.effects.modes_on_playing import least_modes, modal_labels, mode_options, most_modes
from cardwright.effects.script import OfAbility, Script
from cardwright.kernel import asking
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import revealed
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import DONE, MODE, NO, NUMBER, YES, option, value_of, verb_of
from cardwright.kernel.rewinding import forget_checkpoint, keep_checkpoint, rewind
from cardwright.kernel.waiting import context_of
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

EVERYBODY: Final = 3  # both players (bits): see `Card.seen_by`


def context_to_play(t: Table, pending: Pending) -> Context | None:
    """What a pending ability is played with, wherever its card is now. None if it can't be: what it must choose is not there."""
    script = pending.ability.program
    if not isinstance(script, Script):
        return None
    c = context_of(pending)
    run_ops(t, c, script.bind)
    if can_choose(t, c, script):
        return c
    t.cite("@nothing_to_target")
    return None


def context_of_card(card: Card, player: int) -> Context:
    """What a card is played with."""
    assert card.form.play is not None
    return Context(card.ref(), player, card.form.play)


def reveal(t: Table, card: Card, player: int, clause: str) -> Todo:
    """Everybody sees the card that is played, or whose ability is, unless they see it anyway."""
    if card.zone < 0 or card.seen_by == EVERYBODY or t.rules.zones[card.zone].sight == PUBLIC:
        return None
    t.mine(card.id).seen_by = EVERYBODY
    return happen(t, [revealed(card, player, clause=clause)])


def may_change(t: Table, card: Card) -> bool:
    """Could what the card costs change as it leaves its zone?"""
    return t.look(card) is not card.form.look or (t.outlook.depends_on | t.outlook.changed_zones) >> card.zone & 1 != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Announcing(OfAbility):
    """A card or ability that is being played. A step that asks stands right before the one that reads the answer."""

    def __init__(self, player: int, context: Context) -> None:
        self.at = 0
        self.next = 0
        self.answer = 0
        self.player = player
        self.context = context
        self.part = 0  # which optional cost is being settled
        self.kept = False  # is a checkpoint kept to go back to?

    # -- what each game says for itself
    def _completable(self, t: Table, first: int) -> bool:
        """Could the play be completed with the optional costs chosen so far, and any choice of those from number `first` on?"""
        return True

    def _modes_to_choose(self, t: Table) -> list[int]:
        """The listed options that can still be chosen."""
        return mode_options(t, self.context, self.script())

    def _cite_target(self, t: Table, target: TargetOp) -> None:
        t.cite(target.clause)

    def _untargeted(self, t: Table) -> Todo:
        """There is no legal target."""
        return self._cancel(t)

    def _unpaid(self, t: Table) -> Todo:
        """What was paid before has made a part of the cost impossible."""
        return self._cancel(t)

    def announce(self, t: Table) -> Todo:
        """Playing begins: a checkpoint is kept if something is to be chosen, and what set the ability off goes into its slots."""
        if not self.script().plain():
            self.keep_way_back(t)
        self.context.pc = 0
        run_ops(t, self.context, self.script().bind)
        return None

    # -- options that a text lists
    def next_mode(self, t: Table, clause: str) -> Todo:
        """Which option is chosen next, as long as more may be chosen?"""
        script = self.script()
        if script.modal is None:
            return self.skip()
        c = self.context
        most = most_modes(t, c, script)
        least = least_modes(t, c, script)
        options = self._modes_to_choose(t)
        n = len(c.modes)
        if n >= most or not options:
            return self.skip() if n >= least else self._cancel(t)
        if script.modal.random:
            t.cite("@random")
            self.answer = options[t.random(len(options))]
            return None
        if n >= least:
            options.append(option(DONE))
        elif len(options) == 1:
            self.answer = options[0]
            return None
        labels = modal_labels(c, script)
        return Ask(self.player, asking.CHOOSE_MODE, clause, options, c.source, c.ability.number, n, most, labels, least)

    def add_mode(self) -> Todo:
        """The options chosen are kept in the order in which the text lists them."""
        if verb_of(self.answer) != MODE:
            return None
        self.context.choose_modes([value_of(self.answer)])
        return self.again()

    # -- costs that may be paid in addition, or instead
    def next_cost(self, t: Table, clause: str = "") -> Todo:
        """Is the next optional cost paid or not? `clause`: unless the cost has one of its own."""
        optional = self.script().optional
        if self.part >= len(optional):
            return self.skip()
        extra = optional[self.part]
        options: list[int] = []
        if extra.forced or self._could(t, 1 << extra.mark):
            options.append(option(YES))
        if not extra.forced and (self._could(t, 0) or not options):
            options.append(option(NO))
        c = self.context
        if len(options) == 1 and (extra.forced or not hides_payment(t, c, extra.parts)):
            self.answer = options[0]
            return None
        return Ask(self.player, asking.PAY_OR_NOT, clause or extra.clause, options, c.source, c.ability.number, self.part, 1)

    def settle_cost(self) -> Todo:
        """It will be paid, or not."""
        if verb_of(self.answer) == YES:
            self.context.paid |= 1 << self.script().optional[self.part].mark
        self.part += 1
        return self.again()

    def _could(self, t: Table, paid: int) -> bool:
        """Could the play be completed with this optional cost or without it, and perhaps some of those to come?"""
        c = self.context
        chosen = c.paid
        c.paid |= paid
        found = self._completable(t, self.part + 1)
        c.paid = chosen
        return found

    # -- X
    def ask_x(self, most: int, clause: str) -> Todo:
        """Which number, up to this one, is X?"""
        c = self.context
        options = [option(NUMBER, n) for n in range(most + 1)]
        return Ask(self.player, asking.CHOOSE_NUMBER, clause, options, c.source, c.ability.number)

    # -- targets
    def next_target(self, t: Table) -> Todo:
        """The targets, one after the other: this step comes again until all of them are chosen."""
        c = self.context
        targets = self.script().targets
        c.answer = self.answer
        while c.pc < len(targets):
            target = targets[c.pc]
            if c.phase == 0:
                if not target.required(t, c):
                    c.pc += 1
                    continue
                if not target.feasible(t, c):
                    return self._untargeted(t)
            if t.trace is not None:
                self._cite_target(t, target)
            todo = target.run(t, c)
            if todo is not None:
                self.next = self.at
                return todo
        c.pc = 0
        return None

    # -- the cost
    def pay_next(self, t: Table, parts: list[CostPart], breaks_off: bool = True) -> Todo:
        """The parts of the cost, one after the other: this step comes again until all of them are paid."""
        c = self.context
        c.answer = self.answer
        todo = pay_parts(t, c, parts, breaks_off)
        if todo is not None:
            self.next = self.at
            return todo
        if c.pc < len(parts):
            return self._unpaid(t)
        c.pc = 0
        return None

    # -- the way back
    def keep_way_back(self, t: Table) -> None:
        """It may turn out that the play can't be completed."""
        keep_checkpoint(t)
        self.kept = True

    def completed(self, t: Table) -> None:
        """From now on it counts as played."""
        if self.kept:
            forget_checkpoint(t)
            self.kept = False
        self.context.pc = 0
        self.context.phase = 0

    def _cancel(self, t: Table) -> Todo:
        """It can't be completed: the game returns to the point before it was played."""
        if self.kept:
            rewind(t, self)
        return self.end()

    # -- from step to step
    def skip(self) -> Todo:
        """There is nothing to ask: the step that reads the answer is left out."""
        self.next = self.at + 2
        return None

    def again(self) -> Todo:
        """Back to the step that asks."""
        self.next = self.at - 1
        return None
