"""Effects on what lies in the chase area: cancelled (1012), copied (1017), summoned into it (1006)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import step
from cardwright.effects.ops.doing import DoingTo, there
from cardwright.games.fow import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import SUMMON, Event, moved
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.stacking import A_CARD, stack_card, stack_copy, stacked_at

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOVED: Final = 1  # into the chase area


class CancelOp(DoingTo):
    """1012.1: what lies in the chase area is cancelled."""

    def run(self, t: Table, c: Context) -> Todo:
        events = [self.does(c, Event(terms.CANCELED_EVENT, ref, t.piece(ref).controller)) for ref in there(t, c, self.what)]
        step(c, len(events) > 0)
        return happen(t, events)


class CopyOp(DoingTo):
    """1017.1: what lies in the chase area is copied, with the choices that were made for it (1017.1c)."""

    def run(self, t: Table, c: Context) -> Todo:
        copied = 0
        for ref in there(t, c, self.what):
            s = stacked_at(t, ref)
            if s is None:
                t.cite("1017.1d")
                continue
            stack_copy(t, s, c.controller)
            copied += 1
            t.cite("1017.1c")
            t.cite("1017.1a" if s.kind == A_CARD else "1017.1b")
        if copied == 0 and t.trace is not None:
            t.cite("1017.1d")
        step(c, copied > 0)
        return None


class SummonOp(DoingTo):
    """1006.1, 1412.2: resonators are put on top of the chase area as spells, though nobody played them."""

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == MOVED:
            return self.outcome(t, c)
        events: list[Event] = []
        c.picked = []
        for ref in there(t, c, self.what):
            card = t.at(ref)
            if card is not None and card.form.play is not None:
                c.picked = c.picked + [card.id]
                events.append(self.does(c, moved(card, to=terms.CHASE, how=SUMMON, player=c.controller)))
        return self.carry_out(t, c, events, MOVED)

    def outcome(self, t: Table, c: Context) -> Todo:
        for id in c.picked:
            card = t.cards[id]
            play = card.form.play
            if card.zone == terms.CHASE and play is not None:
                stack_card(t, card, Context(card.ref(), c.controller, play), terms.SUMMONED)
        step(c, len(c.picked) > 0)
        return None
