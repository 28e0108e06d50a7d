"""What operations that make things happen have in common: the events they propose and what they read back from the history."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Op, Reference
from cardwright.effects.references import follow
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Doable(Op):
    """An operation that can say beforehand whether it can be carried out."""

    def could(self, t: Table, c: Context) -> bool:
        """Could it be carried out in full now? (Asked before a player may decide to do it, and of costs.)"""
        return True

    def hides(self, t: Table, c: Context) -> bool:
        """Could it be carried out if the cards hidden from somebody were other ones? Then nobody may learn that it can't be."""
        return False


class Doing(Doable):
    """An operation that makes events happen, as an effect or in payment of a cost (`cause`)."""

    def __init__(self, clause: str, cause: int) -> None:
        super().__init__(clause)
        self.cause = cause

    def goal_zone(self) -> int:
        """The zone to which it moves cards; -1 if it moves none, or to one of several."""
        return -1

    def could_take(self, t: Table, c: Context, slot: int, ref: int) -> bool:
        """Could it be carried out if this card, which is there, were the one that the slot holds?"""
        before = c.slots[slot]
        c.fill(slot, [ref])
        could = self.could(t, c)
        c.fill(slot, before)
        return could

    def does(self, c: Context, e: Event) -> Event:
        """A new event, as the doing of this operation."""
        e.clause = self.clause
        e.controller = c.controller
        e.source = c.source
        e.cause = self.cause
        e.ability = c.ability.number
        e.spent = c.spent()
        return e

    def carry_out(self, t: Table, c: Context, events: list[Event], phase: int) -> Todo:
        """Let these events happen and look at what came of them (`outcome`): at once, or in this phase if something comes first."""
        c.mark = len(t.history)
        c.phase = phase
        todo = happen(t, events)
        return todo if todo is not None else self.outcome(t, c)

    def outcome(self, t: Table, c: Context) -> Todo:
        """What came of the events since `c.mark`."""
        raise NotImplementedError


class DoingTo(Doing):
    """An operation that does something to cards; it can be done if there are any."""

    def __init__(self, clause: str, cause: int, what: Reference) -> None:
        super().__init__(clause, cause)
        self.what = what

    def could(self, t: Table, c: Context) -> bool:
        return len(there(t, c, self.what)) > 0


def done_since(t: Table, since: int, kind: int, verb: int) -> list[Event]:
    """The events of this kind and verb since then."""
    return [e for e in t.history[since:] if e.kind == kind and e.verb == verb]


def moved_among(t: Table, since: int, refs: list[int]) -> list[int]:
    """Those of the cards that have moved since then, under the references that they had before."""
    went = [e.before.was for e in t.history[since:] if e.kind == MOVE and e.before is not None]
    return [ref for ref in refs if ref in went]


def times_done(t: Table, since: int, refs: list[int], verb: int, goal: int) -> int:
    """How many of these cards have moved since then as they were meant to; a move that was replaced does not count."""
    went = [e.before.was for e in done_since(t, since, MOVE, verb) if e.goal == goal and e.before is not None]
    return len([ref for ref in refs if ref in went])


def there(t: Table, c: Context, what: Reference) -> list[int]:
    """The cards of a reference that something can be done to now, each once, followed through the moves of this resolution."""
    out: list[int] = []
    for ref in what.refs(t, c):
        now = follow(t, ref, c)
        if now >= 0 and now not in out:
            out.append(now)
    return out


def cards_there(t: Table, c: Context, what: Reference) -> list[Card]:
    """The same, as cards."""
    return [t.cards[id_of(ref)] for ref in there(t, c, what)]


def settled(t: Table, c: Context, card_slots: int) -> Context:
    """The context as something that lasts keeps it: with cards where they are now, and ready to be played anew.
    `card_slots`: which slots hold cards (a bit each)."""
    given = c.copy()
    for s in range(len(given.slots)):
        if not card_slots >> s & 1:
            continue
        held: list[int] = []
        for ref in given.slots[s]:
            now = follow(t, ref, c)
            held.append(now if now >= 0 else ref)
        given.fill(s, held)
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
