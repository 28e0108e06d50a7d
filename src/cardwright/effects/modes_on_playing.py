"""Options of a card or ability that are chosen when it is played: how many, and which. (Those chosen later: `ops/modes.py`.)"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.labels import mode_labels
from cardwright.effects.script import Script
from cardwright.kernel.contexts import Context
from cardwright.kernel.options import MODE, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def most_modes(t: Table, c: Context, script: Script) -> int:
    """How many options may be chosen, by what is true when the card or ability is played."""
    assert script.modal is not None
    t.cite("@modes_counted")
    return script.modal.most.value(t, c)


def least_modes(t: Table, c: Context, script: Script) -> int:
    """How many options must be chosen: of "up to", at least one, unless the rules know of no such limit."""
    assert script.modal is not None
    least = script.modal.least.value(t, c)
    if t.trace is not None and least <= 0:
        t.cite("@choose_up_to")
    return least if least > 0 or t.rules.may_choose_no_option else 1


def mode_options(t: Table, c: Context, script: Script) -> list[int]:
    """The options that can still be chosen: those whose condition holds and whose targets exist."""
    assert script.modal is not None
    out: list[int] = []
    for mode in script.modal.modes:
        if mode.number in c.modes or (mode.when is not None and not mode.when.holds(t, c)):
            continue
        before = c.modes
        c.choose_modes([mode.number])
        fits = True
        for target in script.targets:
            if target.required(t, c) and not target.feasible(t, c):
                fits = False
                break
        c.modes = before
        if fits:
            out.append(option(MODE, mode.number))
    return out


def modal_labels(c: Context, script: Script) -> list[str]:
    """What its options say."""
    modal = script.modal
    assert modal is not None
    return mode_labels(c.ability.text, modal.modes[0].number, len(modal.modes))
