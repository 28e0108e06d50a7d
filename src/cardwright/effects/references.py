"""Which cards: this one, those in a slot, all that fit a filter, leaders, the top of a deck; and how a card is found again.

A reference that is over (its card has moved) stays useful in two ways:
- `follow` finds the card after a move that the *same resolution* made: what an action is done to ("summon it and evolve it").
- `piece_of` and `look_of` give the information that the text means: of the card on the field if this resolution put it there,
  else as it last was (last known information).
`Reference.refs` gives the references as they were noted; an operation passes them through `follow` before it acts.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Filter, Players, Reference
from cardwright.effects.comparing import cite
from cardwright.kernel.cards import Piece, Snapshot, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import ATTACK, BY_COST, MOVE, Event
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def follow(t: Table, ref: int, c: Context) -> int:
    """The reference of the card after the moves that happened since this resolution began: of "it", when the card has been
    moved by the same effect; of the ability's own card also after its cost moved it.
    The same reference if it is not over; -1 if the card is no longer that card for another reason."""
    if ref < 0:
        return -1
    if t.at(ref) is not None:
        return ref
    now = ref
    events = t.history
    for i in range(0 if ref == c.source else c.began, len(events)):
        e = events[i]
        if e.kind == MOVE and (i >= c.began or paid_with(e, c)):
            b = e.before
            if b is not None and b.was == now:
                now = e.subject
    return now if t.at(now) is not None else -1


def paid_with(e: Event, c: Context) -> bool:
    """Was this move part of the ability's own cost? "Discard this card: ... put this card into your deck." """
    return e.cause == BY_COST and e.source == c.source and e.ability == c.ability.number


def meant(t: Table, c: Context, ref: int) -> int:
    """The reference whose information is meant: after a move that this resolution made onto the field, the card there."""
    if t.at(ref) is None:
        now = follow(t, ref, c)
        if now >= 0 and t.cards[id_of(now)].zone == t.rules.field:
            return now
    return ref


def left_with(t: Table, c: Context, ref: int) -> Snapshot | None:
    """What the card was on the field, if it is the card whose leaving the field set this ability off."""
    e = c.event
    if e is None or e.kind != MOVE or e.subject != ref:
        return None
    b = e.before
    if b is None or b.zone != t.rules.field or e.goal == b.zone:
        return None
    t.cite("@last_known")
    return b


def piece_of(t: Table, c: Context, ref: int) -> Piece:
    """The card, or what it last was: where it is (or was), whose, and in which state."""
    was = left_with(t, c, ref)
    if was is not None:
        return was
    return t.piece(meant(t, c, ref))


def look_of(t: Table, c: Context, ref: int) -> Look:
    """The information of the card, or what it last was."""
    was = left_with(t, c, ref)
    if was is not None:
        return was.look
    return t.look_at(meant(t, c, ref))


class This(Reference):
    """The card that has the ability."""

    def refs(self, t: Table, c: Context) -> list[int]:
        return [c.source]


class ThisOfType(Reference):
    """The card that has the ability, while it is of the type that the text calls it by."""

    def __init__(self, types: int, clause: str) -> None:
        self.types = types
        self.clause = clause

    def refs(self, t: Table, c: Context) -> list[int]:
        if look_of(t, c, c.source).types & self.types:
            return [c.source]
        if t.trace is not None:
            cite(t, self.clause)
        return []


class Slot(Reference):
    """The cards that an earlier part of the text found, chose, made or looked at."""

    def __init__(self, n: int) -> None:
        self.n = n

    def refs(self, t: Table, c: Context) -> list[int]:
        return c.slots[self.n][:] if self.n < len(c.slots) else []


class Rest(Reference):
    """The cards of a slot that are left: not moved since the resolution began, not even within their zone."""

    def __init__(self, n: int) -> None:
        self.n = n

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        if self.n >= len(c.slots):
            return out
        for ref in c.slots[self.n]:
            if t.at(ref) is not None and not moved_since(t, c, ref):
                out.append(ref)
        return out


def moved_since(t: Table, c: Context, ref: int) -> bool:
    """Was it moved to another place of its zone? (A move to another zone ends the reference.)"""
    events = t.history
    for i in range(len(events) - 1, c.began - 1, -1):
        if events[i].kind == MOVE and events[i].subject == ref:
            b = events[i].before
            if b is not None and b.was == ref:
                return True
            return False
    return False


class All(Reference):
    """Every card that passes the filter."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def refs(self, t: Table, c: Context) -> list[int]:
        return self.filter.every(t, c)


class AllKnown(All):
    """Every card that passes the filter, to be counted or read only: cards that the text chose from may have moved since."""

    def refs(self, t: Table, c: Context) -> list[int]:
        return self.filter.known(t, c)

    def how_many(self, t: Table, c: Context) -> int:
        return self.filter.how_many(t, c)


class Leaders(Reference):
    """The leaders of players."""

    def __init__(self, of: Players, zone: int) -> None:
        self.of = of
        self.zone = zone

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for p in self.of.players(t, c):
            for id in t.zone(self.zone, p):
                out.append(t.cards[id].ref())
        return out


class Ends(Reference):
    """The cards at the top (or bottom) of an ordered zone, the outermost first."""

    def __init__(self, count: Amount, of: Players, top: bool, zone: int, clause: str) -> None:
        self.count = count
        self.of = of
        self.top = top
        self.zone = zone
        self.clause = clause

    def refs(self, t: Table, c: Context) -> list[int]:
        if t.trace is not None and self.clause:
            t.cite(self.clause)
        out: list[int] = []
        n = self.count.value(t, c)
        for p in self.of.players(t, c):
            xs = t.zone(self.zone, p)
            most = n if n < len(xs) else len(xs)
            if most < n and t.trace is not None:
                t.cite("@impossible")
                if "@zone_ends" in t.rules.topics:
                    t.cite("@zone_ends")
            for i in range(most):
                id = xs[len(xs) - 1 - i] if self.top else xs[i]
                out.append(t.cards[id].ref())
        return out


class Together(Reference):
    """The cards of all parts, each once."""

    def __init__(self, parts: list[Reference]) -> None:
        self.parts = parts

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for part in self.parts:
            for ref in part.refs(t, c):
                if ref not in out:
                    out.append(ref)
        return out


class AttackOpponent(Reference):
    """What the cards are attacking, and, if `both`, what they are attacked by."""

    def __init__(self, to: Reference, both: bool) -> None:
        self.to = to
        self.both = both

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.to.refs(t, c):
            events = t.history
            for i in range(len(events) - 1, -1, -1):
                e = events[i]
                if e.kind != ATTACK:
                    continue
                if e.subject == ref:
                    out.append(e.other)
                    break
                if self.both and e.other == ref:
                    out.append(e.subject)
                    break
        return out
