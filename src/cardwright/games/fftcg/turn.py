"""Chapter 9: the phases of a turn."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.attacking import AttackPhase
from cardwright.games.fftcg.drawing import draw_events
from cardwright.games.fftcg.phases import enter_phase
from cardwright.games.fftcg.priority import Priority
from cardwright.games.fftcg.rule_processes import nothing_to_do
from cardwright.kernel.continuous import ANYTHING, END_OF_TURN, START_OF_TURN
from cardwright.kernel.durations import expire
from cardwright.kernel.events import UPRIGHT, Event, phase_begins, turned
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.hand_rules import DiscardDown
from cardwright.kernel.happening import happen
from cardwright.kernel.remembering import forget_turn
from cardwright.kernel.triggers import STATE_WATCH, notice_states

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

DRAWS: Final = 2  # 9.2.1.1
TURN_MARKS: Final = terms.ATTACKED | terms.ATTACKS_MADE


class Turn(Procedure):
    """One player's turn (9)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def active_phase(self, t: Table) -> Todo:
        """9"""
        enter_phase(t, terms.ACTIVE_PHASE)
        t.set_number(terms.TURNS_TAKEN, self.player, t.number(terms.TURNS_TAKEN, self.player) + 1)
        expire(t, START_OF_TURN, self.player)
        return happen(t, [phase_begins(self.player, terms.ACTIVE_PHASE, clause="9.1.1")])

    def activate(self, t: Table) -> Todo:
        """9.1.1, 9.1.1.1, 9.1.1.2, 6.3.1"""
        events: list[Event] = []
        for id in t.zone(terms.FIELD, self.player):
            c = t.cards[id]
            frozen = c.marks & terms.FROZEN != 0
            if frozen:
                t.mine(id).marks &= ~terms.FROZEN
                t.touch(ANYTHING)
                t.cite("15.2.4.2")
            if c.turned == 0 or frozen:
                continue
            if t.look(c).bans & terms.NOT_ACTIVATED:
                t.cite("2.2")
                continue
            events.append(turned(c.ref(), self.player, UPRIGHT, clause="9.1.1.1"))
        return happen(t, events)

    def draw_phase(self, t: Table) -> Todo:
        """9"""
        enter_phase(t, terms.DRAW_PHASE)
        return happen(t, [phase_begins(self.player, terms.DRAW_PHASE, clause="9.2.1")])

    def draw(self, t: Table) -> Todo:
        """9.2.1, 9.2.1.1, 9.2.1.2"""
        n = DRAWS
        if t.turn == 1:
            n = 1
            t.cite("9.2.1.3, 8.2.1.5")
        return happen(t, draw_events(t, self.player, n, "9.2.1.1"))

    def main_phase_1(self, t: Table) -> Todo:
        """9.3.1.1, 9.3.1.3"""
        enter_phase(t, terms.MAIN_PHASE_1)
        return happen(t, [phase_begins(self.player, terms.MAIN_PHASE_1, clause="9.3.1.3")])

    def act_in_main_phase_1(self, t: Table) -> Todo:
        """9.3.1, 9.3.1.2, 9.3.1.4"""
        return Priority(True)

    def attack_phase(self, t: Table) -> Todo:
        """9.4.1"""
        return AttackPhase(self.player)

    def main_phase_2(self, t: Table) -> Todo:
        """9.3.1.1, 9.3.1.3"""
        enter_phase(t, terms.MAIN_PHASE_2)
        return happen(t, [phase_begins(self.player, terms.MAIN_PHASE_2, clause="9.3.1.3")])

    def act_in_main_phase_2(self, t: Table) -> Todo:
        """9.3.1.2, 9.3.1.4"""
        return Priority(True)

    def end_phase(self, t: Table) -> Todo:
        """9.5.1, 9.5.1.1"""
        enter_phase(t, terms.END_PHASE)
        return happen(t, [phase_begins(self.player, terms.END_PHASE, clause="9.5.1.1")])

    def answer_end(self, t: Table) -> Todo:
        """9.5.1.1"""
        return Priority(False)

    def discard_down(self, t: Table) -> Todo:
        """9.5.1.2"""
        over = len(t.zone(terms.HAND, self.player)) - ruled_number(t, terms.HAND_LIMIT, self.player)
        return DiscardDown(self.player, terms.HAND, terms.BREAK_ZONE, over) if over > 0 else None

    def clean_up(self, t: Table) -> Todo:
        """9.5.1.3, 9.5.1.3.1, 9.5.1.3.2"""
        for p in range(2):
            for id in t.zone(terms.FIELD, p):
                if t.cards[id].damage > 0:
                    t.mine(id).damage = 0
                    t.touch(ANYTHING)
        expire(t, END_OF_TURN, self.player)
        return None

    def check_again(self, t: Table) -> Todo:
        """9.5.1.4"""
        if t.watching(STATE_WATCH):
            notice_states(t)
        if not t.pending and (not t.check or nothing_to_do(t)):
            return None
        self.next = self.CLEAN_UP
        return Priority(False)

    def turn_over(self, t: Table) -> Todo:
        """9.5.1.5"""
        forget_turn(t)
        for p in range(2):
            for id in t.zone(terms.FIELD, p):
                if t.cards[id].marks & TURN_MARKS:
                    t.mine(id).marks &= ~TURN_MARKS
        t.make_active(t.rules.next_player(t))
        return None

    # -- generated from the steps above: make steps
    MAIN_PHASE_1: Final = 4
    ACT_IN_MAIN_PHASE_1: Final = 5
    ATTACK_PHASE: Final = 6
    MAIN_PHASE_2: Final = 7
    ACT_IN_MAIN_PHASE_2: Final = 8
    END_PHASE: Final = 9
    CLEAN_UP: Final = 12
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "9", "9.1.1, 9.1.1.1, 9.1.1.2, 6.3.1", "9", "9.2.1, 9.2.1.1, 9.2.1.2", "9.3.1.1, 9.3.1.3",
        "9.3.1, 9.3.1.2, 9.3.1.4", "9.4.1", "9.3.1.1, 9.3.1.3", "9.3.1.2, 9.3.1.4", "9.5.1, 9.5.1.1", "9.5.1.1",
        "9.5.1.2", "9.5.1.3, 9.5.1.3.1, 9.5.1.3.2", "9.5.1.4", "9.5.1.5",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.active_phase(t)  # 9
                elif at == 1: todo = self.activate(t)  # 9.1.1, 9.1.1.1, 9.1.1.2, 6.3.1
                elif at == 2: todo = self.draw_phase(t)  # 9
                elif at == 3: todo = self.draw(t)  # 9.2.1, 9.2.1.1, 9.2.1.2
                else: todo = self.main_phase_1(t)  # 9.3.1.1, 9.3.1.3
            elif at < 10:
                if at == 5: todo = self.act_in_main_phase_1(t)  # 9.3.1, 9.3.1.2, 9.3.1.4
                elif at == 6: todo = self.attack_phase(t)  # 9.4.1
                elif at == 7: todo = self.main_phase_2(t)  # 9.3.1.1, 9.3.1.3
                elif at == 8: todo = self.act_in_main_phase_2(t)  # 9.3.1.2, 9.3.1.4
                else: todo = self.end_phase(t)  # 9.5.1, 9.5.1.1
            elif at < 15:
                if at == 10: todo = self.answer_end(t)  # 9.5.1.1
                elif at == 11: todo = self.discard_down(t)  # 9.5.1.2
                elif at == 12: todo = self.clean_up(t)  # 9.5.1.3, 9.5.1.3.1, 9.5.1.3.2
                elif at == 13: todo = self.check_again(t)  # 9.5.1.4
                else: todo = self.turn_over(t)  # 9.5.1.5
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Turn(self.player)
    # -- end of generated
