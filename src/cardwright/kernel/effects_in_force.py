"""Effects come into force. One that repeats another is merged with it, so that a loop leaves behind no more effects than one
round of it, however often it is repeated.

No rulebook counts effects, and two equal ones end at the same moment. So it makes a difference whether there are two or one only if
something is applied between them: an effect made between them, an ability played between them and not resolved yet, or a passive
ability of a card that came between them (even if the card gets that ability later). Then both are kept.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.continuous import ABILITIES, ADDS, CONTROL, GAINS, UNIQUE, Change, Continuous

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def put_in_force(t: Table, e: Continuous) -> bool:
    """Put an effect in force, merged with one that makes the same change to the same cards for as long, if nothing lies between the
    two. Is anything different now?"""
    t.dirty = True
    t.check = True
    like = alike(t, e)
    if like is None:
        t.effects = t.effects + [e]
        return True
    adds = e.change.when_repeated == ADDS
    both = Continuous(
        e.change, e.context, summed(like.values, e.values) if adds else e.values, e.only, True, e.until, e.until_turn,
        e.until_player, e.stamp,
    )
    t.effects = [other for other in t.effects if other is not like] + [both]
    return adds


def summed(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a[i] + b[i] for i in range(len(a))])


def alike(t: Table, e: Continuous) -> Continuous | None:
    """The newest effect in force that this one, which is about to come into force, could be merged with."""
    change = e.change
    if change.when_repeated == UNIQUE or not e.fixed:
        return None
    for i in range(len(t.effects) - 1, -1, -1):
        like = t.effects[i]
        if (
            like.change is change and like.only == e.only and like.until == e.until and like.until_turn == e.until_turn
            and like.until_player == e.until_player and like.fixed and (change.when_repeated == ADDS or like.values == e.values)
        ):
            return None if something_between(t, like, e) else like
    return None


def something_between(t: Table, like: Continuous, e: Continuous) -> bool:
    """Is there an effect whose age is between theirs, so that it makes a difference whether it follows the one or the other?"""
    first = like.stamp if like.stamp < e.stamp else e.stamp
    last = e.stamp if like.stamp < e.stamp else like.stamp
    for other in t.effects:
        if other is not like and first <= other.stamp <= last:
            if other.change.writes & (ABILITIES | CONTROL):
                return True  # the changes that given abilities make are of its age
            if other.change.layer == e.change.layer and not (apart(other, e) or commute(other.change, e.change)):
                return True
    for z in (t.rules.field * 2, t.rules.field * 2 + 1):
        for id in t.zones[z]:
            if first <= t.cards[id].stamp <= last:
                return True  # its passive abilities, those that it gets later as well, are of its age
    for id in t.working_off_field:
        if first <= t.cards[id].stamp <= last:
            return True
    return expected_between(t, first, last)


def expected_between(t: Table, first: int, last: int) -> bool:
    """Is there an ability that was played between these moments and is not resolved yet? What it makes will be of that age. (Nobody
    need look on a stack: where there is one, effects are as old as their resolution.)"""
    for p in t.pending:
        if p.given is not None and first < p.given.stamp < last:
            return True
    for frame in t.stack:
        if first < frame.played_at() < last:
            return True
    return False


def apart(a: Continuous, b: Continuous) -> bool:
    """Are these effects on certain cards, and on no card in common?"""
    if not a.fixed:
        return False
    for ref in a.only:
        if ref in b.only:
            return False
    return True


def commute(a: Change, b: Change) -> bool:
    """Does it make no difference which of these two changes comes first?"""
    if a.reads & b.writes:
        return False
    return not a.writes & b.writes or (a.when_repeated == b.when_repeated and (a.when_repeated == ADDS or a.when_repeated == GAINS))
