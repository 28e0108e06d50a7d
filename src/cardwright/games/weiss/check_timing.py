"""8.5: check timing. Rule actions until none is left, then one automatic ability in standby, then again."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.encore import comes_to_nothing
from cardwright.games.weiss.rule_actions import RuleActions, nothing_to_do
from cardwright.kernel.check_timing import CheckTiming
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh
from cardwright.kernel.logbook import note_down
from cardwright.kernel.options import value_of
from cardwright.kernel.triggers import STATE_WATCH
from cardwright.kernel.waiting import waiting_options

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

EMPTY_CHECK: Final = "4.4.1, 4.4.2, 8.5.1, 8.5.1.1, 8.5.1.4, 9.1.2.2"  # what is carried out where it finds nothing to do


def check(t: Table) -> Todo:
    """A check timing is triggered (4.4.1); without a frame where nothing can happen."""
    if t.dirty:
        refresh(t)
    if t.pending and only_empty_encores(t):
        t.cite("8.7.3.2, 8.4.2.2")
        t.pending = []
        t.check = False
    if not t.pending and not t.outlook.watched_events & STATE_WATCH and (not t.check or nothing_to_do(t)):
        t.check = False
        if t.trace is not None:
            t.cite(EMPTY_CHECK)
        return None
    return CheckTiming()


def nothing_to_check(t: Table) -> bool:
    """Would a check timing find that nothing has happened since the last one?"""
    return not (t.check or t.pending or t.dirty or t.outlook.watched_events & STATE_WATCH)


def only_empty_encores(t: Table) -> bool:
    """Is all that waits the Encore of characters whose masters can't pay for it? Then nothing can come of it (8.7.3.2)."""
    for p in t.pending:
        if not comes_to_nothing(t, p):
            return False
    return not t.check or nothing_to_do(t)


def begins(frame: Procedure, t: Table, player: int, phase: int, clause: str, subject: int = -1) -> Todo:
    """The activation conditions "at the beginning of" a phase or step activate; where nothing waits for it, without an event, and
    the check timing that is the procedure's next step is left out if it would find nothing."""
    t.touch(ANYTHING)  # in which phase the game is can be what an effect depends on
    if t.dirty:
        refresh(t)  # who waits for it must be known
    kind = terms.FIRST_PHASE_KIND + phase
    if not ((t.outlook.watched_events | t.outlook.replaced_events) & (1 << kind | STATE_WATCH) or t.delayed):
        if t.trace is not None:
            t.cite(clause)
        if not (t.check or t.pending):
            if t.trace is not None:
                t.cite(frame.clauses()[frame.next] + ", " + EMPTY_CHECK)
            frame.next += 1
        if t.log is not None:
            note_down(t, Event(kind, subject, player, verb=phase, clause=clause), None, -1)
        return None
    return happen(t, [Event(kind, subject, player, verb=phase, clause=clause)])


def act_by_rules(t: Table) -> Todo:
    """8.5.1.1: the rule actions that apply now, if there are any."""
    due = t.check and not nothing_to_do(t)
    t.check = False
    return RuleActions() if due else None


def next_in_standby(t: Table, player: int) -> list[int]:
    """8.7.3.1: the occurrences among which a player chooses. What can't come to anything while nothing else happens goes last."""
    waits = waiting_options(t, player)
    if len(waits) < 2:
        return waits
    options = [code for code in waits if not comes_to_nothing(t, t.pending[value_of(code)])]
    return options if options else waits[:1]
