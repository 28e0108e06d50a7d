"""Abilities that have triggered and wait: which of them a player may take next, and what each is played with."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.options import PENDING, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def waiting_options(t: Table, player: int) -> list[int]:
    """A player's abilities that wait, as options; of equal ones, one."""
    out: list[int] = []
    pending = t.pending
    for i in range(len(pending)):
        p = pending[i]
        if p.controller != player:
            continue
        same = False
        for code in out:
            if alike(pending[value_of(code)], p):
                same = True
                break
        if not same:
            out.append(option(PENDING, i))
    return out


def alike(p: Pending, q: Pending) -> bool:
    """Does it make no difference which of the two comes first?"""
    return p.ability is q.ability and p.source == q.source and p.event is q.event


def take_waiting(t: Table, code: int) -> Pending:
    """The ability that was chosen: it waits no longer."""
    taken = t.pending[value_of(code)]
    t.pending = [p for p in t.pending if p is not taken]
    return taken


def context_of(p: Pending) -> Context:
    """What an ability that waits is played with: of a delayed one, with what was chosen for it."""
    if p.given is None:
        return Context(p.source, p.controller, p.ability, p.event)
    c = p.given.copy()
    c.source = p.source
    c.controller = p.controller
    c.ability = p.ability
    if p.event is not None:
        c.event = p.event
    return c
