"""Options chosen while an effect is carried out, where they could not be chosen on playing."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Op, Players, step
from cardwright.effects.labels import mode_labels
from cardwright.effects.ops.counting import Count
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import DONE, MODE, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ChooseModes(Op):
    """From one to as many as said of the options from `first` on are added to the modes that are carried out."""

    def __init__(self, clause: str, who: Players, count: Count, first: int, options: int, random: bool) -> None:
        super().__init__(clause)
        self.random = random
        self.who = who
        self.count = count
        self.first = first
        self.options = options

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.modes = tuple([mode for mode in c.modes if not self.first <= mode < self.first + self.options])
            c.picked = []
        elif verb_of(c.answer) == DONE:
            return self.chosen(c)
        else:
            c.picked = c.picked + [value_of(c.answer)]
        least = self.count.least(t, c)
        if least < 1:
            least = 1
        most = self.count.most(t, c)
        left: list[int] = []
        for i in range(self.first, self.first + self.options):
            if i not in c.picked:
                left.append(option(MODE, i))
        if len(c.picked) >= most or not left:
            return self.chosen(c)
        if self.random:
            while left and len(c.picked) < most:
                c.picked = c.picked + [value_of(left.pop(t.random(len(left))))]
            return self.chosen(c)
        if len(c.picked) >= least:
            left.append(option(DONE))
        c.phase = 1
        who = self.who.players(t, c)[0]
        labels = mode_labels(c.ability.text, self.first, self.options)
        return Ask(who, asking.CHOOSE_MODE, self.clause, left, c.source, c.ability.number, len(c.picked), most, labels, least)

    def chosen(self, c: Context) -> Todo:
        c.choose_modes(c.picked)
        step(c, True)
        return None
