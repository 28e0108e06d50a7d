"""907.2, 1003.5: will abilities that cost will themselves. What they produce comes after what they take, so each will has a place
in that order, and each need a place up to which it can be served."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.costs.matching import matched
from cardwright.games.fow import terms
from cardwright.games.fow.available_will import Means, Source
from cardwright.games.fow.will import bit_of, limit_allows
from cardwright.games.fow.will_matching import enough_at_once, settled
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

LAST: Final = 1 << 20  # what is paid in the end: any will serves it
MOST_CONVERSIONS: Final = 5  # in a row, for one payment


class Ledger:
    """Wills, each with the kinds that it could be and its place in the order; needs, each with its kind and the last place that
    serves it."""

    def __init__(self) -> None:
        self.masks: list[int] = []
        self.places: list[int] = []
        self.kinds: list[int] = []  # the bit of a need's kind; 0: any will
        self.limits: list[int] = []

    def add(self, mask: int, place: int) -> None:
        self.masks.append(mask)
        self.places.append(place)

    def want(self, needs: list[int], limit: int) -> None:
        for kind in range(terms.WILL_KINDS):
            for _ in range(needs[kind]):
                self.kinds.append(bit_of(kind))
                self.limits.append(limit)

    def add_means(self, m: Means) -> None:
        """The wills that are there or could be produced at once."""
        for mask, n in zip(m.masks, m.counts, strict=True):
            for _ in range(n):
                self.add(mask, 0)

    def back_to(self, wills: int, needs: int) -> None:
        """Forget what was added since there were so many."""
        self.masks = self.masks[:wills]
        self.places = self.places[:wills]
        self.kinds = self.kinds[:needs]
        self.limits = self.limits[:needs]

    def pays(self) -> bool:
        """Can each need be given a will of its own?"""
        if len(self.kinds) > len(self.masks):
            return False
        wants: list[list[int]] = []
        for i in range(len(self.kinds)):
            served: list[int] = []
            for j in range(len(self.masks)):
                if self.places[j] <= self.limits[i] and (self.kinds[i] == 0 or self.masks[j] & self.kinds[i]):
                    served.append(j)
            wants.append(served)
        return matched(wants)


def enough(t: Table, m: Means, needs: list[int], c: Context | None) -> bool:
    """Could these needs be paid? `c` is what is played, for will that may be spent on some things only."""
    if enough_at_once(t, m, needs, c):
        return True
    if not m.converters:
        return False
    ledger = Ledger()
    ledger.add_means(m)
    for mask, x in m.limited:
        if c is not None and limit_allows(t, x, c):
            ledger.add(mask, LAST)
    ledger.want(needs, LAST)
    return pays_with(t, m, ledger, c)


def pays_with(t: Table, m: Means, ledger: Ledger, c: Context | None, place: int = 0) -> bool:
    """Can the ledger be paid, with the means' choices that hang together and their conversions? `place`: where those come."""
    tied = m.tied if not m.mixed else m.tied + settled(t, m, c)
    return with_choices(t, m, ledger, c, tied, 0, place)


def with_choices(
    t: Table, m: Means, ledger: Ledger, c: Context | None, tied: list[list[tuple[int, ...]]], at: int, place: int
) -> bool:
    if at >= len(tied):
        left = [s.times for s in m.converters]
        return with_conversions(t, m.converters, left, ledger, c, place, MOST_CONVERSIONS)
    for choice in tied[at]:
        wills = len(ledger.masks)
        for kind in choice:
            ledger.add(bit_of(kind), 0)
        found = with_choices(t, m, ledger, c, tied, at + 1, place)
        ledger.back_to(wills, len(ledger.kinds))
        if found:
            return True
    return False


def with_conversions(
    t: Table, converters: list[Source], left: list[int], ledger: Ledger, c: Context | None, place: int, most: int
) -> bool:
    """As it is, or with one ability more that turns will into other will."""
    if ledger.pays():
        return True
    if most == 0:
        return False
    for i in range(len(converters)):
        if left[i] == 0:
            continue
        s = converters[i]
        if s.op.only is not None and (c is None or not s.op.only.allows(t, c.controller, c)):
            continue
        left[i] -= 1
        for choice in s.op.choices:
            wills, needs = len(ledger.masks), len(ledger.kinds)
            convert(ledger, s, choice, place)
            found = with_conversions(t, converters, left, ledger, c, place + 1, most - 1)
            ledger.back_to(wills, needs)
            if found:
                return True
        left[i] += 1
    return False


def convert(ledger: Ledger, s: Source, choice: tuple[int, ...], place: int) -> None:
    """The ability takes will that is there, and what it produces comes after that."""
    ledger.want(s.needs, place)
    for kind in choice:
        ledger.add(bit_of(kind), place + 1)
