"""Cards change zones: the lists, the card's new life, and what goes with it."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.cards import LIFE_SHIFT, Card, snapshot_of
from cardwright.kernel.continuous import ANYTHING, Continuous
from cardwright.kernel.events import BOTTOM, NOWHERE, TO_PLAY, TOP, Event, moved
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.faces import Face, Look
    from cardwright.kernel.table import Table


def insert(xs: list[int], id: int, place: int) -> None:
    """Put a card into an ordered zone: on top, at the bottom, or below so many cards (at the bottom if there are fewer)."""
    if place == TOP:
        xs.append(id)
    elif place == BOTTOM or place > len(xs):
        xs.insert(0, id)
    else:
        xs.insert(len(xs) - place, id)


def take_out(t: Table, c: Card) -> None:
    """Take a card off the list of its zone."""
    player = 0 if t.rules.zones[c.zone].shared else c.controller
    cards = t.zones[c.zone * 2 + player]
    if cards[-1] == c.id:
        cards.pop()  # from the top, mostly: nothing to look for
    else:
        cards.remove(c.id)
    if c.id in t.outside:
        t.outside.remove(c.id)
        t.dirty = True  # what it watches there is watched no more


def put_in(t: Table, c: Card, zone: int, player: int, place: int) -> None:
    """Put a card on the list of a zone, where it begins a new life unless the rules call it the same card."""
    kind = t.rules.zones[zone]
    xs = t.zones[zone * 2 + (0 if kind.shared else player)]
    if kind.ordered:
        insert(xs, c.id, place)
    else:
        xs.append(c.id)
    c.zone = zone
    c.controller = player
    c.home = player
    form = c.form
    if zone != t.rules.field and (form.watch_zones | form.passive_zones | form.act_zones) >> zone & 1:
        t.outside.append(c.id)
        t.dirty = True
    if kind.sight != PUBLIC:
        t.keys += 1
        c.key = t.keys
        if t.trace is not None and c.seen_by != 0:
            t.cite("@hidden_again")
        c.seen_by = 0


def place(t: Table, owner: int, front: Face, back: Face | None, zone: int) -> Card:
    """A card that lies in its zone when the game begins: nothing happens, but its abilities count from the start."""
    c = t.new_card(owner, front, back, zone)
    put_in(t, c, zone, owner, TOP)
    c.stamp = t.next_stamp()
    t.dirty = True
    return c


def perform_move(t: Table, e: Event) -> Event | None:
    """Carry out a MOVE; nothing happens if the card has gone somewhere else in the meantime."""
    c0 = t.at(e.subject)
    if c0 is None:
        return None
    if t.rules.redirects:
        instead = t.rules.redirect(t, c0, e)
        if instead is None:
            return None
        e = instead
    look = t.looks[c0.id]
    before = snapshot_of(c0, look)  # as it was before the batch: what leaves together is not changed by leaving
    c = t.mine(c0.id)
    origin = c.zone
    goal = e.goal
    old = e.subject
    depends = t.dynamic | t.reach | c.form.change_zones
    if depends & (ANYTHING | 1 << goal) or (origin != NOWHERE and depends >> origin & 1) or t.trace is not None:
        t.dirty = True
        if t.trace is not None and t.reach >> goal & 1:
            t.cite("@enters")
    elif origin == t.rules.field or goal == t.rules.field:
        change_company(t, look, c.form.look, goal)
    if origin != NOWHERE:
        take_out(t, c)
    same = t.rules.same_card(origin, goal)
    if not same:
        c.life += 1
        if c.form is not c.front:
            t.show(c, c.front)
        c.turned = 0
        c.facedown = False
        c.damage = 0
        c.marks = 0
        c.counters = ()
        c.stamp = t.arrival if t.arrival > 0 else t.next_stamp()
    c.since = t.turn
    put_in(t, c, goal, e.player, e.place)
    if same and t.trace is not None and len(t.effects) > 0:
        t.cite("@effects_end_on_move")  # but not on this one
    if origin == t.rules.stack_zone and len(t.stacked) > 0:
        t.stacked = [s for s in t.stacked if s.ref != old]
    new = c.life << LIFE_SHIFT | c.id
    if not same and len(t.effects) > 0:
        follow(t, old, new, t.rules.keeps_effects(origin, goal), e.verb == TO_PLAY)
    done = moved(e, new, before)
    t.rules.admit(t, c, done)
    t.check = True
    return done


def change_company(t: Table, was: Look, becomes: Look, goal: int) -> None:
    """A card comes to the field or leaves it, and no persistent effect looks at who is there: only what cards watch for and say
    about costs is to be summed up. (What one that leaves has watched for stays in the sum, until it is worked out anew.)"""
    if was.prices or becomes.prices:
        t.dirty = True
    elif goal == t.rules.field:
        t.watched |= becomes.watches
        t.minded |= becomes.minds
        t.replaced |= becomes.replaces


def follow(t: Table, old: int, new: int, keep: bool, played: bool) -> None:
    """Effects on a card that has moved end, or go with it where the rules say so; what changes its cost, while it is played."""
    kept: list[Continuous] = []
    changed = False
    for e in t.effects:
        if e.fixed and old in e.only:
            changed = True
            if keep or (played and e.change.layer < 0):
                only = tuple([new if r == old else r for r in e.only])
            else:
                if t.trace is not None:
                    t.cite("@effects_end_on_move")
                only = tuple([r for r in e.only if r != old])
            if len(only) > 0:
                kept.append(
                    Continuous(e.change, e.context, e.values, only, True, e.until, e.until_turn, e.until_player, e.stamp)
                )
        else:
            kept.append(e)
    if changed:
        t.effects = kept
        t.dirty = True
