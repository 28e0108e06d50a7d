"""804.5: who battles whom now, asked from outside of the battle."""
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


def battling(t: Table, ref: int) -> int:
    """804.5: the card that this one battles with now; -1 if there is none."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, battle.Battle):
            return opponent_in(t, frame, ref)
    return -1


def opponent_in(t: Table, b: battle.Battle, ref: int) -> int:
    attacker = t.at(b.attacker) if b.attacker >= 0 else None
    if attacker is None or not attacker.marks & terms.ATTACKING:
        return -1
    blocker = t.at(b.blocker) if b.blocker >= 0 else None
    other = -1
    if blocker is not None and blocker.marks & terms.BLOCKING:
        other = b.blocker
    elif not b.met:
        target = t.at(b.object)
        if target is not None and target.zone == terms.FIELD:
            other = b.object
    if ref == b.attacker:
        return other
    return b.attacker if ref == other and other >= 0 else -1
