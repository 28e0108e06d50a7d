"""The event that set an ability off: its card or amount is put into a slot, before anything is chosen for the ability."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Op
from cardwright.effects.happened import Pattern
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.events import Event
    from cardwright.kernel.table import Table

# Which part of the event goes into the slot.
ABOUT: Final = 0  # the card that it is about, as it is after the event
SOURCE: Final = 1  # the card that dealt the damage
AGAINST: Final = 2  # of a fight, the other card
AMOUNT: Final = 3  # the amount, as `kept_amount` understands it
PLAYED: Final = 5  # of a card that is chosen: what was played and waits on the stack, for which it was chosen
SUBJECT: Final = 4  # the card that it happens to, where it is about another one (of destruction by a card: what is destroyed)


class Bind(Op):
    """A part of the event goes into a slot; nothing does if the event is not of this pattern."""

    def __init__(self, slot: int, pattern: Pattern, part: int = ABOUT) -> None:
        super().__init__("")
        self.slot = slot
        self.pattern = pattern
        self.part = part

    def put(self, t: Table, c: Context) -> None:
        e = c.event
        if e is None or not self.pattern.kinds >> e.kind & 1:
            return
        c.make_room(self.slot + 1, 0)
        if self.part == AMOUNT:
            c.fill(self.slot, [-1 - e.amount])
        elif self.part == PLAYED:
            c.fill(self.slot, played_for(t, e))
        else:
            ref = e.source if self.part == SOURCE else e.subject if self.part == SUBJECT else self.card(t, c, e)
            c.fill(self.slot, [ref] if ref >= 0 else [])

    def card(self, t: Table, c: Context, e: Event) -> int:
        ref = self.pattern.found(t, e, c)
        if ref < 0:
            # The card no longer fits what set the ability off (its information has changed since): it is still that card.
            ref = self.pattern.card(e)
        if self.part == AGAINST:
            return e.subject if ref == e.other else e.other
        return ref

    def run(self, t: Table, c: Context) -> Todo:
        self.put(t, c)
        c.pc += 1
        return None


def played_for(t: Table, e: Event) -> list[int]:
    """What was played last, and still waits on the stack, of the card and ability that the event came of."""
    for i in range(len(t.stacked) - 1, -1, -1):
        s = t.stacked[i]
        if s.ref == e.source or (s.context.source == e.source and s.context.ability.number == e.ability):
            return [s.ref]
    return []


def kept_amount(slot: list[int]) -> int:
    """The amount that a slot keeps, or -1 if it holds cards: an amount is kept below zero, where no reference is."""
    return -1 - slot[0] if len(slot) == 1 and slot[0] < 0 else -1
