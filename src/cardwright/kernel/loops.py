"""Endless loops: positions are compared, so that what leads nowhere is noticed."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


def position_key(t: Table) -> int:
    """A number that is the same for positions that are completely identical: cards, states, effects, points, waiting abilities."""
    out: list[int] = [t.active, t.turn]
    out.extend(t.numbers)
    for z in range(len(t.zones)):
        ids = t.zones[z]
        out.append(-1 - len(ids))
        marks = [card_key(t, t.cards[id]) for id in ids]
        if not t.rules.zones[z // 2].ordered:
            marks.sort()
        out.extend(marks)
    out.append(len(t.links))
    for e in t.effects:
        out.append(e.change.number)
        out.extend(e.values)
        out.append(e.until)
    for p in t.pending:
        out.append(p.ability.number)
        out.append(p.source)
    for d in t.delayed:
        out.append(d.ability.number)
    out.extend(t.uses)
    return hash(tuple(out))


def card_key(t: Table, c: Card) -> int:
    k = t.look(c)
    return hash((c.form.number, c.owner, c.turned, c.facedown, c.damage, c.marks, c.counters, k.keywords, k.bans, tuple(k.stats)))


def seen_before(t: Table, seen: list[int]) -> bool:
    """Is this exactly a position that was seen in this chain of events? Remembers it otherwise."""
    key = position_key(t)
    if key in seen:
        return True
    seen.append(key)
    return False


def note_action(t: Table, code: int) -> None:
    """Before an action: remember the position, to see whether the action leads back to it."""
    t.positions = [position_key(t), code]


def led_nowhere(t: Table) -> int:
    """The last action that was noted, if the position is now completely identical to the one before it; -1 otherwise."""
    if len(t.positions) == 0:
        return -1
    code = t.positions[1] if position_key(t) == t.positions[0] else -1
    t.positions = []
    return code
