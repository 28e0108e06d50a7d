"""Endless loops: positions are compared, so that what leads nowhere is noticed."""
from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from cardwright.kernel.cards import id_of

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


def position_key(t: Table) -> int:
    """A number that is the same for positions that are completely identical: cards, states, effects, points, waiting abilities.

    In play a card counts by what it is like (a token made anew is the same as the one before); elsewhere by which card it is."""
    out: list[int] = [t.active, t.turn]
    out.extend(t.numbers)
    for kind in t.rules.zones:
        for p in range(2):
            ids = t.zones[kind.number * 2 + p]
            if len(ids) == 0 or t.rules.off_the_table(kind.number):
                continue
            out.append(-1 - kind.number * 2 - p)
            if t.rules.shows_state(kind.number):
                keys = [card_key(t, t.cards[id]) for id in ids]
                keys.sort()
                for key in keys:
                    out.extend(key)
            elif kind.ordered:
                out.extend(ids)
            else:
                out.extend(sorted(ids))
    out.append(len(t.links))
    out.append(len(t.pool))
    out.extend(sorted(t.pool))
    out.extend(t.ever)
    for e in t.effects:
        out.append(e.change.number)
        out.extend(e.values)
        out.append(e.until)
    for waiting in t.pending:
        out.append(waiting.ability.number)
        out.append(waiting.controller)
        out.append(t.cards[id_of(waiting.source)].front.number)
    for d in t.delayed:
        out.append(d.ability.number)
    return stable_hash(out)


def card_key(t: Table, c: Card) -> list[int]:
    k = t.look(c)
    out = [c.form.number, c.owner, c.turned, 1 if c.facedown else 0, c.damage, c.marks, k.keywords, k.bans]
    out.extend(c.counters)
    out.extend(k.stats)
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


def note_action(t: Table, code: int) -> None:
    """Before an action: remember the position, to see whether the action leads back to it."""
    before = t.clone()
    before.previous = []
    t.previous = [before]
    t.tried = code


def led_nowhere(t: Table) -> int:
    """The last action that was noted, if the position is now completely identical to the one before it; -1 otherwise."""
    if len(t.previous) == 0:
        return -1
    before = t.previous[0]
    t.previous = []
    if t.numbers != before.numbers:
        return -1
    for z in range(len(t.zones)):
        if len(t.zones[z]) != len(before.zones[z]) and not t.rules.off_the_table(z // 2):
            return -1
    return t.tried if position_key(t) == position_key(before) else -1
