"""Cards that come to the field together are equally old. Where their passive abilities conflict, the turn player says which
counts first."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.kernel import asking
from cardwright.kernel.cards import ID_MASK, Card
from cardwright.kernel.events import MOVE, Event
from cardwright.kernel.faces import PASSIVE
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen_arranged
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.continuous import Change
    from cardwright.kernel.table import Table


def equal_times(t: Table, events: list[Event]) -> Todo:
    """A procedure that asks for the order of cards that enter together; nothing where it can't matter now."""
    cards = conflicting(t, events)
    return OrderTimes(events, cards) if len(cards) > 1 else None


def all_times(t: Table, events: list[Event]) -> Todo:
    """The same, for a rulebook in which all that have a passive effect are put in order, whether it matters or not."""
    cards: list[int] = []
    for e in events:
        if e.kind == MOVE and e.goal == t.rules.field and t.cards[e.subject & ID_MASK].form.passive_zones >> e.goal & 1:
            cards.append(e.subject & ID_MASK)
    return OrderTimes(events, cards) if len(cards) > 1 else None


def conflicting(t: Table, events: list[Event]) -> list[int]:
    """Of the cards that enter, those for whose effects it matters whether they count before or after another one's."""
    cards: list[Card] = []
    for e in events:
        if e.kind == MOVE and e.goal == t.rules.field:
            cards.append(t.cards[e.subject & ID_MASK])
    out: list[int] = []
    for card in cards:
        for other in cards:
            if other is not card and conflict(changes_of(t, card), changes_of(t, other)):
                out.append(card.id)
                break
    return out


def changes_of(t: Table, card: Card) -> list[Change]:
    out: list[Change] = []
    if card.form.passive_zones >> t.rules.field & 1:
        for a in card.form.look.abilities:
            if a.kind == PASSIVE and a.zones >> t.rules.field & 1:
                out.extend(a.changes)
    return out


def conflict(ours: list[Change], theirs: list[Change]) -> bool:
    """Does a change of the one write what a change of the other in the same layer writes, so that the last one counts?"""
    for a in ours:
        for b in theirs:
            if a.layer >= 0 and a.layer == b.layer and a.writes & b.writes and not (a.adds and b.adds):
                return True
    return False


class OrderTimes(Procedure):
    """The turn player chooses the order in which these cards count, the oldest first."""

    def __init__(self, events: list[Event], cards: list[int]) -> None:
        super().__init__()
        self.events = events
        self.cards = cards
        self.order: list[int] = []  # numbers of the cards, the oldest first

    def oldest(self, t: Table) -> Todo:
        """@equal_times"""
        left = [id for id in self.cards if id not in self.order]
        if len(left) <= 1:
            self.order = self.order + left
            self.next = self.ENTER
            return None
        order = [t.cards[id].ref() for id in self.order]
        n = len(order)
        clause = t.rules.topics["@equal_times"][0]
        return Ask(t.active, asking.ORDER, clause, [option(CARD, id) for id in left], -1, -1, n, n + len(left), chosen=order)

    def take(self, t: Table) -> Todo:
        """@equal_times"""
        self.order.append(value_of(self.answer))
        self.next = self.OLDEST
        return None

    def enter(self, t: Table) -> Todo:
        """@equal_times"""
        return happen_arranged(t, self.events)

    def number(self, t: Table) -> Todo:
        """@equal_times"""
        for id in self.order:
            if t.cards[id].zone == t.rules.field:
                t.mine(id).stamp = t.next_stamp()
        t.dirty = True
        t.check = True
        return None

    # -- generated from the steps above: make steps
    OLDEST: Final = 0
    ENTER: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = ("@equal_times", "@equal_times", "@equal_times", "@equal_times")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.oldest(t)  # @equal_times
            elif at == 1: todo = self.take(t)  # @equal_times
            elif at == 2: todo = self.enter(t)  # @equal_times
            elif at == 3: todo = self.number(t)  # @equal_times
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = OrderTimes(self.events[:], self.cards[:])
        p.order = self.order[:]
        return p
    # -- end of generated
