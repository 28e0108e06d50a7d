"""909.8: an effect that lasts as long as something holds: not made if that has ended while its ability was in the chase area, and
over once it has ended."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.amounts import CountersOn
from cardwright.effects.changes import ScopedChange
from cardwright.effects.conditions import Compare, EachOne
from cardwright.effects.ops.lasting_effects import ModifyOp
from cardwright.effects.references import This
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import FOREVER, Change, Continuous
from cardwright.kernel.faces import Ability
from cardwright.kernel.layers import refresh
from cardwright.kernel.stacking import flag_stacked

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def about_this_card(change: Change) -> bool:
    """Does it last as long as something is true of the card with the ability?"""
    if not isinstance(change, ScopedChange):
        return False
    condition = change.condition
    if isinstance(condition, EachOne):
        return isinstance(condition.what, This)
    if isinstance(condition, Compare):
        return isinstance(condition.left, CountersOn) and isinstance(condition.left.on, This)
    return False


def may_lapse(a: Ability) -> bool:
    """Does the ability make an effect that lasts as long as something is true of its card?"""
    script = a.program
    if not isinstance(script, Script):
        return False
    for op in script.ops:
        if isinstance(op, ModifyOp):
            for given in op.given:
                if about_this_card(given.change):
                    return True
    return False


def all_hold(t: Table, c: Context) -> bool:
    """Do the conditions hold now, as long as which its effects last?"""
    script = c.ability.program
    assert isinstance(script, Script)
    for op in script.ops:
        if isinstance(op, ModifyOp):
            for given in op.given:
                if about_this_card(given.change) and not given.change.active(t, c):
                    return False
    return True


def note_lapses(t: Table) -> None:
    """Of each ability in the chase area that may lapse: has its condition held since it was played, and ended?"""
    for s in t.stacked:
        if not s.context.ability.flags & terms.LAPSES or s.flags & terms.LAPSED:
            continue
        if t.dirty:
            refresh(t)
        if all_hold(t, s.context):
            flag_stacked(t, s, terms.HELD)
        elif s.flags & terms.HELD:
            flag_stacked(t, s, terms.LAPSED)


def end_lapsed(t: Table) -> None:
    """Effects in force whose condition has ended are over: their duration does not begin a second time."""
    for e in t.effects:
        if not has_ended(t, e):
            continue
        t.cite("909.8")
        t.effects = [x for x in t.effects if not has_ended(t, x)]
        t.dirty = True
        t.check = True
        return


def has_ended(t: Table, e: Continuous) -> bool:
    return e.fixed and e.until == FOREVER and about_this_card(e.change) and not e.change.active(t, e.context)


def has_lapsed(t: Table, c: Context) -> bool:
    """Is this the ability that is being resolved, and has its condition ended before?"""
    if not t.stacked or not t.stacked[-1].flags & terms.LAPSED:
        return False
    last = t.stacked[-1].context
    return last.source == c.source and last.ability is c.ability
