"""Effects end: when a turn is over, when a player's next turn begins, or at a moment of the game's own."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.continuous import END_OF_TURN, END_OF_TURN_OF, FIRST_OWN_DURATION, START_OF_TURN
from cardwright.kernel.control import settle_control

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def over(t: Table, until: int, made_in: int, of: int, moment: int, player: int) -> bool:
    """Does something that was made in turn `made_in` to last so long end at this moment of this player's turn?"""
    if until == END_OF_TURN:
        return moment == END_OF_TURN and made_in <= t.turn
    if until == START_OF_TURN:
        return moment == START_OF_TURN and player == of and t.turn > made_in
    if until == END_OF_TURN_OF:
        return moment == END_OF_TURN and player == of and t.turn > made_in
    return until >= FIRST_OWN_DURATION and t.rules.over(t, until, made_in, of, moment, player)


def expire(t: Table, moment: int, player: int) -> None:
    """Take away what lasts until this moment of this player's turn."""
    if t.effects:
        if t.trace is not None:
            t.cite("@durations")
        kept = [e for e in t.effects if not over(t, e.until, e.until_turn, e.until_player, moment, player)]
        if len(kept) != len(t.effects):
            t.effects = kept
            t.dirty = True
            t.check = True
    if t.delayed:
        t.delayed = [d for d in t.delayed if not over(t, d.until, d.until_turn, d.until_player, moment, player)]
        t.dirty = True
    if t.waiting_replacements:
        waiting = t.waiting_replacements
        t.waiting_replacements = [d for d in waiting if not over(t, d.until, d.until_turn, d.until_player, moment, player)]
        t.dirty = True
    if t.outlook.control_may_change:
        settle_control(t)
