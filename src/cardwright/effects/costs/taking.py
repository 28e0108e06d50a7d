"""Cards that a cost is paid with: which ones, so that the rest of the cost can still be paid."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, CostPart, Op, Players, Reference, step
from cardwright.effects.costs.matching import matched
from cardwright.effects.ops.choosing import ANSWERED, Chooser, not_in
from cardwright.effects.ops.doing import Doing
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import SPELL
from cardwright.kernel.frames import Todo
from cardwright.kernel.options import CARD, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class TakeCards(CostPart):
    """Chooses the cards that the next part is done to, and keeps them in a slot. Only cards that it can be done to are offered:
    one that can't be banished pays no such cost."""

    def __init__(self, clause: str, chooser: Chooser, slot: int, stays: bool, mark: int) -> None:
        super().__init__(clause)
        self.chooser = chooser
        self.slot = slot
        self.stays = stays  # the cards are only turned or shown and stay there, so they can pay for another part as well
        self.mark = mark  # the optional cost that it belongs to, or -1
        self.then: Doing | None = None  # what is done to the cards
        self.later: list[TakeCards] = []  # parts after this one that may want the same cards
        self.earlier: list[TakeCards] = []  # parts before it, whose cards may still be where they were
        self.named: list[Reference] = []  # the cards that the text itself says are paid with: none of them pays for two things

    def takes(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        then = self.then
        for ref in self.chooser.filter.refs(t, c):
            if ref == c.source and c.ability.kind == SPELL:
                continue  # the card that is being played is no longer where it was
            if (t.paying > 0 and self.taken(c, ref)) or self.is_named(t, c, ref):
                continue
            if then is None or then.could_take(t, c, self.slot, ref):
                out.append(ref)
        return out

    def taken(self, c: Context, ref: int) -> bool:
        """Does this card pay for an earlier part already?"""
        for part in self.earlier:
            if part.stays == self.stays and ref in c.slots[part.slot]:
                return True
        return False

    def is_named(self, t: Table, c: Context, ref: int) -> bool:
        """Does the text say that this card pays for another part?"""
        for what in self.named:
            if ref in what.refs(t, c):
                return True
        return False

    def count(self, t: Table, c: Context) -> int:
        return self.chooser.least(t, c)

    def possible(self, t: Table, c: Context) -> bool:
        n = self.count(t, c)
        return n == 0 or self.chooser.best(t, c, self.takes(t, c), n) >= n

    def hides(self, t: Table, c: Context) -> bool:
        n = self.count(t, c)
        return n > 0 and self.chooser.hides(t, c, self.takes(t, c), n)

    def run(self, t: Table, c: Context) -> Todo:
        from_ = self.takes(t, c)
        if self.later:
            from_ = self.sparing(t, c, from_)
        least = self.count(t, c)
        if least == 0 and self.chooser.most(t, c) == 0 and t.trace is not None:
            t.cite("@cost_of_zero")
        ask = self.chooser.advance(t, c, from_, least, self.chooser.most(t, c))
        if ask is not None:
            return ask
        c.fill(self.slot, c.picked)
        step(c, True)
        return None

    def sparing(self, t: Table, c: Context, from_: list[int]) -> list[int]:
        """The cards that may be taken here so that enough are left for the parts that follow."""
        picked = c.picked
        if c.phase == ANSWERED and verb_of(c.answer) == CARD:
            picked = picked + [t.cards[value_of(c.answer)].ref()]
        out: list[int] = []
        for ref in from_:
            if ref in picked or self.leaves_enough(t, c, picked + [ref], from_):
                out.append(ref)
        return out

    def leaves_enough(self, t: Table, c: Context, taken: list[int], from_: list[int]) -> bool:
        wants: list[list[int]] = []
        for _ in range(self.count(t, c) - len(taken)):
            wants.append(not_in(from_, taken))
        for part in self.later:
            if part.stays != self.stays or (part.mark >= 0 and not c.paid >> part.mark & 1):
                continue
            left = not_in(part.takes(t, c), taken)
            for _ in range(part.count(t, c)):
                wants.append(left)
        return matched(wants)


class DoInPayment(CostPart):
    """The action itself. What it is done to has been taken before, or is said by the text."""

    def __init__(self, clause: str, op: Doing, named: bool) -> None:
        super().__init__(clause)
        self.op = op
        self.named = named  # it is done to cards that the text names: those must allow it

    def possible(self, t: Table, c: Context) -> bool:
        return not self.named or self.op.could(t, c)

    def run(self, t: Table, c: Context) -> Todo:
        return self.op.run(t, c)


def take_from(t: Table, left: dict[int, int], zone: int, n: int) -> bool:
    """Take so many cards from a zone of a player, if it has so many left."""
    has = left.get(zone, len(t.zones[zone]))
    left[zone] = has - n
    return n <= has


class SettleCards(CostPart):
    """Settles which cards the next part is about; costs nothing."""

    def __init__(self, op: Op) -> None:
        super().__init__(op.clause)
        self.op = op

    def possible(self, t: Table, c: Context) -> bool:
        return True

    def run(self, t: Table, c: Context) -> Todo:
        return self.op.run(t, c)


class EnoughCards(CostPart):
    """Costs nothing; can't be paid unless a zone holds as many cards as the next part needs. `goal`: the zone that they go to,
    where parts that follow may be paid from them; -1 where everything is paid at once."""

    def __init__(self, n: Amount, of: Players, zone: int, goal: int) -> None:
        super().__init__("")
        self.n = n
        self.of = of
        self.zone = zone
        self.goal = goal

    def possible(self, t: Table, c: Context) -> bool:
        for player in self.of.players(t, c):
            if len(t.zone(self.zone, player)) < self.n.value(t, c):
                return False
        return True

    def counts_cards(self) -> bool:
        return True

    def draw_on(self, t: Table, c: Context, left: dict[int, int]) -> bool:
        n = self.n.value(t, c)
        for player in self.of.players(t, c):
            if not take_from(t, left, self.zone * 2 + player, n):
                return False
            if self.goal >= 0:
                take_from(t, left, self.goal * 2 + player, -n)
        return True

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        return None
