"""Persistent effects applied in layers: printed information first, then layer by layer, dependent effects after those they
depend on, older ones before newer ones. The result is kept until something changes that it was worked out from.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT, Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import (
    ABILITIES,
    CHANGES,
    CONTROL,
    LAYER_SHIFT,
    LOSS,
    PLACE_MASK,
    WATCHES,
    Continuous,
    Entry,
    PassiveEntries,
)
from cardwright.kernel.faces import PASSIVE, Ability
from cardwright.kernel.library import sum_up
from cardwright.kernel.summing import sum_up_table

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def refresh(t: Table) -> None:
    """Work out anew the information of every card that effects change."""
    t.dirty = False
    cards = t.cards
    looks = t.looks
    for id in t.altered:
        looks[id] = cards[id].form.look
    t.altered = []
    entries: list[Entry] = []
    if t.effects:
        entries.extend(t.effects)
    field = t.rules.field * 2
    for p in range(2):
        for id in t.zones[field + p]:
            c = cards[id]
            if c.form.change_zones:
                entries.extend(passives_of(t, c))
    for id in t.outside:
        c = cards[id]
        if c.form.change_zones >> c.zone & 1:
            entries.extend(passives_of(t, c))
    for a in t.library.rule_abilities:
        context = Context(-1, t.active, a)
        for change in a.changes:
            entries.append(Entry(change, context, (), (), False, 0, -1, False))
    t.dynamic = 0
    reach = 0
    reads = 0
    written = 0
    grants = False
    gives = False  # may changes come and go with abilities, or the cards of a player?
    order: list[int] = []  # of each change that is in a layer: the layer, its age, its place in `entries`
    for i, e in enumerate(entries):
        change = e.change
        if e.order >= 0:
            order.append(e.order | i)
        reads |= change.reads
        reach |= e.reach
        writes = change.writes
        written |= writes
        if writes & (ABILITIES | CONTROL):
            gives = gives or writes & (CHANGES | CONTROL) != 0
            grants = grants or (not e.fixed and writes & (WATCHES | CHANGES) != 0)
            t.controlled = t.controlled or writes & CONTROL != 0
    t.reach = reach
    t.reads = reads if not gives else -1  # given abilities may look at anything
    t.grants = grants
    if order:
        if t.trace is not None:
            t.cite("@layers")
        if gives or t.trace is not None:
            t.dynamic = apply_layers(t, entries)
        elif written & (reads | LOSS | CHANGES):
            t.dynamic = apply_in_order(t, entries, order)
        else:
            t.dynamic = apply_independent(t, entries, order)
        for id in t.altered:
            look = looks[id]
            if look.abilities is not t.cards[id].form.look.abilities:
                sum_up(look)
    sum_up_table(t)


def apply_newest(t: Table, e: Continuous) -> None:
    """An effect on certain cards has just been made, the newest of all. Where no other looks at what it changes, and its layer is
    the last, it is what comes last of all: nothing else must be worked out anew."""
    change = e.change
    if (
        t.dirty or t.trace is not None or not e.fixed or change.layer != t.rules.layers - 1 or change.reads != 0
        or change.dynamic != 0 or change.writes & (t.reads | ABILITIES | CONTROL)
    ):
        t.dirty = True
        return
    for ref in e.only:
        c = t.at(ref)
        if c is not None:
            if t.looks[c.id] is c.form.look:
                t.altered.append(c.id)
            look = t.looks[c.id].copy()  # others may hold on to what it was
            t.looks[c.id] = look
            change.apply(t, e.context, c, look, e.values)


def apply_layers(t: Table, entries: list[Entry]) -> int:
    """Apply all changes, layer by layer, while some come and go; says what they depend on."""
    dynamic = 0
    used = layers_of(entries)
    for layer in range(t.rules.layers):
        if used >> layer & 1:
            dynamic |= apply_layer(t, entries, layer)
            used = layers_of(entries)
    return dynamic


def apply_independent(t: Table, entries: list[Entry], order: list[int]) -> int:
    """The same where no change comes or goes and none can depend on another: by layer, then by age."""
    if len(order) > 1:
        order.sort()
    dynamic = 0
    for place in order:
        e = entries[place & PLACE_MASK]
        dynamic |= e.change.dynamic
        apply_entry(t, e)
    return dynamic


def apply_in_order(t: Table, entries: list[Entry], order: list[int]) -> int:
    """The same where no change comes or goes: by layer, then by age, except where one of a layer may depend on another."""
    n = len(order)
    order.sort()
    dynamic = 0
    i = 0
    while i < n:
        layer = order[i] >> LAYER_SHIFT
        group: list[Entry] = []
        end = i
        while end < n and order[end] >> LAYER_SHIFT == layer:
            group.append(entries[order[end] & PLACE_MASK])
            end += 1
        if len(group) > 1 and not independent(group):
            dynamic |= apply_layer(t, entries, layer)
        else:
            for e in group:
                dynamic |= e.change.dynamic
                apply_entry(t, e)
        i = end
    return dynamic


def layers_of(entries: list[Entry]) -> int:
    """The layers in which there is something to apply (bits)."""
    used = 0
    for e in entries:
        layer = e.change.layer
        if layer >= 0:
            used |= 1 << layer
    return used


def passives_of(t: Table, c: Card) -> list[Entry]:
    """The changes that a card's printed passive abilities make where it is now. Kept until the card is another one or elsewhere."""
    kept = t.passives.get(c.id)
    if (
        kept is None or kept.life != c.life or kept.form is not c.form or kept.stamp != c.stamp or kept.zone != c.zone
        or kept.controller != c.controller
    ):
        kept = work_out_passives(c)
        t.passives[c.id] = kept
    if t.trace is not None and kept.entries:
        t.cite("@passive_controller")
    return kept.entries


