"""Cards are turned: engaged or refreshed, face up or face down."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, cards_there, done_since
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, STATE, TURNED, flipped, turned
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

    def turnable(self, t: Table, c: Context) -> list[Card]:
        out: list[Card] = []
        for card in cards_there(t, c, self.what):
            if not t.rules.zones[card.zone].placed:
                continue
            if card.turned == self.turned:
                if t.trace is not None:
                    t.cite("@already")
            elif self.permissions.may_turn(t, c, card, self.turned):
                out.append(card)
            elif t.trace is not None:
                t.cite("@prohibited")
        return out

    def could(self, t: Table, c: Context) -> bool:
        refs = self.what.refs(t, c)
        return len(refs) > 0 and len(self.turnable(t, c)) == len(refs)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 1:
            return self.outcome(t, c)
        cards = self.turnable(t, c)
        if self.cause == BY_COST and t.trace is not None:
            t.cite("@cost_engage")
        c.picked = [card.ref() for card in cards]
        return self.carry_out(t, c, [self.does(c, turned(card.ref(), card.controller, self.turned)) for card in cards], 1)

    def outcome(self, t: Table, c: Context) -> Todo:
        n = len([e for e in done_since(t, c.mark, STATE, TURNED) if e.subject in c.picked])
        step(c, n > 0 and n >= len(c.picked))
        return None


class FlipOp(Doing):
    """Cards are put face up or face down where they lie."""

    def __init__(self, clause: str, cause: int, what: Reference, facedown: bool) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.facedown = facedown

    def flippable(self, t: Table, c: Context) -> list[Card]:
        return [card for card in cards_there(t, c, self.what) if card.facedown != self.facedown]

    def could(self, t: Table, c: Context) -> bool:
        return len(self.flippable(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        cards = self.flippable(t, c)
        step(c, len(cards) > 0)
        return happen(t, [self.does(c, flipped(card, facedown=self.facedown)) for card in cards])
