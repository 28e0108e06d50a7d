"""Values that note that they were worked out, for rehearsals: was every part of a card's text carried out?

Each wraps another and does what that one does. They are made only where a recorder is given, so play pays nothing for them.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Condition, Filter, Players, Reference, Test, each_that_fits
from cardwright.effects.happened import Pattern
from cardwright.kernel.cards import Card, Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import Change
from cardwright.kernel.events import Event
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Notes:
    """The numbers of the nodes that have been worked out."""

    def __init__(self) -> None:
        self.seen: set[int] = set()


class RecordedCondition(Condition):
    def __init__(self, inner: Condition, notes: Notes, number: int) -> None:
        self.inner = inner
        self.notes = notes
        self.number = number

    def holds(self, t: Table, c: Context) -> bool:
        self.notes.seen.add(self.number)
        return self.inner.holds(t, c)


class RecordedAmount(Amount):
    def __init__(self, inner: Amount, notes: Notes, number: int) -> None:
        self.inner = inner
        self.notes = notes
        self.number = number

    def value(self, t: Table, c: Context) -> int:
        self.notes.seen.add(self.number)
        return self.inner.value(t, c)


class RecordedPlayers(Players):
    def __init__(self, inner: Players, notes: Notes, number: int) -> None:
        self.inner = inner
        self.notes = notes
        self.number = number

    def players(self, t: Table, c: Context) -> list[int]:
        self.notes.seen.add(self.number)
        return self.inner.players(t, c)


class RecordedReference(Reference):
    """It has meant at least one card."""

    def __init__(self, inner: Reference, notes: Notes, number: int) -> None:
        self.inner = inner
        self.notes = notes
        self.number = number

    def refs(self, t: Table, c: Context) -> list[int]:
        found = self.inner.refs(t, c)
        if found:
            self.notes.seen.add(self.number)
        return found


class RecordedTest(Test):
    """A card has passed it."""

    def __init__(self, inner: Test, notes: Notes, number: int) -> None:
        self.inner = inner
        self.notes = notes
        self.number = number

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not self.inner.passes(t, c, p, k):
            return False
        self.notes.seen.add(self.number)
        return True


class RecordedFilter(Filter):
    """A card has passed it, or it has found one."""

    def __init__(self, inner: Filter, notes: Notes, number: int) -> None:
        super().__init__(inner.zones, inner.whose, inner.tests, inner.group, inner.reads)
        self.inner = inner
        self.notes = notes
        self.number = number

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return self.noted(self.inner.passes(t, c, p, k))

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        each_that_fits(self, t, c, ids, out)

    def fits(self, t: Table, c: Context, card: Card) -> bool:
        return self.noted(self.inner.fits(t, c, card))

    def noted(self, met: bool) -> bool:
        if met:
            self.notes.seen.add(self.number)
        return met

    def refs(self, t: Table, c: Context) -> list[int]:
        return self.found(self.inner.refs(t, c))

    def looked_through(self, t: Table, c: Context) -> list[int]:
        return self.inner.looked_through(t, c)

    def every(self, t: Table, c: Context) -> list[int]:
        return self.found(self.inner.every(t, c))

    def known(self, t: Table, c: Context) -> list[int]:
        return self.found(self.inner.known(t, c))

    def how_many(self, t: Table, c: Context) -> int:
        return len(self.known(t, c))

    def found(self, refs: list[int]) -> list[int]:
        if refs:
            self.notes.seen.add(self.number)
        return refs


class RecordedPattern(Pattern):
    """An event was compared with the pattern and fits."""

    def __init__(self, inner: Pattern, notes: Notes, number: int) -> None:
        super().__init__(inner.kinds)
        self.inner = inner
        self.notes = notes
        self.number = number

    def found(self, t: Table, e: Event, c: Context) -> int:
        ref = self.inner.found(t, e, c)
        if ref >= -1:
            self.notes.seen.add(self.number)
        return ref

    def card(self, e: Event) -> int:
        return self.inner.card(e)


class RecordedChange(Change):
    """The change was applied to a card."""

    def __init__(self, inner: Change, notes: Notes, number: int) -> None:
        super().__init__(inner.layer, inner.reads, inner.writes)
        self.zones = inner.zones
        self.depends_on = inner.depends_on
        self.applies_by_state = inner.applies_by_state
        self.about_itself = inner.about_itself
        self.checks_itself = inner.checks_itself
        self.inner = inner
        self.notes = notes
        self.noted = number

    def active(self, t: Table, c: Context) -> bool:
        return self.inner.active(t, c)

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return self.inner.affects(t, c, card)

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        self.inner.among(t, c, ids, out)

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return self.inner.values(t, c)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        self.notes.seen.add(self.noted)
        self.inner.apply(t, c, card, look, values)
