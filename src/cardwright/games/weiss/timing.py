"""8.5: check timing. Rule actions until none is left, then one automatic ability in standby, then again."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.encore import comes_to_nothing
from cardwright.games.weiss.playing import play_of_standby
from cardwright.games.weiss.rule_actions import RuleActions, nothing_to_do
from cardwright.kernel import asking
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import CARD, PENDING, REPLACE, value_of
from cardwright.kernel.table import DRAWN_GAME, PLAYERS
from cardwright.kernel.triggers import STATE_WATCH, notice_states
from cardwright.kernel.waiting import goes_round, had_a_choice, take_waiting, waiting_options

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


def check(t: Table) -> Todo:
    """A check timing is triggered (4.4.1); without a frame where nothing can happen."""
    if t.dirty:
        refresh(t)
    if t.pending and only_empty_encores(t):
        if t.trace is not None:
            t.cite("8.7.3.2")
            t.cite("8.4.2.2")
        t.pending = []
        t.check = False
    if not t.pending and not t.watched & STATE_WATCH and (not t.check or nothing_to_do(t)):
        t.check = False
        if t.trace is not None:
            for clause in ("4.4.1", "4.4.2", "8.5.1", "8.5.1.1", "8.5.1.4", "9.1.2.2"):
                t.cite(clause)
        return None
    return CheckTiming()


def nothing_to_check(t: Table) -> bool:
    """Would a check timing find that nothing has happened since the last one? (Where clauses are cited, it is gone through.)"""
    return not (t.check or t.pending or t.dirty or t.watched & STATE_WATCH) and t.trace is None


def only_empty_encores(t: Table) -> bool:
    """Is all that waits the Encore of characters whose masters can't pay for it? Then nothing can come of it (8.7.3.2)."""
    for p in t.pending:
        if not comes_to_nothing(t, p):
            return False
    return not t.check or nothing_to_do(t)


def begins(frame: Procedure, t: Table, player: int, phase: int, clause: str, subject: int = -1) -> Todo:
    """The activation conditions "at the beginning of" a phase or step activate; where nothing waits for it, without an event, and
    the check timing that is the procedure's next step is left out if it would find nothing (and no clauses are cited)."""
    if t.dynamic & ANYTHING:
        t.dirty = True  # in which phase the game is can be what an effect depends on
        t.check = True
    if t.dirty:
        refresh(t)  # who waits for it must be known
    kind = terms.FIRST_PHASE_KIND + phase
    if not ((t.watched | t.replaced) & (1 << kind | STATE_WATCH) or t.delayed):
        if t.trace is not None:
            t.cite(clause)
        elif not (t.check or t.pending):
            frame.next += 1
        if t.log is not None:
            t.log.append(Event(kind, subject, player, 0, phase, clause=clause))
        return None
    return happen(t, [Event(kind, subject, player, 0, phase, clause=clause)])


class CheckTiming(Procedure):
    """8.5.1: what is done, in order."""

    def __init__(self) -> None:
        super().__init__()
        # For 11.1.1.1: abilities played since anybody could have stopped it, the positions then, and how many answers were given.
        self.rounds = 0
        self.seen: list[int] = []
        self.answers = 0

    def rule_actions(self, t: Table) -> Todo:
        """8.5.1, 8.5.1.1, 4.4.1, 4.4.2"""
        if t.dirty:
            refresh(t)
        if t.watching(STATE_WATCH):
            notice_states(t)  # 8.7.6.1: a state that is there after the ability was resolved
        if t.check and not nothing_to_do(t):
            self.next = self.RULE_ACTIONS
            t.check = False
            return RuleActions()
        t.check = False
        if not t.pending and t.trace is None:
            self.next = self.FINISH
        return None

    def turn_player(self, t: Table) -> Todo:
        """8.5.1.2"""
        return self._which(t, t.active, self.NON_TURN_PLAYER)

    def play_turn_player(self, t: Table) -> Todo:
        """8.5.1.2, 8.7.3"""
        return self._play(t)

    def non_turn_player(self, t: Table) -> Todo:
        """8.5.1.3"""
        return self._which(t, 1 - t.active, self.FINISH)

    def play_non_turn_player(self, t: Table) -> Todo:
        """8.5.1.3, 8.7.3"""
        return self._play(t)

    def finish(self, t: Table) -> Todo:
        """8.5.1.4"""
        return None

    def _which(self, t: Table, player: int, otherwise: int) -> Todo:
        """8.7.3.1: which occurrence is resolved first; asked only where there is a choice."""
        waits = waiting_options(t, player)
        if not waits:
            self.next = otherwise
            return None
        options = waits
        if len(waits) > 1:
            # What can't come to anything as long as nothing else happens goes last.
            options = [code for code in waits if not comes_to_nothing(t, t.pending[value_of(code)])]
            if not options:
                options = waits[:1]
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(player, asking.WHICH_PENDING, "8.7.3.1", options)

    def _play(self, t: Table) -> Todo:
        """One occurrence is played and resolved, and extinguished; then rule actions again."""
        self.next = self.RULE_ACTIONS
        pending = take_waiting(t, self.answer)
        if self._endless(t):
            if t.trace is not None:
                t.cite("11.1.1")
                t.cite("11.1.1.1")
            t.finish(DRAWN_GAME)
            return None
        return play_of_standby(t, pending)

    def _endless(self, t: Table) -> bool:
        """11.1.1.1: is this a loop that neither player is able to stop? It leads to the same position again, or on and on."""
        if had_a_choice(t.trail[self.answers :], PLAYERS, FORCED):
            self.rounds = 0
            self.seen = []
        self.answers = len(t.trail)
        self.rounds += 1
        return goes_round(t, self.rounds, self.seen)

    # -- generated from the steps above: make steps
    RULE_ACTIONS: Final = 0
    TURN_PLAYER: Final = 1
    PLAY_TURN_PLAYER: Final = 2
    NON_TURN_PLAYER: Final = 3
    PLAY_NON_TURN_PLAYER: Final = 4
    FINISH: Final = 5

    def tag(self) -> int:
        return 5005

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.rule_actions(t)  # 8.5.1, 8.5.1.1, 4.4.1, 4.4.2
            elif at == 1: todo = self.turn_player(t)  # 8.5.1.2
            elif at == 2: todo = self.play_turn_player(t)  # 8.5.1.2, 8.7.3
            elif at == 3: todo = self.non_turn_player(t)  # 8.5.1.3
            elif at == 4: todo = self.play_non_turn_player(t)  # 8.5.1.3, 8.7.3
            elif at == 5: todo = self.finish(t)  # 8.5.1.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return CHECK_TIMING_CLAUSES

    def copy(self) -> Procedure:
        p = CheckTiming()
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.rounds = self.rounds
        p.seen = self.seen[:]
        p.answers = self.answers
        return p

    def save(self, w: Writer) -> None:
        w.num(self.rounds)
        w.nums(self.seen)
        w.num(self.answers)
    # -- end of generated


FORCED: Final = (PENDING, CARD, REPLACE, terms.POSITION, terms.LEVEL_UP, terms.RESHUFFLE)  # answers that say which, not whether


# -- generated from the steps above: make steps
CHECK_TIMING_CLAUSES: Final[tuple[str, ...]] = (
    "8.5.1, 8.5.1.1, 4.4.1, 4.4.2", "8.5.1.2", "8.5.1.2, 8.7.3", "8.5.1.3", "8.5.1.3, 8.7.3", "8.5.1.4",
)
# -- end of generated