def work_out_passives(c: Card) -> PassiveEntries:
    made = PassiveEntries(c)
    for a in c.form.look.abilities:
        if a.kind == PASSIVE and a.zones >> c.zone & 1 and a.changes:
            context = Context(made.ref, c.controller, a)
            for change in a.changes:
                made.entries.append(Entry(change, context, (), (), False, c.stamp, c.id, False))
    return made


def apply_layer(t: Table, entries: list[Entry], layer: int) -> int:
    """Apply all changes of one layer; says what they depend on."""
    todo: list[Entry] = []
    for e in entries:
        if e.change.layer == layer:
            todo.append(e)
    dynamic = 0
    if len(todo) > 1 and t.trace is None and independent(todo):
        todo.sort(key=age)
        for e in todo:
            dynamic |= e.change.dynamic
            apply_entry(t, e)
        return dynamic
    while todo:
        e = todo[0] if len(todo) == 1 else next_entry(t, todo)
        todo.remove(e)
        dynamic |= e.change.dynamic
        hit = apply_entry(t, e)
        if e.change.writes & CHANGES and hit:
            regroup(t, hit, entries, todo, layer, e.stamp)
    return dynamic


def independent(todo: list[Entry]) -> bool:
    """Can none of these changes depend on another, and does none make others come or go? Then their age alone decides."""
    writes = 0
    reads = 0
    for b in todo:
        writes |= b.change.writes
        reads |= b.change.reads if b.bearer < 0 else b.change.reads | LOSS
    return not writes & (reads | CHANGES)


def age(e: Entry) -> int:
    return e.stamp


def regroup(t: Table, hit: list[int], entries: list[Entry], todo: list[Entry], layer: int, stamp: int) -> None:
    """Abilities came or went: so do the changes that they make, if those have not been applied yet."""
    for id in hit:
        look = t.looks[id]
        c = t.cards[id]
        known = [e for e in entries if e.bearer == id]
        for e in known:
            if e.context.ability not in look.abilities and e.change.layer >= layer:
                entries.remove(e)
                if e in todo:
                    todo.remove(e)
        handled: list[Ability] = []
        for a in look.abilities:
            if a.kind != PASSIVE or not a.zones >> c.zone & 1 or not a.changes or a in handled:
                continue
            handled.append(a)
            more = times(look.abilities, a) - times([e.context.ability for e in known if e.change is a.changes[0]], a)
            context = Context(c.ref(), c.controller, a)
            for change in a.changes * more:
                e = Entry(change, context, (), (), False, t.rules.stamp_of_given(c.stamp, stamp), id, False)
                entries.append(e)
                if change.layer == layer:
                    todo.append(e)


def times(abilities: list[Ability], a: Ability) -> int:
    """How often an ability is in the list: a card may have been given it twice."""
    n = 0
    for x in abilities:
        if x is a:
            n += 1
    return n


def affected(t: Table, e: Entry) -> list[int]:
    """The cards that a change applies to now."""
    out: list[int] = []
    change = e.change
    if change.conditional and not change.active(t, e.context):
        return out
    if e.fixed:
        for ref in e.only:
            c = t.at(ref)
            if c is not None:
                out.append(c.id)
        return out
    if change.own:
        if t.trace is not None:
            t.cite("@layers_own")
        bearer = t.at(e.context.source)
        if bearer is not None and change.zones >> bearer.zone & 1:
            if not change.narrow or change.affects(t, e.context, bearer):
                out.append(bearer.id)
        return out
    zones = change.zones
    if change.listed:
        for ref in change.reached(t, e.context):
            reached = t.at(ref)
            if reached is not None and zones >> reached.zone & 1 and reached.id not in out:
                out.append(reached.id)
        return out
    whose = change.whose
    controller = e.context.controller
    z = 0
    while zones:
        if zones & 1:
            if whose == 3 or t.rules.zones[z].shared:
                change.among(t, e.context, t.zones[z * 2], out)
                change.among(t, e.context, t.zones[z * 2 + 1], out)
            elif whose > 0:
                change.among(t, e.context, t.zones[z * 2 + (controller if whose == 1 else 1 - controller)], out)
        zones >>= 1
        z += 1
    return out


