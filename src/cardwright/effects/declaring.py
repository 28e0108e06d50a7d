"""What is declared when a card or ability is played: which options, and whether the choices that playing requires can be made."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.script import Script
from cardwright.kernel.contexts import Context
from cardwright.kernel.options import MODE, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def most_modes(t: Table, c: Context, script: Script) -> int:
    """How many options may be chosen, by what is true when the card or ability is played."""
    assert script.modal is not None
    if t.trace is not None:
        t.cite("@modes_counted")
    return script.modal.most.value(t, c)


def least_modes(t: Table, c: Context, script: Script) -> int:
    """How many options must be chosen: of "up to", at least one, unless the rules know of no such limit."""
    assert script.modal is not None
    least = script.modal.least.value(t, c)
    return least if least > 0 or t.rules.may_choose_no_option else 1


def mode_options(t: Table, c: Context, script: Script) -> list[int]:
    """The options that can still be chosen: those whose targets exist."""
    assert script.modal is not None
    out: list[int] = []
    for mode in script.modal.modes:
        if mode.number in c.modes:
            continue
        c.modes.append(mode.number)
        fits = True
        for target in script.targets:
            if target.required(t, c) and not target.feasible(t, c):
                fits = False
                break
        c.modes.pop()
        if fits:
            out.append(option(MODE, mode.number))
    return out


def can_choose(t: Table, c: Context, script: Script) -> bool:
    """Can the choices that playing requires be made?"""
    if script.modal is not None and len(mode_options(t, c, script)) < least_modes(t, c, script):
        return False
    for target in script.targets:
        if target.required(t, c) and not target.feasible(t, c):
            return False
    return True
