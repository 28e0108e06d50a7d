"""Which clauses a payment carries out, by what is cast or used and what it is paid with."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart
from cardwright.effects.costs.taking import DoInPayment
from cardwright.effects.ops.moving import MoveOp
from cardwright.games.fftcg import terms

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

CHAPTERS: Final = ("", "", "11.6", "11.7", "", "")  # of action and special abilities, in the order of `playing`


def cite_cp(t: Table, variant: int, need: list[int]) -> None:
    """5.2.1.2, 11.4.6.1.2, 11.4.6.1.3: which of the CP that a card costs must be of which element."""
    if CHAPTERS[variant] != "":
        return
    needed = 0
    for n in need:
        if n > 0:
            needed += 1
    t.cite("11.4.6.1.3" if needed == 0 else "5.2.1.2" if needed == 1 else "11.4.6.1.2, 11.4.6.1.4")


def cite_action(t: Table, variant: int, part: CostPart) -> None:
    """11.6.2.3, 11.6.2.4, 11.7.2.3, 11.7.2.4: which Characters an ability's cost can be paid with."""
    chapter = CHAPTERS[variant]
    if chapter == "":
        return
    leaves = isinstance(part, DoInPayment) and isinstance(part.op, MoveOp) and part.op.to[0].zone != terms.BREAK_ZONE
    t.cite(f"{chapter}.2.4" if leaves else f"{chapter}.2.3")
