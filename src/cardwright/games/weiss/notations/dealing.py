"""4.10, 4.11: an effect deals damage to a player."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Players, Reference, step
from cardwright.effects.ops.dealing import kept
from cardwright.effects.ops.doing import Doing
from cardwright.games.weiss import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, player_damaged
from cardwright.kernel.frames import Todo

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
            return self.outcome(t, c)
        n = self.amount.value(t, c)
        if n <= 0:
            t.cite("1.3.3.2")
            return self.carry_out(t, c, [], DEALT)
        dealer = c.source
        if self.source is not None:
            refs = self.source.refs(t, c)
            dealer = refs[0] if refs else c.source
        t.cite("4.11.1.2, 4.11.1.2.1")
        events: list[Event] = []
        for player in self.to.players(t, c):
            events.append(player_damaged(player, n, clause=self.clause).by(c.controller, dealer, self.cause, c.ability.number))
        return self.carry_out(t, c, events, DEALT)

    def outcome(self, t: Table, c: Context) -> Todo:
        """Done if the damage was taken: cancelled damage was not (4.10.1.2.1). How often it was cancelled is kept for the text."""
        taken = 0
        canceled = 0
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == terms.DAMAGE_TAKEN and e.ability == c.ability.number:
                taken += 1
            elif e.kind == terms.DAMAGE_CANCELED and e.ability == c.ability.number:
                canceled += 1
        if self.slot > 0:
            c.fill(self.slot, [kept(canceled)])
        step(c, taken > 0)
        return None
