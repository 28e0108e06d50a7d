"""Chapter 5: one turn."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.playing_at_once import MAY, use_ability
from cardwright.games.kites import terms
from cardwright.games.kites.attacking import Attack, cannot_attack
from cardwright.games.kites.playing import cannot_play, cannot_use, play
from cardwright.kernel.check_timing import CheckTiming
from cardwright.kernel.continuous import END_OF_TURN, START_OF_TURN
from cardwright.kernel.durations import expire
from cardwright.kernel.events import DRAW, UPRIGHT, Event, moved, number_changed, phase_begins, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.hand_rules import DiscardDown
from cardwright.kernel.happening import happen
from cardwright.kernel.options import ATTACK, END, PLAY, USE, extra_of, option, value_of, verb_of
from cardwright.kernel.remembering import forget_turn

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOST_WIND: Final = 7
HAND_LIMIT: Final = 7


def main_options(t: Table, player: int) -> list[int]:
    """5.6: whatever no rule forbids."""
    out = [option(PLAY, id) for id in t.zone(terms.HAND, player) if cannot_play(t, player, t.cards[id]) == MAY]
    for id in t.zone(terms.SKY, player):
        card = t.cards[id]
        for i in range(len(t.look(card).abilities)):
            if cannot_use(t, player, card, i) == MAY:
                out.append(option(USE, id, i))
        if cannot_attack(t, player, card) == MAY:
            out.append(option(ATTACK, id))
    out.append(option(END))
    return out


class Turn(Procedure):
    """The active player's turn."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def begin(self, t: Table) -> Todo:
        """5.1"""
        expire(t, START_OF_TURN, self.player)
        t.set_number(terms.TURNS, self.player, t.number(terms.TURNS, self.player) + 1)
        return happen(t, [phase_begins(self.player, terms.START, clause="5.1")])

    def set_upright(self, t: Table) -> Todo:
        """5.2"""
        events: list[Event] = []
        for id in t.zone(terms.SKY, self.player):
            if t.cards[id].turned:
                events.append(turned(t.cards[id].ref(), self.player, UPRIGHT, clause="5.2"))
        return happen(t, events)

    def gather_wind(self, t: Table) -> Todo:
        """5.3"""
        wind = min(t.number(terms.TURNS, self.player), MOST_WIND)
        return happen(t, [number_changed(self.player, terms.WIND, wind - t.number(terms.WIND, self.player), clause="5.3")])

    def draw(self, t: Table) -> Todo:
        """5.4"""
        deck = t.zone(terms.DECK, self.player)
        if t.turn == 1:
            return None
        if not deck:
            t.cite("5.5")
            return happen(t, [number_changed(self.player, terms.RIBBONS, -1, clause="5.5")])
        return happen(t, [moved(t.cards[deck[-1]], to=terms.HAND, how=DRAW, clause="5.4").by(self.player)])

    def settle_start(self, t: Table) -> Todo:
        """7.3"""
        return CheckTiming()

    def main_phase(self, t: Table) -> Todo:
        """5.6"""
        return Ask(self.player, terms.ASK_MAIN, "5.6", main_options(t, self.player))

    def act(self, t: Table) -> Todo:
        """5.6"""
        verb = verb_of(self.answer)
        if verb == END:
            self.next = self.END_PHASE
            return None
        card = t.cards[value_of(self.answer)]
        if verb == PLAY:
            return play(t, self.player, card)
        if verb == USE:
            return use_ability(t, self.player, card, extra_of(self.answer))
        return Attack(self.player, card.ref())

    def settle_action(self, t: Table) -> Todo:
        """7.3"""
        self.next = self.MAIN_PHASE
        return CheckTiming()

    def end_phase(self, t: Table) -> Todo:
        """5.7"""
        return happen(t, [phase_begins(self.player, terms.END, clause="5.7")])

    def settle_end(self, t: Table) -> Todo:
        """7.3"""
        return CheckTiming()

    def discard_down(self, t: Table) -> Todo:
        """5.7"""
        over = len(t.zone(terms.HAND, self.player)) - HAND_LIMIT
        return DiscardDown(self.player, terms.HAND, terms.GRASS, over) if over > 0 else None

    def settle_discard(self, t: Table) -> Todo:
        """7.3"""
        return CheckTiming()

    def turn_over(self, t: Table) -> Todo:
        """5.8"""
        expire(t, END_OF_TURN, self.player)
        forget_turn(t)
        t.make_active(1 - self.player)
        return None

    # -- generated from the steps above: make steps
    MAIN_PHASE: Final = 5
    END_PHASE: Final = 8
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "5.1", "5.2", "5.3", "5.4", "7.3", "5.6", "5.6", "7.3", "5.7", "7.3", "5.7", "7.3", "5.8",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.begin(t)  # 5.1
                elif at == 1: todo = self.set_upright(t)  # 5.2
                elif at == 2: todo = self.gather_wind(t)  # 5.3
                elif at == 3: todo = self.draw(t)  # 5.4
                else: todo = self.settle_start(t)  # 7.3
            elif at < 10:
                if at == 5: todo = self.main_phase(t)  # 5.6
                elif at == 6: todo = self.act(t)  # 5.6
                elif at == 7: todo = self.settle_action(t)  # 7.3
                elif at == 8: todo = self.end_phase(t)  # 5.7
                else: todo = self.settle_end(t)  # 7.3
            elif at < 13:
                if at == 10: todo = self.discard_down(t)  # 5.7
                elif at == 11: todo = self.settle_discard(t)  # 7.3
                else: todo = self.turn_over(t)  # 5.8
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Turn(self.player)
    # -- end of generated
