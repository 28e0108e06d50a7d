"""What holds or does not: comparisons, what cards are, whose turn it is, what was paid."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Condition, Filter, Players, Reference
from cardwright.effects.comparing import cite, compare
from cardwright.effects.references import look_of, piece_of
from cardwright.effects.tests import covers
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


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


class Compare(Condition):
    """Two amounts compared; `clause` is what the comparison carries out, if it is more than a comparison."""

    def __init__(self, left: Amount, op: int, right: Amount, clause: str = "") -> None:
        self.left = left
        self.op = op
        self.right = right
        self.clause = clause

    def holds(self, t: Table, c: Context) -> bool:
        if t.trace is not None:
            cite(t, self.clause)
        return compare(self.left.value(t, c), self.op, self.right.value(t, c))


class Is(Condition):
    """There are cards, and every one of them passes the filter, as it is or as it last was."""

    def __init__(self, what: Reference, filter: Filter) -> None:
        self.what = what
        self.filter = filter

    def holds(self, t: Table, c: Context) -> bool:
        refs = self.what.refs(t, c)
        for ref in refs:
            if not covers(t, c, self.filter, piece_of(t, c, ref), look_of(t, c, ref)):
                return False
        return len(refs) > 0


class IsIn(Condition):
    """There are cards, and every one of them is now where the filter says, and passes it."""

    def __init__(self, what: Reference, filter: Filter) -> None:
        self.what = what
        self.filter = filter

    def holds(self, t: Table, c: Context) -> bool:
        refs = self.what.refs(t, c)
        for ref in refs:
            card = t.at(ref)
            if card is None or not self.filter.fits(t, c, card):
                return False
        return len(refs) > 0


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
