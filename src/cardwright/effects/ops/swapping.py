"""Two cards change places."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, cards_there, done_since
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, SWAP, Event, moved
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class SwapOp(Doing):
    """Each card goes into the other's zone at the same time; if one of them can't, neither does."""

    def __init__(self, clause: str, cause: int, left: Reference, right: Reference, permissions: Permissions) -> None:
        super().__init__(clause, cause)
        self.left = left
        self.right = right
        self.permissions = permissions

    def could(self, t: Table, c: Context) -> bool:
        left = cards_there(t, c, self.left)
        right = cards_there(t, c, self.right)
        if len(left) != 1 or len(right) != 1:
            return False
        one, other = left[0], right[0]
        if one.zone == other.zone and one.controller == other.controller:
            return False
        return self.may_go(t, c, one, other) and self.may_go(t, c, other, one)

    def may_go(self, t: Table, c: Context, card: Card, to: Card) -> bool:
        return self.permissions.may_move(t, c, card, SWAP, to.zone)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 1:
            return self.outcome(t, c)
        if not self.could(t, c):
            t.cite("@swap_impossible")
            step(c, False)
            return None
        one = cards_there(t, c, self.left)[0]
        other = cards_there(t, c, self.right)[0]
        return self.carry_out(t, c, [self.goes(t, c, one, other), self.goes(t, c, other, one)], 1)

    def goes(self, t: Table, c: Context, card: Card, to: Card) -> Event:
        """A card goes where another one is."""
        return self.does(c, moved(card, to=to.zone, how=SWAP, player=self.player(t, card, to)))

    def player(self, t: Table, card: Card, to: Card) -> int:
        """Whose zone it is: a card comes to the field of the player who controlled the other, and elsewhere to its owner."""
        return to.controller if to.zone == t.rules.field else card.owner

    def outcome(self, t: Table, c: Context) -> Todo:
        step(c, len(done_since(t, c.mark, MOVE, SWAP)) == 2)
        return None
