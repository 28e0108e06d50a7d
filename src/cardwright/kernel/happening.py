"""Events happen: arranged, replaced, performed together, noticed by triggers, logged."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel import replacing  # as a module: the two need each other, whichever is imported first
from cardwright.kernel.continuous import ANYTHING, STATES
from cardwright.kernel.continuous import COUNTERS as COUNTERS_ON_CARDS
from cardwright.kernel.control import settle_control
from cardwright.kernel.events import (
    COUNTERS,
    DAMAGE,
    FACE,
    FIRST_OWN_KIND,
    MOVE,
    MOVE_BIT,
    NUMBER,
    STATE,
    Event,
)
from cardwright.kernel.layers import refresh
from cardwright.kernel.logbook import Known, note_down, witness
from cardwright.kernel.moving import perform_move
from cardwright.kernel.proposing import Proposal
from cardwright.kernel.triggers import NOBODY, STATE_WATCH, awakens, newcomers_watch, notice, watchers

if TYPE_CHECKING:
    from cardwright.kernel.frames import Todo
    from cardwright.kernel.table import Table


def happen(t: Table, events: list[Event]) -> Todo:
    """Let these events happen together. Returns a procedure if players must decide something first, or if the rules let
    something follow at once."""
    if not events:
        return None
    if t.gathering:
        return Proposal(events)
    rules = t.rules
    if len(events) == 1:
        kind = events[0].kind
        if kind != MOVE and not rules.accompanied >> kind & 1 and nobody_cares(t, kind):
            done = perform(t, events[0])
            if done is not None:
                t.history.append(done)
                if t.log is not None or t.trace is not None:
                    tell(t, done)
                if rules.awakening >> kind & 1 and awakens(t, [done]):
                    notice(t, [done], NOBODY)
                if rules.followed >> kind & 1 and t.paying == 0:
                    return rules.aftermath(t, [done])
            return None
    todo = rules.arrange(t, events)
    if todo is not None:
        return todo
    if t.dirty:
        refresh(t)
    if (t.outlook.replaced_events or events[0].goal == rules.field or len(events) > 1) and replacing.may_be_replaced(t, events):
        return replacing.Happen(events, t.grouping)
    return perform_together(t, events)


def nobody_cares(t: Table, kind: int) -> bool:
    """Does no replacement effect and no trigger wait for such an event? Most events pass like this."""
    if t.dirty or t.delayed:
        return False
    o = t.outlook
    return not (o.watched_events | o.replaced_events) & (1 << kind | STATE_WATCH)


def note(t: Table, done: Event) -> None:
    """Remember what has happened, and tell it."""
    t.history.append(done)
    if t.log is not None or t.trace is not None:
        tell(t, done)


def tell(t: Table, done: Event, before: Known | None = None, group: int = -1) -> None:
    """Log what has happened, and cite its clause. `before`, `group`: see `kernel.logbook.note_down`."""
    if t.log is not None:
        note_down(t, done, before, group)
    if t.trace is not None and done.clause:
        t.cite(done.clause)


def happen_arranged(t: Table, events: list[Event]) -> Todo:
    """As `happen`, once limits and order have been settled."""
    if t.dirty:
        # What replaces and watches events must be known before they happen.
        refresh(t)
    if replacing.may_be_replaced(t, events):
        return replacing.Happen(events, t.grouping)
    return perform_together(t, events)


def perform_together(t: Table, events: list[Event]) -> Todo:
    """All at once: what leaves together sees each other leave. Returns what follows at once."""
    if t.dirty:
        refresh(t)
    rules = t.rules
    bits = kinds_of(events)
    if rules.accompanied & bits:
        together = rules.accompany(t, events)
        if together is not events:
            bits = kinds_of(together)  # what goes along is noticed as well
        events = together
    seen = watchers(t, bits, events) if t.outlook.watched_events & bits else NOBODY
    if bits & MOVE_BIT and rules.shared_stamps:
        t.arrival = t.next_stamp()
    done: list[Event] = []
    telling = t.log is not None or t.trace is not None
    group = -1 if t.log is None else len(t.log)
    for e in events:
        before = witness(t, e.subject) if telling and e.kind == MOVE and t.log is not None else None
        d = perform_move(t, e) if e.kind == MOVE else perform(t, e)
        if d is not None:
            done.append(d)
            t.history.append(d)
            if telling:
                tell(t, d, before, group)
    t.arrival = 0
    if done and (seen or t.delayed or t.outlook.watched_events & STATE_WATCH or (bits & rules.awakening and awakens(t, done))
                 or (bits & MOVE_BIT and newcomers_watch(t, done))):
        notice(t, done, seen)
    if t.outlook.control_may_change:
        settle_control(t)
    if rules.followed & bits and done and t.paying == 0:
        return rules.aftermath(t, done)
    return None


def kinds_of(events: list[Event]) -> int:
    """Their kinds, as bits."""
    bits = 0
    for e in events:
        bits |= 1 << e.kind
    return bits


def begin_paying(t: Table) -> None:
    """A cost is being paid from here on: what would follow at once waits until it is paid."""
    if t.paying == 0:
        t.paying_since = len(t.history)
    t.paying += 1


def end_paying(t: Table) -> Todo:
    """The cost is paid: now comes what its events are followed by."""
    t.paying -= 1
    if t.paying > 0 or t.rules.followed == 0 or len(t.history) <= t.paying_since:
        return None
    return t.rules.aftermath(t, t.history[t.paying_since :])


def perform(t: Table, e: Event) -> Event | None:
    """Carry out one event; nothing if it is impossible."""
    kind = e.kind
    if kind > COUNTERS:
        if kind < FIRST_OWN_KIND and t.outlook.depends_on & ANYTHING:
            t.touch(ANYTHING)
        return t.rules.perform(t, e) if t.rules.performed >> kind & 1 else e
    if kind == NUMBER:
        return t.rules.change_number(t, e)
    if kind == STATE:
        return turn(t, e)
    if kind == DAMAGE:
        return t.rules.damage(t, e)
    if kind == MOVE:
        return perform_move(t, e)
    return change_counters(t, e)


def turn(t: Table, e: Event) -> Event | None:
    """Turn a card (verb TURNED) or its face (verb FACE); nothing happens if it is so already."""
    c = t.at(e.subject)
    if c is None or (c.facedown if e.verb == FACE else c.turned) == e.amount:
        return None
    if e.verb == FACE:
        if not t.rules.can_lie_facedown(t, c):
            return None  # it lies face up, and stays so
        t.mine(c.id).facedown = e.amount == 1
    else:
        t.mine(c.id).turned = e.amount
    t.touch(STATES)
    return e


def change_counters(t: Table, e: Event) -> Event | None:
    """Put counters of one kind on a card, or take them off."""
    c = t.at(e.subject)
    if c is None:
        return None
    t.cite("@counters")
    had = c.counted(e.verb)
    now = had + e.amount
    if now < 0:
        now = 0
    if now == had:
        return None
    rest: list[int] = []
    for i in range(0, len(c.counters), 2):
        if c.counters[i] != e.verb:
            rest.append(c.counters[i])
            rest.append(c.counters[i + 1])
    if now > 0:
        rest.append(e.verb)
        rest.append(now)
    t.mine(c.id).counters = tuple(rest)
    t.check = True
    if t.library.rule_abilities:
        t.dirty = True  # the rules may say that counters change values
    t.touch(COUNTERS_ON_CARDS)
    return e
