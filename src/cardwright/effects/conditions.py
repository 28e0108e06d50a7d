"""What holds or does not: comparisons, what cards are, whose turn it is, what was paid."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, Filter, Players, Reference
from cardwright.effects.card_tests import covers
from cardwright.effects.comparing import AT_LEAST, cite, compare
from cardwright.effects.happened_moves import PlaceOf, any_place
from cardwright.effects.references import follow, look_of, piece_of
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_EFFECT, MOVE, RESOLVE, TO_PLAY, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# How a card came where it is.
ANYHOW: Final = 0
BY_ABILITY: Final = 1
BY_PLAY: Final = 2


class Always(Condition):
    def holds(self, t: Table, c: Context) -> bool:
        return True


class And(Condition):
    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, t: Table, c: Context) -> bool:
        for part in self.parts:
            if not part.holds(t, c):
                return False
        return True


class Or(Condition):
    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, t: Table, c: Context) -> bool:
        for part in self.parts:
            if part.holds(t, c):
                return True
        return False


class Not(Condition):
    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, t: Table, c: Context) -> bool:
        return not self.part.holds(t, c)


class Parity(Condition):
    """An amount is odd, or even."""

    def __init__(self, of: Amount, odd: bool) -> None:
        self.of = of
        self.odd = odd

    def holds(self, t: Table, c: Context) -> bool:
        return self.of.value(t, c) % 2 == (1 if self.odd else 0)


class Compare(Condition):
    """Two amounts compared; `clause` is what the comparison carries out, if it is more than a comparison."""

    def __init__(self, left: Amount, op: int, right: Amount, clause: str = "") -> None:
        self.left = left
        self.op = op
        self.right = right
        self.clause = clause
        self.printed = isinstance(right, Number)
        self.number = right.n if isinstance(right, Number) else 0

    def holds(self, t: Table, c: Context) -> bool:
        if t.trace is not None:
            cite(t, self.clause)
        left = self.left.value(t, c)
        right = self.number if self.printed else self.right.value(t, c)
        return left >= right if self.op == AT_LEAST else compare(left, self.op, right)


class EachOne(Condition):
    """There are cards, and the same is true of every one of them."""

    def __init__(self, what: Reference) -> None:
        self.what = what

    def holds(self, t: Table, c: Context) -> bool:
        refs = self.what.refs(t, c)
        for ref in refs:
            if not self.true_of(t, c, ref):
                return False
        return len(refs) > 0

    def true_of(self, t: Table, c: Context, ref: int) -> bool:
        raise NotImplementedError


class Is(EachOne):
    """The cards pass the filter, as they are or as they last were."""

    def __init__(self, what: Reference, filter: Filter) -> None:
        super().__init__(what)
        self.filter = filter

    def holds(self, t: Table, c: Context) -> bool:
        if not super().holds(t, c):
            return False
        if not self.filter.group:
            return True
        refs = self.what.refs(t, c)
        for group in self.filter.group:  # of several cards: how they relate to each other
            if not group.fits(t, c, refs):
                return False
        return len(refs) > 1

    def true_of(self, t: Table, c: Context, ref: int) -> bool:
        return covers(t, c, self.filter, piece_of(t, c, ref), look_of(t, c, ref))


class IsIn(Is):
    """The cards are now where the filter says, also where this resolution has moved them, and pass it."""

    def true_of(self, t: Table, c: Context, ref: int) -> bool:
        now = follow(t, ref, c)
        return now >= 0 and self.filter.fits(t, c, t.cards[id_of(now)])


class CameFrom(EachOne):
    """The cards were last put where they are from one of the places, and by the means said: known while the turn lasts."""

    def __init__(self, what: Reference, sources: list[PlaceOf], goals: list[PlaceOf], by: int, clause: str) -> None:
        super().__init__(what)
        self.sources = sources
        self.goals = goals
        self.by = by
        self.clause = clause

    def true_of(self, t: Table, c: Context, ref: int) -> bool:
        e = arrival(t, ref)
        if e is None or e.before is None:
            return False
        played = e.verb == RESOLVE or e.verb == TO_PLAY
        if (self.by == BY_PLAY and not played) or (self.by == BY_ABILITY and e.cause != BY_EFFECT):
            return False
        origin = e.origin
        if e.verb == RESOLVE:
            origin = e.other
            if t.trace is not None:
                cite(t, self.clause)
        b = e.before
        if not any_place(t, c, self.sources, origin, b.controller, b.owner):
            return False
        return any_place(t, c, self.goals, e.goal, e.player, b.owner)


def arrival(t: Table, ref: int) -> Event | None:
    """The move that made the card what it is, if it was this turn."""
    events = t.history
    for i in range(len(events) - 1, -1, -1):
        e = events[i]
        if e.kind == MOVE and e.subject == ref and (e.before is None or e.before.was != ref):
            return e
    return None


class TurnOf(Condition):
    """It is the turn of one of the players."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def holds(self, t: Table, c: Context) -> bool:
        return t.active in self.who.players(t, c)


class Paid(Condition):
    """The optional cost was paid."""

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def holds(self, t: Table, c: Context) -> bool:
        return (c.paid >> self.mark & 1) == 1
