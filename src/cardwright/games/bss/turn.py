"""Chapter 6: one turn, step by step."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.arranging import MoveCores, arrangement
from cardwright.games.bss.battling import Battle
from cardwright.games.bss.bursts import SetBurst
from cardwright.games.bss.costs import play_cost
from cardwright.games.bss.cycles import RepeatCycle
from cardwright.games.bss.legality import attack_options, main_options
from cardwright.games.bss.management import manage
from cardwright.games.bss.stepping import RefreshStep, draw_one, step_starts
from cardwright.games.bss.summoning import summon
from cardwright.games.bss.symbols import field_symbols
from cardwright.games.bss.using import use_of
from cardwright.kernel.continuous import END_OF_TURN, START_OF_TURN
from cardwright.kernel.cycles import declared, in_cycle, mark_action
from cardwright.kernel.durations import expire
from cardwright.kernel.events import BY_RULE, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.loops import led_nowhere, note_action
from cardwright.kernel.options import END, PLAY, USE, extra_of, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

NO_BLOCKER: Final = -1


def act(t: Table, player: int, code: int, seen: list[int]) -> Todo:
    """6-6-1-2-1: carry out a chosen action."""
    verb = verb_of(code)
    if verb == terms.REPEAT_CYCLE:
        return RepeatCycle(player, declared(t, value_of(code)))
    if verb == terms.MOVE_CORES:
        return MoveCores(player, value_of(code), seen)
    card = t.cards[value_of(code)]
    if verb == terms.SET:
        return SetBurst(player, card.ref())
    if verb == USE or t.look(card).types & terms.MAGIC:
        return use_of(t, player, card, t.look(card).abilities[extra_of(code)])
    return summon(t, player, card)


class Turn(Procedure):
    """The turn of one player: seven steps in order (6-1-1)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.arrangements: list[int] = []  # of cores, since the last action that did something else (12-1-1-2)
        self.idle: list[int] = []  # actions that led back to the position in which the present one was chosen

    def start_step(self, t: Table) -> Todo:
        """6-1-1, 6-2-1"""
        t.set_number(terms.TURNS_TAKEN, self.player, t.number(terms.TURNS_TAKEN, self.player) + 1)
        expire(t, START_OF_TURN, self.player)
        return step_starts(t, self.player, terms.START_STEP, "6-2-1")

    def check_deck(self, t: Table) -> Todo:
        """6-2-2"""
        if len(t.zone(terms.DECK, self.player)) == 0:
            if t.trace is not None:
                t.cite("1-2-1, 1-2-1-1-2, 9-2-1, 9-2-2, 9-2-4")
            t.finish(1 - self.player)
        return None

    def manage_start(self, t: Table) -> Todo:
        """6-2-2"""
        return manage(t)

    def core_step(self, t: Table) -> Todo:
        """6-3-1"""
        if t.turn == 1:
            if t.trace is not None:
                t.cite("6-3-3")
            self.next = self.DRAW_STEP
            return None
        return step_starts(t, self.player, terms.CORE_STEP, "6-3-1")

    def place_core(self, t: Table) -> Todo:
        """6-3-2"""
        return happen(t, [Event(terms.CORES_EVENT, -1, self.player, 1, terms.CORE, -1, self.player, terms.VOID, terms.RESERVE, 0, BY_RULE,
                                -1, "6-3-2")])

    def manage_core(self, t: Table) -> Todo:
        """6-3-2"""
        return manage(t)

    def draw_step(self, t: Table) -> Todo:
        """6-4-1"""
        return step_starts(t, self.player, terms.DRAW_STEP, "6-4-1")

    def draw(self, t: Table) -> Todo:
        """6-4-2"""
        return draw_one(t, self.player, "6-4-2")

    def manage_draw(self, t: Table) -> Todo:
        """6-4-2"""
        return manage(t)

    def refresh_step(self, t: Table) -> Todo:
        """6-5-1, 6-5-2"""
        return RefreshStep(self.player)

    def main_step(self, t: Table) -> Todo:
        """6-6-1, 6-6-1-1"""
        return step_starts(t, self.player, terms.MAIN_STEP, "6-6-1-1")

    def manage_main(self, t: Table) -> Todo:
        """6-6-1-1"""
        self.arrangements = []
        return manage(t)

    def choose_action(self, t: Table) -> Todo:
        """6-6-1-2, 6-6-1-2-1"""
        idle = led_nowhere(t)
        if idle >= 0:
            t.refused.append(idle)
            if t.trace is not None:
                t.cite("12-1-1-2")
        if len(t.refused) > 0:
            t.refused = t.refused + self.idle  # still the same position
        self.arrangements.append(arrangement(t, self.player, 0, 0, 0, 0))
        options = main_options(t, self.player, self.arrangements)
        if len(t.trail) > 0 and len(t.scripted) == 0:
            cycle = in_cycle(t)
            if cycle > 0:
                options.append(option(terms.REPEAT_CYCLE, cycle))
        mark_action(t)
        return Ask(self.player, terms.ASK_MAIN, "6-6-1-2-1", options)

    def perform_action(self, t: Table) -> Todo:
        """6-6-1-2-1"""
        verb = verb_of(self.answer)
        if verb == END:
            t.refused = []
            if t.trace is not None:
                t.cite("6-6-1-2-5")
            self.next = self.ATTACK_STEP
            return None
        self.idle = t.refused
        t.refused = []
        if verb != terms.MOVE_CORES:
            self.arrangements = []
            if self._could_be_idle(t):
                note_action(t, self.answer)
        return act(t, self.player, self.answer, self.arrangements[:])

    def manage_action(self, t: Table) -> Todo:
        """6-6-1-2-4"""
        self.next = self.CHOOSE_ACTION
        return manage(t)

    def attack_step(self, t: Table) -> Todo:
        """6-7-1, 6-7-3, 6-7-3-1"""
        if t.turn == 1:
            if t.trace is not None:
                t.cite("6-7-2")
            self.next = self.END_STEP
            return None
        return step_starts(t, self.player, terms.ATTACK_STEP, "6-7-3-1")

    def manage_attack(self, t: Table) -> Todo:
        """6-7-3-1"""
        return manage(t)

    def choose_attack(self, t: Table) -> Todo:
        """6-7-3-2"""
        options = attack_options(t, self.player)
        if len(options) == 1 and verb_of(options[0]) == END:
            self.answer = options[0]
            return None
        return Ask(self.player, terms.ASK_ATTACK, "6-7-3-2", options)

    def battle(self, t: Table) -> Todo:
        """6-7-3-2, 6-7-1"""
        if verb_of(self.answer) == END:
            return None
        self.next = self.CHOOSE_ATTACK
        return Battle(self.player, t.cards[value_of(self.answer)].ref(), NO_BLOCKER)

    def end_step(self, t: Table) -> Todo:
        """6-8-1, 6-8-1-1"""
        return step_starts(t, self.player, terms.END_STEP, "6-8-1-1")

    def manage_end(self, t: Table) -> Todo:
        """6-8-1-1"""
        return manage(t)

    def effects_end(self, t: Table) -> Todo:
        """6-8-1-2"""
        expire(t, END_OF_TURN, self.player)
        return None

    def manage_rest(self, t: Table) -> Todo:
        """6-8-1-2"""
        return manage(t)

    def turn_over(self, t: Table) -> Todo:
        """6-8-1-3"""
        self._clear(t)
        t.active = t.rules.next_player(t)
        t.dirty = True  # what holds during a player's turn changes with it
        return None

    def _could_be_idle(self, t: Table) -> bool:
        """12-1-1-2: could this action lead back to the same position?"""
        verb = verb_of(self.answer)
        if verb == PLAY:
            return play_cost(t, self.player, t.cards[value_of(self.answer)], field_symbols(t, self.player)) == 0
        return verb == USE

    def _clear(self, t: Table) -> None:
        """What is only remembered for the length of a turn."""
        t.history = []
        t.uses = []
        t.refused = []
        t.previous = []
        t.trail = []
        t.set_number(terms.BURSTS_SET, self.player, 0)
        for p in range(2):
            for id in t.zone(terms.FIELD, p):
                if t.cards[id].marks & terms.ATTACKED_THIS_TURN:
                    t.mine(id).marks &= ~terms.ATTACKED_THIS_TURN
