"""13.3.3: Earth Rite, a cost of Stack counters."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart, step
from cardwright.games.sve import terms
from cardwright.kernel import asking
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import counters_changed, moved
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

STACK_COUNTER: Final = "stack"
BEGIN: Final = 0
ASKED: Final = 1
REMOVED: Final = 2


class EarthRite(CostPart):
    """13.3.3.2: Stack counters are removed from an amulet with Stack; with the last one, the amulet goes to the cemetery."""

    def __init__(self, n: int, slot: int) -> None:
        super().__init__("13.3.3.2")
        self.n = n
        self.slot = slot

    def amulets(self, t: Table, c: Context) -> list[Card]:
        out: list[Card] = []
        counter = t.library.counter(STACK_COUNTER)
        for id in t.zone(terms.FIELD, c.controller):
            card = t.cards[id]
            k = t.look(card)
            if k.keywords & terms.STACK and k.types & terms.AMULET and card.counted(counter) >= self.n:
                out.append(card)
        return out

    def possible(self, t: Table, c: Context) -> bool:
        return len(self.amulets(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == REMOVED:
            return self.removed(t, c)
        if t.trace is not None and self.n == 1:
            t.cite("13.3.3.2.1")
        amulets = self.amulets(t, c)
        card = amulets[0]
        if c.phase == ASKED:
            card = t.cards[value_of(c.answer)]
        elif len(amulets) > 1:
            options: list[int] = []
            for amulet in amulets:
                options.append(option(CARD, amulet.id))
            c.phase = ASKED
            return Ask(c.controller, asking.PAY_WITH, self.clause, options, c.source, c.ability.number)
        c.fill(self.slot, [card.ref()])
        c.phase = REMOVED
        counter = t.library.counter(STACK_COUNTER)
        todo = happen(t, [counters_changed(card, counter, -self.n, clause=self.clause).by_cost(c)])
        if todo is not None:
            return todo
        return self.removed(t, c)

    def removed(self, t: Table, c: Context) -> Todo:
        card = t.at(c.slots[self.slot][0])
        step(c, True)
        if card is None or card.counted(t.library.counter(STACK_COUNTER)) > 0:
            return None
        return happen(t, [moved(card, to=terms.CEMETERY, clause=self.clause).by_cost(c)])
