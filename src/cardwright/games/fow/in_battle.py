"""803.5, 804.4: who still attacks and blocks, asked from outside of the battle."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import battle, terms  # as a module: a battle has priority sequences, and those look at it
from cardwright.games.fow.leaving_battle import stop_battling

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def check_battle(t: Table) -> None:
    """Whoever stops attacking or blocking does so at once: asked whenever rules are processed."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, battle.Battle):
            stop_battling(t, frame.attacker, frame.player, terms.ATTACKING, "803.5a")
            stop_battling(t, frame.blocker, 1 - frame.player, terms.BLOCKING, "804.4a")
            return
