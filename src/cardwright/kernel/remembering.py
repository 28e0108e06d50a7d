"""What outlasts a turn: the last known information of cards that something still in force or still waiting speaks of."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.cards import Snapshot

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Context
    from cardwright.kernel.table import Table


def forget_turn(t: Table) -> None:
    """A turn is over: what happened in it is forgotten, but not what is still spoken of."""
    kept: list[Snapshot] = []
    for d in t.delayed:
        remember(t, d.given, kept)
    for s in t.waiting_replacements:
        remember(t, s.given, kept)
    for e in t.effects:
        remember(t, e.context, kept)
    for p in t.pending:
        remember_card(t, p.source, kept)
        if p.given is not None:
            remember(t, p.given, kept)
    for stacked in t.stacked:
        remember(t, stacked.context, kept)
    t.remembered = kept
    t.history = []
    t.uses_in_turn = []
    t.refused = []
    t.barred = []
    t.previous = []
    t.trail = []


def remember(t: Table, c: Context, kept: list[Snapshot]) -> None:
    """Every card that an ability has to do with."""
    remember_card(t, c.source, kept)
    remember_card(t, c.each, kept)
    for slot in c.slots:
        for ref in slot:
            remember_card(t, ref, kept)
    e = c.event
    if e is not None:
        remember_card(t, e.subject, kept)
        remember_card(t, e.source, kept)
        remember_card(t, e.other, kept)


def remember_card(t: Table, ref: int, kept: list[Snapshot]) -> None:
    if ref < 0 or t.at(ref) is not None:
        return
    for s in kept:
        if s.was == ref:
            return
    found = t.last_known(ref)
    if found is not None:
        kept.append(found)
