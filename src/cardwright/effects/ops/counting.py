"""How many: exactly, up to, any number, or one of two counts by a condition."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ALL_THERE_ARE: Final = 1 << 12


class Count:
    """From how many to how many."""

    def least(self, t: Table, c: Context) -> int:
        raise NotImplementedError

    def most(self, t: Table, c: Context) -> int:
        raise NotImplementedError

    def free(self, t: Table, c: Context) -> bool:
        """May the player stop before the highest number (an "up to")?"""
        return False


class ExactCount(Count):
    def __init__(self, n: Amount) -> None:
        self.n = n
        self.printed = n.n if isinstance(n, Number) else -1  # below 0: it must be worked out

    def least(self, t: Table, c: Context) -> int:
        return self.printed if self.printed >= 0 else not_negative(t, self.n.value(t, c))

    def most(self, t: Table, c: Context) -> int:
        return self.printed if self.printed >= 0 else not_negative(t, self.n.value(t, c))


class UpToCount(Count):
    """From none to that many."""

    def __init__(self, n: Amount) -> None:
        self.n = n

    def least(self, t: Table, c: Context) -> int:
        t.cite("@up_to")
        return 0

    def most(self, t: Table, c: Context) -> int:
        return not_negative(t, self.n.value(t, c))

    def free(self, t: Table, c: Context) -> bool:
        return True


class SomeUpTo(UpToCount):
    """From so many as must be, to that many: "choose one; you may choose another"."""

    def __init__(self, fewest: int, n: Amount) -> None:
        super().__init__(n)
        self.fewest = fewest

    def least(self, t: Table, c: Context) -> int:
        return self.fewest


class AnyCount(Count):
    """Any number, none included."""

    def least(self, t: Table, c: Context) -> int:
        return 0

    def most(self, t: Table, c: Context) -> int:
        return ALL_THERE_ARE

    def free(self, t: Table, c: Context) -> bool:
        return True


class CountIf(Count):
    def __init__(self, condition: Condition, then: Count, otherwise: Count) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def now(self, t: Table, c: Context) -> Count:
        return self.then if self.condition.holds(t, c) else self.otherwise

    def least(self, t: Table, c: Context) -> int:
        return self.now(t, c).least(t, c)

    def most(self, t: Table, c: Context) -> int:
        return self.now(t, c).most(t, c)

    def free(self, t: Table, c: Context) -> bool:
        return self.now(t, c).free(t, c)


class LeastOf(Amount):
    """The lower end of a count of options, as an amount."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def value(self, t: Table, c: Context) -> int:
        return self.count.least(t, c)


class MostOf(Amount):
    """The upper end of a count of options, as an amount."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def value(self, t: Table, c: Context) -> int:
        return self.count.most(t, c)


def not_negative(t: Table, n: int) -> int:
    """Nothing is done a negative number of times."""
    if n < 0:
        t.cite("@negative")
        return 0
    return n
