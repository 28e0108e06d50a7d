"""6-3 to 6-5: what the core step, the draw step and the refresh step do by the rules."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.management import manage
from cardwright.kernel.events import BY_RULE, DRAW, MOVE, PHASE, STATE, Event
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


def step_starts(t: Table, player: int, which: int, clause: str) -> Todo:
    """The step begins: effects worded "at the start of the step" activate now."""
    t.set_number(terms.STEP, 0, which)  # what holds during a step may change
    return happen(t, [Event(PHASE, -1, player, 0, which, clause=clause)])


def draw_one(t: Table, player: int, clause: str) -> Todo:
    """4-5-2: the top card of the deck goes to the hand; from an empty deck nothing does."""
    deck = t.zone(terms.DECK, player)
    if not deck:
        if t.trace is not None:
            t.cite("1-3-2")
        return None
    if t.trace is not None:
        t.cite("4-5-2")
    return happen(t, [Event(MOVE, t.cards[deck[-1]].ref(), player, 0, DRAW, -1, player, terms.DECK, terms.HAND, clause=clause)])


def refreshing(t: Table, player: int) -> list[Event]:
    """6-5-2: all cards are refreshed, and all cores of the trash go to the reserve."""
    events: list[Event] = []
    for id in t.zone(terms.FIELD, player):
        c = t.cards[id]
        if not c.turned:
            continue
        if t.look(c).bans & terms.CANT_REFRESH:
            if t.trace is not None:
                t.cite("1-3-3")
            continue
        events.append(Event(STATE, c.ref(), player, 0, clause="6-5-2"))
    for kind in (terms.CORE, terms.SOUL_CORE):
        n = t.number(terms.CORE_TRASH + terms.SOUL_IN * kind, player)
        if n > 0:
            events.append(Event(terms.CORES_EVENT, -1, player, n, kind, -1, player, terms.CORE_TRASH, terms.RESERVE, 0, BY_RULE,
                                -1, "6-5-2"))
    return events


class RefreshStep(Procedure):
    """6-5: the refresh step, of the turn or because an effect says so."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def starts(self, t: Table) -> Todo:
        """6-5-1"""
        return step_starts(t, self.player, terms.REFRESH_STEP, "6-5-1")

    def refresh(self, t: Table) -> Todo:
        """6-5-2, 10-3-1, 4-4-1-1"""
        return happen(t, refreshing(t, self.player))

    def manage(self, t: Table) -> Todo:
        """6-5-2"""
        return manage(t)

    # -- generated from the steps above: make steps
    STARTS: Final = 0
    REFRESH: Final = 1
    MANAGE: Final = 2

    def tag(self) -> int:
        return 6008

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.starts(t)  # 6-5-1
            elif at == 1: todo = self.refresh(t)  # 6-5-2, 10-3-1, 4-4-1-1
            elif at == 2: todo = self.manage(t)  # 6-5-2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return REFRESH_STEP_CLAUSES

    def copy(self) -> Procedure:
        p = RefreshStep(self.player)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
    # -- end of generated


# -- generated from the steps above: make steps
REFRESH_STEP_CLAUSES: Final[tuple[str, ...]] = ("6-5-1", "6-5-2, 10-3-1, 4-4-1-1", "6-5-2")
# -- end of generated
