"""600: the priority sequence. Rule processes, one triggered automatic object, an action of the player with priority; then again,
until both players pass in a row with nothing in the chase area."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fow import in_battle, player_actions, terms  # as modules: both have priority sequences of their own
from cardwright.games.fow.as_long_as import end_lapsed, note_lapses
from cardwright.games.fow.available_actions import nothing_to_do, priority_options
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.loops import loop_option
from cardwright.games.fow.playing_triggered import play_triggered
from cardwright.games.fow.resolving import resolution_of
from cardwright.games.fow.rule_processes import RuleProcess, nothing_to_process
from cardwright.kernel import asking
from cardwright.kernel.agreed_repeats import settle_chain, settle_rules
from cardwright.kernel.chains import CERTAIN
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.kept_up_cycles import mark_action
from cardwright.kernel.options import option, verb_of
from cardwright.kernel.same_positions import barred_now
from cardwright.kernel.triggers import STATE_WATCH, notice_states
from cardwright.kernel.waiting import take_waiting, waiting_options

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PASSED: Final = option(terms.PASS)


class PrioritySequence(Procedure):
    """602.1: what is done, in order. `main`: in the main phase, outside of a battle (701.2)."""

    def priority(self) -> tuple[int, int]:
        return self.holder, self.passes

    def __init__(self, main: bool) -> None:
        super().__init__()
        self.main = main
        self.holder = -1  # the player with priority
        self.passes = 0
        # For 1301.1: automatic objects played and rule processes performed since an action was performed, and the positions then.
        self.rounds = 0
        self.seen: list[int] = []

    def gain(self, t: Table) -> Todo:
        """601.1"""
        self.holder = t.active
        return None

    def process(self, t: Table) -> Todo:
        """602.1, 602.1a"""
        if t.watching(STATE_WATCH):
            notice_states(t)
        if t.stacked:
            note_lapses(t)
        if t.effects:
            end_lapsed(t)
        if t.check and not self.main:
            in_battle.check_battle(t)
        if t.check and not nothing_to_process(t):
            self.next = self.PROCESS
            self.rounds += 1
            loop = settle_rules(t, self.rounds, self.seen, terms.ASK_PRIORITY)
            if loop is not None or t.winner >= 0:
                return loop
            t.check = False
            return RuleProcess()
        t.check = False
        return None

    def choose_automatic(self, t: Table) -> Todo:
        """602.1b, 603.1, 603.2, 906.5"""
        if not t.pending:
            self.next = self.CHOOSE_ACTION
            return None
        self.next = self.CHOOSE_AUTOMATIC
        todo = settle_chain(t, self.rounds, self.seen, terms.ASK_PRIORITY)
        if todo is not None:
            return todo
        self.next = self.PLAY_AUTOMATIC
        player = t.active
        options = waiting_options(t, player)
        if not options:
            player = 1 - t.active
            options = waiting_options(t, player)
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(player, asking.WHICH_PENDING, "603.2", options)

    def play_automatic(self, t: Table) -> Todo:
        """603.3, 603.4, 906.5a, 906.6"""
        p = take_waiting(t, self.answer)
        self.rounds += 1
        t.check = True
        self.passes = 0
        self.next = self.PROCESS
        return play_triggered(t, p)

    def choose_action(self, t: Table) -> Todo:
        """602.1c, 604.1, 906.5a"""
        main = self.main and self.holder == t.active and len(t.stacked) == 0
        if t.trace is not None and main:
            t.cite("701.2")
            t.cite("604.2")
        m = means_of(t, self.holder)
        options = priority_options(t, self.holder, main, m)
        if (len(options) == 1 or not main) and nothing_to_do(t, self.holder, options, m):
            self.answer = PASSED
            return None
        if main:
            if t.barred and not t.scripted:
                barred = barred_now(t)
                options = [code for code in options if code not in barred]
            again = loop_option(t)
            if again >= 0:
                options.append(again)
            mark_action(t)
        return Ask(self.holder, terms.ASK_PRIORITY, "604.1", options)

    def perform_action(self, t: Table) -> Todo:
        """602.1c, 605.1"""
        if verb_of(self.answer) == terms.PASS:
            t.refused = []
            return None
        main = self.main and self.holder == t.active and len(t.stacked) == 0
        return player_actions.act(t, self.holder, self.answer, main)

    def end_sequence(self, t: Table) -> Todo:
        """602.1d, 605.1"""
        self.next = self.PROCESS
        if verb_of(self.answer) != terms.PASS:
            if t.trace is not None:
                t.cite("605.1a")
            self.passes = 0
            self.rounds = 0
            self.seen = []
            t.check = True
            return None
        self.passes += 1
        if self.passes < 2:
            if t.trace is not None:
                t.cite("605.1c")
                t.cite("604.1c")
                t.cite("710.1")
            self.holder = 1 - self.holder
            return None
        self.passes = 0
        if not t.stacked:
            if t.trace is not None:
                t.cite("605.1b")
            return self.end()
        self.next = self.RESOLVE_LAST
        return None

    def resolve_last(self, t: Table) -> Todo:
        """605.1b, 605.2"""
        self.holder = t.active
        t.check = True
        self.next = self.PROCESS
        return resolution_of(t)

    def notice_no_loops(self) -> None:
        self.rounds = -CERTAIN * CERTAIN

    # -- generated from the steps above: make steps
    PROCESS: Final = 1
    CHOOSE_AUTOMATIC: Final = 2
    PLAY_AUTOMATIC: Final = 3
    CHOOSE_ACTION: Final = 4
    RESOLVE_LAST: Final = 7
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "601.1", "602.1, 602.1a", "602.1b, 603.1, 603.2, 906.5", "603.3, 603.4, 906.5a, 906.6", "602.1c, 604.1, 906.5a",
        "602.1c, 605.1", "602.1d, 605.1", "605.1b, 605.2",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.gain(t)  # 601.1
            elif at == 1: todo = self.process(t)  # 602.1, 602.1a
            elif at == 2: todo = self.choose_automatic(t)  # 602.1b, 603.1, 603.2, 906.5
            elif at == 3: todo = self.play_automatic(t)  # 603.3, 603.4, 906.5a, 906.6
            elif at == 4: todo = self.choose_action(t)  # 602.1c, 604.1, 906.5a
            elif at == 5: todo = self.perform_action(t)  # 602.1c, 605.1
            elif at == 6: todo = self.end_sequence(t)  # 602.1d, 605.1
            elif at == 7: todo = self.resolve_last(t)  # 605.1b, 605.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = PrioritySequence(self.main)
        p.holder = self.holder
        p.passes = self.passes
        p.rounds = self.rounds
        p.seen = self.seen[:]
        return p
    # -- end of generated


def quiet(t: Table) -> bool:
    """505.5e, 807.3b: is there no rule process to perform, and nothing triggered?"""
    if t.watching(STATE_WATCH):
        notice_states(t)
    return len(t.pending) == 0 and nothing_to_process(t)
