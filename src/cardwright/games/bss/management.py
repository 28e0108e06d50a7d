"""Chapter 9: gameplay management, and 8-5-2-4: waiting effects are resolved, the newest first."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.references import look_of
from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in
from cardwright.games.bss.destruction import due, nothing_due
from cardwright.games.bss.hidden_effects import OfferHidden, nothing_offered
from cardwright.games.bss.resolving import resolution_of
from cardwright.kernel.agreed_repeats import settle_rules
from cardwright.kernel.chains import CERTAIN, NO_WINDOW
from cardwright.kernel.check_timing import CheckTiming
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import ATTACK, BLOCK, DESTROY, MOVE
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import PENDING, option
from cardwright.kernel.table import DRAWN_GAME, PLAYERS

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Pending
    from cardwright.kernel.table import Table

BOTH: Final = 3


def manage(t: Table) -> Todo:
    """All management that is due, and all effects that wait; without a frame where there is none."""
    if not t.pending and nothing_offered(t) and (not (t.check or t.dirty) or nothing_due(t)):
        t.check = False
        if t.trace is not None:
            t.cite("4-7-2, 9-1-2-2")
        return None
    return CheckTiming()


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
    t.end(DRAWN_GAME if out == BOTH else 2 - out, "1-2-3" if out == BOTH else "9-2-3")


def manage_checkpoint(t: Table) -> Todo:
    """9-1-2-2: what is due; then 10-9-3: bursts and effects in the hand that may be activated."""
    todo = checkpoint(t) if t.check else None
    return OfferHidden() if todo is None and not nothing_offered(t) else todo


def newest(t: Table, player: int) -> list[int]:
    """8-5-2-4: the waiting effects that activated last, all of them together, for the player taking their turn to choose from."""
    out: list[int] = []
    if player != t.active:
        return out
    batch = 0
    for p in t.pending:
        if p.batch > batch:
            batch = p.batch
    for i in range(len(t.pending)):
        if t.pending[i].batch == batch:
            out.append(option(PENDING, i))
    return out


def kept_from_timing(t: Table, c: Context) -> bool:
    """1-3-3: is its card kept from having effects of this timing triggered? 8-10-1: if it left the field, it was as it left it.
    Who is kept from "When Destroyed" does not see others of their side destroyed either."""
    timing = c.ability.flags & terms.ANY_TIMING
    if c.ability.flags & terms.SEES_DESTROYED:
        timing |= terms.WHEN_DESTROYED
    if not timing or not look_of(t, c, c.source).bans & (timing << terms.NO_TIMING_SHIFT):
        return False
    t.cite("1-3-3")
    return True


def resolve_waiting(t: Table, pending: Pending) -> Todo:
    """8-5-2-4, 8-6: an effect that waited is resolved, unless its card is kept from activating effects (8-1-7),
    or from having those of its timing triggered by the effect that has just summoned it (1-3-3)."""
    t.check = True
    source = t.at(pending.source)
    if source is not None and source.zone == terms.FIELD and t.look(source).bans & terms.CANT_ACTIVATE:
        t.cite("8-1-7")
        return None
    if kept_from_timing(t, Context(pending.source, pending.controller, pending.ability, pending.event)):
        return None
    e = pending.event
    if t.trace is not None and e is not None and e.kind == MOVE and e.verb == DESTROY:
        t.cite("10-15-1")
    if t.trace is not None and e is not None and (e.kind == ATTACK or e.kind == BLOCK) and e.subject == pending.source:
        t.cite("10-11-1, 10-11-2")
    return resolution_of(t, pending)


class Checkpoint(Procedure):
    """9-1-2-2, 9-1-2-3: what is due is found, then done at once; then again, until nothing is left."""

    def __init__(self) -> None:
        super().__init__()
        # For 12-1-1: how often, and the positions then.
        self.rounds = 0
        self.seen: list[int] = []

    def perform(self, t: Table) -> Todo:
        """9-1-2-2, 9-1-2-3, 4-7-2"""
        t.check = False
        if nothing_due(t):
            return self.end()
        self.next = self.PERFORM
        self.rounds += 1
        loop = settle_rules(t, self.rounds, self.seen, NO_WINDOW)
        if loop is not None or t.winner >= 0:
            return loop
        return happen(t, due(t))

    def notice_no_loops(self) -> None:
        self.rounds = -CERTAIN * CERTAIN

    # -- generated from the steps above: make steps
    PERFORM: Final = 0
    CLAUSES: ClassVar[tuple[str, ...]] = ("9-1-2-2, 9-1-2-3, 4-7-2",)

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.perform(t)  # 9-1-2-2, 9-1-2-3, 4-7-2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Checkpoint()
        p.rounds = self.rounds
        p.seen = self.seen[:]
        return p
    # -- end of generated
