"""12-1-1-2, 12-1-1-3: a looping action is performed as often as those say who can end it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel import asking
from cardwright.kernel.cycles import MOST_REPEATS, could_differ, script, script_until, up_to_answer_of
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.options import NUMBER, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


class RepeatCycle(Procedure):
    """The player taking their turn declares a number, then the other player, if they are able to end it: the lower one counts, and
    whoever declared it ends the loop."""

    def __init__(self, player: int, answers: list[int]) -> None:
        super().__init__()
        self.player = player
        self.answers = answers  # of both players, once round
        self.times = 0
        self.before = 0  # how many answers of this turn were given before the declaration

    def declare(self, t: Table) -> Todo:
        """12-1-1-2"""
        self.before = len(t.trail)
        return Ask(self.player, asking.REPEAT, "12-1-1-2", [option(NUMBER, n) for n in range(1, MOST_REPEATS + 1)])

    def take_number(self, t: Table) -> Todo:
        """12-1-1-2, 1-3-5"""
        self.times = value_of(self.answer)
        return None

    def other_player(self, t: Table) -> Todo:
        """12-1-1-3"""
        other = 1 - self.player
        if len(up_to_answer_of(self.answers, other)) == 0 or not could_differ(t, self.answers, other):
            self.answer = option(NUMBER, self.times)  # the other player can't end it
            return None
        return Ask(other, asking.REPEAT, "12-1-1-3", [option(NUMBER, n) for n in range(self.times, -1, -1)])

    def perform(self, t: Table) -> Todo:
        """12-1-1-2, 12-1-1-3"""
        times = value_of(self.answer)
        t.trail = t.trail[: self.before]  # the declarations are no part of the loop
        if times < self.times:
            script_until(t, self.answers, times, 1 - self.player)
        else:
            script(t, self.answers, times)
        return None

    # -- generated from the steps above: make steps
    DECLARE: Final = 0
    TAKE_NUMBER: Final = 1
    OTHER_PLAYER: Final = 2
    PERFORM: Final = 3

    def tag(self) -> int:
        return 6009

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.declare(t)  # 12-1-1-2
            elif at == 1: todo = self.take_number(t)  # 12-1-1-2, 1-3-5
            elif at == 2: todo = self.other_player(t)  # 12-1-1-3
            elif at == 3: todo = self.perform(t)  # 12-1-1-2, 12-1-1-3
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
REPEAT_CYCLE_CLAUSES: Final[tuple[str, ...]] = ("12-1-1-2", "12-1-1-2, 1-3-5", "12-1-1-3", "12-1-1-2, 12-1-1-3")
# -- end of generated
