"""Chapter 7: one turn, phase by phase."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.sve import terms
from cardwright.games.sve.attacking import AttackWithFollower
from cardwright.games.sve.confirmation import confirm
from cardwright.games.sve.costs import play_cost
from cardwright.games.sve.legality import main_options, quick_options
from cardwright.games.sve.open8 import GrantRush
from cardwright.games.sve.playing import play_of_ability, play_of_card
from cardwright.kernel.agreed_repeats import RepeatCycle
from cardwright.kernel.continuous import END_OF_TURN, START_OF_TURN
from cardwright.kernel.durations import expire
from cardwright.kernel.events import ATTACK as ATTACK_EVENT
from cardwright.kernel.events import (
    DAMAGE,
    DRAW,
    FOUGHT,
    SIDEWAYS,
    STATE,
    UPRIGHT,
    Event,
    moved,
    number_changed,
    phase_begins,
    turned,
)
from cardwright.kernel.faces import QUICK as QUICK_FLAG
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.hand_rules import DiscardDown
from cardwright.kernel.happening import happen
from cardwright.kernel.kept_up_cycles import declared, in_cycle, mark_action
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import ATTACK, CARD, DONE, END, PLAY, USE, extra_of, option, value_of, verb_of
from cardwright.kernel.remembering import forget_turn
from cardwright.kernel.same_positions import led_nowhere, note_action

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

TOP_OF_PLAY_POINTS: Final = 10
ANSWERS_TO_ATTACKS: Final = 1 << ATTACK_EVENT | 1 << STATE | 1 << DAMAGE | 1 << FOUGHT


def act(t: Table, player: int, code: int) -> Todo:
    """Carry out a chosen action: play a card (8.2), play an ability (8.3), attack (8.4)."""
    verb = verb_of(code)
    if verb == terms.REPEAT_CYCLE:
        return RepeatCycle(player, declared(t, value_of(code)))
    card = t.cards[value_of(code)]
    if verb == PLAY:
        if t.trace is not None:
            t.cite("8.2.1")
            if t.look(card).keywords & terms.QUICK:
                t.cite("12.3.5" if player == t.active else "12.3.2")
        return play_of_card(t, player, card)
    if verb == USE:
        if t.trace is not None:
            t.cite("8.3.1")
            if t.look(card).abilities[extra_of(code)].flags & QUICK_FLAG:
                t.cite("12.3.5" if player == t.active else "12.3.3")
        return play_of_ability(t, player, card, extra_of(code))
    if verb == terms.GRANT_RUSH:
        return GrantRush(player, card.ref())
    return AttackWithFollower(player, card.ref())


def draw_one(t: Table, player: int, clause: str) -> Todo:
    """5.9.1: the top card of the deck goes to the hand; from an empty deck, the player will lose (5.9.1.1)."""
    deck = t.zone(terms.DECK, player)
    if t.trace is not None:
        t.cite("5.9.1")
    if not deck:
        t.cite("5.9.1.1")
        t.set_number(terms.DECKED_OUT, player, 1)
        return None
    return happen(t, [moved(t.cards[deck[-1]], to=terms.HAND, how=DRAW, player=player, clause=clause).by(player)])


def attacks_are_watched(t: Table) -> bool:
    """Does an automatic ability of a card on the field wait for something that belongs to an attack?"""
    if not t.watching(ANSWERS_TO_ATTACKS):
        return False
    for p in range(2):
        for id in t.zones[terms.FIELD * 2 + p]:
            if t.outlook.looks[id].watches & ANSWERS_TO_ATTACKS:
                return True
    return False


class Turn(Procedure):
    """The active player's turn: start phase, main phase, end phase."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.idle: list[int] = []  # actions that led back to the position in which the present one was chosen (15.2.1.2)

    def raise_maximum(self, t: Table) -> Todo:
        """7.2.1"""
        p = self.player
        t.set_number(terms.TURNS_TAKEN, p, t.number(terms.TURNS_TAKEN, p) + 1)
        expire(t, START_OF_TURN, p)
        events = [phase_begins(p, terms.START_PHASE, clause="7.2")]
        if t.number(terms.MAX_PLAY_POINTS, p) < TOP_OF_PLAY_POINTS:
            events.append(number_changed(p, terms.MAX_PLAY_POINTS, 1, clause="7.2.1"))
        return happen(t, events)

    def set_play_points(self, t: Table) -> Todo:
        """7.2.2, 3.2.3"""
        p = self.player
        t.set_number(terms.PLAY_POINTS, p, t.number(terms.MAX_PLAY_POINTS, p))
        return None

    def refresh(self, t: Table) -> Todo:
        """7.2.3"""
        events: list[Event] = []
        for id in t.zone(terms.FIELD, self.player):
            c = t.cards[id]
            if c.turned and not t.look(c).bans & terms.CANT_REFRESH:
                events.append(turned(c.ref(), self.player, UPRIGHT, clause="7.2.3"))
        return happen(t, events)

    def draw(self, t: Table) -> Todo:
        """7.2.4"""
        if t.turn == 1:
            t.cite("7.2.4.1")
            return None
        return draw_one(t, self.player, "7.2.4")

    def confirm_start(self, t: Table) -> Todo:
        """7.2.5"""
        return confirm(t)

    def main_phase_starts(self, t: Table) -> Todo:
        """7.3.1"""
        return happen(t, [phase_begins(self.player, terms.MAIN_PHASE, clause="7.3.1")])

    def confirm_main(self, t: Table) -> Todo:
        """7.3.2"""
        return confirm(t)

    def choose_action(self, t: Table) -> Todo:
        """7.3.3"""
        idle = led_nowhere(t)
        if idle >= 0:
            t.refused.append(idle)
            t.cite("15.2.1.2")
        if t.refused:
            t.refused = t.refused + self.idle  # still the same position
        options = main_options(t, self.player)
        if t.trail and not t.scripted:
            cycle = in_cycle(t)
            if cycle > 0:
                options.append(option(terms.REPEAT_CYCLE, cycle))
        mark_action(t)
        return Ask(self.player, terms.ASK_MAIN, "7.3.3", options)

    def perform_action(self, t: Table) -> Todo:
        """7.3.3"""
        if verb_of(self.answer) == END:
            t.refused = []
            self.next = self.END_PHASE_STARTS
            return None
        self.idle = t.refused
        t.refused = []
        if self._could_be_idle(t):
            note_action(t, self.answer)
        return act(t, self.player, self.answer)

    def _could_be_idle(self, t: Table) -> bool:
        """15.2.1.2: could this action lead back to the same position? An attacker stays engaged, unless an ability answers."""
        verb = verb_of(self.answer)
        if verb == PLAY:
            return play_cost(t, self.player, t.cards[value_of(self.answer)]) == 0
        if verb == USE:
            # An evolve or serve ability counts towards its limit for the rest of the turn (8.3.2).
            ability = t.look(t.cards[value_of(self.answer)]).abilities[extra_of(self.answer)]
            return not ability.flags & (terms.EVOLVE_ABILITY | terms.SERVE_ABILITY)
        return verb == ATTACK and (len(t.delayed) > 0 or attacks_are_watched(t))

    def confirm_action(self, t: Table) -> Todo:
        """7.3.4"""
        self.next = self.CHOOSE_ACTION
        return confirm(t)

    def end_phase_starts(self, t: Table) -> Todo:
        """7.4.1"""
        return happen(t, [phase_begins(self.player, terms.END_PHASE, clause="7.4.1")])

    def confirm_end(self, t: Table) -> Todo:
        """7.4.2"""
        return confirm(t)

    def choose_ward(self, t: Table) -> Todo:
        """7.4.3"""
        if t.dirty:
            refresh(t)
        options: list[int] = []
        for id in t.zone(terms.FIELD, self.player):
            k = t.outlook.looks[id]
            if k.keywords & terms.WARD and k.types & terms.FOLLOWER and not k.bans & terms.CANT_BE_ENGAGED:
                if not t.cards[id].turned:
                    options.append(option(CARD, id))
        if not options:
            self.next = self.CONFIRM_WARD
            return None
        options.append(option(DONE))
        return Ask(self.player, terms.ASK_WARD, "7.4.3", options)

    def engage_ward(self, t: Table) -> Todo:
        """7.4.3, 12.8.2"""
        if verb_of(self.answer) == DONE:
            return None
        self.next = self.CHOOSE_WARD
        c = t.cards[value_of(self.answer)]
        return happen(t, [turned(c.ref(), self.player, SIDEWAYS, clause="7.4.3")])

    def confirm_ward(self, t: Table) -> Todo:
        """7.4.4"""
        return confirm(t)

    def opponent_may_answer(self, t: Table) -> Todo:
        """7.4.5"""
        options = quick_options(t, 1 - self.player)
        if len(options) == 1 and not t.zone(terms.HAND, 1 - self.player):
            self.next = self.DISCARD_DOWN
            return None
        return Ask(1 - self.player, terms.ASK_QUICK, "7.4.5", options)

    def opponent_answers(self, t: Table) -> Todo:
        """7.4.5, 12.3.4"""
        if verb_of(self.answer) == DONE:
            t.refused = []
            self.next = self.DISCARD_DOWN
            return None
        return act(t, 1 - self.player, self.answer)

    def confirm_answer(self, t: Table) -> Todo:
        """7.4.6"""
        self.next = self.OPPONENT_MAY_ANSWER
        return confirm(t)

    def discard_down(self, t: Table) -> Todo:
        """7.4.7"""
        over = len(t.zone(terms.HAND, self.player)) - ruled_number(t, terms.HAND_LIMIT, self.player)
        if over <= 0:
            self.next = self.EFFECTS_END
            return None
        return DiscardDown(self.player, terms.HAND, terms.CEMETERY, over)

    def confirm_discard(self, t: Table) -> Todo:
        """7.4.7"""
        self.next = self.DISCARD_DOWN
        return confirm(t)

    def effects_end(self, t: Table) -> Todo:
        """7.4.8"""
        expire(t, END_OF_TURN, self.player)
        return None

    def turn_over(self, t: Table) -> Todo:
        """7.4.9, 7.1.1"""
        self._clear(t)
        t.make_active(t.rules.next_player(t))
        return None

    def _clear(self, t: Table) -> None:
        """What is only remembered for the length of a turn."""
        forget_turn(t)
        t.set_number(terms.EVOLVES_USED, self.player, 0)
        t.set_number(terms.RUSH_GRANTED, self.player, 0)
        turn_marks = terms.EVOLVED_THIS_TURN | terms.ATTACKED_THIS_TURN
        for p in range(2):
            for id in t.zone(terms.FIELD, p):
                if t.cards[id].marks & turn_marks:
                    t.mine(id).marks &= ~turn_marks

    # -- generated from the steps above: make steps
    MAIN_PHASE_STARTS: Final = 5
    CONFIRM_MAIN: Final = 6
    CHOOSE_ACTION: Final = 7
    END_PHASE_STARTS: Final = 10
    CHOOSE_WARD: Final = 12
    CONFIRM_WARD: Final = 14
    OPPONENT_MAY_ANSWER: Final = 15
    DISCARD_DOWN: Final = 18
    EFFECTS_END: Final = 20
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "7.2.1", "7.2.2, 3.2.3", "7.2.3", "7.2.4", "7.2.5", "7.3.1", "7.3.2", "7.3.3", "7.3.3", "7.3.4", "7.4.1",
        "7.4.2", "7.4.3", "7.4.3, 12.8.2", "7.4.4", "7.4.5", "7.4.5, 12.3.4", "7.4.6", "7.4.7", "7.4.7", "7.4.8",
        "7.4.9, 7.1.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.raise_maximum(t)  # 7.2.1
                elif at == 1: todo = self.set_play_points(t)  # 7.2.2, 3.2.3
                elif at == 2: todo = self.refresh(t)  # 7.2.3
                elif at == 3: todo = self.draw(t)  # 7.2.4
                else: todo = self.confirm_start(t)  # 7.2.5
            elif at < 10:
                if at == 5: todo = self.main_phase_starts(t)  # 7.3.1
                elif at == 6: todo = self.confirm_main(t)  # 7.3.2
                elif at == 7: todo = self.choose_action(t)  # 7.3.3
                elif at == 8: todo = self.perform_action(t)  # 7.3.3
                else: todo = self.confirm_action(t)  # 7.3.4
            elif at < 15:
                if at == 10: todo = self.end_phase_starts(t)  # 7.4.1
                elif at == 11: todo = self.confirm_end(t)  # 7.4.2
                elif at == 12: todo = self.choose_ward(t)  # 7.4.3
                elif at == 13: todo = self.engage_ward(t)  # 7.4.3, 12.8.2
                else: todo = self.confirm_ward(t)  # 7.4.4
            elif at < 20:
                if at == 15: todo = self.opponent_may_answer(t)  # 7.4.5
                elif at == 16: todo = self.opponent_answers(t)  # 7.4.5, 12.3.4
                elif at == 17: todo = self.confirm_answer(t)  # 7.4.6
                elif at == 18: todo = self.discard_down(t)  # 7.4.7
                else: todo = self.confirm_discard(t)  # 7.4.7
            elif at < 22:
                if at == 20: todo = self.effects_end(t)  # 7.4.8
                else: todo = self.turn_over(t)  # 7.4.9, 7.1.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Turn(self.player)
        p.idle = self.idle[:]
        return p
    # -- end of generated
