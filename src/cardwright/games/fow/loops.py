"""1301: loops. One that a player keeps up is repeated as often as is declared; one that nobody can stop ends the game in a draw."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.kernel import asking
from cardwright.kernel.cycles import MOST_REPEATS, could_differ, in_cycle, script, up_to_answer_of
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.loops import bar, barred_now, seen_before
from cardwright.kernel.options import NUMBER, option, value_of
from cardwright.kernel.table import PLAYERS

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

SUSPECTED: Final = 40  # automatic abilities in a row
CERTAIN: Final = 1000  # numbers that rise or fall at each round would have ended the game by then


def loop_option(t: Table) -> int:
    """1301.1: the option to repeat the actions that have just been made three times over; -1 if there are none."""
    if len(t.trail) == 0 or len(t.scripted) > 0:
        return -1
    k = in_cycle(t)
    if k == 0:
        return -1
    code = option(terms.REPEAT_LOOP, k)
    return -1 if code in barred_now(t) else code


def endless(t: Table, rounds: int, free: bool, seen: list[int]) -> bool:
    """1301.1c: do automatic abilities go round for ever, while nobody has anything to decide?"""
    if rounds <= SUSPECTED:
        return False
    return rounds > CERTAIN or (not free and seen_before(t, seen))


class RepeatLoop(Procedure):
    """1301.1a, 1301.1b: the turn player says how many times; so does the other, if they could stop it. The smaller number counts,
    and then the player must do something else before the loop is performed again."""

    def __init__(self, player: int, answers: list[int]) -> None:
        super().__init__()
        self.player = player
        self.answers = answers  # of both players, once round
        self.times = 0
        self.before = 0  # how many answers of this turn were given before the declaration

    def declare(self, t: Table) -> Todo:
        """1301.1a"""
        self.before = len(t.trail)
        return Ask(self.player, asking.REPEAT, "1301.1a", [option(NUMBER, n) for n in range(1, MOST_REPEATS + 1)])

    def take_number(self, t: Table) -> Todo:
        """1301.1a"""
        self.times = value_of(self.answer)
        return None

    def other_player(self, t: Table) -> Todo:
        """1301.1b"""
        other = 1 - self.player
        if len(up_to_answer_of(self.answers, other)) == 0 or not could_differ(t, self.answers, other):
            self.answer = option(NUMBER, self.times)  # only one player can stop it
            return None
        return Ask(other, asking.REPEAT, "1301.1b", [option(NUMBER, n) for n in range(self.times, -1, -1)])

    def perform(self, t: Table) -> Todo:
        """1301.1a, 1301.1b"""
        times = value_of(self.answer)
        t.trail = t.trail[: self.before]  # the declarations are no part of the loop
        script(t, self.answers, times)
        bar(t, self.answers[0] // PLAYERS)
        return None

    # -- generated from the steps above: make steps
    DECLARE: Final = 0
    TAKE_NUMBER: Final = 1
    OTHER_PLAYER: Final = 2
    PERFORM: Final = 3

    def tag(self) -> int:
        return 7010

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.declare(t)  # 1301.1a
            elif at == 1: todo = self.take_number(t)  # 1301.1a
            elif at == 2: todo = self.other_player(t)  # 1301.1b
            elif at == 3: todo = self.perform(t)  # 1301.1a, 1301.1b
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return REPEAT_LOOP_CLAUSES

    def copy(self) -> Procedure:
        p = RepeatLoop(self.player, self.answers[:])
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
REPEAT_LOOP_CLAUSES: Final[tuple[str, ...]] = ("1301.1a", "1301.1a", "1301.1b", "1301.1a, 1301.1b")
# -- end of generated
