"""1.3.3, 12.15: what this game's prohibitions and Aura forbid an effect or cost to do with a card."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.permissions import Permissions
from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BANISH, DESTROY, RETURN

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class SvePermissions(Permissions):
    def may_select(self, t: Table, c: Context, player: int, card: Card) -> bool:
        """12.15.2: not an opponent's card with Aura on the field, nor one that can't be selected."""
        if card.controller == player:
            return True
        k = t.look(card)
        if k.keywords & terms.AURA and card.zone == terms.FIELD:
            t.cite("12.15.2")
            return False
        if t.trace is not None and k.keywords & terms.INTIMIDATE:
            t.cite("12.12.2.1")
        return not k.bans & terms.CANT_BE_SELECTED

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        """1.3.3: a prohibition on a card on the field takes precedence."""
        bans = t.look(card).bans
        if bans == 0 or card.zone != terms.FIELD:
            return True
        if verb == DESTROY:
            return not bans & (terms.CANT_BE_DESTROYED | terms.CANT_BE_DESTROYED_BY_ABILITIES)
        if verb == BANISH or goal == terms.BANISHED:
            return not bans & terms.CANT_BE_BANISHED
        if verb == RETURN or goal == terms.HAND:
            return not bans & terms.CANT_BE_RETURNED
        return True

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        return not turned or not t.look(card).bans & terms.CANT_BE_ENGAGED


PERMISSIONS: Final = SvePermissions()
