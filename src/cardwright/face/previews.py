"""What an option leads to if nobody does anything more: damage, cards destroyed, the turn ended. For whoever wants to see it first.

It is played on tables that are drawn anew from what the player knows, and only what those agree on is told: a preview gives away
neither hidden cards nor chance to come.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from cardwright.face.events import Event, event_of
from cardwright.face.past import nameless
from cardwright.games.views import decision_view
from cardwright.kernel.cards import id_of
from cardwright.kernel.logbook import EVERYTHING, Entry
from cardwright.kernel.redrawing import determinize, hidden_pools
from cardwright.kernel.visibility import now_view

if TYPE_CHECKING:
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table

WORLDS: Final = 2  # possible tables that must agree
LONGEST: Final = 40  # decisions that are declined before it is given up


def preview(t: Table, ask: Ask, choice: int) -> list[Event]:
    """What this answer leads to, as the player who decides would read it."""
    hidden = {id for pool in hidden_pools(t, ask.player) for id in pool}
    worlds = [_played(determinize(t, ask.player, random.Random(seed)), ask, choice, hidden) for seed in range(WORLDS)]
    out: list[Event] = []
    for one, *others in zip(*worlds, strict=False):
        if any(other.what != one.what for other in others):
            break
        agreed = not one.hidden and all(other.event == one.event for other in others)
        out.append(one.event if agreed else one.nameless)
    return out


class Seen(NamedTuple):
    """An event of one possible table."""

    event: Event
    """As the player would read it there."""
    nameless: Event
    """As they can tell it beforehand, if its card may be another one: that a card is drawn, say, not which."""
    what: Event
    """What must be the same on all tables."""
    hidden: bool
    """Is it about a card that the player can't know? That two tables have the same one there is chance."""


def _played(t: Table, ask: Ask, choice: int, hidden: set[int]) -> list[Seen]:
    """What happens on one table until somebody must decide more than to decline, or what was begun is over."""
    depth = len(t.stack)
    phase = _phase(t)
    t.log = []
    t.apply(choice)
    for _ in range(LONGEST):
        now = t.decision()
        if now is None:
            break
        shown = decision_view(t, now.player)
        assert shown is not None
        if shown["form"] == "act" and (len(t.stack) <= depth or _phase(t) != phase):
            break
        declined = _declined(shown)
        if declined is None:
            break
        t.apply(declined)
    return [_seen(t, entry, ask.player, hidden) for entry in t.log]


def _seen(t: Table, entry: Entry, player: int, hidden: set[int]) -> Seen:
    nobody = Entry(entry.event, entry.n, entry.group, entry.turn, entry.now, entry.subject, entry.other, entry.source)
    if nobody.subject is not None:
        nobody.subject = nameless(nobody.subject)
    if nobody.other is not None:
        nobody.other = nameless(nobody.other)
    blank = msgspec.structs.replace(event_of(t, nobody, player), card=None, was=None)
    unknown = any(ref >= 0 and id_of(ref) in hidden for ref in (entry.event.subject, entry.event.other, entry.event.source))
    return Seen(event_of(t, entry, player), blank, msgspec.structs.replace(blank, text="", details={}), unknown)


def _phase(t: Table) -> tuple[int, str]:
    return t.turn, str(now_view(t, EVERYTHING)["phase"])


def _declined(shown: dict[str, Any]) -> int | None:
    """The answer that does nothing more, if there is one."""
    for option in shown["options"]:
        if option["weight"] == "end" or option["do"] == "no":
            return int(option["i"])
    default = shown["default"]
    return None if default is None else int(default)
