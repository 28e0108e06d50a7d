"""8.6.3: cards are chosen while an effect is carried out; some can't be chosen by the opponent's effects."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.selecting import PickOp
from cardwright.games.weiss import terms
from cardwright.games.weiss.notations.permissions import PERMISSIONS
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Keywords whose ability does nothing more if there is no card to choose.
NONE_TO_CHOOSE: Final = ((terms.CHANGE, "10.8.3"), (terms.SHIFT, "10.11.3.2"), (terms.SUNDER, "10.15.4"))


class ChooseOp(PickOp):
    """As a pick, but for the cards that the player who chooses may not choose (1.3.4)."""

    def candidates(self, t: Table, c: Context) -> list[int]:
        player = self.chooser.player(t, c)
        out: list[int] = []
        for ref in self.chooser.filter.refs(t, c):
            card = t.at(ref)
            if card is None or PERMISSIONS.may_select(t, c, player, card):
                out.append(ref)
            elif t.trace is not None:
                t.cite("1.3.4")
        return out

    def cite_none(self, t: Table, c: Context) -> None:
        t.cite("8.6.3.1.3")
        for keyword, clause in NONE_TO_CHOOSE:
            if c.ability.flags & keyword:
                t.cite(clause)
