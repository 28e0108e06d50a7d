"""Chapter 13: loops. Nobody can stop it: a draw. Who can says how often it goes on; if both can, the smaller number counts."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.cycles import MOST_REPEATS, script_and_stop, script_until
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.loops import bar
from cardwright.kernel.options import CARD, DONE, PENDING, REPLACE, value_of, verb_of
from cardwright.kernel.repeating import NameNumber, numbers
from cardwright.kernel.table import PLAYERS

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

SUSPECTED: Final = 30  # abilities in a row that nobody decided about
CERTAIN: Final = 120  # numbers that rise or fall at each round would have ended the game by then
FORCED: Final = (PENDING, CARD, REPLACE, DONE)  # answers that say which, not whether


def decided(answers: list[int]) -> bool:
    """Is there an answer by which a player decided whether to do something, or how much of it?"""
    for answer in answers:
        if verb_of(answer // PLAYERS) not in FORCED:
            return True
    return False


def repeat(t: Table, player: int, answers: list[int], times: int, declared: int) -> None:
    """13.2, 13.3: the loop goes on so many times. Who ends it acts differently then; who named the larger number may not begin it
    again from here."""
    if times == declared:
        script_and_stop(t, answers, times)
        return
    if t.trace is not None:
        t.cite("13.3")
    bar(t, answers[0] // PLAYERS)
    script_until(t, answers, times, 1 - player)


class EndLoop(Procedure):
    """13.1, 13.2, 13.3: abilities set each other off again and again. Who could act says how often yet; then they have to."""

    def __init__(self, able: int) -> None:
        super().__init__()
        self.able = able  # bits of the players who could have acted
        self.least: int = MOST_REPEATS + 1
        self.by = -1

    def turn_player(self, t: Table) -> Todo:
        """13.2"""
        return self._ask(t, t.active)

    def take_first(self, t: Table) -> Todo:
        """13.2"""
        self._take(t.active)
        return None

    def other_player(self, t: Table) -> Todo:
        """13.2"""
        if t.trace is not None and self.able == 3:
            t.cite("13.3")
        return self._ask(t, 1 - t.active)

    def take_second(self, t: Table) -> Todo:
        """13.2"""
        self._take(1 - t.active)
        return None

    def settle(self, t: Table) -> Todo:
        """13.2"""
        t.stack[-2].answer = self.least * PLAYERS + self.by  # how often, and who ends it then
        return None

    def _ask(self, t: Table, player: int) -> Todo:
        self.answer = -1
        if not self.able >> player & 1:
            return None
        clause = "13.3" if self.able == 3 else "13.2"
        return NameNumber(player, clause, numbers(0, MOST_REPEATS))

    def _take(self, player: int) -> None:
        if self.answer >= 0 and value_of(self.answer) < self.least:
            self.least = value_of(self.answer)
            self.by = player

    # -- generated from the steps above: make steps
    TURN_PLAYER: Final = 0
    TAKE_FIRST: Final = 1
    OTHER_PLAYER: Final = 2
    TAKE_SECOND: Final = 3
    SETTLE: Final = 4

    def tag(self) -> int:
        return 4014

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.turn_player(t)  # 13.2
            elif at == 1: todo = self.take_first(t)  # 13.2
            elif at == 2: todo = self.other_player(t)  # 13.2
            elif at == 3: todo = self.take_second(t)  # 13.2
            elif at == 4: todo = self.settle(t)  # 13.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return END_LOOP_CLAUSES

    def copy(self) -> Procedure:
        p = EndLoop(self.able)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.least = self.least
        p.by = self.by
        return p

    def save(self, w: Writer) -> None:
        w.num(self.able)
        w.num(self.least)
        w.num(self.by)
    # -- end of generated


# -- generated from the steps above: make steps
END_LOOP_CLAUSES: Final[tuple[str, ...]] = ("13.2", "13.2", "13.2", "13.2", "13.2")
# -- end of generated
