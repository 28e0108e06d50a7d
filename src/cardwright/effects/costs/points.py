"""Points that are paid; one point of another kind may stand in where the rules allow it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, CostPart, step
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, number_changed
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NONE: Final = -1


class PayPoints(CostPart):
    """So many points are subtracted. `lieu`: another kind of points, of which one may be used in lieu of one of these."""

    def __init__(
        self, clause: str, number: int, n: Amount, lieu: int, question: int, lieu_clause: str, from_text: bool
    ) -> None:
        super().__init__(clause)
        self.from_text = from_text  # the text says what X is
        self.number = number
        self.n = n
        self.printed = n.n if isinstance(n, Number) else -1  # below 0: it must be worked out
        self.lieu = lieu
        self.question = question
        self.lieu_clause = lieu_clause

    def points(self, t: Table, c: Context) -> int:
        n = t.rules.ability_cost(t, c, self.printed if self.printed >= 0 else self.n.value(t, c))
        return n if n > 0 else 0

    def spare(self, t: Table, c: Context, n: int) -> bool:
        """May a point of the other kind be used for one of these n?"""
        return self.lieu != NONE and n > 0 and t.number(self.lieu, c.controller) > 0

    def possible(self, t: Table, c: Context) -> bool:
        n = self.points(t, c)
        return n <= t.number(self.number, c.controller) + (1 if self.spare(t, c, n) else 0)

    def run(self, t: Table, c: Context) -> Todo:
        n = self.points(t, c)
        if n == 0:
            t.cite("@cost_of_zero")
            step(c, True)
            return None
        if t.trace is not None:
            t.cite("@cost_payer")
            if self.from_text:
                t.cite("@x_from_text")
        instead = False
        if c.phase == 1:
            instead = verb_of(c.answer) == YES
        elif self.spare(t, c, n):
            if t.number(self.number, c.controller) >= n:
                c.phase = 1
                options = [option(YES), option(NO)]
                return Ask(c.controller, self.question, self.lieu_clause, options, c.source, c.ability.number)
            instead = True
        events: list[Event] = []
        if instead:
            t.cite(self.lieu_clause)
            t.cite("@point_in_lieu")
            events.append(self.paid(c, self.lieu, 1))
            n -= 1
        if n > 0:
            events.append(self.paid(c, self.number, n))
        step(c, True)
        return happen(t, events)

    def paid(self, c: Context, number: int, n: int) -> Event:
        return number_changed(c.controller, number, -n, clause=self.clause).by_cost(c)
