"""Programs: what is chosen and paid when a card or ability is played, and what is done when it is resolved."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from cardwright.effects.base import Amount, Condition, CostPart, Op, TargetOp, run_ops
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Program
from cardwright.kernel.frames import Frame, Procedure, Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


X_NUMBER: Final = 0  # where c.numbers keeps the chosen X
FIRST_FIXED: Final = 1


class Mode:
    """One of the options of a "choose"; `number` is its place in the list, from 0."""

    def __init__(self, number: int, text: str, cost: list[CostPart]) -> None:
        self.number = number
        self.text = text
        self.cost = cost
        self.when: Condition | None = None  # it may be chosen only while this holds


class Modal:
    """Choose among options: from `least` to `most` of them. `random`: by lot."""

    def __init__(self, least: Amount, most: Amount, modes: list[Mode], random: bool = False) -> None:
        self.least = least
        self.most = most
        self.modes = modes
        self.random = random


class OptionalCost:
    """A cost that may be paid in addition; bit `mark` of `c.paid` says that it was. `forced`: it must be paid."""

    def __init__(self, name: str, mark: int, parts: list[CostPart], forced: bool, clause: str, instead: bool = False) -> None:
        self.name = name
        self.mark = mark
        self.parts = parts
        self.forced = forced
        self.clause = clause
        self.instead = instead  # it replaces the printed cost
        self.shows = ""  # clauses that it is an example of, cited when it is paid


class Script(Program):
    """All of an ability: its choices, targets and costs on playing, its operations on resolving."""

    def __init__(self) -> None:
        self.modal: Modal | None = None
        self.optional: list[OptionalCost] = []
        self.cost: list[CostPart] = []  # of an activated ability. (An automatic one pays while it resolves: operations among `ops`)
        self.only_if: list[Condition] = []  # activate only if ...
        self.asks_x = False  # the player chooses X, kept in c.numbers[X_NUMBER]
        self.most_x: Amount | None = None
        self.bind: list[Op] = []  # puts what set the ability off into its slots; never asks
        self.targets: list[TargetOp] = []
        self.still: Condition | None = None  # must hold when resolution begins, or nothing is carried out
        self.fixed: list[Amount] = []  # counts that are fixed when resolution begins, kept in c.numbers from FIRST_FIXED on
        self.ops: list[Op] = []

    def plain(self) -> bool:
        """Is there nothing to choose and nothing to pay beyond the printed cost?"""
        return self.modal is None and len(self.optional) == 0 and len(self.targets) == 0 and not self.asks_x

    def allowed(self, t: Table, c: Context) -> bool:
        """Does everything hold that its text says must hold for it to be used?"""
        for condition in self.only_if:
            if not condition.holds(t, c):
                return False
        return True

    def chosen(self, c: Context) -> list[int]:
        """The targets that were selected when it was played."""
        out: list[int] = []
        for target in self.targets:
            out.extend(target.picked(c))
        return out

    def resolve(self, t: Table, c: Context) -> Frame | None:
        return Resolve(c.copy()) if self.ops else None  # a context belongs to one frame alone

    def go_on(self, t: Table, c: Context) -> Frame | None:
        """Carry out the rest, from where the context is."""
        if c.pc >= len(self.ops):
            return None
        rest = Resolve(c.copy())
        rest.context.resolving = True
        rest.next = Resolve.CARRY_OUT
        return rest


@mypyc_attr(allow_interpreted_subclasses=True)
class OfAbility(Procedure):
    """What plays or resolves an ability (a card's text, too), in a context of its own."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    def script(self) -> Script:
        """All of the ability."""
        script = self.context.ability.program
        assert isinstance(script, Script)
        return script

    def handles(self, ref: int, ability: int) -> bool:
        return self.context.source == ref and self.context.ability.number == ability


class Resolve(OfAbility):
    """Carries out the operations of an ability, in the order in which they are written."""

    def begin(self, t: Table) -> Todo:
        """@resolve_begin"""
        c = self.context
        c.pc = 0
        c.phase = 0
        c.began = len(t.history)
        script = self.script()
        if script.still is not None and not script.still.holds(t, c):
            t.cite("@condition_lost")
            return self.end()
        if t.rules.rechecks_targets and c.chosen != 0 and not self._targets_left(t, script):
            return self.end()
        for i in range(len(script.fixed)):
            c.set_number(FIRST_FIXED + i, script.fixed[i].value(t, c))
        c.resolving = True
        return None

    def carry_out(self, t: Table) -> Todo:
        """@resolve"""
        c = self.context
        c.answer = self.answer
        todo = run_ops(t, c, self.script().ops)
        if todo is not None:
            self.next = self.CARRY_OUT
        return todo

    def _targets_left(self, t: Table, script: Script) -> bool:
        """Targets that could not be selected any more are given up. Is there one left, or does the rest count without any?"""
        c = self.context
        selected = False
        left = 0
        for target in script.targets:
            n = target.recheck(t, c)
            if n >= 0:
                selected = True
                left += n
        if not selected or left > 0 or not t.rules.cancels_without_targets:
            if t.trace is not None and selected:
                t.cite("@targets_left")
            return True
        t.rules.cite_targets_lost(t, c)
        return False

    def played_at(self) -> int:
        return self.context.stamp

    # -- generated from the steps above: make steps
    CARRY_OUT: Final = 1
    CLAUSES: ClassVar[tuple[str, ...]] = ("@resolve_begin", "@resolve")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.begin(t)  # @resolve_begin
            elif at == 1: todo = self.carry_out(t)  # @resolve
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Resolve(self.context.copy())
    # -- end of generated
