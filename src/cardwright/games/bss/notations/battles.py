"""10-10 and 6-7: an effect aims the attack at a spirit, or ends the attack step."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, there
from cardwright.games.bss import terms
from cardwright.games.bss.battling import Battle
from cardwright.games.bss.legality import MAY, kept_from_blocking
from cardwright.games.bss.turn import Turn
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class AimAttack(Doing):
    """10-10-1: the spirit being attacked immediately blocks the attacking spirit."""

    def __init__(self, clause: str, cause: int, what: Reference) -> None:
        super().__init__(clause, cause)
        self.what = what

    def battle(self, t: Table, c: Context) -> Battle | None:
        """The battle in which this card attacks, and nobody blocks it yet."""
        for frame in t.stack:
            if isinstance(frame, Battle) and frame.attacker == c.source and frame.blocker < 0:
                return frame
        return None

    def blockers(self, t: Table, c: Context) -> list[int]:
        """1-3-3: the spirits that nothing keeps from blocking; that one is exhausted does not matter."""
        out: list[int] = []
        for ref in there(t, c, self.what):
            if kept_from_blocking(t, t.cards[id_of(c.source)], t.cards[id_of(ref)]) == MAY:
                out.append(ref)
        return out

    def could(self, t: Table, c: Context) -> bool:
        return self.battle(t, c) is not None and len(self.blockers(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        battle = self.battle(t, c)
        refs = self.blockers(t, c)
        step(c, battle is not None and len(refs) > 0)
        if battle is not None and refs:
            battle.against = refs[0]
            battle.next = Battle.ATTACKED_SPIRIT_BLOCKS
        return None


class EndAttackStep(Doing):
    """6-7-3-2: the attack step ends once the battle that is going on is over."""

    def run(self, t: Table, c: Context) -> Todo:
        ended = False
        for frame in t.stack:
            if isinstance(frame, Turn) and t.number(terms.STEP, 0) == terms.ATTACK_STEP:
                frame.next = Turn.END_STEP
                ended = True
        step(c, ended)
        return None
