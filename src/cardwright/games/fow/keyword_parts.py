"""The pieces of keyword skills: triggers, conditions and operations."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition, CostPart, Op, Reference, step
from cardwright.games.fow import terms
from cardwright.games.fow.additions import bearer_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import (
    ATTACK,
    BLOCK,
    BY_COMBAT,
    DAMAGE,
    DESTROY,
    DISCARD,
    ELIMINATE,
    Event,
    counters_changed,
    moved,
)
from cardwright.kernel.faces import Trigger
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.ordering import in_order

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

TARGET: Final = 1  # the slot of the target


class DealsBattleDamageToResonator(Trigger):
    """1105.2: this card deals battle damage to a resonator."""

    def __init__(self) -> None:
        super().__init__(1 << DAMAGE)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        if e.cause != BY_COMBAT or e.source != c.source or e.subject < 0:
            return False
        return bool(t.look_at(e.subject).types & terms.RESONATOR)


class ExplodeTogether(Op):
    """1105.2: this card, if it is a resonator (1105.3), and the resonator it dealt damage to are destroyed."""

    def run(self, t: Table, c: Context) -> Todo:
        e = c.event
        step(c, False)
        if e is None:
            return None
        if not t.look_at(c.source).types & terms.RESONATOR:  # as it was, if it has left (911.1)
            t.cite("1105.3")
            return None
        events: list[Event] = []
        for ref in (c.source, e.subject):
            hit = t.at(ref)
            if hit is not None and hit.zone == terms.FIELD and not t.look(hit).bans & terms.CANT_BE_DESTROYED:
                events.append(moved(hit, to=terms.GRAVEYARD, how=DESTROY, clause=self.clause).by_effect(c))
        c.did = len(events) > 0
        return in_order(t, events, "302.4")


class AttacksOrBlocks(Trigger):
    """1118.2: this card attacks or blocks."""

    def __init__(self) -> None:
        super().__init__(1 << ATTACK | 1 << BLOCK)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return e.subject == c.source


class CounterOp(Op):
    """Counters of one kind are put on this card or taken off it."""

    def __init__(self, clause: str, counter: int, n: int) -> None:
        super().__init__(clause)
        self.counter = counter
        self.n = n

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        step(c, card is not None)
        if card is None:
            return None
        if t.trace is not None and self.n < 0 and card.counted(self.counter) == 0:
            t.cite("1118.2a")
            t.cite("1118.2b")  # it has attacked or blocked all the same
        return happen(t, [counters_changed(card, self.counter, self.n, clause=self.clause).by_effect(c)])


class ShiftCard(Op):
    """1117.2, 1117.2a: if this card is physically past side up, turn it future side up."""

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        step(c, False)
        if card is None or card.back is None or card.form is card.back or card.front.look.types & terms.RULER:
            return None
        c.did = True
        return happen(t, [Event(terms.SHIFTED_EVENT, c.source, card.controller, clause="1117.2a").by_effect(c)])


class InvertCards(Op):
    """To invert came after the rulebook; its reminder says: flip it over."""

    def __init__(self, clause: str, what: Reference | None) -> None:
        super().__init__(clause)
        self.what = what  # none: this card

    def run(self, t: Table, c: Context) -> Todo:
        step(c, False)
        out: list[Event] = []
        for ref in [c.source] if self.what is None else self.what.refs(t, c):
            card = t.at(ref)
            if card is not None and card.back is not None and not card.front.look.types & terms.RULER:
                turned = Event(terms.SHIFTED_EVENT, ref, card.controller, verb=terms.INVERTED, other=ref, clause="1302.1")
                out.append(turned.by_effect(c))
        if not out:
            return None
        c.did = True
        return happen(t, out)


class NotBestowed(Condition):
    """1121.2: this card is not bestowed to any card."""

    def holds(self, t: Table, c: Context) -> bool:
        return bearer_of(t, c.source) < 0


class DiscardThis(CostPart):
    """1126.2: this card is discarded from the hand."""

    def possible(self, t: Table, c: Context) -> bool:
        card = t.at(c.source)
        return card is not None and card.zone == terms.HAND

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        assert card is not None
        step(c, True)
        return happen(t, [moved(card, to=terms.GRAVEYARD, how=DISCARD, clause="1126.2, 1019.1").by_cost(c)])


class EraseThis(CostPart):
    """1119.2, 1303.3: this token is erased from existence."""

    def possible(self, t: Table, c: Context) -> bool:
        return t.at(c.source) is not None

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        assert card is not None
        step(c, True)
        return happen(t, [moved(card, to=terms.GONE, how=ELIMINATE, clause="1303.3").by_cost(c)])


class Marked(Condition):
    """Does this card bear a mark: was it awakened (1109.2a), played with [Torrent] (1124.2)?"""

    def __init__(self, mark: int, clause: str) -> None:
        self.mark = mark
        self.clause = clause

    def holds(self, t: Table, c: Context) -> bool:
        if not t.piece(c.source).marks & self.mark:
            return False
        t.cite(self.clause)
        return True
