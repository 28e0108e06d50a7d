"""Effects come into force. One that repeats another is one effect with it, so that a loop, however often it goes round, leaves no
more effects behind than going round once.

No rulebook counts effects, and none ends or takes away one of two equal ones: they end at the same moment, and whoever asks for the
newest effect on a card gets the second. So only their ages can tell two equal effects from one, by what is applied between them:
another effect, one that was played between them and has not been carried out yet, or a passive ability of a card that came between
them, be it one that the card gets only later. Such effects stay apart.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.continuous import ABILITIES, ADDS, CONTROL, GAINS, UNIQUE, Change, Continuous

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def put_in_force(t: Table, e: Continuous) -> bool:
    """Put an effect in force; whether anything is different for it. An effect of the same change, on the same cards, for as long
    and with nothing between them that could tell, becomes one with it."""
    t.dirty = True
    t.check = True
    like = alike(t, e)
    if like is None:
        t.effects = t.effects + [e]
        return True
    adds = e.change.again == ADDS
    both = Continuous(
        e.change, e.context, summed(like.values, e.values) if adds else e.values, e.only, True, e.until, e.until_turn,
        e.until_player, e.stamp,
    )
    t.effects = [other for other in t.effects if other is not like] + [both]
    return adds


def summed(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a[i] + b[i] for i in range(len(a))])


def alike(t: Table, e: Continuous) -> Continuous | None:
    """The newest effect that could be one with this one, which is not in force yet."""
    change = e.change
    if change.again == UNIQUE or not e.fixed:
        return None
    for i in range(len(t.effects) - 1, -1, -1):
        like = t.effects[i]
        if (
            like.change is change and like.only == e.only and like.until == e.until and like.until_turn == e.until_turn
            and like.until_player == e.until_player and like.fixed and (change.again == ADDS or like.values == e.values)
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
    for id in t.outside:
        if first <= t.cards[id].stamp <= last:
            return True
    return expected_between(t, first, last)


def expected_between(t: Table, first: int, last: int) -> bool:
    """Is there an ability that was played between these moments and is not resolved yet? What it makes will be of that age."""
    for s in t.stacked:
        if first < s.context.stamp < last:
            return True
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
    return not a.writes & b.writes or (a.again == b.again and (a.again == ADDS or a.again == GAINS))
