"""6-3 to 6-5: what the core step, the draw step and the refresh step do by the rules."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_moved
from cardwright.games.bss.management import manage
from cardwright.kernel.events import DRAW, UPRIGHT, Event, moved, phase_begins, turned
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def step_starts(t: Table, player: int, which: int, clause: str) -> Todo:
    """The step begins: effects worded "at the start of the step" activate now."""
    t.set_number(terms.STEP, 0, which)  # what holds during a step may change
    return happen(t, [phase_begins(player, which, clause=clause)])


def draw_one(t: Table, player: int, clause: str) -> Todo:
    """4-5-2: the top card of the deck goes to the hand; from an empty deck nothing does."""
    deck = t.zone(terms.DECK, player)
    if not deck:
        t.cite("1-3-2")
        return None
    if t.trace is not None:
        t.cite("4-5-2")
    return happen(t, [moved(t.cards[deck[-1]], to=terms.HAND, how=DRAW, player=player, clause=clause).by(player)])


def refreshing(t: Table, player: int) -> list[Event]:
    """6-5-2: all cards are refreshed, and all cores of the trash go to the reserve."""
    events: list[Event] = []
    for id in t.zone(terms.FIELD, player):
        c = t.cards[id]
        if not c.turned:
            continue
        if t.look(c).bans & terms.CANT_REFRESH:
            t.cite("1-3-3")
            continue
        events.append(turned(c.ref(), player, UPRIGHT, clause="6-5-2"))
    for kind in (terms.CORE, terms.SOUL_CORE):
        n = t.number(terms.CORE_TRASH + terms.SOUL_IN * kind, player)
        if n > 0:
            back = cores_moved(player, n, kind, origin=terms.CORE_TRASH, goal=terms.RESERVE, clause="6-5-2")
            events.append(back.by(player))
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
    CLAUSES: ClassVar[tuple[str, ...]] = ("6-5-1", "6-5-2, 10-3-1, 4-4-1-1", "6-5-2")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.starts(t)  # 6-5-1
            elif at == 1: todo = self.refresh(t)  # 6-5-2, 10-3-1, 4-4-1-1
            elif at == 2: todo = self.manage(t)  # 6-5-2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return RefreshStep(self.player)
    # -- end of generated
