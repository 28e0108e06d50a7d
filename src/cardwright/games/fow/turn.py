"""500: one turn, phase by phase."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.fow import terms
from cardwright.games.fow.priority import PrioritySequence, quiet
from cardwright.games.fow.will import will_ceases
from cardwright.kernel.continuous import END_OF_TURN, START_OF_TURN
from cardwright.kernel.durations import expire
from cardwright.kernel.events import DRAW, UPRIGHT, Event, moved, phase_begins, turned
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.hand_rules import DiscardDown
from cardwright.kernel.happening import happen
from cardwright.kernel.remembering import forget_turn

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

TURN_MARKS: Final = terms.ATTACKED_THIS_TURN | terms.BLOCKED_THIS_TURN | terms.NEW_IN_STANDBY
TURN_NUMBERS: Final = (terms.CALLED, terms.JUDGED, terms.NO_BATTLE, terms.CARDS_PLAYED)


def draw_one(t: Table, player: int, clause: str) -> Todo:
    """1009.1: the top card of the main deck goes to the hand. 1202.2: if there is none in the draw phase, the player will lose."""
    deck = t.zone(terms.MAIN_DECK, player)
    if not deck:
        t.set_number(terms.SHORT_DRAW, player, terms.IN_DRAW_PHASE)
        return None
    if t.trace is not None:
        t.cite("1009.1")
    return happen(t, [moved(t.cards[deck[-1]], to=terms.HAND, how=DRAW, player=player, clause=clause).by(player)])


class Turn(Procedure):
    """501.1: draw phase, recovery phase, main phase, end phase."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def phase(self) -> int:
        """501.1: which phase it is, by the section of the step that runs."""
        section = self.CLAUSES[self.at]
        for number, phase in ((505, terms.END_PHASE), (504, terms.MAIN_PHASE), (503, terms.RECOVERY_PHASE)):
            if section.startswith(str(number)):
                return phase
        return terms.DRAW_PHASE

    def draw_phase(self, t: Table) -> Todo:
        """501.1, 502.1"""
        p = self.player
        t.set_number(terms.TURNS_TAKEN, p, t.number(terms.TURNS_TAKEN, p) + 1)
        expire(t, START_OF_TURN, p)
        events = [phase_begins(p, verb, clause="502.1") for verb in (terms.TURN_BEGINS, terms.DRAW_PHASE)]
        if t.turn == 1:
            events.append(phase_begins(p, terms.GAME_BEGINS, clause="502.1"))
        return happen(t, events)

    def priority_before_drawing(self, t: Table) -> Todo:
        """502.2"""
        return PrioritySequence(False)

    def draw(self, t: Table) -> Todo:
        """502.3"""
        if t.turn == 1:
            return None
        return draw_one(t, self.player, "502.3")

    def priority_after_drawing(self, t: Table) -> Todo:
        """502.4"""
        return PrioritySequence(False)

    def recovery_phase(self, t: Table) -> Todo:
        """503.1, 503.2"""
        if t.number(terms.TURNS_TAKEN, self.player) == 1:
            t.cite("503.1")
            self.next = self.MAIN_PHASE
            return None
        return happen(t, [phase_begins(self.player, terms.RECOVERY_PHASE, clause="503.2")])

    def priority_before_recovery(self, t: Table) -> Todo:
        """503.3"""
        return PrioritySequence(False)

    def will_ends(self, t: Table) -> Todo:
        """503.4"""
        will_ceases(t, "503.4")
        return None

    def recover(self, t: Table) -> Todo:
        """503.5"""
        events: list[Event] = []
        for zone in (terms.FIELD, terms.RULER_AREA):
            for id in t.zone(zone, self.player):
                c = t.cards[id]
                if not c.turned:
                    continue
                if t.look(c).bans & (terms.CANT_RECOVER | terms.CANT_BE_RECOVERED):
                    t.cite("104.4")
                    continue
                events.append(turned(c.ref(), self.player, UPRIGHT, clause="503.5, 303.1"))
        return happen(t, events)

    def recovery_ends(self, t: Table) -> Todo:
        """503.6"""
        return happen(t, [phase_begins(self.player, terms.RECOVERY_ENDS, clause="503.6")])

    def priority_after_recovery(self, t: Table) -> Todo:
        """503.7"""
        return PrioritySequence(False)

    def main_phase(self, t: Table) -> Todo:
        """504.1"""
        return happen(t, [phase_begins(self.player, terms.MAIN_PHASE, clause="504.1")])

    def main_priority(self, t: Table) -> Todo:
        """504.2"""
        return PrioritySequence(True)

    def end_phase(self, t: Table) -> Todo:
        """505.1"""
        return happen(t, [phase_begins(self.player, terms.END_PHASE, clause="505.1")])

    def priority_in_end_phase(self, t: Table) -> Todo:
        """505.2"""
        return PrioritySequence(False)

    def end_of_turn(self, t: Table) -> Todo:
        """505.3"""
        return happen(t, [phase_begins(self.player, terms.TURN_ENDS, clause="505.3")])

    def priority_at_end(self, t: Table) -> Todo:
        """505.4"""
        return PrioritySequence(False)

    def damage_ends(self, t: Table) -> Todo:
        """505.5, 505.5a"""
        for p in range(2):
            for zone in (terms.FIELD, terms.RULER_AREA):
                for id in t.zone(zone, p):
                    if t.cards[id].damage:
                        t.mine(id).damage = 0
                        t.touch()
        return None

    def effects_end(self, t: Table) -> Todo:
        """505.5b"""
        expire(t, END_OF_TURN, self.player)
        if t.trace is not None:
            for id in t.zone(terms.FIELD, self.player):
                if t.cards[id].marks & terms.AWAKENED:
                    t.cite("1109.3")  # what it gained by being awakened stays
        return None

    def produced_will_ends(self, t: Table) -> Todo:
        """505.5c"""
        will_ceases(t, "505.5c")
        return None

    def discard_down(self, t: Table) -> Todo:
        """505.5d"""
        over = len(t.zone(terms.HAND, self.player)) - ruled_number(t, terms.HAND_LIMIT, self.player)
        return DiscardDown(self.player, terms.HAND, terms.GRAVEYARD, over) if over > 0 else None

    def repeat_final_step(self, t: Table) -> Todo:
        """505.5e"""
        if quiet(t):
            return None
        self.next = self.DAMAGE_ENDS
        t.check = True
        return PrioritySequence(False)

    def turn_over(self, t: Table) -> Todo:
        """505.6"""
        self._clear(t)
        t.make_active(t.rules.next_player(t))
        return None

    def _clear(self, t: Table) -> None:
        """What is only remembered for the length of a turn."""
        forget_turn(t)
        t.barred = []
        for p in range(2):
            for which in TURN_NUMBERS:
                t.numbers[which * 2 + p] = 0
            for zone in (terms.FIELD, terms.STANDBY):
                for id in t.zone(zone, p):
                    if t.cards[id].marks & TURN_MARKS:
                        t.mine(id).marks &= ~TURN_MARKS

    # -- generated from the steps above: make steps
    MAIN_PHASE: Final = 10
    MAIN_PRIORITY: Final = 11
    DAMAGE_ENDS: Final = 16
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "501.1, 502.1", "502.2", "502.3", "502.4", "503.1, 503.2", "503.3", "503.4", "503.5", "503.6", "503.7", "504.1",
        "504.2", "505.1", "505.2", "505.3", "505.4", "505.5, 505.5a", "505.5b", "505.5c", "505.5d", "505.5e", "505.6",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.draw_phase(t)  # 501.1, 502.1
                elif at == 1: todo = self.priority_before_drawing(t)  # 502.2
                elif at == 2: todo = self.draw(t)  # 502.3
                elif at == 3: todo = self.priority_after_drawing(t)  # 502.4
                else: todo = self.recovery_phase(t)  # 503.1, 503.2
            elif at < 10:
                if at == 5: todo = self.priority_before_recovery(t)  # 503.3
                elif at == 6: todo = self.will_ends(t)  # 503.4
                elif at == 7: todo = self.recover(t)  # 503.5
                elif at == 8: todo = self.recovery_ends(t)  # 503.6
                else: todo = self.priority_after_recovery(t)  # 503.7
            elif at < 15:
                if at == 10: todo = self.main_phase(t)  # 504.1
                elif at == 11: todo = self.main_priority(t)  # 504.2
                elif at == 12: todo = self.end_phase(t)  # 505.1
                elif at == 13: todo = self.priority_in_end_phase(t)  # 505.2
                else: todo = self.end_of_turn(t)  # 505.3
            elif at < 20:
                if at == 15: todo = self.priority_at_end(t)  # 505.4
                elif at == 16: todo = self.damage_ends(t)  # 505.5, 505.5a
                elif at == 17: todo = self.effects_end(t)  # 505.5b
                elif at == 18: todo = self.produced_will_ends(t)  # 505.5c
                else: todo = self.discard_down(t)  # 505.5d
            elif at < 22:
                if at == 20: todo = self.repeat_final_step(t)  # 505.5e
                else: todo = self.turn_over(t)  # 505.6
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Turn(self.player)
    # -- end of generated
