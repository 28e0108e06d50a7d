"""Whether all parts of a cost can be paid together: the points summed, and different cards for the parts that take cards."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition, CostPart
from cardwright.effects.costs.matching import matched
from cardwright.effects.costs.points import NONE, PayPoints
from cardwright.effects.costs.taking import TakeCards
from cardwright.effects.script import X_NUMBER
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOST_X: Final = 99  # more than can be paid with anything


def payable(t: Table, c: Context, parts: list[CostPart], points: int = 0) -> bool:
    """Can these parts be paid, and `points` more of the points that cards are paid with? All of it or nothing is paid."""
    if not parts:
        return True
    if not enough_points(t, c, parts, points):
        return False
    taking = 0
    left: dict[int, int] | None = None
    for part in parts:
        if isinstance(part, PayPoints):
            continue  # points were counted for all parts together
        if part.counts_cards():
            if left is None:
                left = {}
            if not part.draw_on(t, c, left):
                return False
            continue
        if not part.possible(t, c):
            return False
        if part.count(t, c) > 0:
            taking += 1
    return taking < 2 or enough_cards(t, c, parts)


def hides_payment(t: Table, c: Context, parts: list[CostPart]) -> bool:
    """Could a cost be paid that can't be, if the cards that somebody can't see were others?"""
    if not enough_points(t, c, parts, 0):
        return False
    hidden = False
    for part in parts:
        if isinstance(part, PayPoints):
            continue
        if part.hides(t, c):
            hidden = True
        elif not part.possible(t, c):
            return False
    return hidden


def payable_numbers(t: Table, c: Context, parts: list[CostPart]) -> list[int]:
    """The numbers, zero and up, that X can be so that these parts can be paid in full."""
    out: list[int] = []
    n = 0
    while n <= MOST_X:
        c.set_number(X_NUMBER, n)
        if not payable(t, c, parts, 0):
            break
        out.append(n)
        n += 1
    c.set_number(X_NUMBER, 0)
    return out


def enough_points(t: Table, c: Context, parts: list[CostPart], points: int) -> bool:
    """Is there enough for all parts that take points of one kind? (Mostly there is one part at most that takes any.)"""
    takes = 0
    only: PayPoints | None = None
    for part in parts:
        if isinstance(part, PayPoints):
            takes += 1
            only = part
    if only is None:
        return True
    if takes == 1:
        n = only.points(t, c)
        return points + n <= t.numbers[only.number * 2 + c.controller] + (1 if only.lieu != NONE and only.spare(t, c, n) else 0)
    for part in parts:
        if not isinstance(part, PayPoints):
            continue
        total = points
        spare = 0
        for other in parts:
            if isinstance(other, PayPoints) and other.number == part.number:
                n = other.points(t, c)
                total += n
                if other.spare(t, c, n):
                    spare = 1
        if total > t.number(part.number, c.controller) + spare:
            return False
    return True


def enough_cards(t: Table, c: Context, parts: list[CostPart]) -> bool:
    """Is there a different card for every card that the parts take? Parts that only turn cards are counted by themselves."""
    for turning in (False, True):
        wants: list[list[int]] = []
        for part in parts:
            n = part.count(t, c)
            if n == 0 or is_turning(part) != turning:
                continue
            from_ = part.takes(t, c)
            for _ in range(n):
                wants.append(from_)
        if not matched(wants):
            return False
    return True


def is_turning(part: CostPart) -> bool:
    return isinstance(part, TakeCards) and part.stays


class CanPay(Condition):
    """Can a cost be paid now?"""

    def __init__(self, parts: list[CostPart]) -> None:
        self.parts = parts

    def holds(self, t: Table, c: Context) -> bool:
        if payable(t, c, self.parts, 0):
            return True
        if t.trace is not None:
            t.cite("@cost_unpayable")
        return False
