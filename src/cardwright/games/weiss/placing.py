"""Cards come to the stage: on which position, where that was left open, and in which state (3.6, 4.6, 8.6.2.2.1)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import FACING, card_at, taken
from cardwright.games.weiss.rule_effects import blank_face
from cardwright.kernel.cards import ID_MASK, Card
from cardwright.kernel.contexts import Pending
from cardwright.kernel.continuous import PLACES
from cardwright.kernel.events import MOVE, Event
from cardwright.kernel.faces import AUTOMATIC
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen_arranged
from cardwright.kernel.options import option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def leaves_position_open(e: Event) -> bool:
    return e.kind == MOVE and e.goal == terms.STAGE and e.place == 0


def open_positions(t: Table, player: int, flags: int) -> list[int]:
    """The positions that a move with these flags may go to."""
    occupied = taken(t, player) if flags & terms.OPEN_POSITION else 0
    first = terms.BACK_LEFT if flags & terms.ON_BACK else terms.CENTER_LEFT
    last = terms.CENTER_RIGHT if flags & terms.ON_CENTER else terms.BACK_RIGHT
    out: list[int] = []
    for position in range(first, last + 1):
        if flags & terms.FACED and (FACING[position] == 0 or card_at(t, 1 - player, FACING[position]) is None):
            continue
        if not occupied >> position & 1:
            out.append(position)
    return out


class ChoosePositions(Procedure):
    """Cards are about to be put on the stage: their player chooses a position for each whose position was left open."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events  # still to be settled; the first is being settled
        self.settled: list[Event] = []

    def choose(self, t: Table) -> Todo:
        """8.6.2.2.1, 3.6.1"""
        while self.events and not leaves_position_open(self.events[0]):
            self.settled.append(self.events[0])
            self.events = self.events[1:]
        if not self.events:
            self.next = self.GO_ON
            return None
        e = self.events[0]
        positions = open_positions(t, e.player, e.flags)
        if e.flags & terms.SEPARATE:
            for other in self.settled:
                if other.goal == terms.STAGE and other.player == e.player and other.place in positions:
                    positions.remove(other.place)
        if not positions:
            t.cite("1.3.3")  # there is no such position: the card stays where it is
            self.events = self.events[1:]
            self.next = self.CHOOSE
            return None
        if len(positions) == 1:
            self.answer = option(terms.POSITION, positions[0])
            return None
        return Ask(e.player, terms.ASK_POSITION, "8.6.2.2.1", [option(terms.POSITION, p) for p in positions], e.subject)

    def take(self, t: Table) -> Todo:
        """8.6.2.2.1"""
        self.settled.append(self.events[0].but(place=value_of(self.answer)))
        self.events = self.events[1:]
        self.next = self.CHOOSE
        return None

    def go_on(self, t: Table) -> Todo:
        """3.6.1"""
        return happen_arranged(t, self.settled) if self.settled else None

    # -- generated from the steps above: make steps
    CHOOSE: Final = 0
    GO_ON: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = ("8.6.2.2.1, 3.6.1", "8.6.2.2.1", "3.6.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # 8.6.2.2.1, 3.6.1
            elif at == 1: todo = self.take(t)  # 8.6.2.2.1
            elif at == 2: todo = self.go_on(t)  # 3.6.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = ChoosePositions(self.events[:])
        p.settled = self.settled[:]
        return p
    # -- end of generated


def settle(t: Table, card: Card, e: Event) -> None:
    """A card has entered a zone: its position and state, which side is up, and the Encore of one that left the stage."""
    before = e.before
    if e.goal == terms.STAGE:
        card.marks = (card.marks & ~terms.POSITION_BITS) | e.place
        if before is not None and before.zone == terms.STAGE:
            card.since = before.since
        elif e.flags & (terms.ENTERS_RESTED | terms.ENTERS_REVERSED):
            card.turned = terms.RESTED if e.flags & terms.ENTERS_RESTED else terms.REVERSED
        elif t.trace is not None and e.ability >= 0 and t.library.abilities[e.ability].flags & terms.SUNDER:
            t.cite("10.15.3, 10.15.3.1")
    elif e.goal == terms.MARKERS:
        card.marks = e.amount
        if before is None or before.zone != terms.MARKERS:
            card.facedown = not e.flags & terms.FACE_UP
            if t.trace is not None:
                t.cite("3.7.2" if card.facedown else "3.7.2.1")
        else:
            card.stamp = t.arrival if t.arrival > 0 else t.next_stamp()  # it lies under its new card from now on (`fallen_with`)
    elif e.flags & terms.FACE_DOWN and (e.goal == terms.LEVEL or e.goal == terms.MEMORY):
        card.facedown = True
        t.show(card, blank_face(t, card))
        t.cite("3.9.2.2.1" if e.goal == terms.LEVEL else "3.12.2.2.1")
    if t.trace is not None and before is not None and before.facedown:
        if before.zone == terms.LEVEL:
            t.cite("3.9.2.2.2")
        elif before.zone == terms.MEMORY:
            t.cite("3.12.2.2.2")
    if before is not None and before.zone == terms.STAGE and e.goal == terms.WAITING_ROOM:
        stand_by_encore(t, card, e)


def reposition(t: Table, e: Event) -> Event | None:
    """6.5.1.2.4: a character goes to another position. It stays the same card (3.1.4); information is worked out anew only where
    something depends on who stands where."""
    if t.at(e.subject) is None:
        return None
    card = t.mine(e.subject & ID_MASK)
    card.marks = (card.marks & ~terms.POSITION_BITS) | e.amount
    t.touch(PLACES)
    return e


def stand_by_encore(t: Table, card: Card, e: Event) -> None:
    """10.2.1: Encore activates when its card is put from the stage into its master's waiting room. (The rules see to it, so that
    not every character on the stage has to watch every move.)"""
    before = e.before
    assert before is not None
    if before.look.bans & terms.NO_ENCORE:
        t.cite("1.3.4")
        return
    if e.player != before.controller:
        if t.trace is not None:
            t.cite("10.2.2")  # it has gone to the waiting room of its owner
        return
    for a in before.look.abilities:
        if a.flags & terms.ENCORE and a.kind == AUTOMATIC:
            t.pending.append(Pending(before.controller, card.ref(), a, e, None))
            if t.trace is not None:
                t.cite("10.2.1")
                t.cite("8.7.2")
                if a.flags & terms.DEFAULT_ENCORE:
                    t.cite("10.2.3")
