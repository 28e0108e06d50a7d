"""10.5: Confirmation Timing. Rules handling until none is left, then one pending ability, then again."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.sve.playing import play_of_pending
from cardwright.games.sve.rules_handling import RulesHandling, nothing_to_handle
from cardwright.kernel.check_timing import CheckTiming

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Pending
    from cardwright.kernel.frames import Todo
    from cardwright.kernel.table import Table


def confirm(t: Table) -> Todo:
    """Confirmation Timing occurs; without a frame where nothing can happen."""
    if not t.pending and (not (t.check or t.dirty) or nothing_to_handle(t)):
        t.check = False
        if t.trace is not None:
            t.cite("10.5.2")
            t.cite("10.5.2.1")
            t.cite("11.1.2")
            t.cite("10.5.2.4")
        return None
    return CheckTiming()


def handle(t: Table) -> Todo:
    """10.5.2.1: one round of rules handling, if it is due."""
    due = t.check and not nothing_to_handle(t)
    t.check = False
    return RulesHandling() if due else None


def play_pending(t: Table, pending: Pending) -> Todo:
    """10.7.3: one instance of a pending ability is played and resolved."""
    t.check = True
    return play_of_pending(t, pending)
