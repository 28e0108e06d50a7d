"""1406.3: an effect puts an old addition into a field: it comes added to a card, or stays where it is."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fow import terms
from cardwright.games.fow.additions import legal_bearers, link_event, must_be_added
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import MOVE, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen, happen_arranged
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def comes_added(t: Table, e: Event) -> bool:
    """Does this event put an old addition into a field, other than by resolving?"""
    if e.kind != MOVE or e.goal != terms.FIELD or e.origin == terms.FIELD or e.origin == terms.CHASE:
        return False
    card = t.cards[id_of(e.subject)]
    return bool(card.form.look.types & terms.ADDITION) and must_be_added(card.form.look.subtypes)


class PutAdditions(Procedure):
    """For each of the additions, the player in whose field it comes chooses the card."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events
        self.place = 0
        self.bearers: list[int] = []  # for each event: the card that it is added to, -1 for others

    def choose(self, t: Table) -> Todo:
        """1406.3"""
        if self.place >= len(self.events):
            self.next = self.PUT
            return None
        e = self.events[self.place]
        if not comes_added(t, e):
            self._take(-1)
            return None
        refs = legal_bearers(t, t.cards[id_of(e.subject)])
        if not refs:
            t.cite("1002.2")
            self.events = self.events[: self.place] + self.events[self.place + 1 :]  # it stays in the zone that it is in
            self.next = self.CHOOSE
            return None
        if len(refs) == 1:
            self._take(refs[0])
            return None
        return Ask(e.player, terms.ASK_ADD_TO, "1406.3", [option(CARD, id_of(ref)) for ref in refs], e.subject)

    def take(self, t: Table) -> Todo:
        """1406.3"""
        self._take(t.cards[value_of(self.answer)].ref())
        return None

    def put(self, t: Table) -> Todo:
        """1406.3"""
        return happen_arranged(t, self.events) if self.events else None

    def add(self, t: Table) -> Todo:
        """1406.3, 1002.1, 1002.2a"""
        links: list[Event] = []
        for i in range(len(self.events)):
            e = self.events[i]
            card = t.cards[id_of(e.subject)] if e.subject >= 0 else None
            if self.bearers[i] >= 0 and card is not None and card.zone == terms.FIELD:
                links.append(link_event(card.ref(), self.bearers[i], e.player, e.source, e.controller, "1002.1"))
        return happen(t, links)

    def _take(self, ref: int) -> None:
        self.bearers.append(ref)
        self.place += 1
        self.next = self.CHOOSE

    # -- generated from the steps above: make steps
    CHOOSE: Final = 0
    PUT: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = ("1406.3", "1406.3", "1406.3", "1406.3, 1002.1, 1002.2a")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # 1406.3
            elif at == 1: todo = self.take(t)  # 1406.3
            elif at == 2: todo = self.put(t)  # 1406.3
            elif at == 3: todo = self.add(t)  # 1406.3, 1002.1, 1002.2a
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = PutAdditions(self.events[:])
        p.place = self.place
        p.bearers = self.bearers[:]
        return p
    # -- end of generated
