"""Endless loops: positions are compared, so that what leads nowhere is noticed."""
from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from cardwright.kernel.cards import id_of

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Context
    from cardwright.kernel.table import Table


def position_key(t: Table) -> int:
    """A number that is the same for positions that are completely identical: cards, states, effects, points, what waits or is
    stacked, whose turn it is to act.

    In play a card counts by what it is like (a token made anew is the same as the one before); elsewhere by which card it is."""
    out: list[int] = [t.active, t.turn]
    add(out, t.numbers)
    add(out, t.rules.position(t))
    for kind in t.rules.zones:
        if t.rules.off_the_table(kind.number) or kind.number == t.rules.stack_zone:
            continue
        for p in range(2):
            ids = t.zones[kind.number * 2 + p]
            if t.rules.shows_state(kind.number):
                add_in_any_order(out, [card_key(t, t.cards[id]) for id in ids])
            elif kind.ordered:
                add(out, ids)
            else:
                add_in_any_order(out, [[id] for id in ids])
    add(out, t.memory)
    add_in_any_order(out, [[entry] for entry in t.pool])
    add(out, t.uses_in_game)
    for s in t.stacked:
        add(out, [s.kind, s.flags, t.cards[s.id()].form.number] + context_key(t, s.context))
    for link in t.links:
        add(out, [link.kind] + ref_key(t, link.card) + ref_key(t, link.to))
    for e in t.effects:
        add(out, [e.change.number, e.until] + list(e.values))
        add_in_any_order(out, [ref_key(t, ref) for ref in e.only])
    for waiting in t.pending:
        given = [] if waiting.given is None else context_key(t, waiting.given)
        add(out, [waiting.ability.number, waiting.controller, t.cards[id_of(waiting.source)].front.number] + given)
    for i in range(0, len(t.met_states), 2):
        add(out, [t.met_states[i + 1]] + ref_key(t, t.met_states[i]))
    for d in t.delayed:
        add(out, [d.ability.number] + context_key(t, d.given))
    return stable_hash(out)


def add(out: list[int], numbers: list[int]) -> None:
    """Some more numbers; how many they are tells them from those that follow."""
    out.append(len(numbers))
    out.extend(numbers)


def add_in_any_order(out: list[int], keys: list[list[int]]) -> None:
    """What has no order."""
    keys.sort()
    out.append(len(keys))
    for key in keys:
        add(out, key)


def context_key(t: Table, c: Context) -> list[int]:
    """Whose ability it is, and what was chosen and paid for it."""
    out = [c.ability.number, c.controller, t.cards[id_of(c.source)].front.number, c.paid, c.chosen]
    add(out, list(c.numbers))
    add(out, list(c.modes))
    for slot in c.slots:
        add_in_any_order(out, [ref_key(t, ref) for ref in slot])
    return out


def ref_key(t: Table, ref: int) -> list[int]:
    """A card that something is about: in play by what it is like, elsewhere by which card it is; or one that is gone."""
    if ref < 0 or id_of(ref) >= len(t.cards):
        return [ref]  # no card: a number that is kept beside cards
    c = t.cards[id_of(ref)]
    if t.at(ref) is None:
        return [-1, c.front.number]
    if not t.rules.shows_state(c.zone):
        return [c.zone, c.id]
    return [c.zone, c.controller] + card_key(t, c)


def card_key(t: Table, c: Card) -> list[int]:
    k = t.look(c)
    out = [c.form.number, c.owner, c.turned, 1 if c.facedown else 0, c.damage, c.marks, k.keywords, k.bans]
    add(out, list(c.counters))
    add(out, k.stats)
    add(out, [a.number for a in k.abilities])
    return out


def stable_hash(numbers: list[int]) -> int:
    """The same in every process and on every version of Python, because it is part of the state."""
    return int.from_bytes(hashlib.blake2b(repr(numbers).encode(), digest_size=7).digest(), "big")


def seen_before(t: Table, seen: list[int]) -> bool:
    """Is this exactly a position that was seen in this chain of events? Remembers it otherwise."""
    key = position_key(t)
    if key in seen:
        return True
    seen.append(key)
    return False


def bar(t: Table, code: int) -> None:
    """From exactly this position, this option may not be taken again."""
    t.barred.append(position_key(t))
    t.barred.append(code)


def barred_now(t: Table) -> list[int]:
    """The options that may not be taken from this position."""
    out: list[int] = []
    if t.barred:
        key = position_key(t)
        for i in range(0, len(t.barred), 2):
            if t.barred[i] == key:
                out.append(t.barred[i + 1])
    return out


def note_action(t: Table, code: int) -> None:
    """Before an action: remember the position, to see whether the action leads back to it."""
    before = t.clone()
    before.previous = []
    t.previous = [before]
    t.tried = code


def states_in_play(t: Table) -> int:
    """A number that is the same where the cards on the field have the same states, whichever card has which."""
    field = t.rules.field * 2
    total = 0
    for id in t.zones[field] + t.zones[field + 1]:
        c = t.cards[id]
        total += c.turned + c.damage * 4 + c.marks * 1024
    return total


def led_nowhere(t: Table) -> int:
    """The last action that was noted, if the position is now completely identical to the one before it; -1 otherwise."""
    if not t.previous:
        return -1
    before = t.previous[0]
    t.previous = []
    if t.numbers != before.numbers:
        return -1
    for z in range(len(t.zones)):
        if len(t.zones[z]) != len(before.zones[z]) and not t.rules.off_the_table(z // 2):
            return -1
    if states_in_play(t) != states_in_play(before):
        return -1  # a quick look, which most actions don't pass
    return t.tried if position_key(t) == position_key(before) else -1
