"""Chapter 9: which phase it is. Kept in the table's memory, because what may be done depends on it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fftcg import terms
from cardwright.kernel.continuous import ANYTHING

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PHASE_PLACE: Final = 0  # in `Table.memory`
PHASE_NAMES: Final = ("Active Phase", "Draw Phase", "Main Phase 1", "Attack Phase", "Main Phase 2", "End Phase")


def enter_phase(t: Table, phase: int) -> None:
    t.memory[PHASE_PLACE] = phase
    t.touch(ANYTHING)


def phase_now(t: Table) -> int:
    return t.memory[PHASE_PLACE]


def in_main_phase(t: Table) -> bool:
    """9.3.1.1: Main Phase 1, or 2, which every other Main Phase of a turn is."""
    phase = t.memory[PHASE_PLACE]
    return phase == terms.MAIN_PHASE_1 or phase == terms.MAIN_PHASE_2


def may_act(t: Table) -> bool:
    """9.3.1.6, 9.3.1.7: Summons are cast and abilities used in Main and Attack Phases only."""
    return terms.MAIN_PHASE_1 <= t.memory[PHASE_PLACE] <= terms.MAIN_PHASE_2
