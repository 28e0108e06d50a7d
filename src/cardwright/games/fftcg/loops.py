"""Chapter 13: loops. Nobody can stop it: a draw. Who can says how often it goes on; if both can, the smaller number counts."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.kept_up_cycles import option_of, script_and_stop, script_until
from cardwright.kernel.same_positions import bar

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def repeat(t: Table, player: int, answers: list[int], times: int, declared: int) -> None:
    """13.2, 13.3: the loop goes on so many times. Who ends it acts differently then; who named the larger number may not begin it
    again from here."""
    if times == declared:
        script_and_stop(t, answers, times)
        return
    t.cite("13.3")
    bar(t, option_of(answers[0]))
    script_until(t, answers, times, 1 - player)
