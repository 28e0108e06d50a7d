"""Damage: dealt to each, or a value divided among several."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Reference, TargetOp, step
from cardwright.effects.ops.doing import Doing, cards_there, there
from cardwright.effects.ops.selecting import Guard
from cardwright.kernel import asking
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE, WHOLE, Event, damaged
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import NUMBER, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

DEALT: Final = 1


class DealOp(Doing):
    """Damage to all that are named, at once. `source`: the card that deals it, if the text names another than the ability's own."""

    def __init__(self, clause: str, cause: int, amount: Amount, to: Reference, source: Reference | None, slot: int) -> None:
        super().__init__(clause, cause)
        self.amount = amount
        self.to = to
        self.source = source
        self.slot = slot
        self.whole = False  # nothing can reduce it

    def could(self, t: Table, c: Context) -> bool:
        return len(there(t, c, self.to)) > 0

    def dealer(self, t: Table, c: Context) -> int:
        """The source of the damage."""
        if self.source is None:
            return c.source
        refs = self.source.refs(t, c)
        return refs[0] if refs else c.source

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == DEALT:
            return self.outcome(t, c)
        n = self.amount.value(t, c)
        cards = cards_there(t, c, self.to)
        if n <= 0:
            t.cite("@zero")
            return self.carry_out(t, c, [], DEALT)
        dealer = self.dealer(t, c)
        return self.carry_out(t, c, [self.damage(c, dealer, card, n) for card in cards], DEALT)

    def damage(self, c: Context, dealer: int, card: Card, n: int) -> Event:
        maker = -1 if dealer == c.source else c.source  # whose ability has another card deal the damage
        e = damaged(card, n, other=maker, clause=self.clause)
        e.flags = WHOLE if self.whole else 0
        return e.by(c.controller, dealer, self.cause, c.ability.number)

    def outcome(self, t: Table, c: Context) -> Todo:
        hurt = [e.subject for e in t.history[c.mark :] if e.kind == DAMAGE and e.ability == c.ability.number]
        if self.slot > 0:
            c.fill(self.slot, hurt)
        step(c, len(hurt) > 0)
        return None


def kept(n: int) -> int:
    """How a slot keeps a number: below zero, where no reference is."""
    return -1 - n


def read(entry: int) -> int:
    """The number that was kept so."""
    return -1 - entry


class DivideOp(TargetOp):
    """How a value is divided, decided when the card or ability is played: one slot keeps the cards, another the number for each."""

    def __init__(
        self, clause: str, mark: int, amount: Amount, among: Reference, each_one: bool, at: int, shares: int, guard: Guard,
        unit: int = 1,
    ) -> None:
        super().__init__(clause, mark)
        self.amount = amount
        self.among = among
        self.each_one = each_one  # selected targets get at least one unit each
        self.at = at  # the slot of the cards
        self.shares = shares  # the slot of the numbers
        self.guard = guard
        self.unit = unit  # shares are multiples of it

    def required(self, t: Table, c: Context) -> bool:
        return not c.chosen >> self.mark & 1 and self.guard.open(t, c)

    def feasible(self, t: Table, c: Context) -> bool:
        return not self.each_one or len(there(t, c, self.among)) * self.unit <= self.amount.value(t, c)

    def run(self, t: Table, c: Context) -> Todo:
        if c.chosen >> self.mark & 1:
            step(c, True)
            return None
        if c.phase == 0:
            if c.resolving and t.trace is not None:
                t.cite("@divided_later")
            c.fill(self.at, there(t, c, self.among))
            c.fill(self.shares, [])
        else:
            c.fill(self.shares, c.slots[self.shares] + [kept(value_of(c.answer))])
        refs = c.slots[self.at]
        shares = c.slots[self.shares]
        if not refs:
            t.cite("@nothing_to_divide")
            return self.settled(c)
        if self.each_one and t.trace is not None:
            t.cite("@divide_each_one")
        left = self.amount.value(t, c)
        for share in shares:
            left -= read(share)
        if left < 0:
            left = 0
        rest = len(refs) - len(shares) - 1
        if rest < 0:
            return self.settled(c)
        if rest == 0:
            c.fill(self.shares, shares + [kept(left)])
            return self.settled(c)
        least = self.unit if self.each_one else 0
        if left <= least * (rest + 1):
            c.fill(self.shares, shares + [kept(least)] * (rest + 1))
            return self.settled(c)
        options: list[int] = []
        for n in range(least, left - least * rest + 1, self.unit):
            options.append(option(NUMBER, n))
        c.phase = 1
        return Ask(
            c.controller, asking.DIVIDE, self.clause, options, refs[len(shares)], c.ability.number, len(shares), len(refs),
            chosen=list(refs),
        )

    def recheck(self, t: Table, c: Context) -> int:
        """A target that has been given up gets nothing of what was divided."""
        if c.chosen >> self.mark & 1:
            left = there(t, c, self.among)
            refs = c.slots[self.at]
            shares = c.slots[self.shares]
            c.fill(self.shares, [shares[i] if refs[i] in left else kept(0) for i in range(len(refs))])
        return -1

    def settled(self, c: Context) -> Todo:
        if not c.resolving:
            c.chosen |= 1 << self.mark
        step(c, True)
        return None


class DealDivided(DealOp):
    """Deals to each what was allocated to it."""

    def __init__(
        self, clause: str, cause: int, amount: Amount, to: Reference, source: Reference | None, slot: int, at: int, shares: int
    ) -> None:
        super().__init__(clause, cause, amount, to, source, slot)
        self.at = at
        self.shares = shares

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == DEALT:
            return self.outcome(t, c)
        dealer = self.dealer(t, c)
        events: list[Event] = []
        refs = c.slots[self.at]
        shares = c.slots[self.shares]
        for i in range(len(refs)):
            n = read(shares[i])
            card = t.at(refs[i])
            if n > 0 and card is not None:
                events.append(self.damage(c, dealer, card, n))
        return self.carry_out(t, c, events, DEALT)
