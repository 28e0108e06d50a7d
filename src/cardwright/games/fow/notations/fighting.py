"""Effects let cards fight each other (912.2), and take damage off cards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, DoingTo, there
from cardwright.effects.readings import Reading
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FightOp(Doing):
    """Two cards deal damage equal to their ATK to each other, at the same time."""

    def __init__(self, clause: str, cause: int, left: Reference, right: Reference, atk: Reading) -> None:
        super().__init__(clause, cause)
        self.left = left
        self.right = right
        self.atk = atk

    def could(self, t: Table, c: Context) -> bool:
        return len(there(t, c, self.left)) > 0 and len(there(t, c, self.right)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        events: list[Event] = []
        for one in there(t, c, self.left):
            for other in there(t, c, self.right):
                events.append(self.blow(t, c, one, other))
                events.append(self.blow(t, c, other, one))
        step(c, len(events) > 0)
        return happen(t, events)

    def blow(self, t: Table, c: Context, dealer: int, struck: int) -> Event:
        n = self.atk.of(t, t.piece(dealer), t.look_at(dealer))
        controller = t.piece(dealer).controller
        e = Event(DAMAGE, struck, t.piece(struck).controller, amount=n if n > 0 else 0, other=c.source, clause="912.2")
        return e.by(controller, dealer, self.cause, c.ability.number)


class HealOp(DoingTo):
    """All damage on the cards becomes zero, as it does when a turn ends (505.5a)."""

    def run(self, t: Table, c: Context) -> Todo:
        healed = 0
        for ref in there(t, c, self.what):
            card = t.at(ref)
            if card is not None and card.damage > 0:
                t.mine(card.id).damage = 0
                healed += 1
        if healed > 0:
            t.check = True
            t.touch()
        step(c, healed > 0)
        return None
