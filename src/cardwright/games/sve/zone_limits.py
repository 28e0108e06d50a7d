"""4.4.4.2, 4.8.3.2, 4.1.4: cards that arrive together and do not all fit, or whose order counts."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.sve import terms
from cardwright.games.sve.zones import room
from cardwright.kernel import asking
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import MOVE, NOWHERE, STEAL, SWAP, TRANSFORM, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen_arranged
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def limited(e: Event) -> bool:
    """Is this a card that newly arrives in a zone with a limit?"""
    if (e.goal != terms.FIELD and e.goal != terms.EX_AREA) or e.kind != MOVE or e.verb == TRANSFORM or e.verb == SWAP:
        return False
    return e.origin != e.goal or e.verb == STEAL


def overfull(t: Table, events: list[Event]) -> bool:
    """Would these events put more cards into a field or EX area than it may hold?"""
    if len(events) == 1:
        e = events[0]
        return limited(e) and room(t, e.goal, e.player) == 0
    for i in range(len(events)):
        e = events[i]
        if not limited(e):
            continue
        n = 1
        for j in range(i):
            if limited(events[j]) and events[j].goal == e.goal and events[j].player == e.player:
                n += 1
        if n > room(t, e.goal, e.player):
            return True
    return False


class FitIn(Procedure):
    """The controller of the effect selects as many of the arriving cards as there is room for; the others stay away."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events
        self.kept: list[Event] = []  # those that are sure to happen
        self.waiting: list[Event] = []  # arrivals in the zone that is being settled

    def sort_out(self, t: Table) -> Todo:
        """4.4.4.2, 4.8.3.2"""
        if not self.events:
            self.next = self.PERFORM
            return None
        first = self.events[0]
        if not limited(first):
            self.kept.append(first)
            self.events = self.events[1:]
            self.next = self.SORT_OUT
            return None
        self.waiting = [e for e in self.events if limited(e) and e.goal == first.goal and e.player == first.player]
        self.events = [e for e in self.events if e not in self.waiting]
        return None

    def select(self, t: Table) -> Todo:
        """4.4.4.2, 4.8.3.2"""
        if not self.waiting:
            self.next = self.SORT_OUT
            return None
        first = self.waiting[0]
        taken = 0
        for e in self.kept:
            if limited(e) and e.goal == first.goal and e.player == first.player:
                taken += 1
        free = room(t, first.goal, first.player) - taken
        if free <= 0:
            self._turn_away(t)
            return None
        if len(self.waiting) <= free:
            self.kept = self.kept + self.waiting
            self.waiting = []
            self.next = self.SORT_OUT
            return None
        by = first.controller if first.controller >= 0 else first.player
        options = [option(CARD, id_of(e.subject)) for e in self.waiting]
        return Ask(by, asking.WHICH_FIT, "4.4.4.2" if first.goal == terms.FIELD else "4.8.3.2", options, first.source)

    def keep(self, t: Table) -> Todo:
        """4.4.4.2, 4.8.3.2"""
        for e in self.waiting:
            if id_of(e.subject) == value_of(self.answer):
                self.kept.append(e)
                self.waiting = [w for w in self.waiting if w is not e]
                break
        self.next = self.SELECT
        return None

    def perform(self, t: Table) -> Todo:
        """4.4.4.2, 4.8.3.2"""
        return happen_arranged(t, self.kept)

    def _turn_away(self, t: Table) -> None:
        """The rest is not moved; tokens that were to be created are not."""
        for e in self.waiting:
            if e.origin == NOWHERE:
                t.mine(id_of(e.subject)).zone = terms.GONE
        self.waiting = []
        self.next = self.SORT_OUT

    # -- generated from the steps above: make steps
    SORT_OUT: Final = 0
    SELECT: Final = 1
    PERFORM: Final = 3
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "4.4.4.2, 4.8.3.2", "4.4.4.2, 4.8.3.2", "4.4.4.2, 4.8.3.2", "4.4.4.2, 4.8.3.2",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.sort_out(t)  # 4.4.4.2, 4.8.3.2
            elif at == 1: todo = self.select(t)  # 4.4.4.2, 4.8.3.2
            elif at == 2: todo = self.keep(t)  # 4.4.4.2, 4.8.3.2
            elif at == 3: todo = self.perform(t)  # 4.4.4.2, 4.8.3.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = FitIn(self.events[:])
        p.kept = self.kept[:]
        p.waiting = self.waiting[:]
        return p
    # -- end of generated
