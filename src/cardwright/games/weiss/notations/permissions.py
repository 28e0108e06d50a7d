"""1.3.4: what prohibitions on a card forbid an effect or cost to do with it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.permissions import Permissions
from cardwright.games.weiss import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class WeissPermissions(Permissions):
    def may_select(self, t: Table, c: Context, player: int, card: Card) -> bool:
        return card.controller == player or card.zone != terms.STAGE or not t.look(card).bans & terms.CANT_BE_CHOSEN

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        return card.zone != terms.STAGE or goal != terms.STAGE or not t.look(card).bans & terms.CANT_MOVE

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        return turned != terms.REVERSED or not t.look(card).bans & terms.CANT_BE_REVERSED


PERMISSIONS: Final = WeissPermissions()
