"""1301: loops. One that a player keeps up is repeated as often as is declared; one that nobody can stop ends the game in a draw."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.kernel.kept_up_cycles import in_cycle, option_of, script
from cardwright.kernel.options import option
from cardwright.kernel.same_positions import bar, barred_now

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def loop_option(t: Table) -> int:
    """1301.1: the option to repeat the actions that have just been made three times over; -1 if there are none."""
    if not t.trail or t.scripted:
        return -1
    k = in_cycle(t)
    if k == 0:
        return -1
    code = option(terms.REPEAT_LOOP, k)
    return -1 if code in barred_now(t) else code


def repeat(t: Table, answers: list[int], times: int) -> None:
    """1301.1a, 1301.1b: the smaller number counts, and then the player must do something else before the loop comes again."""
    script(t, answers, times)
    bar(t, option_of(answers[0]))
