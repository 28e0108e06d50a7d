"""What is declared when a card or ability is played: whether the choices that playing requires can be made, and optional costs."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart
from cardwright.effects.modes_on_playing import least_modes, mode_options
from cardwright.effects.script import Script
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def can_choose(t: Table, c: Context, script: Script) -> bool:
    """Can the choices that playing requires be made?"""
    if script.modal is not None and len(mode_options(t, c, script)) < least_modes(t, c, script):
        return False
    for target in script.targets:
        if target.required(t, c) and not target.feasible(t, c):
            return False
    return True


def optional_choices(script: Script, paid: int, first: int) -> list[int]:
    """Every way to choose among the optional costs from the `first` on, besides those in `paid`: as marks of what is paid."""
    out = [paid]
    for extra in script.optional[first:]:
        with_it = [marks | 1 << extra.mark for marks in out]
        out = with_it if extra.forced else out + with_it
    return out


def with_optional(c: Context, script: Script, parts: list[CostPart]) -> list[CostPart]:
    """These parts of a cost, then those of the optional costs that are chosen."""
    for extra in script.optional:
        if c.paid >> extra.mark & 1:
            parts = parts + extra.parts
    return parts


def paid_instead(c: Context, script: Script) -> bool:
    """Is a cost chosen that stands in place of the printed one?"""
    for extra in script.optional:
        if extra.instead and c.paid >> extra.mark & 1:
            return True
    return False


def acting_elsewhere(t: Table, player: int) -> list[int]:
    """The player's cards whose activated abilities work off the field, where they are now."""
    out: list[int] = []
    for id in t.working_off_field:
        card = t.cards[id]
        if card.controller == player and card.form.act_zones >> card.zone & 1:
            out.append(id)
    return out
