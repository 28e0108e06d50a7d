"""A cycle of actions that a player keeps up: those who can stop it say how often it is repeated, and the smaller number counts."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel import asking
from cardwright.kernel.cycles import MOST_REPEATS, could_differ, up_to_answer_of
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.options import NUMBER, NUMBERS, extra_of, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


HUNDRED: Final = 100


def numbers(least: int, most: int) -> list[int]:
    """The options of a player who names a number: each one below a hundred, the hundreds that larger ones are in, and the most."""
    out: list[int] = []
    n = least
    while n < most:
        more = 1 if n < HUNDRED else min(HUNDRED - n % HUNDRED, most - n)
        out.append(option(NUMBER, n) if more == 1 else option(NUMBERS, n, more))
        n += more
    out.append(option(NUMBER, most))
    return out


class NameNumber(Procedure):
    """A player says how often something is repeated, by some of `numbers`. The frame below gets the number as if it had asked."""

    def __init__(self, player: int, clause: str, options: list[int]) -> None:
        super().__init__()
        self.player = player
        self.clause = clause
        self.options = options

    def ask(self, t: Table) -> Todo:
        """@repeat_number"""
        return Ask(self.player, asking.REPEAT, self.clause, self.options)

    def ask_closer(self, t: Table) -> Todo:
        """@repeat_number"""
        if verb_of(self.answer) == NUMBER:
            return None
        first = value_of(self.answer)
        closer = [option(NUMBER, n) for n in range(first, first + extra_of(self.answer))]
        return Ask(self.player, asking.REPEAT, self.clause, closer)

    def name(self, t: Table) -> Todo:
        """@repeat_number"""
        t.stack[-2].answer = self.answer
        return None

    # -- generated from the steps above: make steps
    ASK: Final = 0
    ASK_CLOSER: Final = 1
    NAME: Final = 2

    def tag(self) -> int:
        return 1004

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.ask(t)  # @repeat_number
            elif at == 1: todo = self.ask_closer(t)  # @repeat_number
            elif at == 2: todo = self.name(t)  # @repeat_number
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return NAME_NUMBER_CLAUSES

    def copy(self) -> Procedure:
        p = NameNumber(self.player, self.clause, self.options[:])
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.text(self.clause)
        w.nums(self.options)
    # -- end of generated


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
        return NameNumber(self.player, t.rules.topics["@repeat_declare"][0], numbers(1, MOST_REPEATS))

    def take_number(self, t: Table) -> Todo:
        """@repeat_number"""
        self.times = value_of(self.answer)
        return None

    def other_player(self, t: Table) -> Todo:
        """@repeat_other"""
        other = 1 - self.player
        if not up_to_answer_of(self.answers, other):
            self.answer = option(NUMBER, self.times)  # nothing in the cycle asks for the other player
            return None
        # Who is asked in the cycle is asked here, even with nothing to answer with: that is nobody else's to know.
        least = 0 if could_differ(t, self.answers, other) else self.times
        return NameNumber(other, t.rules.topics["@repeat_other"][0], numbers(least, self.times)[::-1])

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
NAME_NUMBER_CLAUSES: Final[tuple[str, ...]] = ("@repeat_number", "@repeat_number", "@repeat_number")
REPEAT_CYCLE_CLAUSES: Final[tuple[str, ...]] = ("@repeat_declare", "@repeat_number", "@repeat_other", "@repeat_perform")
# -- end of generated
