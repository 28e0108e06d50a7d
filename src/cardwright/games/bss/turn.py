"""Chapter 6: one turn, step by step."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.battling import Battle
from cardwright.games.bss.bursts import SetBurst
from cardwright.games.bss.core_draw_refresh import RefreshStep, draw_one, step_starts
from cardwright.games.bss.cores import from_void
from cardwright.games.bss.costs import play_cost
from cardwright.games.bss.legality import attack_options, main_options
from cardwright.games.bss.main_step_cores import MoveCores, arrangement, only_moved, ways_back
from cardwright.games.bss.management import manage
from cardwright.games.bss.summoning import summon
from cardwright.games.bss.symbols import field_symbols
from cardwright.games.bss.using_magic import use_of
from cardwright.kernel.agreed_repeats import RepeatCycle
from cardwright.kernel.continuous import END_OF_TURN, START_OF_TURN
from cardwright.kernel.durations import expire
from cardwright.kernel.events import phase_begins
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.kept_up_cycles import declared, in_cycle, mark_action
from cardwright.kernel.options import END, PLAY, USE, extra_of, option, value_of, verb_of
from cardwright.kernel.remembering import forget_turn
from cardwright.kernel.same_positions import barred_now, led_nowhere, note_action

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NO_BLOCKER: Final = -1


def act(t: Table, player: int, code: int) -> Todo:
    """6-6-1-2-1: carry out a chosen action."""
    verb = verb_of(code)
    if verb == terms.REPEAT_CYCLE:
        return RepeatCycle(player, declared(t, value_of(code)))
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
        self.arrangements: list[int] = []  # of cores, since something else has happened (12-1-1-2)
        self.moved_at = 0  # where in this turn's history the last movement of cores began
        self.idle: list[int] = []  # actions that led back to the position in which the present one was chosen

    def start_step(self, t: Table) -> Todo:
        """6-1-1, 6-2-1"""
        t.set_number(terms.TURNS_TAKEN, self.player, t.number(terms.TURNS_TAKEN, self.player) + 1)
        expire(t, START_OF_TURN, self.player)
        return step_starts(t, self.player, terms.START_STEP, "6-2-1")

    def check_deck(self, t: Table) -> Todo:
        """6-2-2"""
        if not t.zone(terms.DECK, self.player):
            t.cite("1-2-1, 1-2-1-1-2, 9-2-1, 9-2-2, 9-2-4")
            t.end(1 - self.player, "9-2-4")
        return None

    def manage_start(self, t: Table) -> Todo:
        """6-2-2"""
        return manage(t)

    def core_step(self, t: Table) -> Todo:
        """6-3-1"""
        if t.turn == 1:
            t.cite("6-3-3")
            self.next = self.DRAW_STEP
            return None
        return step_starts(t, self.player, terms.CORE_STEP, "6-3-1")

    def place_core(self, t: Table) -> Todo:
        """6-3-2"""
        return happen(t, [from_void(self.player, 1, terms.RESERVE, "6-3-2")])

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

    def after_draw(self, t: Table) -> Todo:
        """6-4-2"""
        if not t.delayed:
            self.next = self.REFRESH_STEP
            return None
        return happen(t, [phase_begins(self.player, terms.AFTER_DRAW, clause="6-4-2")])

    def manage_after_draw(self, t: Table) -> Todo:
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
            t.cite("12-1-1-2")
        if t.refused:
            t.refused = t.refused + self.idle  # still the same position
        if t.barred and not t.scripted:
            barred = barred_now(t)
            t.refused = t.refused + barred
            if t.trace is not None and barred:
                t.cite("12-1-1-2, 12-1-1-3")
        if self.arrangements and not only_moved(t, self.moved_at):
            self.arrangements = []
        options = main_options(t, self.player, self.arrangements)
        if t.trail and not t.scripted:
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
        if verb == terms.MOVE_CORES:
            back = ways_back(t, self.player, self.arrangements)
            self.arrangements += arrangement(t, self.player)
            self.moved_at = len(t.history)
            return MoveCores(self.player, value_of(self.answer), back)
        self.arrangements = []
        if self._could_be_idle(t):
            note_action(t, self.answer)
        return act(t, self.player, self.answer)

    def manage_action(self, t: Table) -> Todo:
        """6-6-1-2-4"""
        self.next = self.CHOOSE_ACTION
        return manage(t)

    def attack_step(self, t: Table) -> Todo:
        """6-7-1, 6-7-3, 6-7-3-1"""
        if t.turn == 1:
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
        t.make_active(t.rules.next_player(t))
        return None

    def _could_be_idle(self, t: Table) -> bool:
        """12-1-1-2: could this action lead back to the same position?"""
        verb = verb_of(self.answer)
        if verb == PLAY:
            return play_cost(t, self.player, t.cards[value_of(self.answer)], field_symbols(t, self.player)) == 0
        return verb == USE

    def _clear(self, t: Table) -> None:
        """What is only remembered for the length of a turn."""
        forget_turn(t)
        t.set_number(terms.BURSTS_SET, self.player, 0)

    # -- generated from the steps above: make steps
    START_STEP: Final = 0
    DRAW_STEP: Final = 6
    REFRESH_STEP: Final = 11
    MAIN_STEP: Final = 12
    MANAGE_MAIN: Final = 13
    CHOOSE_ACTION: Final = 14
    ATTACK_STEP: Final = 17
    MANAGE_ATTACK: Final = 18
    CHOOSE_ATTACK: Final = 19
    END_STEP: Final = 21
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "6-1-1, 6-2-1", "6-2-2", "6-2-2", "6-3-1", "6-3-2", "6-3-2", "6-4-1", "6-4-2", "6-4-2", "6-4-2", "6-4-2",
        "6-5-1, 6-5-2", "6-6-1, 6-6-1-1", "6-6-1-1", "6-6-1-2, 6-6-1-2-1", "6-6-1-2-1", "6-6-1-2-4",
        "6-7-1, 6-7-3, 6-7-3-1", "6-7-3-1", "6-7-3-2", "6-7-3-2, 6-7-1", "6-8-1, 6-8-1-1", "6-8-1-1", "6-8-1-2",
        "6-8-1-2", "6-8-1-3",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.start_step(t)  # 6-1-1, 6-2-1
                elif at == 1: todo = self.check_deck(t)  # 6-2-2
                elif at == 2: todo = self.manage_start(t)  # 6-2-2
                elif at == 3: todo = self.core_step(t)  # 6-3-1
                else: todo = self.place_core(t)  # 6-3-2
            elif at < 10:
                if at == 5: todo = self.manage_core(t)  # 6-3-2
                elif at == 6: todo = self.draw_step(t)  # 6-4-1
                elif at == 7: todo = self.draw(t)  # 6-4-2
                elif at == 8: todo = self.manage_draw(t)  # 6-4-2
                else: todo = self.after_draw(t)  # 6-4-2
            elif at < 15:
                if at == 10: todo = self.manage_after_draw(t)  # 6-4-2
                elif at == 11: todo = self.refresh_step(t)  # 6-5-1, 6-5-2
                elif at == 12: todo = self.main_step(t)  # 6-6-1, 6-6-1-1
                elif at == 13: todo = self.manage_main(t)  # 6-6-1-1
                else: todo = self.choose_action(t)  # 6-6-1-2, 6-6-1-2-1
            elif at < 20:
                if at == 15: todo = self.perform_action(t)  # 6-6-1-2-1
                elif at == 16: todo = self.manage_action(t)  # 6-6-1-2-4
                elif at == 17: todo = self.attack_step(t)  # 6-7-1, 6-7-3, 6-7-3-1
                elif at == 18: todo = self.manage_attack(t)  # 6-7-3-1
                else: todo = self.choose_attack(t)  # 6-7-3-2
            elif at < 25:
                if at == 20: todo = self.battle(t)  # 6-7-3-2, 6-7-1
                elif at == 21: todo = self.end_step(t)  # 6-8-1, 6-8-1-1
                elif at == 22: todo = self.manage_end(t)  # 6-8-1-1
                elif at == 23: todo = self.effects_end(t)  # 6-8-1-2
                else: todo = self.manage_rest(t)  # 6-8-1-2
            elif at < 26:
                todo = self.turn_over(t)  # 6-8-1-3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Turn(self.player)
        p.arrangements = self.arrangements[:]
        p.moved_at = self.moved_at
        p.idle = self.idle[:]
        return p
    # -- end of generated
