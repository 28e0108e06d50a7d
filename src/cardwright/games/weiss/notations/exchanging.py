"""Two cards change places: each goes where the other is, on the stage to its position (10.8.1, 10.11.3)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.ops.doing import cards_there
from cardwright.effects.ops.swapping import SwapOp
from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import position_of
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import SWAP, TOP, Event, moved

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ExchangeOp(SwapOp):
    """A swap with positions: two characters of one stage change theirs, and one that comes to the stage takes the other's."""

    def could(self, t: Table, c: Context) -> bool:
        left = cards_there(t, c, self.left)
        right = cards_there(t, c, self.right)
        if len(left) != 1 or len(right) != 1 or left[0] is right[0]:
            if t.trace is not None and c.ability.flags & terms.SHIFT and not left:
                t.cite("10.11.3.1")
            return False
        one, other = left[0], right[0]
        if one.zone == other.zone and one.zone != terms.STAGE and one.controller == other.controller:
            return False
        return self.may_go(t, c, one, other) and self.may_go(t, c, other, one)

    def goes(self, t: Table, c: Context, card: Card, to: Card) -> Event:
        on_stage = to.zone == terms.STAGE
        flags = terms.SWAPPED if on_stage and card.zone == terms.STAGE else 0
        place = position_of(to) if on_stage else TOP
        return self.does(c, moved(card, to=to.zone, how=SWAP, player=self.player(t, card, to), place=place, flags=flags))
