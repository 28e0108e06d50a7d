"""11.1: priority. Rule processes and triggered abilities first, then a player acts or forfeits; two in a row resolve or end."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.legality import could_act, priority_options
from cardwright.games.fftcg.phases import in_main_phase, phase_now
from cardwright.games.fftcg.playing import play_of_ability, play_of_card
from cardwright.games.fftcg.resolving import ResolveTop
from cardwright.games.fftcg.rule_processes import RuleProcesses, nothing_to_do
from cardwright.games.fftcg.triggering import StackTriggered
from cardwright.kernel.agreed_repeats import RepeatCycle, settle_chain, settle_rules
from cardwright.kernel.chains import CERTAIN
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.kept_up_cycles import declared, in_cycle, mark_action
from cardwright.kernel.options import DONE, PLAY, extra_of, option, value_of, verb_of
from cardwright.kernel.triggers import STATE_WATCH, notice_states

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def rule_processes(t: Table) -> Todo:
    """12.3: rule processes once; without a frame where nothing can happen."""
    if not (t.check or t.dirty) or nothing_to_do(t):
        t.check = False
        if t.trace is not None:
            t.cite("11.1.3, 12.3")
        return None
    return RuleProcesses()


def attack_goes_on(t: Table) -> bool:
    """10.1.2.4: is a Forward attacking?"""
    if phase_now(t) == terms.ATTACK_PHASE:
        for id in t.zones[terms.FIELD * 2 + t.active]:
            if t.cards[id].marks & terms.ATTACKING:
                return True
    return False


class Priority(Procedure):
    """The turn player gains priority first (11.1.2); it goes on until both forfeit it in a row while the stack is empty."""

    def __init__(self, acting: bool) -> None:
        super().__init__()
        self.acting = acting  # may players cast and use anything? Not in the End Phase (9.5.1.1, 9.5.1.4)
        self.holder = -1
        self.forfeited = 0  # how many have forfeited in a row
        self.deploying = False  # is it a Character that is being cast?
        # For chapter 13: how much has resolved and was processed since anybody acted, and the positions then.
        self.rounds = 0
        self.seen: list[int] = []

    def priority(self) -> tuple[int, int]:
        return self.holder, self.forfeited

    def gain(self, t: Table) -> Todo:
        """11.1.2, 11.1.3"""
        if self.holder < 0:
            self.holder = t.active
        if t.watching(STATE_WATCH):
            notice_states(t)
        todo = rule_processes(t)
        if todo is not None:
            self.next = self.GAIN
            self.rounds += 1
            loop = settle_rules(t, self.rounds, self.seen, terms.ASK_PRIORITY)
            if loop is not None or t.winner >= 0:
                return loop
        return todo

    def put_on_stack(self, t: Table) -> Todo:
        """11.1.4, 11.8.7"""
        if not t.pending:
            return None
        self.next = self.GAIN
        t.check = True
        return StackTriggered()

    def choose(self, t: Table) -> Todo:
        """11.1.1, 11.1.4"""
        if not self.acting or not could_act(t, self.holder):
            self.answer = option(DONE)
            return None
        options = priority_options(t, self.holder)
        if not t.stacked and self.holder == t.active:
            if t.trail and not t.scripted:
                cycle = in_cycle(t)
                if cycle > 0:
                    options.append(option(terms.REPEAT_CYCLE, cycle))
            mark_action(t)
        # How much is on the stack, and whether an attack is under way: bots must know whether something is still going on.
        return Ask(self.holder, terms.ASK_PRIORITY, "11.1.4", options, -1, -1, len(t.stacked), 2 if attack_goes_on(t) else 1)

    def act(self, t: Table) -> Todo:
        """11.1.1"""
        t.refused = []
        verb = verb_of(self.answer)
        if verb == DONE:
            return None
        self.next = self.ACTED
        self.rounds = 0
        self.seen = []
        if verb == terms.REPEAT_CYCLE:
            self.deploying = False
            return RepeatCycle(self.holder, declared(t, value_of(self.answer)))
        card = t.cards[value_of(self.answer)]
        self.deploying = verb == PLAY and not t.look(card).types & terms.SUMMON
        if verb == PLAY:
            return play_of_card(t, self.holder, card)
        return play_of_ability(t, self.holder, card, extra_of(self.answer))

    def forfeit(self, t: Table) -> Todo:
        """11.1.6"""
        self.forfeited += 1
        if self.forfeited < 2:
            self.holder = 1 - self.holder
            self.next = self.GAIN
        else:
            self.next = self.BOTH_FORFEITED
        return None

    def acted(self, t: Table) -> Todo:
        """11.1.4"""
        self.next = self.GAIN
        t.check = True
        if not t.refused:  # otherwise it was rewound, and who had priority has it again (14.4)
            self.forfeited = 0
            if self.deploying:
                if t.trace is not None and (self.holder != t.active or t.stacked or not in_main_phase(t)):
                    t.cite("15.2.5.2, 15.2.5.3, 15.2.5.4")
                self.holder = t.active  # 11.4.7; after a Summon or an ability, who played it (11.3.8, 11.6.11, 11.7.11)
        return None

    def both_forfeited(self, t: Table) -> Todo:
        """11.1.7"""
        if not t.stacked:
            return self.end()
        self.rounds += 1
        return settle_chain(t, self.rounds, self.seen, terms.ASK_PRIORITY)

    def resolve_top(self, t: Table) -> Todo:
        """11.1.7, 11.1.5"""
        self.forfeited = 0
        self.holder = t.active
        self.next = self.GAIN
        t.check = True
        top = t.stacked[-1]
        return ResolveTop(top.ref, top.context.copy())

    def notice_no_loops(self) -> None:
        self.rounds = -CERTAIN * CERTAIN

    # -- generated from the steps above: make steps
    GAIN: Final = 0
    ACTED: Final = 5
    BOTH_FORFEITED: Final = 6
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "11.1.2, 11.1.3", "11.1.4, 11.8.7", "11.1.1, 11.1.4", "11.1.1", "11.1.6", "11.1.4", "11.1.7", "11.1.7, 11.1.5",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.gain(t)  # 11.1.2, 11.1.3
            elif at == 1: todo = self.put_on_stack(t)  # 11.1.4, 11.8.7
            elif at == 2: todo = self.choose(t)  # 11.1.1, 11.1.4
            elif at == 3: todo = self.act(t)  # 11.1.1
            elif at == 4: todo = self.forfeit(t)  # 11.1.6
            elif at == 5: todo = self.acted(t)  # 11.1.4
            elif at == 6: todo = self.both_forfeited(t)  # 11.1.7
            elif at == 7: todo = self.resolve_top(t)  # 11.1.7, 11.1.5
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Priority(self.acting)
        p.holder = self.holder
        p.forfeited = self.forfeited
        p.deploying = self.deploying
        p.rounds = self.rounds
        p.seen = self.seen[:]
        return p
    # -- end of generated
