"""15.2.1.1: the active player repeats a cycle of actions as often as they say, unless the other player steps in."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel import asking
from cardwright.kernel.cycles import MOST_REPEATS, cycle_answers, script
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.options import NUMBER, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


class RepeatCycle(Procedure):
    """How many times the sequence is performed: the active player's number, or fewer if the other player can and will act."""

    def __init__(self, player: int, actions: int) -> None:
        super().__init__()
        self.player = player
        self.actions = actions  # how many actions make up the sequence
        self.times = 0

    def declare(self, t: Table) -> Todo:
        """15.2.1.1"""
        return Ask(self.player, asking.REPEAT, "15.2.1.1", [option(NUMBER, n) for n in range(1, MOST_REPEATS + 1)])

    def take_number(self, t: Table) -> Todo:
        """15.2.1.1"""
        self.times = value_of(self.answer)
        return None

    def other_player(self, t: Table) -> Todo:
        """15.2.1.1"""
        other = 1 - self.player
        for answer in cycle_answers(t, self.actions):
            if answer & 1 == other:
                return Ask(other, asking.REPEAT, "15.2.1.1", [option(NUMBER, n) for n in range(self.times, -1, -1)])
        self.answer = option(NUMBER, self.times)
        return None

    def perform(self, t: Table) -> Todo:
        """15.2.1.1"""
        script(t, self.actions, value_of(self.answer))
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
        p = RepeatCycle(self.player, self.actions)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.times = self.times
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.num(self.actions)
        w.num(self.times)
    # -- end of generated


# -- generated from the steps above: make steps
REPEAT_CYCLE_CLAUSES: Final[tuple[str, ...]] = ("15.2.1.1", "15.2.1.1", "15.2.1.1", "15.2.1.1")
# -- end of generated
