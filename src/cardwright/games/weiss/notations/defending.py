"""7.2.1.5.1: an effect puts another character into the battle that is going on, as the defending one."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, there
from cardwright.games.weiss import terms
from cardwright.games.weiss.attack_sub_phase import current_attack
from cardwright.games.weiss.positions import position_of
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class DefendOp(Doing):
    """From here on the character is the one that the frontal attack is aimed at."""

    def __init__(self, clause: str, cause: int, what: Reference) -> None:
        super().__init__(clause, cause)
        self.what = what

    def run(self, t: Table, c: Context) -> Todo:
        attack = current_attack(t)
        refs = there(t, c, self.what)
        defends = attack is not None and attack.kind == terms.FRONTAL and len(refs) == 1
        step(c, defends)
        if attack is not None and defends:
            card = t.cards[id_of(refs[0])]
            if card.zone == terms.STAGE:
                attack.attacked = refs[0]
                attack.attacked_at = position_of(card)
                t.dirty = True
        return None
