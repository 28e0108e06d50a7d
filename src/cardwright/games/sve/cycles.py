"""15.2.1.1: the active player repeats a cycle of actions as often as they say, unless the other player steps in."""
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
    """How many times the sequence is performed: the active player's number, or fewer if the other player can and will act. After
    so many times they must do so, at the first point of the sequence where they are asked."""

    def __init__(self, player: int, answers: list[int]) -> None:
        super().__init__()
        self.player = player
        self.answers = answers  # of both players, once round
        self.times = 0
        self.before = 0  # how many answers of this turn were given before the declaration

    def declare(self, t: Table) -> Todo:
        """15.2.1.1"""
        self.before = len(t.trail)
        return Ask(self.player, asking.REPEAT, "15.2.1.1", [option(NUMBER, n) for n in range(1, MOST_REPEATS + 1)])

    def take_number(self, t: Table) -> Todo:
        """15.2.1.1"""
        self.times = value_of(self.answer)
        return None

    def other_player(self, t: Table) -> Todo:
        """15.2.1.1"""
        other = 1 - self.player
        if len(up_to_answer_of(self.answers, other)) == 0:
            self.answer = option(NUMBER, self.times)  # nothing in the cycle asks for the other player
            return None
        least = 0 if could_differ(t, self.answers, other) else self.times
        return Ask(other, asking.REPEAT, "15.2.1.1", [option(NUMBER, n) for n in range(self.times, least - 1, -1)])

    def perform(self, t: Table) -> Todo:
        """15.2.1.1"""
        times = value_of(self.answer)
        t.trail = t.trail[: self.before]  # the declarations are no part of the cycle
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
        return 3011

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.declare(t)  # 15.2.1.1
            elif at == 1: todo = self.take_number(t)  # 15.2.1.1
            elif at == 2: todo = self.other_player(t)  # 15.2.1.1
            elif at == 3: todo = self.perform(t)  # 15.2.1.1
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
REPEAT_CYCLE_CLAUSES: Final[tuple[str, ...]] = ("15.2.1.1", "15.2.1.1", "15.2.1.1", "15.2.1.1")
# -- end of generated
