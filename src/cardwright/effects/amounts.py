"""Numbers: printed, chosen, counted, read off cards and players, and reckoned from other numbers."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Filter, Players, Reference
from cardwright.effects.comparing import cite
from cardwright.effects.readings import Reading
from cardwright.effects.references import AllKnown, look_of, piece_of
from cardwright.effects.script import FIRST_FIXED, X_NUMBER
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import PLAYED

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

SUM: Final = 0
HIGHEST: Final = 1
LOWEST: Final = 2


class Number(Amount):
    """A printed number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def value(self, t: Table, c: Context) -> int:
        return self.n


class ChosenX(Amount):
    """The X that the player chose when the card or ability was played."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def value(self, t: Table, c: Context) -> int:
        if t.trace is not None:
            cite(t, self.clause)
        return c.numbers[X_NUMBER]


class PaidX(Amount):
    """The X that was chosen when this card was played; 0 if it came in another way."""

    def value(self, t: Table, c: Context) -> int:
        card = id_of(c.source)
        for i in range(len(t.history) - 1, -1, -1):
            e = t.history[i]
            if e.kind == PLAYED and e.subject >= 0 and id_of(e.subject) == card:
                return e.flags
        return 0


class Count(Amount):
    """How many cards there are."""

    def __init__(self, of: Reference) -> None:
        self.of = of
        self.filter = of.filter if type(of) is AllKnown and type(of.filter) is Filter else None

    def value(self, t: Table, c: Context) -> int:
        return len(self.filter.numbers(t, c)) if self.filter is not None else self.of.how_many(t, c)


class StatOf(Amount):
    """A number that cards have: the sum of theirs, or the highest or lowest of them. 0 if no card has it."""

    def __init__(self, of: Reference, reading: Reading, take: int) -> None:
        self.of = of
        self.reading = reading
        self.take = take

    def value(self, t: Table, c: Context) -> int:
        total = 0
        best = 0
        found = False
        reading = self.reading
        for ref in self.of.refs(t, c):
            p = piece_of(t, c, ref)
            k = look_of(t, c, ref)
            if not reading.known(t, p, k):
                continue
            n = reading.of(t, p, k)
            total += n
            if not found or (n > best if self.take == HIGHEST else n < best):
                best = n
            found = True
        return total if self.take == SUM else best


class PlayerNumber(Amount):
    """A number of a player; of several players, the sum."""

    def __init__(self, who: Players, which: int) -> None:
        self.who = who
        self.which = which

    def value(self, t: Table, c: Context) -> int:
        total = 0
        for p in self.who.players(t, c):
            total += t.number(self.which, p)
        return total


class CountersOn(Amount):
    """How many counters of a kind the cards have, or last had."""

    def __init__(self, on: Reference, kind: int, clause: str) -> None:
        self.on = on
        self.kind = kind
        self.clause = clause

    def value(self, t: Table, c: Context) -> int:
        if t.trace is not None:
            cite(t, self.clause)
        total = 0
        for ref in self.on.refs(t, c):
            total += piece_of(t, c, ref).counted(self.kind)
        return total


class DistinctNames(Amount):
    """How many different names the cards have."""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def value(self, t: Table, c: Context) -> int:
        seen: list[str] = []
        for ref in self.of.refs(t, c):
            name = look_of(t, c, ref).names[0]
            if name not in seen:
                seen.append(name)
        return len(seen)


class DistinctValues(Amount):
    """How many different values of a number the cards have."""

    def __init__(self, of: Reference, reading: Reading) -> None:
        self.of = of
        self.reading = reading

    def value(self, t: Table, c: Context) -> int:
        seen: list[int] = []
        for ref in self.of.refs(t, c):
            p = piece_of(t, c, ref)
            k = look_of(t, c, ref)
            if self.reading.known(t, p, k):
                n = self.reading.of(t, p, k)
                if n not in seen:
                    seen.append(n)
        return len(seen)


class OfTwo(Amount):
    """An amount that is reckoned from two others."""

    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right


class Product(OfTwo):
    def value(self, t: Table, c: Context) -> int:
        return self.left.value(t, c) * self.right.value(t, c)


class Sum(OfTwo):
    def value(self, t: Table, c: Context) -> int:
        return self.left.value(t, c) + self.right.value(t, c)


class Difference(OfTwo):
    def value(self, t: Table, c: Context) -> int:
        return self.left.value(t, c) - self.right.value(t, c)


class WholeTimes(Amount):
    """How many whole times a unit fits into an amount; what is left over does not count."""

    def __init__(self, unit: int, of: Amount, clause: str) -> None:
        self.unit = unit
        self.of = of
        self.clause = clause

    def value(self, t: Table, c: Context) -> int:
        if t.trace is not None:
            cite(t, self.clause)
        n = self.of.value(t, c)
        return n // self.unit if n > 0 else 0


class Half(Amount):
    """Half of an amount, rounded up or down to a multiple of a unit."""

    def __init__(self, of: Amount, up: bool, clause: str, unit: int = 1) -> None:
        self.of = of
        self.up = up
        self.clause = clause
        self.unit = unit

    def value(self, t: Table, c: Context) -> int:
        if t.trace is not None:
            cite(t, self.clause)
        n = self.of.value(t, c)
        whole = 2 * self.unit
        return ((n + whole - 1) // whole if self.up else n // whole) * self.unit


class FixedCount(Amount):
    """A count that the rules fix when resolution begins; before that (targets, costs, passive abilities) it is counted anew."""

    def __init__(self, place: int, live: Amount, clause: str) -> None:
        self.place = place  # in `Script.fixed`
        self.live = live
        self.clause = clause

    def value(self, t: Table, c: Context) -> int:
        if not c.resolving:
            return self.live.value(t, c)
        if t.trace is not None:
            cite(t, self.clause)
        return c.numbers[FIRST_FIXED + self.place]


class KeptNumber(Amount):
    """A count that was taken when the ability was put where it waits (`KeepNumber`)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, t: Table, c: Context) -> int:
        return c.slots[self.slot][0]


class CountWhenPlayed(Amount):
    """A count that decides how many options may be chosen: counted when the card or ability is played."""

    def __init__(self, live: Amount, clause: str) -> None:
        self.live = live
        self.clause = clause

    def value(self, t: Table, c: Context) -> int:
        if t.trace is not None:
            cite(t, self.clause)
        return self.live.value(t, c)


class DifferentColours(Amount):
    """How many different colours (elements, attributes) the cards have."""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def value(self, t: Table, c: Context) -> int:
        found = 0
        for ref in self.of.refs(t, c):
            found |= look_of(t, c, ref).colours
        n = 0
        while found:
            n += found & 1
            found >>= 1
        return n
