"""Whether something happened to a card this turn."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Test
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, RESOLVE
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ANY: Final = -1


class Past:
    """Which events are meant: a kind, its verbs (bits; 0: any), its amount and the zones that a move leads to and from (ANY: no
    matter)."""

    def __init__(
        self, kind: int, verbs: int = 0, amount: int = ANY, goal: int = ANY, from_elsewhere: bool = False, origin: int = ANY,
        by_it: bool = False,
    ) -> None:
        self.kind = kind
        self.verbs = verbs
        self.amount = amount
        self.goal = goal
        self.from_elsewhere = from_elsewhere  # a move within the zone does not count
        self.origin = origin
        self.by_it = by_it  # it was the card that did it, not the one to which it was done


class HappenedToIt(Test):
    """It happened to the card: before it came where it is, or there. `this_way`: by this resolution."""

    def __init__(self, past: Past, this_way: bool) -> None:
        self.past = past
        self.this_way = this_way

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        past = self.past
        ref = p.ref()
        events = t.history
        for i in range(c.began if self.this_way else 0, len(events)):
            e = events[i]
            if e.kind != past.kind or (past.verbs and not past.verbs >> e.verb & 1):
                continue
            if past.amount != ANY and e.amount != past.amount:
                continue
            if e.kind == MOVE and past.goal != ANY and (e.goal != past.goal or (past.from_elsewhere and e.origin == e.goal)):
                continue
            if e.kind == MOVE and past.origin != ANY and e.origin != past.origin:
                continue
            if self.this_way and e.source != c.source:
                continue
            if past.by_it:
                if e.source == ref:
                    return True
                continue
            if e.subject == ref or (e.before is not None and e.before.was == ref) or became(t, e.subject, ref):
                return True
        return False


def became(t: Table, played: int, ref: int) -> bool:
    """Is this the card on the field that a played card became?"""
    for e in t.history:
        if e.kind == MOVE and e.verb == RESOLVE and e.subject == ref:
            return e.before is not None and e.before.was == played
    return False
