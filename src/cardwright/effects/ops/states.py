"""Cards are turned: engaged or refreshed, face up or face down."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, there
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, FACE, STATE, TURNED, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class TurnOp(Doing):
    """Cards in a zone where cards are placed upright or sideways are turned; one that is so already is not."""

    def __init__(self, clause: str, cause: int, what: Reference, turned: int, permissions: Permissions) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.turned = turned
        self.permissions = permissions

    def turnable(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in there(t, c, self.what):
            card = t.at(ref)
            assert card is not None
            if not t.rules.zones[card.zone].placed:
                continue
            if card.turned == self.turned:
                if t.trace is not None:
                    t.cite("@already")
            elif self.permissions.may_turn(t, c, card, self.turned):
                out.append(ref)
            elif t.trace is not None:
                t.cite("@prohibited")
        return out

    def could(self, t: Table, c: Context) -> bool:
        refs = self.what.refs(t, c)
        return len(refs) > 0 and len(self.turnable(t, c)) == len(refs)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            refs = self.turnable(t, c)
            if self.cause == BY_COST and t.trace is not None:
                t.cite("@cost_engage")
            events: list[Event] = []
            for ref in refs:
                card = t.at(ref)
                assert card is not None
                events.append(self.event(c, STATE, ref, card.controller, self.turned, TURNED))
            c.mark = len(t.history)
            c.picked = refs
            c.phase = 1
            todo = happen(t, events)
            if todo is not None:
                return todo
        n = 0
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == STATE and e.verb == TURNED and e.subject in c.picked:
                n += 1
        step(c, n > 0 and n >= len(c.picked))
        return None


class FlipOp(Doing):
    """Cards are put face up or face down where they lie."""

    def __init__(self, clause: str, cause: int, what: Reference, facedown: bool) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.facedown = facedown

    def flippable(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in there(t, c, self.what):
            card = t.at(ref)
            assert card is not None
            if card.facedown != self.facedown:
                out.append(ref)
        return out

    def could(self, t: Table, c: Context) -> bool:
        return len(self.flippable(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        refs = self.flippable(t, c)
        events: list[Event] = []
        for ref in refs:
            card = t.at(ref)
            assert card is not None
            events.append(self.event(c, STATE, ref, card.controller, 1 if self.facedown else 0, FACE))
        step(c, len(refs) > 0)
        return happen(t, events)
