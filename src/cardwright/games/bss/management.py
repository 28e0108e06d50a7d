"""Chapter 9: gameplay management, and 8-5-2-4: waiting effects are resolved, the newest first."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in
from cardwright.games.bss.falling import due, nothing_due
from cardwright.games.bss.offering import OfferHidden, nothing_offered
from cardwright.games.bss.resolving import resolution_of
from cardwright.kernel import asking
from cardwright.kernel.events import ATTACK, BLOCK, DESTROY, MOVE
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import CARD, PENDING, REPLACE, option
from cardwright.kernel.table import DRAWN_GAME, PLAYERS
from cardwright.kernel.triggers import STATE_WATCH, notice_states
from cardwright.kernel.waiting import CHAIN_SUSPECTED, goes_round, had_a_choice, take_waiting

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

FORCED: Final = (PENDING, CARD, REPLACE)  # answers that say which, not whether
BOTH: Final = 3


def manage(t: Table) -> Todo:
    """All management that is due, and all effects that wait; without a frame where there is none."""
    if not t.pending and nothing_offered(t) and (not (t.check or t.dirty) or nothing_due(t)):
        t.check = False
        if t.trace is not None:
            t.cite("4-7-2, 9-1-2-2")
        return None
    return Management()


def checkpoint(t: Table) -> Todo:
    """4-7-2, 9-1-2-2: between two directives of an effect."""
    if nothing_due(t):
        t.check = False
        if t.trace is not None:
            t.cite("9-1-2-2")
        return None
    return Checkpoint()


def establish_winner(t: Table) -> None:
    """9-2: a player whose opponent's life is zero wins; if both are at zero, nobody does (1-2-3)."""
    out = 0
    for p in range(PLAYERS):
        if cores_in(t, terms.LIFE, p) == 0:
            out |= 1 << p
    if out == 0 or t.winner >= 0:
        return
    if t.trace is not None:
        t.cite("1-2-1, 1-2-1-1#2, 1-2-2, 9-1-2-1, 9-2-1, 9-2-2, 9-2-3")
        if out == BOTH:
            t.cite("1-2-3")
    t.finish(DRAWN_GAME if out == BOTH else 2 - out)


def newest(t: Table) -> list[int]:
    """8-5-2-4: the places of the waiting effects that activated last, all of them together."""
    batch = 0
    for p in t.pending:
        if p.batch > batch:
            batch = p.batch
    out: list[int] = []
    for i in range(len(t.pending)):
        if t.pending[i].batch == batch:
            out.append(i)
    return out


class Checkpoint(Procedure):
    """9-1-2-2, 9-1-2-3: what is due is found, then done at once; then again, until nothing is left."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0

    def perform(self, t: Table) -> Todo:
        """9-1-2-2, 9-1-2-3, 4-7-2"""
        self.rounds += 1
        if nothing_due(t) or self.rounds > CHAIN_SUSPECTED:
            t.check = False
            return self.end()
        self.next = self.PERFORM
        t.check = False
        return happen(t, due(t))

    # -- generated from the steps above: make steps
    PERFORM: Final = 0

    def tag(self) -> int:
        return 6002

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.perform(t)  # 9-1-2-2, 9-1-2-3, 4-7-2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return CHECKPOINT_CLAUSES

    def copy(self) -> Procedure:
        p = Checkpoint()
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.rounds = self.rounds
        return p

    def save(self, w: Writer) -> None:
        w.num(self.rounds)
    # -- end of generated


class Management(Procedure):
    """Checkpoint management, then the newest waiting effect, then again."""

    def __init__(self) -> None:
        super().__init__()
        # For 12-1-1-1: effects resolved since anybody could have stopped it, the positions then, and how many answers were given.
        self.rounds = 0
        self.seen: list[int] = []
        self.answers = 0

    def perform(self, t: Table) -> Todo:
        """9-1-2-2, 4-7-2"""
        if t.dirty:
            refresh(t)
        if t.watching(STATE_WATCH):
            notice_states(t)
        return checkpoint(t) if t.check else None

    def offer(self, t: Table) -> Todo:
        """10-9-1, 10-9-3"""
        return None if nothing_offered(t) else OfferHidden()

    def choose(self, t: Table) -> Todo:
        """8-5-2-4"""
        places = newest(t)
        if not places:
            return self.end()
        options: list[int] = []
        for i in places:
            options.append(option(PENDING, i))
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(t.active, asking.WHICH_PENDING, "8-5-2-4", options)

    def resolve(self, t: Table) -> Todo:
        """8-5-2-4, 8-6-1, 8-6-2"""
        self.next = self.PERFORM
        t.check = True
        pending = take_waiting(t, self.answer)
        if self._endless(t):
            if t.trace is not None:
                t.cite("12-1-1-1")
            t.finish(DRAWN_GAME)
            return None
        source = t.at(pending.source)
        if source is not None and source.zone == terms.FIELD and t.look(source).bans & terms.CANT_ACTIVATE:
            if t.trace is not None:
                t.cite("8-1-7")
            return None
        e = pending.event
        if t.trace is not None and e is not None and e.kind == MOVE and e.verb == DESTROY:
            t.cite("10-15-1")
        if t.trace is not None and e is not None and (e.kind == ATTACK or e.kind == BLOCK) and e.subject == pending.source:
            t.cite("10-11-1, 10-11-2")
        return resolution_of(t, pending)

    def _endless(self, t: Table) -> bool:
        """12-1-1-1: is this a loop that neither player is able to end? It leads to the same position again, or on and on."""
        if had_a_choice(t.trail[self.answers :], PLAYERS, FORCED):
            self.rounds = 0
            self.seen = []
        self.answers = len(t.trail)
        self.rounds += 1
        return goes_round(t, self.rounds, self.seen)

    # -- generated from the steps above: make steps
    PERFORM: Final = 0
    OFFER: Final = 1
    CHOOSE: Final = 2
    RESOLVE: Final = 3

    def tag(self) -> int:
        return 6005

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.perform(t)  # 9-1-2-2, 4-7-2
            elif at == 1: todo = self.offer(t)  # 10-9-1, 10-9-3
            elif at == 2: todo = self.choose(t)  # 8-5-2-4
            elif at == 3: todo = self.resolve(t)  # 8-5-2-4, 8-6-1, 8-6-2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return MANAGEMENT_CLAUSES

    def copy(self) -> Procedure:
        p = Management()
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.rounds = self.rounds
        p.seen = self.seen[:]
        p.answers = self.answers
        return p

    def save(self, w: Writer) -> None:
        w.num(self.rounds)
        w.nums(self.seen)
        w.num(self.answers)
    # -- end of generated


# -- generated from the steps above: make steps
CHECKPOINT_CLAUSES: Final[tuple[str, ...]] = ("9-1-2-2, 9-1-2-3, 4-7-2",)
MANAGEMENT_CLAUSES: Final[tuple[str, ...]] = ("9-1-2-2, 4-7-2", "10-9-1, 10-9-3", "8-5-2-4", "8-5-2-4, 8-6-1, 8-6-2")
# -- end of generated
