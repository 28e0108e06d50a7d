"""Tests of cards that are chosen together: different names, the same name, a total that stays within a limit."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, GroupTest
from cardwright.effects.readings import Reading
from cardwright.effects.references import look_of, piece_of
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def share_a_name(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    for name in a:
        if name in b:
            return True
    return False


class NamesRelate(GroupTest):
    """Any two of the cards have a name in common (`same`), or none of them do."""

    def __init__(self, same: bool) -> None:
        self.same = same

    def fits(self, t: Table, c: Context, refs: list[int]) -> bool:
        for i in range(len(refs)):
            names = look_of(t, c, refs[i]).names
            for j in range(i + 1, len(refs)):
                if share_a_name(names, look_of(t, c, refs[j]).names) != self.same:
                    return False
        return True


class ColoursRelate(GroupTest):
    """Any two of the cards have a colour, element or attribute in common (`same`), or none of them do."""

    def __init__(self, same: bool) -> None:
        self.same = same

    def fits(self, t: Table, c: Context, refs: list[int]) -> bool:
        for i in range(len(refs)):
            colours = look_of(t, c, refs[i]).colours
            for j in range(i + 1, len(refs)):
                if (colours & look_of(t, c, refs[j]).colours != 0) != self.same:
                    return False
        return True


class ValuesRelate(GroupTest):
    """Any two of the cards have the same value of a number (`same`), or none of them do."""

    def __init__(self, reading: Reading, same: bool) -> None:
        self.reading = reading
        self.same = same

    def fits(self, t: Table, c: Context, refs: list[int]) -> bool:
        seen: list[int] = []
        for ref in refs:
            p = piece_of(t, c, ref)
            k = look_of(t, c, ref)
            if not self.reading.known(t, p, k):
                return False
            n = self.reading.of(t, p, k)
            if seen and (n in seen) != self.same:
                return False
            seen.append(n)
        return True


class TotalAtMost(GroupTest):
    """The sum of a number of the cards stays within a limit."""

    def __init__(self, reading: Reading, limit: Amount) -> None:
        self.reading = reading
        self.limit = limit

    def fits(self, t: Table, c: Context, refs: list[int]) -> bool:
        total = 0
        for ref in refs:
            p = piece_of(t, c, ref)
            k = look_of(t, c, ref)
            if self.reading.known(t, p, k):
                total += self.reading.of(t, p, k)
        return total <= self.limit.value(t, c)
