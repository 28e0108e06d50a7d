"""Events of this game's own, carried out: freezing, cancelling, breaking, losing."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import OUTCOME, Event, moved
from cardwright.kernel.stacking import stacked_at, take_off

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def perform_own(t: Table, e: Event) -> Event | None:
    """The event as it was performed; nothing if it is impossible."""
    kind = e.kind
    if kind == terms.FROZE:
        return freeze(t, e)
    if kind == terms.CANCELLED:
        return cancel(t, e)
    if kind == terms.HEALED:
        return heal(t, e)
    if kind == terms.BROKE:
        return e if e.other >= 0 and t.at(e.other) is None else None  # it may have been saved
    if kind == OUTCOME:
        t.rules.settle_outcome(t, e)
    return e


def freeze(t: Table, e: Event) -> Event | None:
    """15.2.4.2: a frozen Character does not activate in its controller's next Active Phase."""
    c = t.at(e.subject)
    if c is None or c.zone != terms.FIELD or c.marks & terms.FROZEN:
        return None
    if t.look(c).bans & terms.CANT_BE_FROZEN:
        t.cite("2.2")
        return None
    t.mine(c.id).marks |= terms.FROZEN
    t.touch(ANYTHING)
    return e


def heal(t: Table, e: Event) -> Event | None:
    """All damage that a Forward has taken is negated."""
    c = t.at(e.subject)
    if c is None or c.damage == 0:
        return None
    t.mine(c.id).damage = 0
    t.touch(ANYTHING)
    return e


def cancel(t: Table, e: Event) -> Event | None:
    """A Summon or ability is not resolved: it is off the stack, and a card goes to its owner's Break Zone (`cleared`)."""
    s = stacked_at(t, e.subject)
    if s is None or t.look(t.cards[s.id()]).bans & terms.CANT_BE_CANCELLED:
        return None
    take_off(t, e.subject)
    return e


def cleared(t: Table, done: list[Event]) -> list[Event]:
    """The moves of cards whose effects were just cancelled."""
    out: list[Event] = []
    for e in done:
        if e.kind == terms.CANCELLED:
            card = t.at(e.subject)
            if card is not None and card.zone == terms.STACK:
                out.append(moved(card, to=terms.BREAK_ZONE, clause="11.11.10").by(e.controller, e.source))
    return out
