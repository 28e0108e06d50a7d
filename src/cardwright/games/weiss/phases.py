"""Conditions about the moment: in which phase of whose turn the game is (chapter 6)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition
from cardwright.games.weiss.attacking import AttackPhase
from cardwright.games.weiss.turn import Turn
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class InClimaxPhase(Condition):
    """6.6: it is the climax phase of the turn of whose ability it is."""

    def holds(self, t: Table, c: Context) -> bool:
        for f in t.stack:
            if isinstance(f, Turn):
                return f.player == c.controller and f.CLIMAX_PHASE <= f.at <= f.CHECK_CLIMAX
        return False


class InMainPhase(Condition):
    """6.5: it is the main phase of the turn of whose ability it is."""

    def holds(self, t: Table, c: Context) -> bool:
        for f in t.stack:
            if isinstance(f, Turn):
                return f.player == c.controller and f.MAIN_PHASE <= f.at < f.CLIMAX_PHASE
        return False


class InAttackPhase(Condition):
    """6.7: it is an attack phase (`own`: of the turn of whose ability it is)."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def holds(self, t: Table, c: Context) -> bool:
        for f in t.stack:
            if isinstance(f, AttackPhase):
                return not self.own or f.player == c.controller
        return False
