"""7.3.1.2, 4.12.1: effects change how many trigger checks an attack has, or perform the action of a trigger icon."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, step
from cardwright.effects.ops.doing import Doing
from cardwright.games.weiss.attack_sub_phase import attacking_character, current_attack
from cardwright.games.weiss.trigger_check import icon_action
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class CheckSoOften(Doing):
    """The trigger step of this attack has so many trigger checks."""

    def __init__(self, clause: str, cause: int, n: Amount) -> None:
        super().__init__(clause, cause)
        self.n = n

    def run(self, t: Table, c: Context) -> Todo:
        attack = current_attack(t)
        if attack is not None:
            attack.checks = self.n.value(t, c)
        step(c, attack is not None)
        return None


class PerformIcon(Doing):
    """4.12.1: the master of the effect carries out the action of a trigger icon."""

    def __init__(self, clause: str, cause: int, icon: int) -> None:
        super().__init__(clause, cause)
        self.icon = icon

    def run(self, t: Table, c: Context) -> Todo:
        t.cite("4.12.1")
        step(c, True)
        return icon_action(t, c.controller, self.icon, -1, attacking_character(t), c.source, c.ability.number)
