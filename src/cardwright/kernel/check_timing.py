"""Check timing, as several rulebooks have it: what the rules demand until nothing is left, then one ability that waits, then again.

What the rules demand, which abilities a player may take next and how one is played is the game's: `Ruleset.rule_actions`,
`next_waiting` and `play_waiting`. Each game says itself when it comes, and begins it only where something can happen.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel import asking
from cardwright.kernel.agreed_repeats import settle_chain, settle_rules
from cardwright.kernel.chains import CERTAIN, NO_WINDOW
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.layers import refresh
from cardwright.kernel.triggers import STATE_WATCH, notice_states
from cardwright.kernel.waiting import take_waiting

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckTiming(Procedure):
    """Rule actions, an ability of the turn player, one of the other player: whichever there is first, then from the beginning."""

    def __init__(self) -> None:
        super().__init__()
        # To notice what has no end: how often an ability was played or the rules acted, and the positions then.
        self.rounds = 0
        self.seen: list[int] = []

    def rule_actions(self, t: Table) -> Todo:
        """@check_rule_actions"""
        if t.dirty:
            refresh(t)
        if t.watching(STATE_WATCH):
            notice_states(t)  # a state that is there after the last ability was resolved
        todo = t.rules.rule_actions(t)
        if todo is not None:
            self.next = self.RULE_ACTIONS
            self.rounds += 1
            loop = settle_rules(t, self.rounds, self.seen, NO_WINDOW)
            if loop is not None or t.winner >= 0:
                return loop
        elif not t.pending:
            if t.trace is not None:
                t.cite("@check_turn_player")
                t.cite("@check_other_player")
            self.next = self.FINISH
        else:
            todo = settle_chain(t, self.rounds, self.seen, NO_WINDOW)
            if todo is not None:
                self.next = self.RULE_ACTIONS
        return todo

    def turn_player(self, t: Table) -> Todo:
        """@check_turn_player"""
        return self._which(t, t.active, self.OTHER_PLAYER)

    def play_of_turn_player(self, t: Table) -> Todo:
        """@check_play_of_turn_player"""
        return self._play(t)

    def other_player(self, t: Table) -> Todo:
        """@check_other_player"""
        return self._which(t, 1 - t.active, self.FINISH)

    def play_of_other_player(self, t: Table) -> Todo:
        """@check_play_of_other_player"""
        return self._play(t)

    def finish(self, t: Table) -> Todo:
        """@check_over"""
        return None

    def _which(self, t: Table, player: int, otherwise: int) -> Todo:
        """Which ability comes first: asked only where there is a choice."""
        options = t.rules.next_waiting(t, player)
        if not options:
            self.next = otherwise
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(player, asking.WHICH_PENDING, t.rules.topics["@check_order"][0], options)

    def _play(self, t: Table) -> Todo:
        self.next = self.RULE_ACTIONS
        self.rounds += 1
        return t.rules.play_waiting(t, take_waiting(t, self.answer))

    def notice_no_loops(self) -> None:
        self.rounds = -CERTAIN * CERTAIN

    # -- generated from the steps above: make steps
    RULE_ACTIONS: Final = 0
    OTHER_PLAYER: Final = 3
    FINISH: Final = 5
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "@check_rule_actions", "@check_turn_player", "@check_play_of_turn_player", "@check_other_player",
        "@check_play_of_other_player", "@check_over",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.rule_actions(t)  # @check_rule_actions
            elif at == 1: todo = self.turn_player(t)  # @check_turn_player
            elif at == 2: todo = self.play_of_turn_player(t)  # @check_play_of_turn_player
            elif at == 3: todo = self.other_player(t)  # @check_other_player
            elif at == 4: todo = self.play_of_other_player(t)  # @check_play_of_other_player
            elif at == 5: todo = self.finish(t)  # @check_over
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = CheckTiming()
        p.rounds = self.rounds
        p.seen = self.seen[:]
        return p
    # -- end of generated
