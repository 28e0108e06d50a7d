"""1002: an effect adds additions to a card."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, there
from cardwright.games.fow import terms
from cardwright.games.fow.additions import cannot_be_added, link_event
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, moved
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOVED: Final = 1  # into the field


class AttachOp(Doing):
    """1002.1: additions come into the field of their controller, if they are not there, and are added to a card."""

    def __init__(self, clause: str, cause: int, what: Reference, to: Reference) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.to = to

    def could(self, t: Table, c: Context) -> bool:
        return len(there(t, c, self.what)) > 0 and len(there(t, c, self.to)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == MOVED:
            return self.outcome(t, c)
        bearers = there(t, c, self.to)
        events: list[Event] = []
        c.picked = []
        for ref in there(t, c, self.what):
            card = t.at(ref)
            bearer = t.at(bearers[0]) if bearers else None
            if card is None or bearer is None or cannot_be_added(t, card, bearer) != "":
                continue
            c.picked = c.picked + [card.id]
            if card.zone != terms.FIELD:
                events.append(self.does(c, moved(card, to=terms.FIELD, player=c.controller)))
        return self.carry_out(t, c, events, MOVED)

    def outcome(self, t: Table, c: Context) -> Todo:
        """They are added, if they came into the field."""
        bearers = there(t, c, self.to)
        events: list[Event] = []
        for id in c.picked:
            card = t.cards[id]
            if card.zone == terms.FIELD and bearers:
                events.append(link_event(card.ref(), bearers[0], c.controller, c.source, c.controller, self.clause))
        step(c, len(events) > 0)
        return happen(t, events)
