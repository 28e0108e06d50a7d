"""Tests of one card: what it is, what it is called, what it has, where it is and whose."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Filter, Players, Test
from cardwright.effects.comparing import cite, compare
from cardwright.effects.readings import Reading
from cardwright.kernel.cards import Piece, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def covers(t: Table, c: Context, f: Filter, p: Piece, k: Look) -> bool:
    """Is (or was) the card in one of the filter's zones, and does it pass? For cards that may have moved since."""
    if not f.zones >> p.zone & 1:
        return False
    if not f.whose & (1 if p.controller == c.controller else 2):
        return False
    return f.passes(t, c, p, k)


class IsType(Test):
    """Is of one of the types, whatever special types it has."""

    def __init__(self, types: int, clause: str) -> None:
        self.asked = types
        self.clause = clause

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not k.types & self.asked:
            return False
        if t.trace is not None and k.subtypes:
            cite(t, self.clause)
        return True


class IsSubtype(Test):
    """Has one of the special types."""

    def __init__(self, subtypes: int) -> None:
        self.subtypes = subtypes

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return k.subtypes & self.subtypes != 0


class IsColour(Test):
    """Is of one of the classes, colours or elements."""

    def __init__(self, colours: int) -> None:
        self.colours = colours

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            t.cite("@colour_asked")
        return k.colours & self.colours != 0


class HasTrait(Test):
    def __init__(self, trait: int) -> None:
        self.trait = trait

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            t.cite("@trait_asked")
        return k.traits & self.trait != 0


class HasKeyword(Test):
    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return k.keywords & self.keyword != 0


class HasAbility(Test):
    """Has an ability with one of these labels (`Ability.keyword`), or of one of these kinds (`Ability.flags`)."""

    def __init__(self, labels: int, flags: int) -> None:
        self.labels = labels
        self.flags = flags

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for a in k.abilities:
            if a.flags & self.flags or (a.keyword > 0 and a.keyword & self.labels):
                return True
        return False


class IsNamed(Test):
    """Has exactly this name, as its own or as another one it has."""

    def __init__(self, name: str, clause: str, alternate: str) -> None:
        self.name = name
        self.clause = clause
        self.alternate = alternate  # of names beyond the card's own

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if self.name not in k.names:
            return False
        if t.trace is not None:
            cite(t, self.clause if k.names[0] == self.name else self.alternate)
        return True


class NameHas(Test):
    """Has these words in its name. An alternate name that is printed on the card counts only as a whole."""

    def __init__(self, name: str, clause: str, whole: str) -> None:
        self.name = name
        self.clause = clause
        self.whole = whole

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            cite(t, self.clause)
        if self.name in k.names[0]:
            return True
        if len(k.names) > 1:
            printed = t.cards[id_of(p.ref())].front.look.names
            for name in k.names[1:]:
                if name not in printed:
                    if self.name in name:
                        return True
                else:
                    if t.trace is not None:
                        cite(t, self.whole)
                    if name == self.name:
                        return True
        return False


class ReadsAs(Test):
    """A number of the card is as high or low as said; a card that does not have the number fails."""

    def __init__(self, reading: Reading, op: int, value: Amount) -> None:
        self.reading = reading
        self.op = op
        self.value = value

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return self.reading.known(t, p, k) and compare(self.reading.of(t, p, k), self.op, self.value.value(t, c))


class IsTurned(Test):
    def __init__(self, turned: int) -> None:
        self.turned = turned

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.turned == self.turned


class IsFacedown(Test):
    def __init__(self, facedown: bool, clause: str) -> None:
        self.facedown = facedown
        self.clause = clause

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            cite(t, self.clause)
        return p.facedown == self.facedown


class IsDamaged(Test):
    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.damage > 0


class HasCounters(Test):
    def __init__(self, kind: int, op: int, value: Amount, clause: str) -> None:
        self.kind = kind
        self.op = op
        self.value = value
        self.clause = clause

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            cite(t, self.clause)
        return compare(p.counted(self.kind), self.op, self.value.value(t, c))


class IsControlledBy(Test):
    def __init__(self, by: Players) -> None:
        self.by = by

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.controller in self.by.players(t, c)


class IsControlledByOwner(Test):
    """Is in a zone of its owner."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.controller == p.owner


class IsAnyOf(Test):
    """Passes at least one of the filters, and is where that one says."""

    def __init__(self, filters: list[Filter]) -> None:
        self.filters = filters

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for f in self.filters:
            if covers(t, c, f, p, k):
                return True
        return False


class IsNot(Test):
    def __init__(self, test: Test) -> None:
        self.test = test

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return not self.test.passes(t, c, p, k)
