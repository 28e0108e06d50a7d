"""4.10, 4.11: an effect deals damage to a player."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Players, Reference, step
from cardwright.effects.ops.doing import Doing
from cardwright.games.weiss import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE, NOWHERE, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

DEALT: Final = 1


class DealToPlayer(Doing):
    """4.11.1.2, 4.11.1.2.1: the source of the damage is the card whose ability (or whose event) it is."""

    def __init__(self, clause: str, cause: int, amount: Amount, to: Players, source: Reference | None, slot: int) -> None:
        super().__init__(clause, cause)
        self.amount = amount
        self.to = to
        self.source = source
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == DEALT:
            return self.dealt(t, c)
        c.mark = len(t.history)
        c.phase = DEALT
        n = self.amount.value(t, c)
        if n <= 0:
            if t.trace is not None:
                t.cite("1.3.3.2")
            return self.dealt(t, c)
        dealer = c.source
        if self.source is not None:
            refs = self.source.refs(t, c)
            dealer = refs[0] if refs else c.source
        if t.trace is not None:
            t.cite("4.11.1.2")
            t.cite("4.11.1.2.1")
        events: list[Event] = []
        for player in self.to.players(t, c):
            events.append(Event(
                DAMAGE, -1, player, n, 0, dealer, c.controller, NOWHERE, NOWHERE, 0, self.cause, -1, self.clause, 0, None, (),
                c.ability.number,
            ))
        todo = happen(t, events)
        if todo is not None:
            return todo
        return self.dealt(t, c)

    def dealt(self, t: Table, c: Context) -> Todo:
        """Done if the damage was taken: cancelled damage was not (4.10.1.2.1)."""
        taken = 0
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == terms.DAMAGE_TAKEN and e.ability == c.ability.number:
                taken += 1
        step(c, taken > 0)
        return None
