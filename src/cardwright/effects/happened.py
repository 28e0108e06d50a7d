"""What has happened: patterns that events are compared with, and how often one was met this turn.

A pattern serves three ends: a trigger that waits for it, a condition or count over what has happened, and a replacement effect
that waits for an event which is only proposed (then nothing has moved, and `Event.before` is empty).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Condition
from cardwright.effects.comparing import compare
from cardwright.effects.subjects import Subject
from cardwright.kernel.cards import Card, Piece, Snapshot
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NOT_IT: Final = -2  # the event does not fit
NO_CARD: Final = -1  # it fits, and is about no card

# Over which events it is asked how often something happened.
THIS_TURN: Final = 0
THIS_WAY: Final = 1  # by this resolution


class Pattern:
    """Which events are meant."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds  # bits of the kinds of event

    def found(self, t: Table, e: Event, c: Context) -> int:
        """The card that the event is about if it fits (NO_CARD if it is about none), else NOT_IT."""
        raise NotImplementedError

    def card(self, e: Event) -> int:
        """The card that an event of this kind is about, whether or not it still fits."""
        return e.subject


class AnyPattern(Pattern):
    """One of several patterns."""

    def __init__(self, parts: list[Pattern]) -> None:
        kinds = 0
        for part in parts:
            kinds |= part.kinds
        super().__init__(kinds)
        self.parts = parts

    def found(self, t: Table, e: Event, c: Context) -> int:
        for part in self.parts:
            if part.kinds >> e.kind & 1:
                ref = part.found(t, e, c)
                if ref != NOT_IT:
                    return ref
        return NOT_IT


class OncePerBatch(Pattern):
    """Of events that fit and happen together, only the last counts. (While triggers are looked for, whatever comes after an event
    in the history happened together with it.)"""

    def __init__(self, pattern: Pattern) -> None:
        super().__init__(pattern.kinds)
        self.pattern = pattern

    def found(self, t: Table, e: Event, c: Context) -> int:
        ref = self.pattern.found(t, e, c)
        if ref == NOT_IT:
            return NOT_IT
        events = t.history
        for i in range(len(events) - 1, -1, -1):
            later = events[i]
            if later is e:
                return ref
            if self.kinds >> later.kind & 1 and self.pattern.found(t, later, c) != NOT_IT:
                return NOT_IT
        return ref


def tally(t: Table, c: Context, pattern: Pattern, period: int) -> int:
    """How often the pattern was met."""
    events = t.history
    n = 0
    for i in range(c.began if period == THIS_WAY else 0, len(events)):
        e = events[i]
        if not pattern.kinds >> e.kind & 1:
            continue
        if period == THIS_WAY and e.source != c.source:
            continue
        if pattern.found(t, e, c) != NOT_IT:
            n += 1
    return n


class Happened(Condition):
    """It happened as often as said."""

    def __init__(self, pattern: Pattern, op: int, times: Amount, period: int) -> None:
        self.pattern = pattern
        self.op = op
        self.times = times
        self.period = period

    def holds(self, t: Table, c: Context) -> bool:
        return compare(tally(t, c, self.pattern, self.period), self.op, self.times.value(t, c))


class Tally(Amount):
    """How often it happened."""

    def __init__(self, pattern: Pattern, period: int) -> None:
        self.pattern = pattern
        self.period = period

    def value(self, t: Table, c: Context) -> int:
        return tally(t, c, self.pattern, self.period)


class Total(Tally):
    """What its amounts add up to."""

    def value(self, t: Table, c: Context) -> int:
        n = 0
        for i in range(c.began if self.period == THIS_WAY else 0, len(t.history)):
            e = t.history[i]
            if not self.pattern.kinds >> e.kind & 1 or (self.period == THIS_WAY and e.source != c.source):
                continue
            if self.pattern.found(t, e, c) != NOT_IT:
                n += abs(e.amount)
        return n


def about(t: Table, c: Context, subject: Subject, ref: int) -> bool:
    """Is the card of an event that moves nothing one of the subject's?"""
    if ref < 0:
        return False
    p = t.piece(ref)
    return subject.fits(t, c, ref, ref, p, look_of_piece(t, p))


def look_of_piece(t: Table, p: Piece) -> Look:
    """The information of a card on the table, or of what it last was."""
    if isinstance(p, Snapshot):
        return p.look
    assert isinstance(p, Card)
    return t.look(p)
