"""Chapter 6: one turn, phase by phase."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.activated_abilities import PlayAbility
from cardwright.games.weiss.attacking import AttackPhase
from cardwright.games.weiss.check_timing import EMPTY_CHECK, begins, check, nothing_to_check
from cardwright.games.weiss.end_phase import EndPhase
from cardwright.games.weiss.legality import (
    SLOT_BITS,
    climax_options,
    clock_options,
    main_options,
)
from cardwright.games.weiss.markers import with_markers
from cardwright.games.weiss.placing import reposition
from cardwright.games.weiss.playing import play_of_card
from cardwright.games.weiss.terms import POSITION_BITS, REPOSITIONED, SWAP
from cardwright.kernel.agreed_repeats import RepeatCycle
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import START_OF_TURN
from cardwright.kernel.durations import expire
from cardwright.kernel.events import DRAW, Event, moved, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen, nobody_cares, note
from cardwright.kernel.kept_up_cycles import declared, in_cycle, mark_action
from cardwright.kernel.options import DONE, END, PLAY, USE, VALUE_MASK, VERB_SHIFT, extra_of, option, value_of, verb_of
from cardwright.kernel.same_positions import barred_now, led_nowhere, note_action

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Where the first player's list of a zone is; the second player's is the next.
STAGE: Final = terms.STAGE * 2
MARKERS: Final = terms.MARKERS * 2


def draw_one(t: Table, player: int, clause: str) -> Todo:
    """4.7.1: the top card of the deck goes to the hand."""
    deck = t.zones[terms.DECK * 2 + player]
    if t.trace is not None:
        t.cite("4.7.1")
    if not deck:
        return None
    return happen(t, [moved(t.cards[deck[-1]], to=terms.HAND, how=DRAW, player=player, clause=clause).by(player)])


class Turn(Procedure):
    """6.1.1: the turn player's turn."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.seen: list[int] = []  # arrangements of the stage that this play timing has seen (11.1.1.2)
        self.idle: list[int] = []  # actions that led back to the position in which the present one was chosen (11.1.1.2)
        self.mark = 0  # how long the history was when the last action began

    def stand_phase(self, t: Table) -> Todo:
        """6.2.1.1, 6.1.1"""
        p = self.player
        t.set_number(terms.TURNS_TAKEN, p, t.number(terms.TURNS_TAKEN, p) + 1)
        expire(t, START_OF_TURN, p)
        return begins(self, t, p, terms.STAND_PHASE, "6.2.1.1")

    def check_stand_phase(self, t: Table) -> Todo:
        """6.2.1.1"""
        return check(t)

    def stand(self, t: Table) -> Todo:
        """6.2.1, 6.2.1.2, 4.6.1.1"""
        events: list[Event] = []
        for id in t.zones[terms.STAGE * 2 + self.player]:
            c = t.cards[id]
            if c.turned == terms.STANDING:
                continue
            if t.look(c).bans & terms.CANT_STAND:
                t.cite("1.3.4")
                continue
            events.append(turned(c.ref(), self.player, terms.STANDING, clause="6.2.1.2"))
        return happen(t, events)

    def check_stood(self, t: Table) -> Todo:
        """6.2.1.3"""
        return check(t)

    def draw_phase(self, t: Table) -> Todo:
        """6.3.1.1"""
        return begins(self, t, self.player, terms.DRAW_PHASE, "6.3.1.1")

    def check_draw_phase(self, t: Table) -> Todo:
        """6.3.1.1"""
        return check(t)

    def draw(self, t: Table) -> Todo:
        """6.3.1, 6.3.1.2"""
        return draw_one(t, self.player, "6.3.1.2")

    def check_drawn(self, t: Table) -> Todo:
        """6.3.1.3"""
        return check(t)

    def clock_phase(self, t: Table) -> Todo:
        """6.4.1.1"""
        return begins(self, t, self.player, terms.CLOCK_PHASE, "6.4.1.1")

    def check_clock_phase(self, t: Table) -> Todo:
        """6.4.1.1"""
        return check(t)

    def choose_for_clock(self, t: Table) -> Todo:
        """6.4.1, 6.4.1.2"""
        if not t.zones[terms.HAND * 2 + self.player]:
            self.next = self.CHECK_CLOCKED
            return None
        return Ask(self.player, terms.ASK_CLOCK, "6.4.1.2", clock_options(t, self.player))

    def put_into_clock(self, t: Table) -> Todo:
        """6.4.1.2, 4.10.2"""
        if verb_of(self.answer) == DONE:
            self.next = self.CHECK_CLOCKED
            return None
        card = t.cards[value_of(self.answer)]
        return happen(t, [moved(card, to=terms.CLOCK, player=self.player, clause="6.4.1.2").by(self.player)])

    def draw_first(self, t: Table) -> Todo:
        """6.4.1.2"""
        return draw_one(t, self.player, "6.4.1.2")

    def draw_second(self, t: Table) -> Todo:
        """6.4.1.2"""
        return draw_one(t, self.player, "6.4.1.2")

    def check_clocked(self, t: Table) -> Todo:
        """6.4.1.3"""
        return check(t)

    def main_phase(self, t: Table) -> Todo:
        """6.5.1, 6.5.1.1"""
        return begins(self, t, self.player, terms.MAIN_PHASE, "6.5.1.1")

    def check_main_phase(self, t: Table) -> Todo:
        """6.5.1.2, 4.5.2, 8.5.2, 8.5.2.1"""
        return check(t)

    def choose_action(self, t: Table) -> Todo:
        """6.5.1.2, 4.5.1, 4.5.3, 8.5.2.2"""
        if t.previous:
            idle = led_nowhere(t)
            if idle >= 0:
                t.refused.append(idle)
                t.cite("11.1.1.2")
        if t.refused:
            t.refused = t.refused + self.idle  # still the same position
        if t.barred and not t.scripted:
            t.refused = t.refused + barred_now(t)
        options = main_options(t, self.player, self.seen)
        if t.trail and not t.scripted:
            cycle = in_cycle(t)
            if cycle > 0:
                options.append(option(terms.REPEAT_CYCLE, cycle))
        mark_action(t)
        return Ask(self.player, terms.ASK_MAIN, "6.5.1.2", options)

    def act(self, t: Table) -> Todo:
        """6.5.1.2, 4.5.3.1"""
        verb = self.answer >> VERB_SHIFT
        self.mark = len(t.history)
        if verb == SWAP:
            return self._swap(t)
        self.seen = []
        self.idle = t.refused
        t.refused = []
        if verb == END:
            self.idle = []
            self.next = self.CLIMAX_PHASE
            if t.trace is not None:
                for clause in ("6.5.1.3", "4.5.3.2", "8.5.2.3"):
                    t.cite(clause)
            return None
        if verb == terms.REPEAT_CYCLE:
            return RepeatCycle(self.player, declared(t, value_of(self.answer)))
        card = t.cards[value_of(self.answer)]
        if verb == USE:
            note_action(t, self.answer)
            t.cite("6.5.1.2.3, 4.3.4")
            return PlayAbility(self.player, Context(card.ref(), self.player, t.look(card).abilities[extra_of(self.answer)]))
        assert verb == PLAY
        return play_of_card(t, self.player, card)

    def check_action(self, t: Table) -> Todo:
        """6.5.1.2, 4.5.2, 8.5.2.1"""
        return check(t)

    def look_again(self, t: Table) -> Todo:
        """4.5.3.1"""
        self.next = self.CHOOSE_ACTION
        if self.seen and len(t.history) - self.mark > SWAP_EVENTS + len(t.zones[terms.MARKERS * 2 + self.player]):
            self.seen = []  # moving set something off: this is another position
        return None

    def climax_phase(self, t: Table) -> Todo:
        """6.6.1.1"""
        return begins(self, t, self.player, terms.CLIMAX_PHASE, "6.6.1.1")

    def check_climax_phase(self, t: Table) -> Todo:
        """6.6.1.1, 6.6.1.2"""
        return check(t)

    def choose_climax(self, t: Table) -> Todo:
        """6.6.1, 6.6.1.2, 6.6.1.2.1"""
        options = climax_options(t, self.player)
        if len(options) == 1 and not t.zone(terms.HAND, self.player):
            self.next = self.ATTACK_PHASE
            return None  # with a hand they are asked, or the other player would learn whether they hold a climax
        return Ask(self.player, terms.ASK_CLIMAX, "6.6.1.2", options)

    def play_climax(self, t: Table) -> Todo:
        """6.6.1.2, 6.6.1.2.2"""
        if verb_of(self.answer) == DONE:
            return None
        return play_of_card(t, self.player, t.cards[value_of(self.answer)])

    def check_climax(self, t: Table) -> Todo:
        """6.6.1.3"""
        return check(t)

    def attack_phase(self, t: Table) -> Todo:
        """6.7.1"""
        return AttackPhase(self.player)

    def end_phase(self, t: Table) -> Todo:
        """6.8.1"""
        return EndPhase(self.player)

    def _swap(self, t: Table) -> Todo:
        """6.5.1.2.4: two positions exchange their cards, at the same time."""
        player = self.player
        cards = t.cards
        mover = self.answer & VALUE_MASK
        here = cards[mover].marks & POSITION_BITS
        there = extra_of(self.answer)
        events = [repositioned(cards[mover].ref(), player, there)]
        now = 0
        for id in t.zones[STAGE + player]:
            position = cards[id].marks & POSITION_BITS
            now |= (id + 1) << SLOT_BITS * position
            if position == there:
                events.append(repositioned(cards[id].ref(), player, here))
        self.seen.append(now)
        if t.zones[MARKERS + player]:
            return happen(t, with_markers(t, player, events))
        if nobody_cares(t, REPOSITIONED):
            for e in events:
                reposition(t, e)
                note(t, e)
            if nothing_to_check(t):
                if t.trace is not None:
                    t.cite(self.clauses()[self.next] + ", " + EMPTY_CHECK)
                self.next = self.CHOOSE_ACTION
            return None
        return happen(t, events)

    # -- generated from the steps above: make steps
    STAND_PHASE: Final = 0
    CHECK_CLOCKED: Final = 14
    MAIN_PHASE: Final = 15
    CHECK_MAIN_PHASE: Final = 16
    CHOOSE_ACTION: Final = 17
    CLIMAX_PHASE: Final = 21
    CHECK_CLIMAX_PHASE: Final = 22
    CHECK_CLIMAX: Final = 25
    ATTACK_PHASE: Final = 26
    END_PHASE: Final = 27
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "6.2.1.1, 6.1.1", "6.2.1.1", "6.2.1, 6.2.1.2, 4.6.1.1", "6.2.1.3", "6.3.1.1", "6.3.1.1", "6.3.1, 6.3.1.2",
        "6.3.1.3", "6.4.1.1", "6.4.1.1", "6.4.1, 6.4.1.2", "6.4.1.2, 4.10.2", "6.4.1.2", "6.4.1.2", "6.4.1.3",
        "6.5.1, 6.5.1.1", "6.5.1.2, 4.5.2, 8.5.2, 8.5.2.1", "6.5.1.2, 4.5.1, 4.5.3, 8.5.2.2", "6.5.1.2, 4.5.3.1",
        "6.5.1.2, 4.5.2, 8.5.2.1", "4.5.3.1", "6.6.1.1", "6.6.1.1, 6.6.1.2", "6.6.1, 6.6.1.2, 6.6.1.2.1",
        "6.6.1.2, 6.6.1.2.2", "6.6.1.3", "6.7.1", "6.8.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.stand_phase(t)  # 6.2.1.1, 6.1.1
                elif at == 1: todo = self.check_stand_phase(t)  # 6.2.1.1
                elif at == 2: todo = self.stand(t)  # 6.2.1, 6.2.1.2, 4.6.1.1
                elif at == 3: todo = self.check_stood(t)  # 6.2.1.3
                else: todo = self.draw_phase(t)  # 6.3.1.1
            elif at < 10:
                if at == 5: todo = self.check_draw_phase(t)  # 6.3.1.1
                elif at == 6: todo = self.draw(t)  # 6.3.1, 6.3.1.2
                elif at == 7: todo = self.check_drawn(t)  # 6.3.1.3
                elif at == 8: todo = self.clock_phase(t)  # 6.4.1.1
                else: todo = self.check_clock_phase(t)  # 6.4.1.1
            elif at < 15:
                if at == 10: todo = self.choose_for_clock(t)  # 6.4.1, 6.4.1.2
                elif at == 11: todo = self.put_into_clock(t)  # 6.4.1.2, 4.10.2
                elif at == 12: todo = self.draw_first(t)  # 6.4.1.2
                elif at == 13: todo = self.draw_second(t)  # 6.4.1.2
                else: todo = self.check_clocked(t)  # 6.4.1.3
            elif at < 20:
                if at == 15: todo = self.main_phase(t)  # 6.5.1, 6.5.1.1
                elif at == 16: todo = self.check_main_phase(t)  # 6.5.1.2, 4.5.2, 8.5.2, 8.5.2.1
                elif at == 17: todo = self.choose_action(t)  # 6.5.1.2, 4.5.1, 4.5.3, 8.5.2.2
                elif at == 18: todo = self.act(t)  # 6.5.1.2, 4.5.3.1
                else: todo = self.check_action(t)  # 6.5.1.2, 4.5.2, 8.5.2.1
            elif at < 25:
                if at == 20: todo = self.look_again(t)  # 4.5.3.1
                elif at == 21: todo = self.climax_phase(t)  # 6.6.1.1
                elif at == 22: todo = self.check_climax_phase(t)  # 6.6.1.1, 6.6.1.2
                elif at == 23: todo = self.choose_climax(t)  # 6.6.1, 6.6.1.2, 6.6.1.2.1
                else: todo = self.play_climax(t)  # 6.6.1.2, 6.6.1.2.2
            elif at < 28:
                if at == 25: todo = self.check_climax(t)  # 6.6.1.3
                elif at == 26: todo = self.attack_phase(t)  # 6.7.1
                else: todo = self.end_phase(t)  # 6.8.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Turn(self.player)
        p.seen = self.seen[:]
        p.idle = self.idle[:]
        p.mark = self.mark
        return p
    # -- end of generated


SWAP_EVENTS: Final = 2  # and a move for each marker


def repositioned(ref: int, player: int, position: int) -> Event:
    return Event(REPOSITIONED, ref, player, amount=position, origin=terms.STAGE, goal=terms.STAGE, clause="6.5.1.2.4").by(player)
