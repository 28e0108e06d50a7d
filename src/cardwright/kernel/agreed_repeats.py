"""Loops that a player can end: whoever can end one says how often it goes on. If both players can, the smaller number counts."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.kernel import asking
from cardwright.kernel.chains import AN_ABILITY, CERTAIN, SUSPECTED, THE_RULES, Trial, end_after, exactly, round_of
from cardwright.kernel.events import DRAWN_GAME
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.kept_up_cycles import MOST_REPEATS, could_differ, up_to_answer_of
from cardwright.kernel.options import NUMBER, NUMBERS, extra_of, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


HUNDRED: Final = 100


def numbers(least: int, most: int) -> list[int]:
    """The options of a player who names a number: each one below a hundred, larger ones by the hundred (which of them is asked
    next), and the largest."""
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
    CLAUSES: ClassVar[tuple[str, ...]] = ("@repeat_number", "@repeat_number", "@repeat_number")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.ask(t)  # @repeat_number
            elif at == 1: todo = self.ask_closer(t)  # @repeat_number
            elif at == 2: todo = self.name(t)  # @repeat_number
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return NameNumber(self.player, self.clause, self.options[:])
    # -- end of generated


class RepeatCycle(Procedure):
    """A cycle of actions is repeated: the player who keeps it up says how often, and the other player may name a smaller number."""

    def __init__(self, player: int, answers: list[int]) -> None:
        super().__init__()
        self.player = player
        self.answers = answers  # of both players, for one round of the cycle
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
        """@repeat_number"""
        other = 1 - self.player
        if not up_to_answer_of(self.answers, other):
            self.answer = option(NUMBER, self.times)  # nothing in the cycle asks for the other player
            return None
        # A player who is asked in the cycle is asked here, even with one answer only: whether they have more is their secret.
        least = 0 if could_differ(t, self.answers, other) else self.times
        return NameNumber(other, t.rules.topics["@repeat_other"][0], numbers(least, self.times)[::-1])

    def perform(self, t: Table) -> Todo:
        """@repeat_number"""
        t.trail = t.trail[: self.before]  # the declarations are no part of the cycle
        t.rules.repeat(t, self.player, self.answers, value_of(self.answer), self.times)
        return None

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("@repeat_declare", "@repeat_number", "@repeat_number", "@repeat_number")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.declare(t)  # @repeat_declare
            elif at == 1: todo = self.take_number(t)  # @repeat_number
            elif at == 2: todo = self.other_player(t)  # @repeat_number
            elif at == 3: todo = self.perform(t)  # @repeat_number
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = RepeatCycle(self.player, self.answers[:])
        p.times = self.times
        p.before = self.before
        return p
    # -- end of generated


def settle_chain(t: Table, rounds: int, seen: list[int], window: int, acts: int = AN_ABILITY) -> Todo:
    """`rounds` abilities in a row have set each other off. If that is a loop, whoever can end it is asked how often it goes on; if
    nobody can, the game is drawn. `window` is the kind of question in which players have priority. `seen` are the notes of the
    frame that calls this, which must be on top of the stack. `acts`: do abilities loop, or the rules (`settle_rules`)?"""
    if rounds <= SUSPECTED or t.scripted:
        return None
    since = round_of(t, rounds, seen, acts)
    exact = exactly(seen)
    if since < 0 or not (exact or rounds % SUSPECTED == 0 or rounds > CERTAIN):
        return None  # only numbers differ, and they may end it. To look for who could end it takes long: do so now and then
    answers = t.trail[since:]
    ways = Trial(answers, len(t.stack), window).enders(t)
    if ways[0] or ways[1]:
        seen.clear()
        return EndLoop(answers, ways[t.active], ways[1 - t.active])
    if exact or rounds > CERTAIN:
        t.cite("@check_endless")
        t.end(DRAWN_GAME, t.rules.topics["@check_endless"][0])
    return None


def settle_rules(t: Table, rounds: int, seen: list[int], window: int) -> Todo:
    """The same for what the rules demand again and again, because a replacement effect does something else each time. `t.check` is
    set, so that after a question the rules look again for what they demand now."""
    if rounds <= SUSPECTED:
        return None
    due = t.check
    t.check = True
    loop = settle_chain(t, rounds, seen, window, THE_RULES)
    if loop is None and t.winner < 0:
        t.check = due
    return loop


class EndLoop(Procedure):
    """Abilities set each other off again and again: who has a way to end it says how often it goes on until then."""

    def __init__(self, answers: list[int], first: list[int], second: list[int]) -> None:
        super().__init__()
        self.answers = answers  # of both players, for one round of the loop
        self.first = first  # how the turn player can end it (`Trial.enders`), or nothing
        self.second = second
        self.times: int = MOST_REPEATS + 1
        self.way: list[int] = []
        self.before = 0

    def turn_player(self, t: Table) -> Todo:
        """@repeat_number"""
        self.before = len(t.trail)
        return self._ask(t, t.active, self.first)

    def take_first(self, t: Table) -> Todo:
        """@repeat_number"""
        self._take(self.first)
        return None

    def other_player(self, t: Table) -> Todo:
        """@repeat_number"""
        return self._ask(t, 1 - t.active, self.second)

    def take_second(self, t: Table) -> Todo:
        """@repeat_number"""
        self._take(self.second)
        return None

    def perform(self, t: Table) -> Todo:
        """@repeat_number"""
        t.trail = t.trail[: self.before]  # the declarations are no part of the loop
        end_after(t, self.answers, self.times, self.way)
        return None

    def _ask(self, t: Table, player: int, way: list[int]) -> Todo:
        self.answer = -1
        if not way:
            return None
        clause = t.rules.topics["@repeat_other" if self.first and self.second else "@repeat_declare"][0]
        return NameNumber(player, clause, numbers(0, MOST_REPEATS))

    def _take(self, way: list[int]) -> None:
        if self.answer >= 0 and value_of(self.answer) < self.times:
            self.times = value_of(self.answer)
            self.way = way

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "@repeat_number", "@repeat_number", "@repeat_number", "@repeat_number", "@repeat_number",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.turn_player(t)  # @repeat_number
            elif at == 1: todo = self.take_first(t)  # @repeat_number
            elif at == 2: todo = self.other_player(t)  # @repeat_number
            elif at == 3: todo = self.take_second(t)  # @repeat_number
            elif at == 4: todo = self.perform(t)  # @repeat_number
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = EndLoop(self.answers[:], self.first[:], self.second[:])
        p.times = self.times
        p.way = self.way[:]
        p.before = self.before
        return p
    # -- end of generated
