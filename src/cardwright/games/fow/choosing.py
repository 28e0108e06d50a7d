"""903.2c, 903.2e, 1406.2a: what may be chosen when a card or ability is played, so that the play can be completed."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.additions import must_be_added, types_for
from cardwright.games.fow.permissions import cannot_be_targeted
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look
from cardwright.kernel.options import CARD, MODE, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def most_modes(t: Table, c: Context, script: Script) -> int:
    assert script.modal is not None
    return script.modal.most.value(t, c)


def least_modes(t: Table, c: Context, script: Script) -> int:
    assert script.modal is not None
    return script.modal.least.value(t, c)


def mode_options(t: Table, c: Context, script: Script) -> list[int]:
    """The options that can still be chosen: those whose targets exist."""
    assert script.modal is not None
    out: list[int] = []
    for mode in script.modal.modes:
        if mode.number in c.modes:
            continue
        c.modes.append(mode.number)
        if targets_exist(t, c, script):
            out.append(option(MODE, mode.number))
        c.modes.pop()
    return out


def targets_exist(t: Table, c: Context, script: Script) -> bool:
    for target in script.targets:
        if target.required(t, c) and not target.feasible(t, c):
            return False
    return True


def can_choose(t: Table, c: Context, script: Script) -> bool:
    """Can the choices that playing requires be made (903.2c, 903.2e)?"""
    if script.modal is not None and len(mode_options(t, c, script)) < least_modes(t, c, script):
        return False
    return targets_exist(t, c, script)


def needs_bearer(k: Look) -> bool:
    """1406.2a: is it an old addition that needs a target when it is played?"""
    return bool(k.types & terms.ADDITION) and must_be_added(k.subtypes)


def bearer_options(t: Table, c: Context, k: Look) -> list[int]:
    """1406.2a: the cards of the type that its subtype names, in a field, that it may target."""
    wanted = types_for(k.subtypes)
    out: list[int] = []
    for zone in (terms.FIELD, terms.RULER_AREA):
        if zone == terms.RULER_AREA and not wanted & terms.RULER:
            continue
        for p in (c.controller, 1 - c.controller):
            for id in t.zone(zone, p):
                card = t.cards[id]
                if t.look(card).types & wanted and cannot_be_targeted(t, c, c.controller, card) == "":
                    out.append(option(CARD, id))
    return out
