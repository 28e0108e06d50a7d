"""Persistent effects applied in layers: printed information first, then layer by layer, dependent effects after those they
depend on, older ones before newer ones. The result is kept until something changes that it was worked out from.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import (
    ABILITIES,
    ANYTHING,
    CHANGES,
    CONTROL,
    LAYER_SHIFT,
    LOSS,
    PLACE_MASK,
    STIRRED_SHIFT,
    WATCHES,
    Applied,
    Continuous,
    Entry,
    PassiveEntries,
)
from cardwright.kernel.faces import PASSIVE, Ability
from cardwright.kernel.outlook import Outlook
from cardwright.kernel.summing import sum_up, sum_up_table

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def refresh(t: Table) -> None:
    """Make a new outlook: the information of every card with all effects applied, and what follows from it. If things were only
    touched that some effects depend on, those are asked first whether they would do anything else than before."""
    touched = t.dirty >> STIRRED_SHIFT if not t.dirty & 1 else 0
    t.dirty = 0
    if touched and still_right(t, touched):
        return
    cards = t.cards
    old = t.outlook
    looks = old.looks[:] if old.shared else old.looks
    for id in old.changed_looks:
        looks[id] = cards[id].form.look
    o = Outlook(looks, old.passives)
    o.control_may_change = old.control_may_change
    t.outlook = o
    entries = entries_of(t)
    reads = 0
    written = 0
    changed_zones = 0
    order: list[int] = []  # as `in_order` would put it, gathered on the way
    for i, e in enumerate(entries):
        change = e.change
        if e.order >= 0:
            order.append(e.order | i)
        reads |= change.reads
        changed_zones |= e.changed_zones
        writes = change.writes
        written |= writes
        if writes & (ABILITIES | CONTROL):
            o.gives_abilities = o.gives_abilities or (not e.fixed and writes & (WATCHES | CHANGES) != 0)
            o.control_may_change = o.control_may_change or writes & CONTROL != 0
    o.changed_zones = changed_zones
    # May applying one change make others come or go (abilities given or taken, cards that change sides)?
    gives = written & (CHANGES | CONTROL)
    o.effects_read = -1 if gives else reads  # given abilities may look at anything
    o.written = -1 if gives else written
    if order:
        order.sort()
        if t.trace is not None:
            t.cite("@layers")
        apply_layers(t, entries, order, not gives and not written & reads)
        for id in o.changed_looks:
            look = looks[id]
            if look.abilities is not cards[id].form.look.abilities:
                sum_up(look)
    sum_up_table(t)


def still_right(t: Table, touched: int) -> bool:
    """Would every change that depends on what was touched apply to the same cards again, with the same amounts? Most do."""
    o = t.outlook
    for was in o.applied:
        e = was.entry
        change = e.change
        if change.depends_on & (touched | ANYTHING):
            if change.applies_by_state or change.reads & o.written:
                return False  # what it looked at then was not yet what it is with all effects applied
            hit = affected(t, e)
            if hit != was.hit or (hit and not e.settled and change.values(t, e.context) != was.values):
                return False
    return o.written >= 0


def entries_of(t: Table) -> list[Entry]:
    """Every change that counts now: made by effects, by printed passive abilities where they work, and by the rules themselves."""
    cards = t.cards
    entries: list[Entry] = [*t.effects]
    field = t.rules.field * 2
    for p in range(2):
        for id in t.zones[field + p]:
            c = cards[id]
            if c.form.change_zones:
                entries.extend(passives_of(t, c))
    for id in t.working_off_field:
        c = cards[id]
        if c.form.change_zones >> c.zone & 1:
            entries.extend(passives_of(t, c))
    for a in t.library.rule_abilities:
        context = Context(-1, t.active, a)
        for change in a.changes:
            entries.append(Entry(change, context, (), (), False, 0, -1, False))
    return entries


def apply_newest(t: Table, e: Continuous) -> None:
    """An effect on certain cards has just been made, which looks at nothing and belongs to the last layer. It is the newest, so it
    is applied after all others; where no effect looks at what it changes, it can be applied to the outlook as it is. Otherwise all
    is worked out anew."""
    change = e.change
    assert e.fixed and change.layer == t.rules.layers - 1 and change.reads == 0 and change.depends_on == 0
    if t.dirty or change.writes & (t.outlook.effects_read | ABILITIES | CONTROL):
        t.dirty = True
        return
    if t.trace is not None:
        t.cite("@layers")
    o = t.own_outlook()
    for ref in e.only:
        c = t.at(ref)
        if c is not None:
            if o.looks[c.id] is c.form.look:
                o.changed_looks.append(c.id)
            look = o.looks[c.id].copy()  # a snapshot may still use the look as it was
            o.looks[c.id] = look
            change.apply(t, e.context, c, look, e.values)


def apply_layers(t: Table, entries: list[Entry], order: list[int], apart: bool) -> None:
    """Apply all changes: layer by layer, and in a layer the older ones first, unless one depends on another. `apart`: none of them
    can depend on another."""
    if apart:
        for place in order:
            e = entries[place & PLACE_MASK]
            apply_entry(t, e, affected(t, e))
        if t.trace is not None:
            cite_ages(t, entries, order)
        return
    while order:
        layer = order[0] >> LAYER_SHIFT
        here = [place for place in order if place >> LAYER_SHIFT == layer]
        if independent([entries[place & PLACE_MASK] for place in here]):
            apply_layers(t, entries, here, True)
            order = order[len(here) :]
        else:
            apply_one_by_one(t, entries, layer)
            order = in_order(entries, layer + 1)  # some may have come or gone


def in_order(entries: list[Entry], layer: int) -> list[int]:
    """The changes from this layer on as numbers that sort them: by layer, then by age, then by place, which is its last part."""
    least = layer << LAYER_SHIFT
    order: list[int] = []
    for i, e in enumerate(entries):
        if e.order >= least:
            order.append(e.order | i)
    order.sort()
    return order


def passives_of(t: Table, c: Card) -> list[Entry]:
    """The changes that a card's printed passive abilities make where it is now. Kept until the card is another one or elsewhere."""
    kept = t.outlook.passives.get(c.id)
    if (
        kept is None or kept.life != c.life or kept.form is not c.form or kept.stamp != c.stamp or kept.zone != c.zone
        or kept.controller != c.controller
    ):
        kept = work_out_passives(c)
        t.outlook.passives[c.id] = kept
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