def apply_entry(t: Table, e: Entry) -> list[int]:
    """Apply a change now; the cards that it applied to."""
    change = e.change
    cards = t.cards
    if change.own and not e.fixed and t.trace is None:  # as `affected`
        if change.conditional and not change.active(t, e.context):
            return []
        source = e.context.source
        bearer = cards[source & ID_MASK]
        if bearer.life != source >> LIFE_SHIFT or not change.zones >> bearer.zone & 1:
            return []
        if change.narrow and not change.affects(t, e.context, bearer):
            return []
        hit = [bearer.id]
    else:
        hit = affected(t, e)
        if not hit:
            return hit
        if t.trace is not None and e.settled and not e.fixed:
            t.cite("@layers_open")
    values = e.values if e.settled else change.values(t, e.context)
    looks = t.looks
    for id in hit:
        c = cards[id]
        look = looks[id]
        if look is c.form.look:
            look = look.copy()
            looks[id] = look
            t.altered.append(id)
        change.apply(t, e.context, c, look, values)
    return hit


def next_entry(t: Table, todo: list[Entry]) -> Entry:
    """The oldest change that depends on none of the others; where they depend on each other in a ring, the oldest of the ring."""
    oldest = todo[0]
    writes = 0
    reads = 0
    for b in todo:
        if b.stamp < oldest.stamp:
            oldest = b
        writes |= b.change.writes
        reads |= b.change.reads if b.bearer < 0 else b.change.reads | LOSS
    chosen = first_free(t, todo) if writes & reads else oldest
    if t.trace is not None:
        t.cite("@layers_order")
        t.cite("@layers_passive" if chosen.bearer >= 0 else "@layers_played")
    return chosen


def first_free(t: Table, todo: list[Entry]) -> Entry:
    """The oldest change that would be the same after the others; if there is none, the one with the fewest others to wait for."""
    best: Entry | None = None
    fewest: Entry = todo[0]
    waits = len(todo)
    for b in todo:
        if best is not None and b.stamp >= best.stamp:
            continue
        others = above(t, b, todo)
        if not others or not depends(t, others, b):
            best = b
        elif len(others) < waits or (len(others) == waits and b.stamp < fewest.stamp):
            fewest = b
            waits = len(others)
    return best if best is not None else fewest


def may_depend(t: Table, a: Entry, b: Entry) -> bool:
    """A quick look: `a` changes what `b` looks at, or may take away the ability that makes `b`."""
    return t.rules.change_depends(a.change, b.change) or (b.bearer >= 0 and a.change.writes & LOSS != 0)


def above(t: Table, b: Entry, todo: list[Entry]) -> list[Entry]:
    """The changes that `b` may depend on, directly or through others, those that come first before those that depend on them."""
    found: list[Entry] = []
    reached: list[Entry] = [b]
    while reached:
        low = reached.pop()
        for a in todo:
            if a is not b and a not in found and may_depend(t, a, low):
                found.append(a)
                reached.append(a)
    out: list[Entry] = []
    while found:
        first = found[0]
        for a in found:
            if not any(x is not a and may_depend(t, x, a) for x in found):
                first = a
                break
        found.remove(first)
        out.append(first)
    return out


def depends(t: Table, others: list[Entry], b: Entry) -> bool:
    """Would applying the others first change what `b` applies to, or what it does? Tried out on copies."""
    before = affected(t, b)
    values_before = b.values if b.settled else b.change.values(t, b.context)
    looks, altered = t.looks, t.altered
    t.looks, t.altered = looks[:], altered[:]
    for id in altered:
        t.looks[id] = looks[id].copy()
    gone = False
    for a in others:
        hit = apply_entry(t, a)
        gone = gone or (b.bearer in hit and b.context.ability not in t.looks[b.bearer].abilities)
    after = affected(t, b)
    values_after = b.values if b.settled else b.change.values(t, b.context)
    t.looks, t.altered = looks, altered
    if t.trace is not None:
        t.cite("@layers_dependency")
    return gone or before != after or values_before != values_after
