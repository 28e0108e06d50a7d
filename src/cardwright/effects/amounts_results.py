"""Numbers that something produced: a roll, damage dealt, cards moved, the amount of the event that set the ability off.

The operation fills its slot with what is read here: a roll with the number rolled (`c.fill(n, [number])`), damage with the cards
that were dealt it, a move with the cards that it moved.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount
from cardwright.effects.binding import kept_amount
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Rolled(Amount):
    """The result of a roll."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, t: Table, c: Context) -> int:
        found = c.slots[self.slot]
        return found[0] if found else 0


class CountInSlot(Amount):
    """How many cards are in a slot: found, moved or made by an earlier part of the text."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, t: Table, c: Context) -> int:
        return len(c.slots[self.slot])


class DamageOfSlot(Amount):
    """How much damage was dealt: by the event that set the ability off, if the slot keeps its amount; otherwise by this
    resolution, to the cards of the slot."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, t: Table, c: Context) -> int:
        total = 0
        refs = c.slots[self.slot]
        kept = kept_amount(refs)
        if kept >= 0:
            return kept
        events = t.history
        for i in range(c.began, len(events)):
            e = events[i]
            if e.kind == DAMAGE and e.subject in refs:
                total += e.amount
        return total


class KeptNumber(Amount):
    """The number that an operation kept in its slot: how many players cancelled its damage. 0 if it was not carried out."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, t: Table, c: Context) -> int:
        n = kept_amount(c.slots[self.slot])
        return n if n > 0 else 0


class EventAmount(Amount):
    """The amount of the event that set the ability off: damage dealt, points gained."""

    def value(self, t: Table, c: Context) -> int:
        return c.event.amount if c.event is not None else 0
