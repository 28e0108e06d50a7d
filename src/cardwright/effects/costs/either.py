"""A cost of which the player pays one of several ways."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart, step
from cardwright.effects.costs.payable import hides_payment
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import MODE, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ChooseWay(CostPart):
    """The player chooses one of the ways that can be paid; it is kept in a slot, for the parts that follow."""

    def __init__(self, clause: str, slot: int) -> None:
        super().__init__(clause)
        self.slot = slot
        self.ways: list[list[CostPart]] = []

    def open(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for i in range(len(self.ways)):
            ok = True
            for part in self.ways[i]:
                if not part.possible(t, c):
                    ok = False
                    break
            if ok:
                out.append(i)
        return out

    def possible(self, t: Table, c: Context) -> bool:
        return len(self.open(t, c)) > 0

    def hides(self, t: Table, c: Context) -> bool:
        for parts in self.ways:
            if hides_payment(t, c, parts):
                return True
        return False

    def run(self, t: Table, c: Context) -> Todo:
        way = 0
        if c.phase == 0:
            ways = self.open(t, c)
            if len(ways) > 1 or self.hides(t, c):
                options: list[int] = []
                for i in ways:
                    options.append(option(MODE, i))
                c.phase = 1
                return Ask(c.controller, asking.CHOOSE_MODE, self.clause, options, c.source, c.ability.number)
            way = ways[0]
        else:
            way = value_of(c.answer)
        c.fill(self.slot, [way])
        step(c, True)
        return None


class IfThatWay(CostPart):
    """A part of one of the ways; passed over unless that way was chosen."""

    def __init__(self, part: CostPart, slot: int, way: int) -> None:
        super().__init__(part.clause)
        self.part = part
        self.slot = slot
        self.way = way

    def chosen(self, c: Context) -> bool:
        found = c.slots[self.slot]
        return len(found) > 0 and found[0] == self.way

    def possible(self, t: Table, c: Context) -> bool:
        return not self.chosen(c) or self.part.possible(t, c)

    def hides(self, t: Table, c: Context) -> bool:
        return self.chosen(c) and self.part.hides(t, c)

    def takes(self, t: Table, c: Context) -> list[int]:
        return self.part.takes(t, c) if self.chosen(c) else []

    def count(self, t: Table, c: Context) -> int:
        return self.part.count(t, c) if self.chosen(c) else 0

    def run(self, t: Table, c: Context) -> Todo:
        if self.chosen(c):
            return self.part.run(t, c)
        step(c, True)
        return None
