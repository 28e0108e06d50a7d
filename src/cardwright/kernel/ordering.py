"""Several cards come into a zone whose order counts: each player orders those that come into theirs."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.kernel import asking
from cardwright.kernel.cards import ID_MASK, Card, shown_to
from cardwright.kernel.events import BOTTOM, MOVE, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, option, value_of
from cardwright.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def in_order(t: Table, events: list[Event], clause: str) -> Todo:
    """Let these events happen together; where cards come into ordered zones, their players say first in which order."""
    first = ordering(t, events, clause)
    return happen(t, events) if first is None else first


def ordering(t: Table, events: list[Event], clause: str, about: int = -1, ability: int = -1, shuffled: int = 0) -> Todo:
    """A procedure that asks for the order and then lets the events happen; nothing where there is no order to choose. `shuffled`:
    the players (bits) whose cards are shuffled right afterwards, so that their order comes to nothing."""
    if len(events) < 2 or t.gathering:
        return None
    for player in range(2):
        if not shuffled >> player & 1 and to_be_ordered(t, events, player):
            return OrderMoves(events, clause, about, ability, shuffled, t.grouping)
    return None


def to_be_ordered(t: Table, events: list[Event], player: int) -> list[int]:
    """The cards whose order in their new zone this player chooses: several that come into the same one, of which they know any."""
    goals: list[int] = []
    for e in events:
        if e.kind == MOVE and e.player == player and e.goal not in goals and t.rules.zones[e.goal].ordered:
            goals.append(e.goal)
            found = [x.subject for x in events if x.goal == e.goal and x.player == player and counts(t, x)]
            if len(found) > 1 and any(known_to(t, t.cards[ref & ID_MASK], player) for ref in found):
                return found
    return []


def known_to(t: Table, card: Card, player: int) -> bool:
    """Does this player know which card it is?"""
    sight = t.rules.zones[card.zone].sight
    return shown_to(card, player) or (sight == PUBLIC and not card.facedown) or (sight == OWNER and card.controller == player)


def counts(t: Table, e: Event) -> bool:
    """Does this move put a card among others whose order counts?"""
    card = t.at(e.subject)
    return e.kind == MOVE and card is not None and t.rules.lies_in_order(t, card, e.goal)


class OrderMoves(Procedure):
    """The active player orders the cards that come into their zone, from the top down; then the other player orders theirs."""

    def __init__(self, events: list[Event], clause: str, about: int, ability: int, shuffled: int, batch: int) -> None:
        super().__init__()
        self.events = events
        self.clause = clause  # by which they move
        self.about = about  # the card whose ability moves them, and that ability
        self.ability = ability
        self.shuffled = shuffled
        self.batch = batch  # of the operation that lets it happen; 0 if none does
        self.placed: list[int] = []  # the cards, as they have been named

    def next_card(self, t: Table) -> Todo:
        """@placing_order"""
        for player in (t.active, 1 - t.active):
            if self.shuffled >> player & 1:
                continue
            theirs = to_be_ordered(t, self.events, player)
            left = [ref for ref in theirs if ref not in self.placed]
            if len(left) > 1:
                if t.trace is not None:
                    self._cite_secret(t, left[0])
                named = [ref for ref in self.placed if ref in theirs]
                options = [option(CARD, ref & ID_MASK) for ref in left]
                return Ask(
                    player, asking.ORDER, self.clause, options, self.about, self.ability, len(named), len(theirs), chosen=named
                )
        self.next = self.GO
        return None

    def take(self, t: Table) -> Todo:
        """@placing_order"""
        self.placed.append(t.cards[value_of(self.answer)].ref())
        self.next = self.NEXT_CARD
        return None

    def go(self, t: Table) -> Todo:
        """@placing_order"""
        events = self.events
        for player in range(2):
            theirs = [] if self.shuffled >> player & 1 else to_be_ordered(t, events, player)
            if theirs:
                named = [ref for ref in self.placed if ref in theirs]
                events = self._sorted(events, named + [ref for ref in theirs if ref not in named])
        t.grouping = self.batch
        todo = happen(t, events)
        t.grouping = 0
        return todo

    def _cite_secret(self, t: Table, ref: int) -> None:
        """Does a card that everybody sees go where nobody will see the order?"""
        for e in self.events:
            if e.subject == ref and t.rules.zones[e.goal].sight != PUBLIC:
                if t.rules.zones[t.cards[ref & ID_MASK].zone].sight == PUBLIC:
                    t.cite("@placing_secret")
                return

    def _sorted(self, events: list[Event], refs: list[int]) -> list[Event]:
        """The events with the moves of these cards so that the cards come to lie in this order, from the top down."""
        moves = [e for ref in refs for e in events if e.subject == ref and e.kind == MOVE]
        if moves[0].place != BOTTOM:
            moves.reverse()  # the one that is placed last lies on top
        out: list[Event] = []
        for e in events:
            out.append(moves.pop(0) if e.kind == MOVE and e.subject in refs else e)
        return out

    # -- generated from the steps above: make steps
    NEXT_CARD: Final = 0
    GO: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = ("@placing_order", "@placing_order", "@placing_order")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.next_card(t)  # @placing_order
            elif at == 1: todo = self.take(t)  # @placing_order
            elif at == 2: todo = self.go(t)  # @placing_order
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = OrderMoves(self.events[:], self.clause, self.about, self.ability, self.shuffled, self.batch)
        p.placed = self.placed[:]
        return p
    # -- end of generated
