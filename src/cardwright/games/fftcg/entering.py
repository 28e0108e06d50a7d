"""What a card is like as it enters a zone (5.2.3.1.1.3), and in which order cards count that enter together (11.12.4.11)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fftcg import terms
from cardwright.kernel import asking
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import BY_EFFECT, MOVE, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen_arranged
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


def settle(t: Table, card: Card, e: Event) -> None:
    """5.2.3.1.1.3: Backups enter the field dull; 6.7.3: counters do not go along."""
    if t.trace is not None:
        t.cite("7.4")
        if card.zone == terms.FIELD and e.cause == BY_EFFECT and e.player == card.owner:
            t.cite("6.2.4")
        if e.before is not None and e.before.counters:
            t.cite("6.7.3")
    if card.zone == terms.FIELD:
        backup = card.form.look.types & terms.BACKUP and not card.form.look.bans & terms.ENTERS_ACTIVE
        if backup or e.flags & terms.ENTERS_DULL:
            card.turned = 1
            if t.trace is not None and backup:
                t.cite("5.2.3.1.1.3")
    elif e.flags & terms.FACE_DOWN:
        card.facedown = True


def lasting(t: Table, e: Event) -> bool:
    """Does this card enter the field with something whose age could matter?"""
    if e.kind != MOVE or e.goal != terms.FIELD:
        return False
    return t.cards[id_of(e.subject)].form.passive_zones >> terms.FIELD & 1 != 0


def equal_times(t: Table, events: list[Event]) -> Todo:
    """A procedure that asks for the order of cards that enter together with field abilities; nothing where it can't matter."""
    n = 0
    for e in events:
        if lasting(t, e):
            n += 1
    return OrderArrivals(events) if n > 1 else None


class OrderArrivals(Procedure):
    """11.12.4.11: the turn player chooses the order in which cards count that get the same timestamp."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events
        self.order: list[int] = []  # numbers of the cards, the oldest first

    def choose(self, t: Table) -> Todo:
        """11.12.4.11"""
        left = [id_of(e.subject) for e in self.events if lasting(t, e) and id_of(e.subject) not in self.order]
        if len(left) <= 1:
            self.order = self.order + left
            self.next = self.ENTER
            return None
        options = [option(CARD, id) for id in left]
        n = len(self.order)
        return Ask(t.active, asking.ORDER, "11.12.4.11", options, -1, -1, n, n + len(left))

    def take(self, t: Table) -> Todo:
        """11.12.4.11"""
        self.order.append(value_of(self.answer))
        self.next = self.CHOOSE
        return None

    def enter(self, t: Table) -> Todo:
        """11.12.4.11"""
        return happen_arranged(t, self.events)

    def number(self, t: Table) -> Todo:
        """11.12.4.11, 11.12.4.10"""
        for id in self.order:
            if t.cards[id].zone == terms.FIELD:
                t.mine(id).stamp = t.next_stamp()
        t.dirty = True
        t.check = True
        return None

    # -- generated from the steps above: make steps
    CHOOSE: Final = 0
    TAKE: Final = 1
    ENTER: Final = 2
    NUMBER: Final = 3

    def tag(self) -> int:
        return 4013

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # 11.12.4.11
            elif at == 1: todo = self.take(t)  # 11.12.4.11
            elif at == 2: todo = self.enter(t)  # 11.12.4.11
            elif at == 3: todo = self.number(t)  # 11.12.4.11, 11.12.4.10
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return ORDER_ARRIVALS_CLAUSES

    def copy(self) -> Procedure:
        p = OrderArrivals(self.events[:])
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.order = self.order[:]
        return p

    def save(self, w: Writer) -> None:
        w.events(self.events)
        w.nums(self.order)
    # -- end of generated


# -- generated from the steps above: make steps
ORDER_ARRIVALS_CLAUSES: Final[tuple[str, ...]] = ("11.12.4.11", "11.12.4.11", "11.12.4.11", "11.12.4.11, 11.12.4.10")
# -- end of generated
