"""Cards change zones: the lists, the card's new life, and what goes with it."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT, Card, Snapshot
from cardwright.kernel.continuous import Continuous
from cardwright.kernel.events import BOTTOM, MOVE_BIT, NOWHERE, STATE_WATCH, TO_PLAY, TOP, Event
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.faces import Face, Look
    from cardwright.kernel.table import Table


def insert(xs: list[int], id: int, place: int) -> None:
    """Put a card into an ordered zone: below so many cards, or above so many; of fewer, below or above all."""
    if place < TOP:
        xs.insert(BOTTOM - place, id)
    elif place > len(xs):
        xs.insert(0, id)
    else:
        xs.insert(len(xs) - place, id)


def take_out(t: Table, c: Card) -> None:
    """Take a card off the list of its zone."""
    zone = c.zone
    id = c.id
    cards = t.my_zone(zone * 2 if t.rules.zones[zone].shared else zone * 2 + c.controller)
    if cards[-1] == id:
        cards.pop()  # from the top, mostly: nothing to look for
    else:
        cards.remove(id)
    if id in t.working_off_field:
        t.working_off_field.remove(id)
        t.dirty = True  # what it watches there is watched no more
        t.check = True


def put_in(t: Table, c: Card, zone: int, player: int, place: int) -> None:
    """Put a card on the list of a zone, where it begins a new life unless the rules call it the same card."""
    kind = t.rules.zones[zone]
    xs = t.my_zone(zone * 2 if kind.shared else zone * 2 + player)
    if t.trace is not None and kind.ordered:
        t.cite("@ordered_zone")
    if place == TOP or not kind.ordered:
        xs.append(c.id)
    else:
        if t.trace is not None and (place > len(xs) or BOTTOM - place > len(xs)):
            t.cite("@placed_beyond")
        insert(xs, c.id, place)
    c.zone = zone
    c.controller = player
    c.home = player
    if t.trace is not None:
        t.cite("@zone_controls")
    if c.form.works_in >> zone & 1 and zone != t.rules.field:
        t.working_off_field.append(c.id)
        t.dirty = True
        t.check = True
    if kind.sight != PUBLIC:
        t.keys += 1
        c.key = t.keys
        if t.trace is not None and c.seen_by != 0:
            t.cite("@hidden_again")
        c.seen_by = 0


def place(t: Table, owner: int, front: Face, back: Face | None, zone: int) -> Card:
    """A card that lies in its zone when the game begins: nothing happens, but its abilities count from the start."""
    t.cite("@brought")
    c = t.new_card(owner, front, back, zone)
    put_in(t, c, zone, owner, TOP)
    c.stamp = t.next_stamp()
    t.dirty = True
    return c


def perform_move(t: Table, e: Event) -> Event | None:
    """Carry out a MOVE; nothing happens if the card has gone somewhere else in the meantime."""
    old = e.subject
    id = old & ID_MASK
    c = t.cards[id]
    if c.life != old >> LIFE_SHIFT:
        return None
    rules = t.rules
    if rules.redirects:
        instead = rules.redirect(t, c, e)
        if instead is None:
            return None
        e = instead
        old = e.subject
    look = t.outlook.looks[id]
    before = Snapshot(old, look, c)  # as it was before the batch: what leaves together is not changed by leaving
    if c.generation != t.generation:
        c = t.mine(id)
    origin = c.zone
    goal = e.goal
    form = c.form
    between = 1 << goal if origin == NOWHERE else 1 << goal | 1 << origin
    if (t.outlook.changed_zones | form.change_zones) & between:
        t.dirty = True
        t.check = True
        if t.trace is not None and t.outlook.changed_zones >> goal & 1:
            t.cite("@enters")
    else:
        t.touch(between)
        if origin == rules.field or goal == rules.field:
            change_company(t, look, form.look, goal)
    if origin != NOWHERE:
        take_out(t, c)
    same = rules.same_card(origin, goal)
    new = old
    if not same:
        c.life += 1
        new = c.life << LIFE_SHIFT | id
        if form is not c.front:
            t.show(c, c.front)
        c.turned = 0
        c.facedown = False
        c.damage = 0
        c.marks = 0
        c.counters = ()
        if t.arrival > 0:
            c.stamp = t.arrival
        else:
            t.stamp += 1
            c.stamp = t.stamp
        if t.trace is not None:
            t.cite("@new_card")
        if t.effects:
            follow(t, old, new, rules.keeps_effects(origin, goal), e.verb == TO_PLAY)
    elif t.trace is not None and t.effects:
        t.cite("@effects_end_on_move")  # but not on this one
    c.since = t.turn
    put_in(t, c, goal, e.player, e.place)
    if origin == rules.stack_zone and t.stacked:
        t.stacked = [s for s in t.stacked if s.ref != old]
    done = e.performed(new, before)
    rules.admit(t, c, done)
    if rules.checked >> goal & 1 or (origin != NOWHERE and rules.checked >> origin & 1):
        t.check = True
    return done


def change_company(t: Table, was: Look, becomes: Look, goal: int) -> None:
    """A card comes to the field or leaves it, and no effect depends on who is there: only what the cards watch and say about costs
    changes. What an arriving card watches is added to the sums. If a leaving card watched nothing but moves, the sums stay as they
    are: they may then say that a move is watched although it is not, which costs a needless look and nothing else."""
    if was.changes_costs or becomes.changes_costs or (was.watches | was.replaces) & ~MOVE_BIT or becomes.watches & STATE_WATCH:
        t.dirty = True
    elif goal == t.rules.field:
        outlook = t.own_outlook()
        outlook.watched_events |= becomes.watches
        outlook.watched_by_others |= becomes.watches_others
        outlook.replaced_events |= becomes.replaces
        outlook.replaced_by_others |= becomes.replaces_others


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
                t.cite("@effects_end_on_move")
                only = tuple([r for r in e.only if r != old])
            if only:
                kept.append(
                    Continuous(e.change, e.context, e.values, only, True, e.until, e.until_turn, e.until_player, e.stamp)
                )
        else:
            kept.append(e)
    if changed:
        t.effects = kept
        t.dirty = True
        t.check = True
