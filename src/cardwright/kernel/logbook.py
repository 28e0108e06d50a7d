"""The log: what has happened, each entry with who may know what of it, noted down when it happens. Later the cards have moved on.

Observers are players (0 and 1), SPECTATOR, who sees what both players see, and EVERYTHING, from whom nothing is hidden. A set of
observers is a number with a bit for each.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.cards import id_of
from cardwright.kernel.events import MOVE, NUMBER, Event
from cardwright.kernel.stacking import stacked_at
from cardwright.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card, Snapshot
    from cardwright.kernel.table import Table

SPECTATOR: Final = -1
EVERYTHING: Final = -2
OBSERVER_SHIFT: Final = 2
NO_OTHERS: Final = 1  # whoever sees everything, and nobody else
ALL: Final = 15


def among(observers: int, observer: int) -> bool:
    """Is this observer one of them?"""
    return observers >> (observer + OBSERVER_SHIFT) & 1 == 1


def readers(t: Table, c: Card) -> int:
    """Who may read this card now."""
    out = NO_OTHERS
    if c.zone < 0:
        return out
    trace = t.trace
    t.trace = None  # to write a log is not to carry out the rules
    for observer in (SPECTATOR, 0, 1):
        if t.rules.may_see(t, c, observer):
            out |= 1 << (observer + OBSERVER_SHIFT)
    t.trace = trace
    return out


def name_on(c: Card) -> str:
    """The name that is read by whoever may: the front's, if it lies face down and counts as blank."""
    return c.front.name if c.facedown else c.form.name


class Known:
    """A card that an entry speaks of, as it was then."""

    __slots__ = ("followers", "key", "name", "now", "player", "readers", "was", "zone")

    def __init__(self, key: int, name: str, zone: int, player: int, readers: int) -> None:
        self.was = key  # its key before what happened
        self.key = key  # and after
        self.name = name
        self.now = name  # what it is called after it
        self.zone = zone  # where it was
        self.player = player  # who controlled it there
        self.readers = readers  # who could read it, before or after
        self.followers = ALL  # who could see that these two keys are the same card


class Entry:
    """One event of the log."""

    __slots__ = ("event", "group", "n", "now", "other", "source", "subject", "turn")

    def __init__(
        self, event: Event, n: int, group: int, turn: int, now: int, subject: Known | None, other: Known | None,
        source: Known | None,
    ) -> None:
        self.event = event
        self.n = n  # its place in the log
        self.group = group  # the first of those that happened at the same time
        self.turn = turn
        self.now = now  # what a number that was changed is now
        self.subject = subject
        self.other = other
        self.source = source


def witness(t: Table, ref: int) -> Known | None:
    """A card as it is now, for an entry about it; as it was, if the reference has ended."""
    if ref < 0:
        return None
    c = t.at(ref)
    if c is None:
        return remembered(t, ref)
    name = name_on(c)
    if c.zone == t.rules.stack_zone:
        s = stacked_at(t, ref)
        if s is not None and s.kind != 0:
            name = f"the {c.form.name.lower()} of {name_on(t.cards[id_of(s.context.source)])}"
    return Known(c.key, name, c.zone, c.controller, readers(t, c))


def remembered(t: Table, ref: int) -> Known:
    """A card that is no longer what a reference named: as it was told when it left, or as the table remembers it."""
    log = t.log
    if log is not None:
        for i in range(len(log) - 1, -1, -1):
            known = log[i].subject
            before = log[i].event.before
            if known is not None and before is not None and before.was == ref:
                return known
    c = t.cards[id_of(ref)]
    was = t.last_known(ref)
    if was is None:
        return Known(c.key, name_on(c), c.zone, c.controller, readers(t, c))
    return Known(c.key, was.look.names[0] if was.look.names else c.front.name, was.zone, was.controller, could_read(t, was))


def could_read(t: Table, was: Snapshot) -> int:
    """Who could read a card that left before there was a log: by its zone."""
    sight = PUBLIC if was.zone < 0 else t.rules.zones[was.zone].sight
    if sight == PUBLIC and not was.facedown:
        return ALL
    return NO_OTHERS if sight > OWNER else NO_OTHERS | 1 << (was.controller + OBSERVER_SHIFT)


def note_down(t: Table, e: Event, before: Known | None, group: int) -> None:
    """Write into the log what has just happened. `before`: the card of a MOVE as it was before it; `group`: the number of the first
    entry of what happened at the same time, or -1."""
    log = t.log
    assert log is not None
    subject = witness(t, e.subject)
    if e.kind == MOVE and subject is not None:
        moved(subject, before)
    n = len(log)
    now = t.number(e.verb, e.player) if e.kind == NUMBER else t.rules.told_number(t, e)
    log.append(Entry(
        e, n, n if group < 0 else group, t.turn, now, subject, witness(t, e.other) if t.rules.second_card >> e.kind & 1 else None,
        witness(t, e.source),
    ))


def moved(known: Known, before: Known | None) -> None:
    """A card that has gone from one place to another: what was known of it before is known still."""
    if before is None or before.zone < 0:
        return
    known.was = before.key
    known.followers = ALL if known.key == before.key else known.readers & before.readers
    known.name = before.name
    known.zone = before.zone
    known.player = before.player
    known.readers |= before.readers