def independent(todo: list[Entry]) -> bool:
    """Can none of these changes depend on another, and does none make others come or go (as all do that take abilities away)? Then
    their age alone decides."""
    writes = 0
    reads = 0
    for b in todo:
        writes |= b.change.writes
        reads |= b.change.reads
    return not writes & CHANGES and (len(todo) == 1 or not writes & reads)


def apply_one_by_one(t: Table, entries: list[Entry], layer: int) -> None:
    """Apply the changes of one layer, where they may depend on each other, or make others come or go."""
    todo: list[Entry] = []
    for e in entries:
        if e.change.layer == layer:
            todo.append(e)
    while todo:
        e = todo[0] if len(todo) == 1 else next_entry(t, todo)
        parts = [e] + [x for x in todo if x is not e and belongs_to(x, e)]
        reached = [affected(t, x) for x in parts]  # before any of them is applied: one effect does not undo itself
        for i in range(len(parts)):
            todo.remove(parts[i])
            hit = apply_entry(t, parts[i], reached[i])
            if e.change.writes & CHANGES and hit:
                regroup(t, hit, entries, todo, layer, e.stamp)


def belongs_to(x: Entry, e: Entry) -> bool:
    """Are both parts of one effect on the same cards, which changes two numbers of them?"""
    if x.context is not e.context and (x.bearer >= 0 or x.context.source != e.context.source or x.stamp != e.stamp):
        return False
    same = x.context.ability is e.context.ability and x.bearer == e.bearer and x.change is not e.change
    return same and x.change.reads == e.change.reads and not (x.change.writes | e.change.writes) & (CHANGES | CONTROL)


def regroup(t: Table, hit: list[int], entries: list[Entry], todo: list[Entry], layer: int, stamp: int) -> None:
    """Abilities came or went: so do the changes that they make, if those have not been applied yet."""
    for id in hit:
        look = t.outlook.looks[id]
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
                if 0 <= change.layer <= layer:
                    todo.append(e)  # also if its layer is over: it is applied now


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
    if change.about_itself:
        if t.trace is not None:
            t.cite("@layers_own")
        bearer = t.at(e.context.source)
        if bearer is not None and change.zones >> bearer.zone & 1:
            if not change.checks_itself or change.affects(t, e.context, bearer):
                out.append(bearer.id)
        return out
    zones = change.zones
    if change.lists_cards:
        for ref in change.listed_cards(t, e.context):
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


def apply_entry(t: Table, e: Entry, hit: list[int]) -> list[int]:
    """Apply a change now, to these cards."""
    change = e.change
    o = t.outlook
    o.depends_on |= change.depends_on
    values = e.values if e.settled or not hit else change.values(t, e.context)
    if change.depends_on:
        o.applied.append(Applied(e, hit, values))
    if not hit:
        return hit
    if t.trace is not None and e.settled and not e.fixed:
        t.cite("@layers_open")
    for id in hit:
        c = t.cards[id]
        look = o.looks[id]
        if look is c.form.look:
            look = look.copy()
            o.looks[id] = look
            o.changed_looks.append(id)
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
        cite_order(t, chosen)
    return chosen


def cite_order(t: Table, e: Entry) -> None:
    """It was applied before others of its layer: by its age, as a passive ability's or a played one's."""
    t.cite("@layers_order")
    t.cite("@layers_passive" if e.bearer >= 0 else "@layers_played")


def cite_ages(t: Table, entries: list[Entry], order: list[int]) -> None:
    """The same for all that were applied before another one of the same layer."""
    for i in range(len(order) - 1):
        if order[i] >> LAYER_SHIFT == order[i + 1] >> LAYER_SHIFT:
            cite_order(t, entries[order[i] & PLACE_MASK])


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
    """Could `b` depend on `a`? If `a` changes what `b` looks at, or may take away the ability that makes `b`."""
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
    """Would applying the others first change what `b` applies to, or what it does? Tried out on a copy of the outlook."""
    before = affected(t, b)
    values_before = b.values if b.settled else b.change.values(t, b.context)
    outlook = t.outlook
    tried = outlook.copy()
    for id in tried.changed_looks:
        tried.looks[id] = tried.looks[id].copy()
    t.outlook = tried
    gone = False
    for a in others:
        hit = apply_entry(t, a, affected(t, a))
        gone = gone or (b.bearer in hit and b.context.ability not in tried.looks[b.bearer].abilities)
    after = affected(t, b)
    values_after = b.values if b.settled else b.change.values(t, b.context)
    t.outlook = outlook
    if t.trace is not None:
        t.cite("@layers_dependency")
    return gone or before != after or values_before != values_after
