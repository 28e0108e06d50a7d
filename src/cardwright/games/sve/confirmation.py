"""10.5: Confirmation Timing. Rules handling until none is left, then one pending ability, then again."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.sve.handling import RulesHandling, nothing_to_handle
from cardwright.games.sve.playing import play_of_pending
from cardwright.kernel import asking
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import CARD, PENDING, REPLACE
from cardwright.kernel.table import DRAWN_GAME, PLAYERS
from cardwright.kernel.triggers import STATE_WATCH, notice_states
from cardwright.kernel.waiting import goes_round, had_a_choice, take_waiting, waiting_options

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


def confirm(t: Table) -> Todo:
    """Confirmation Timing occurs; without a frame where nothing can happen."""
    if not t.pending and (not (t.check or t.dirty) or nothing_to_handle(t)):
        t.check = False
        if t.trace is not None:
            t.cite("10.5.2")
            t.cite("10.5.2.1")
            t.cite("11.1.2")
            t.cite("10.5.2.4")
        return None
    return ConfirmationTiming()


class ConfirmationTiming(Procedure):
    """10.5.2: what is done, in order."""

    def __init__(self) -> None:
        super().__init__()
        # For 15.2.1.3: abilities played since anybody could have stopped it, the positions then, and how many answers were given.
        self.rounds = 0
        self.seen: list[int] = []
        self.answers = 0

    def handle(self, t: Table) -> Todo:
        """10.5.2.1, 10.5.1.1, 10.5.2"""
        if t.dirty:
            refresh(t)
        if t.watching(STATE_WATCH):
            notice_states(t)  # 10.7.6.1: a state that is met after the ability was resolved
        if t.check and not nothing_to_handle(t):
            self.next = self.HANDLE
            t.check = False
            return RulesHandling()
        t.check = False
        return None

    def active_player(self, t: Table) -> Todo:
        """10.5.2.2"""
        return self._which(t, t.active, self.NON_ACTIVE_PLAYER)

    def play_active(self, t: Table) -> Todo:
        """10.5.2.2, 10.7.3"""
        return self._play(t)

    def non_active_player(self, t: Table) -> Todo:
        """10.5.2.3"""
        return self._which(t, 1 - t.active, self.FINISH)

    def play_non_active(self, t: Table) -> Todo:
        """10.5.2.3, 10.7.3"""
        return self._play(t)

    def finish(self, t: Table) -> Todo:
        """10.5.2.4"""
        return None

    def _which(self, t: Table, player: int, otherwise: int) -> Todo:
        """Which of the waiting abilities goes first (10.7.3.1): asked only where there is a choice."""
        options = waiting_options(t, player)
        if not options:
            self.next = otherwise
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(player, asking.WHICH_PENDING, "10.7.3.1", options)

    def _play(self, t: Table) -> Todo:
        """One instance of the pending ability is played and resolved; then rules handling again."""
        self.next = self.HANDLE
        t.check = True
        pending = take_waiting(t, self.answer)
        if self._endless(t):
            if t.trace is not None:
                t.cite("15.2.1.3")
            t.finish(DRAWN_GAME)
            return None
        play = play_of_pending(t, pending)
        if play is None and t.trace is not None:
            t.cite("10.7.3.2")
        return play

    def _endless(self, t: Table) -> bool:
        """15.2.1.3: is this a cycle that neither player is able to stop? It leads to the same position again, or on and on."""
        if had_a_choice(t.trail[self.answers :], PLAYERS, FORCED):
            self.rounds = 0
            self.seen = []
        self.answers = len(t.trail)
        self.rounds += 1
        return goes_round(t, self.rounds, self.seen)

    # -- generated from the steps above: make steps
    HANDLE: Final = 0
    ACTIVE_PLAYER: Final = 1
    PLAY_ACTIVE: Final = 2
    NON_ACTIVE_PLAYER: Final = 3
    PLAY_NON_ACTIVE: Final = 4
    FINISH: Final = 5

    def tag(self) -> int:
        return 3001

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.handle(t)  # 10.5.2.1, 10.5.1.1, 10.5.2
            elif at == 1: todo = self.active_player(t)  # 10.5.2.2
            elif at == 2: todo = self.play_active(t)  # 10.5.2.2, 10.7.3
            elif at == 3: todo = self.non_active_player(t)  # 10.5.2.3
            elif at == 4: todo = self.play_non_active(t)  # 10.5.2.3, 10.7.3
            elif at == 5: todo = self.finish(t)  # 10.5.2.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return CONFIRMATION_TIMING_CLAUSES

    def copy(self) -> Procedure:
        p = ConfirmationTiming()
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


FORCED: Final = (PENDING, CARD, REPLACE)  # answers that say which, not whether


# -- generated from the steps above: make steps
CONFIRMATION_TIMING_CLAUSES: Final[tuple[str, ...]] = (
    "10.5.2.1, 10.5.1.1, 10.5.2", "10.5.2.2", "10.5.2.2, 10.7.3", "10.5.2.3", "10.5.2.3, 10.7.3", "10.5.2.4",
)
# -- end of generated
