"""What operations that make things happen have in common: the events they propose and what they read back from the history."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Op, Reference
from cardwright.effects.references import follow
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, NOWHERE, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Doable(Op):
    """An operation that can say beforehand whether it can be carried out."""

    def could(self, t: Table, c: Context) -> bool:
        """Could it be carried out in full now? (Asked before a player may decide to do it, and of costs.)"""
        return True


class Doing(Doable):
    """An operation that makes events happen, as an effect or in payment of a cost (`cause`)."""

    def __init__(self, clause: str, cause: int) -> None:
        super().__init__(clause)
        self.cause = cause

    def could_take(self, t: Table, c: Context, slot: int, ref: int) -> bool:
        """Could it be carried out if this card, which is there, were the one that the slot holds?"""
        before = c.slots[slot]
        c.slots[slot] = [ref]
        could = self.could(t, c)
        c.slots[slot] = before
        return could

    def event(
        self, c: Context, kind: int, subject: int, player: int, amount: int, verb: int, other: int = -1, flags: int = 0
    ) -> Event:
        """An event that this operation proposes."""
        return Event(
            kind, subject, player, amount, verb, c.source, c.controller, NOWHERE, NOWHERE, 0, self.cause, other, self.clause,
            flags, None, (), c.ability.number,
        )

    def move(self, c: Context, card: Card, verb: int, goal: int, player: int, place: int, flags: int) -> Event:
        """A move that this operation proposes."""
        return Event(
            MOVE, card.ref(), player, 0, verb, c.source, c.controller, card.zone, goal, place, self.cause, -1, self.clause,
            flags, None, (), c.ability.number,
        )


def moved_among(t: Table, since: int, refs: list[int]) -> list[int]:
    """Those of the cards that have moved since then, under the references that they had before."""
    out: list[int] = []
    for ref in refs:
        for i in range(since, len(t.history)):
            e = t.history[i]
            if e.kind == MOVE and e.before is not None and e.before.was == ref:
                out.append(ref)
                break
    return out


def times_done(t: Table, since: int, refs: list[int], verb: int, goal: int) -> int:
    """How many of these cards have moved since then as they were meant to; a move that was replaced does not count."""
    n = 0
    for ref in refs:
        for i in range(since, len(t.history)):
            e = t.history[i]
            if e.kind == MOVE and e.verb == verb and e.goal == goal and e.before is not None and e.before.was == ref:
                n += 1
                break
    return n


def there(t: Table, c: Context, what: Reference) -> list[int]:
    """The cards of a reference that something can be done to now, each once, followed through the moves of this resolution."""
    out: list[int] = []
    for ref in what.refs(t, c):
        now = follow(t, ref, c)
        if now >= 0 and now not in out:
            out.append(now)
    return out


def settled(t: Table, c: Context, names: int) -> Context:
    """The context as something that lasts keeps it: with cards where they are now, and ready to be played anew.
    `names`: bits of the slots that name cards."""
    given = c.copy()
    for s in range(len(given.slots)):
        if not names >> s & 1:
            continue
        slot = given.slots[s]
        for i in range(len(slot)):
            now = follow(t, slot[i], c)
            if now >= 0:
                slot[i] = now
    now = follow(t, given.source, c)
    if now >= 0:
        given.source = now
    given.pc = 0
    given.phase = 0
    given.picked = []
    given.chosen = 0
    given.resolving = False
    given.did = False
    return given
