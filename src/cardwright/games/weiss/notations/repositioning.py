"""3.6.3: a card goes to one certain position of the stage, if no character is on it."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.ops.moving import MoveOp
from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import taken
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class MoveToOpen(MoveOp):
    """Nothing moves where the position is not open (1.3.3)."""

    def may_go(self, t: Table, c: Context, card: Card) -> bool:
        where = self.to[0]
        return super().may_go(t, c, card) and not taken(t, where.player(t, c, card)) >> where.place & 1

    def could(self, t: Table, c: Context) -> bool:
        """A card that is on the stage already is on no open position."""
        return self.to[0].zone == terms.STAGE and super().could(t, c)

    def could_take(self, t: Table, c: Context, slot: int, ref: int) -> bool:
        return self.to[0].zone == terms.STAGE and super().could_take(t, c, slot, ref)
