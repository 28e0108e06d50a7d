"""A cycle of actions that a player keeps up: those who can stop it say how often it is repeated, and the smaller number counts."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel import asking
from cardwright.kernel.cycles import MOST_REPEATS, could_differ, repeats, up_to_answer_of
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.options import NUMBER, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


class RepeatCycle(Procedure):
    """The player who keeps it up names a number, then the other one, if they could act differently."""

    def __init__(self, player: int, answers: list[int]) -> None:
        super().__init__()
        self.player = player
        self.answers = answers  # of both players, once round
        self.times = 0
        self.before = 0  # how many answers of this turn were given before the declaration

    def declare(self, t: Table) -> Todo:
        """@repeat_declare"""
        self.before = len(t.trail)
        clause = t.rules.topics["@repeat_declare"][0]
        return Ask(self.player, asking.REPEAT, clause, [option(NUMBER, n) for n in repeats(1, MOST_REPEATS)])

    def take_number(self, t: Table) -> Todo:
        """@repeat_number"""
        self.times = value_of(self.answer)
        return None

    def other_player(self, t: Table) -> Todo:
        """@repeat_other"""
        other = 1 - self.player
        if len(up_to_answer_of(self.answers, other)) == 0:
            self.answer = option(NUMBER, self.times)  # nothing in the cycle asks for the other player
            return None
        # Who is asked in the cycle is asked here, even with nothing to answer with: that is nobody else's to know.
        least = 0 if could_differ(t, self.answers, other) else self.times
        clause = t.rules.topics["@repeat_other"][0]
        return Ask(other, asking.REPEAT, clause, [option(NUMBER, n) for n in reversed(repeats(least, self.times))])

    def perform(self, t: Table) -> Todo:
        """@repeat_perform"""
        t.trail = t.trail[: self.before]  # the declarations are no part of the cycle
        t.rules.repeat(t, self.player, self.answers, value_of(self.answer), self.times)
        return None

    # -- generated from the steps above: make steps
    DECLARE: Final = 0
    TAKE_NUMBER: Final = 1
    OTHER_PLAYER: Final = 2
    PERFORM: Final = 3

    def tag(self) -> int:
        return 1001

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.declare(t)  # @repeat_declare
            elif at == 1: todo = self.take_number(t)  # @repeat_number
            elif at == 2: todo = self.other_player(t)  # @repeat_other
            elif at == 3: todo = self.perform(t)  # @repeat_perform
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return REPEAT_CYCLE_CLAUSES

    def copy(self) -> Procedure:
        p = RepeatCycle(self.player, self.answers[:])
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.times = self.times
        p.before = self.before
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.nums(self.answers)
        w.num(self.times)
        w.num(self.before)
    # -- end of generated


# -- generated from the steps above: make steps
REPEAT_CYCLE_CLAUSES: Final[tuple[str, ...]] = ("@repeat_declare", "@repeat_number", "@repeat_other", "@repeat_perform")
# -- end of generated
