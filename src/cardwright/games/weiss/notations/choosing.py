"""8.6.3: cards are chosen while an effect is carried out; some can't be chosen by the opponent's effects."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import step
from cardwright.effects.ops.selecting import PickOp
from cardwright.games.weiss.notations.permissions import PERMISSIONS
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ChooseOp(PickOp):
    """As a pick, but for the cards that the player who chooses may not choose (1.3.4)."""

    def open(self, t: Table, c: Context) -> list[int]:
        player = self.chooser.player(t, c)
        out: list[int] = []
        for ref in self.chooser.filter.refs(t, c):
            card = t.at(ref)
            if card is None or PERMISSIONS.may_select(t, c, player, card):
                out.append(ref)
            elif t.trace is not None:
                t.cite("1.3.4")
        return out

    def could(self, t: Table, c: Context) -> bool:
        least = self.chooser.least(t, c)
        if least == 0:
            least = 1
        return self.chooser.best(t, c, self.open(t, c), least) >= least

    def run(self, t: Table, c: Context) -> Todo:
        from_ = self.open(t, c)
        least = self.chooser.must_choose(t, c, from_, self.chooser.least(t, c))
        ask = self.chooser.advance(t, c, from_, least, self.chooser.most(t, c))
        if ask is not None:
            return ask
        self.chooser.mean_faces(t, c)
        picked = c.picked
        c.slots[self.slot] = picked
        if t.trace is not None and not picked:
            t.cite("8.6.3.1.3")
        step(c, len(picked) > 0)
        return None
