"""Which card an event must be about: this one, one that passes a filter, one of a slot, a leader."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter, Players, Reference
from cardwright.effects.card_tests import covers
from cardwright.effects.comparing import cite
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Subject:
    """`ref` is the card after the event, `was` before it (the same unless it moved); `p` and `k` its information to be used."""

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        raise NotImplementedError


class ThisSubject(Subject):
    """The card that has the ability."""

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        return c.source == ref or c.source == was


class ThisSubjectOfType(ThisSubject):
    """The card that has the ability, if it is (or was) of the type that the text calls it by."""

    def __init__(self, types: int, clause: str) -> None:
        self.types = types
        self.clause = clause

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        if c.source != ref and c.source != was:
            return False
        if k.types & self.types:
            return True
        if t.trace is not None:
            cite(t, self.clause)
        return False


class FilterSubject(Subject):
    """Whichever card passes the filter."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        source = c.source
        if source != ref and source != was:
            return covers(t, c, self.filter, p, k)
        # "Another card" is told by reference: for this card itself, give the reference that belongs to the information used.
        c.source = p.ref()
        fits = covers(t, c, self.filter, p, k)
        c.source = source
        return fits


class SlotSubject(Subject):
    """One of the cards of a slot: what a delayed trigger waits for."""

    def __init__(self, n: int) -> None:
        self.n = n

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        if self.n >= len(c.slots):
            return False
        refs = c.slots[self.n]
        return ref in refs or was in refs


class RelatedSubject(Subject):
    """A card that stands in a relation to another one, such as what this card is added to."""

    def __init__(self, to: Reference) -> None:
        self.to = to

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        refs = self.to.refs(t, c)
        return ref in refs or was in refs


class LeaderSubject(Subject):
    """The leader of a player."""

    def __init__(self, of: Players, zone: int) -> None:
        self.of = of
        self.zone = zone

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        return p.zone == self.zone and p.controller in self.of.players(t, c)


class OneOfSubjects(Subject):
    def __init__(self, parts: list[Subject]) -> None:
        self.parts = parts

    def fits(self, t: Table, c: Context, ref: int, was: int, p: Piece, k: Look) -> bool:
        for part in self.parts:
            if part.fits(t, c, ref, was, p, k):
                return True
        return False
