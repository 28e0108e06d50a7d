"""Automatic abilities notice events and become pending; delayed and state triggers too."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT
from cardwright.kernel.contexts import Context, Delayed, Pending
from cardwright.kernel.continuous import CHANGES, WATCHES
from cardwright.kernel.events import MOVE, Event
from cardwright.kernel.events import STATE_WATCH as STATE_WATCH  # for whoever asks whether states are watched
from cardwright.kernel.faces import AUTOMATIC, Ability, Look
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


@mypyc_attr(acyclic=True)
class Watcher:
    """A card whose abilities may notice an event, as it was when the event began."""

    def __init__(self, ref: int, controller: int, zone: int, look: Look, arrived: bool = False) -> None:
        self.ref = ref
        self.controller = controller
        self.zone = zone
        self.look = look
        self.arrived = arrived  # it came in the same moment


NOBODY: Final[list[Watcher]] = []  # never written to


def watchers(t: Table, bits: int, events: list[Event] | None = None) -> list[Watcher]:
    """The cards in play whose abilities watch one of these kinds of event, before anything moves. Where the events are known, a
    card that watches only itself is left out if none of them happens to it."""
    if events is not None and len(events) == 1 and not t.outlook.watched_by_others & bits:
        return watcher_of_its_own(t, bits, events[0].subject)
    out: list[Watcher] = []
    field = t.rules.field
    looks = t.outlook.looks
    for p in range(2):
        for id in t.zones[field * 2 + p]:
            k = looks[id]
            if k.watches & bits:
                c = t.cards[id]
                ref = c.life << LIFE_SHIFT | id
                if k.watches_others & bits or events is None or happens_to(ref, events):
                    out.append(Watcher(ref, c.controller, field, k))
    for id in t.working_off_field:
        k = looks[id]
        if k.watches & bits:
            c = t.cards[id]
            if k.watches_others & bits or events is None or happens_to(c.ref(), events):
                if t.trace is not None:
                    t.cite("@elsewhere")
                out.append(Watcher(c.ref(), c.controller, c.zone, k))
    return out


def happens_to(ref: int, events: list[Event]) -> bool:
    """Is one of the events about this card?"""
    for e in events:
        if e.subject == ref:
            return True
    return False


def watcher_of_its_own(t: Table, bits: int, ref: int) -> list[Watcher]:
    """The same where no card watches what happens to others: only the card that it happens to can notice it."""
    if ref < 0:
        return NOBODY
    id = ref & ID_MASK
    k = t.outlook.looks[id]
    c = t.cards[id]
    if not k.watches & bits or c.life != ref >> LIFE_SHIFT:
        return NOBODY
    if c.zone != t.rules.field:
        if id not in t.working_off_field:
            return NOBODY
        if t.trace is not None:
            t.cite("@elsewhere")
    return [Watcher(ref, c.controller, c.zone, k)]


def notice(t: Table, events: list[Event], seen: list[Watcher]) -> None:
    """The events have happened: abilities whose trigger condition they meet become pending."""
    here: list[Watcher] = seen
    if any_moved(events):
        here = with_newcomers(t, events, seen)
    if t.rules.awakening:
        here = with_awakened(t, events, here)
    batch = t.this_batch()
    once = t.rules.once_per_batch
    for w in here:
        if w.look.bans & t.rules.silencing:
            if t.trace is not None:
                t.cite("@triggers_silenced")
            continue
        quiet = w.arrived and w.look.bans & t.rules.quiet_entry != 0
        hushed = 0 if not w.arrived or not w.look.bans & t.rules.hushed_entry else t.rules.hushed_flags
        for a in w.look.abilities:
            trigger = a.trigger
            if trigger is None or a.kind != AUTOMATIC or not a.zones >> w.zone & 1:
                continue
            for i in range(len(events)):
                e = events[i]
                if (quiet or a.flags & hushed) and e.kind == MOVE and e.subject & ID_MASK == w.ref & ID_MASK:
                    if t.trace is not None:
                        t.cite("@triggers_silenced")
                    continue
                if trigger.watches >> e.kind & 1 and consider(t, e, w, a, batch) and once:
                    if t.trace is not None:
                        cite_once(t, events[i + 1 :], w, a)
                    break
    if t.delayed:
        notice_delayed(t, events, batch)
    if t.outlook.watched_events & STATE_WATCH or t.met_states:
        notice_states(t, batch)


def any_moved(events: list[Event]) -> bool:
    for e in events:
        if e.kind == MOVE:
            return True
    return False


def newcomers_watch(t: Table, events: list[Event]) -> bool:
    """May a card that has just moved notice anything where it is now? A quick look, without working out information anew."""
    if t.outlook.gives_abilities:
        return True
    for made in t.effects:
        if made.change.writes & (WATCHES | CHANGES):
            return True
    for e in events:
        if e.kind == MOVE:
            c = t.cards[e.subject & ID_MASK]
            form = c.form
            if (form.passive_zones | form.watch_zones) >> c.zone & 1:
                return True
    return False


def with_newcomers(t: Table, events: list[Event], seen: list[Watcher]) -> list[Watcher]:
    """A card that enters sees what happens at the same time, itself included."""
    if t.dirty:
        refresh(t)
    out = seen
    for e in events:
        if e.kind != MOVE:
            continue
        id = e.subject & ID_MASK
        k = t.outlook.looks[id]
        c = t.cards[id]
        if k.watches == 0 or c.life != e.subject >> LIFE_SHIFT:
            continue
        known = False
        for w in seen:
            if w.ref == e.subject:
                known = True
                break
        if not known:
            out = out + [Watcher(e.subject, c.controller, c.zone, k, True)]
    return out


def awakens(t: Table, events: list[Event]) -> bool:
    """May a card have got an ability by one of these events that notices it? A quick look at what it shows now."""
    for e in events:
        if t.rules.awakening >> e.kind & 1 and e.other >= 0 and t.cards[e.other & ID_MASK].form.look.watches >> e.kind & 1:
            return True
    return False


def with_awakened(t: Table, events: list[Event], seen: list[Watcher]) -> list[Watcher]:
    """A card that has just got an ability by an event (it has reached a level) notices that event with it."""
    out = seen
    for e in events:
        if not t.rules.awakening >> e.kind & 1 or e.other < 0:
            continue
        c = t.at(e.other)
        if c is None:
            continue
        now = t.look(c)
        if not now.watches >> e.kind & 1:
            continue
        before: list[Ability] = []
        for w in seen:
            if w.ref == e.other:
                before = w.look.abilities
        fresh = [a for a in now.abilities if a not in before]
        if fresh and not any(w.ref == e.other and w.arrived for w in out):
            look = now.copy()
            look.abilities = fresh
            out = out + [Watcher(e.other, c.controller, c.zone, look, True)]
    return out


def consider(t: Table, e: Event, w: Watcher, a: Ability, batch: int) -> bool:
    """Does this event set off this ability? Then it becomes pending."""
    source = w.ref
    b = e.before
    if b is not None and b.was == w.ref:
        source = e.subject  # "this card" is the card after its move
    if a.about_itself and source != e.subject:
        return False
    if w.arrived and source != e.subject and not t.rules.arrivals_notice >> w.zone & 1:
        return False  # it came in the same moment, and by this rulebook does not notice what happens to others then
    c = Context(source, w.controller, a, e)
    trigger = a.trigger
    assert trigger is not None
    if not trigger.matches(t, e, c) or not t.rules.may_trigger(t, c):
        return False
    if t.rules.once_per_batch and waits_from(t, source, a, batch):
        return True
    if a.per_turn > 0:
        if times_used(t, w.ref, a.number) >= a.per_turn:
            if t.trace is not None:
                t.cite("@triggers_limit")
            return False
        note_use(t, w.ref, a.number)
    t.pending.append(Pending(w.controller, source, a, e, None, batch))
    if t.trace is not None:
        t.cite("@triggers_pending")
        if source != e.subject and (w.arrived or t.at(w.ref) is None):
            t.cite("@triggers_together")  # it came or left at the same moment
        if a.clause:
            t.cite(a.clause)
    return True


def cite_once(t: Table, others: list[Event], w: Watcher, a: Ability) -> None:
    """Would another event of the batch have set it off, too?"""
    trigger = a.trigger
    assert trigger is not None
    for e in others:
        if trigger.watches >> e.kind & 1 and trigger.matches(t, e, Context(w.ref, w.controller, a, e)):
            t.cite("@triggers_once")
            return


def waits_from(t: Table, source: int, a: Ability, batch: int) -> bool:
    """Where abilities trigger once for all that happens together: has this one triggered in this batch already?"""
    for p in t.pending:
        if p.batch == batch and p.source == source and p.ability is a:
            if t.trace is not None:
                t.cite("@triggers_once")
            return True
    return False


def notice_delayed(t: Table, events: list[Event], batch: int) -> None:
    """Delayed triggers: once, unless a time frame was given."""
    once = t.rules.once_per_batch
    kept: list[Delayed] = []
    for d in t.delayed:
        hits = 0
        trigger = d.ability.trigger
        assert trigger is not None
        for e in events:
            if not trigger.watches >> e.kind & 1:
                continue
            c = d.given.copy()
            c.event = e
            if trigger.matches(t, e, c):
                hits += 1
                if once and waits_from(t, d.source, d.ability, batch):
                    break
                t.pending.append(Pending(d.controller, d.source, d.ability, e, d.given, batch))
                if t.trace is not None:
                    t.cite("@triggers_delayed")
                if d.once:
                    break
        if hits == 0 or not d.once:
            kept.append(d)
    if len(kept) != len(t.delayed):
        t.delayed = kept
        t.dirty = True


def notice_states(t: Table, batch: int = 0) -> None:
    """State triggers become pending once when their state is reached: not again while they wait, and not again until the state has
    ended and is reached once more."""
    if batch == 0:
        batch = t.this_batch()
    if t.dirty:
        refresh(t)
    met: list[int] = []
    for c in t.outlook.state_watchers:
        a = c.ability
        trigger = a.trigger
        if trigger is None or not trigger.holds(t, c):
            continue
        if not was_met(t, c.source, a):
            if waits(t, c.source, a):
                continue  # it held before, has ended and holds again: that counts once the ability has been resolved
            t.pending.append(Pending(c.controller, c.source, a, None, None, batch))
            if t.trace is not None:
                t.cite("@triggers_state")
        met.append(c.source)
        met.append(a.number)
    t.met_states = met


def was_met(t: Table, ref: int, a: Ability) -> bool:
    """Has this ability of a card triggered on its state already, which has held since?"""
    xs = t.met_states
    for i in range(0, len(xs), 2):
        if xs[i] == ref and xs[i + 1] == a.number:
            return True
    return False


def waits(t: Table, ref: int, a: Ability) -> bool:
    """Has this ability of a card triggered already, and is waiting, on the stack, or being played or resolved?"""
    for p in t.pending:
        if p.source == ref and p.ability is a:
            return True
    for s in t.stacked:
        if s.context.source == ref and s.context.ability is a:
            return True
    for f in t.stack:
        if f.handles(ref, a.number):
            return True
    return False


def times_used(t: Table, ref: int, ability: int) -> int:
    """How often this turn this card has used this ability."""
    return count_of(t.uses_in_turn, ref, ability)


def note_use(t: Table, ref: int, ability: int) -> None:
    count_up(t.uses_in_turn, ref, ability)


def times_used_in_game(t: Table, player: int, title: int) -> int:
    """How often in this game this player has used an ability of this name."""
    return count_of(t.uses_in_game, player, title)


def note_use_in_game(t: Table, player: int, title: int) -> None:
    count_up(t.uses_in_game, player, title)


def count_of(uses: list[int], who: int, what: int) -> int:
    """The number that stands beside these two."""
    for i in range(0, len(uses), 3):
        if uses[i] == who and uses[i + 1] == what:
            return uses[i + 2]
    return 0


def count_up(uses: list[int], who: int, what: int) -> None:
    for i in range(0, len(uses), 3):
        if uses[i] == who and uses[i + 1] == what:
            uses[i + 2] += 1
            return
    uses.append(who)
    uses.append(what)
    uses.append(1)
