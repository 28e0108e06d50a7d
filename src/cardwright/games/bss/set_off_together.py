"""8-6-3: an effect that several cards set off at once activates one time; which of them "that spirit" is, its player chooses.

What happened at once stands side by side in the turn's history. Where it begins and how much it is, is kept in `Table.memory` while
effects wait that speak of one of the cards.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.bss import terms
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def same_event(a: Event, b: Event) -> bool:
    return a.kind == b.kind and a.subject == b.subject and a.verb == b.verb and a.player == b.player


def note_together(t: Table, done: list[Event]) -> None:
    """These events happened at once: keep where they stand, if an effect that waits speaks of the card of one of them."""
    if not t.pending:
        if t.memory:
            t.memory = []
        return
    begin = len(t.history) - len(done)
    if len(done) < 2 or begin < 0 or not same_event(t.history[begin], done[0]):
        return
    for p in t.pending:
        e = p.event
        if e is None or not p.ability.flags & terms.SPEAKS_OF_CARD:
            continue
        for d in done:
            if same_event(d, e):
                t.memory = t.memory + [begin, len(done)]
                return


def set_off_together(t: Table, c: Context) -> list[Event]:
    """The events that happened at once and set the effect off, each with a card of its own; the first alone, mostly."""
    e = c.event
    trigger = c.ability.trigger
    if e is None or trigger is None:
        return []
    out: list[Event] = [e]
    for i in range(0, len(t.memory), 2):
        together = t.history[t.memory[i] : t.memory[i] + t.memory[i + 1]]
        if not holds(together, e):
            continue
        for other in together:
            if trigger.watches >> other.kind & 1 and not names_card(out, other.subject) and trigger.matches(t, other, c):
                out.append(other)
        break
    return out


def holds(events: list[Event], e: Event) -> bool:
    for other in events:
        if same_event(other, e):
            return True
    return False


def names_card(events: list[Event], ref: int) -> bool:
    if ref < 0:
        return True
    for e in events:
        if id_of(e.subject) == id_of(ref):
            return True
    return False
