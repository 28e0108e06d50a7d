"""Paying a cost: its parts, one after the other."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart
from cardwright.effects.costs.guarded import OnlyWhere
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def pay_parts(t: Table, c: Context, parts: list[CostPart], breaks_off: bool = False) -> Todo:
    """Pay these parts from where the context is. Returns what must come first, or nothing once all of them are paid. With
    `breaks_off` also nothing where what was paid before has made a part impossible: then the context is still at that part."""
    while c.pc < len(parts):
        part = parts[c.pc]
        if breaks_off and c.phase == 0 and not isinstance(part, OnlyWhere) and not part.possible(t, c):
            return None
        if t.trace is not None and part.clause:
            t.cite(part.clause)
        todo = part.run(t, c)
        if todo is not None:
            return todo
    return None
