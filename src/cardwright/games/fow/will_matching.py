"""Whether there is enough will: each need finds a unit of its own, whatever the sources' choices that hang together."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow.available_will import FREE, Means, total_of
from cardwright.games.fow.will import bit_of, limit_allows
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def enough_at_once(t: Table, m: Means, needs: list[int], c: Context | None) -> bool:
    """Could these needs be paid, without turning will into other will? `c` is what is played, for will that may be spent on some
    things only."""
    want = total_of(needs)
    if want == 0:
        return True
    added: list[int] = []
    if c is not None and m.limited:
        for mask, x in m.limited:
            if limit_allows(t, x, c):
                m.add(mask, 1)
                added.append(mask)
    tied = m.tied
    if m.mixed:
        m.tied = tied + settled(t, m, c)
    found = choose_tied(m, needs, want, 0)
    m.tied = tied
    for mask in added:
        m.take(mask, 1)
    return found


def settled(t: Table, m: Means, c: Context | None) -> list[list[tuple[int, ...]]]:
    """Of sources only one of which can be used: what may be spent on this."""
    out: list[list[tuple[int, ...]]] = []
    for group in m.mixed:
        choices: list[tuple[int, ...]] = []
        for s in group:
            if s.op.only is None or (c is not None and s.op.only.allows(t, c.controller, c)):
                choices.extend(s.op.choices)
        if choices:
            out.append(choices)
    return out


def choose_tied(m: Means, needs: list[int], want: int, at: int) -> bool:
    """Try every choice of the sources whose choices hang together."""
    if at >= len(m.tied):
        return want <= m.total and every_set_served(m, needs)
    for choice in m.tied[at]:
        for kind in choice:
            m.add(bit_of(kind), 1)
        found = choose_tied(m, needs, want, at + 1)
        for kind in choice:
            m.take(bit_of(kind), 1)
        if found:
            return True
    return False


def every_set_served(m: Means, needs: list[int]) -> bool:
    """For every set of named kinds, there are at least as many units that can be one of them as are needed of them: then, and
    only then, each need finds a unit of its own."""
    named = 0
    for kind in range(FREE):
        if needs[kind] > 0:
            named |= 1 << kind
    part = named
    while part > 0:
        want = 0
        for kind in range(FREE):
            if part >> kind & 1:
                want += needs[kind]
        have = 0
        for i in range(len(m.masks)):
            if m.masks[i] & part:
                have += m.counts[i]
        if have < want:
            return False
        part = (part - 1) & named
    return True
