"""1.3.4: what prohibitions on a card forbid an effect or cost to do with it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.references import look_of
from cardwright.games.weiss import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import AUTOMATIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


# where a prohibition keeps a card on the stage from being put
BANNED_GOALS: Final[dict[int, int]] = {
    terms.STAGE: terms.CANT_MOVE, terms.HAND: terms.CANT_BE_RETURNED, terms.MEMORY: terms.CANT_GO_TO_MEMORY,
}


class WeissPermissions(Permissions):
    def may_select(self, t: Table, c: Context, player: int, card: Card) -> bool:
        return card.controller == player or card.zone != terms.STAGE or not t.look(card).bans & terms.CANT_BE_CHOSEN

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        if card.zone != terms.STAGE:
            return True
        return goal not in BANNED_GOALS or not t.look(card).bans & BANNED_GOALS[goal]

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        """8.1.1.2: an automatic ability is what the texts mark as AUTO."""
        if turned != terms.REVERSED:
            return True
        bans = t.look(card).bans
        if bans & terms.NOT_REVERSED_BY_AUTO and c.controller != card.controller and c.ability.kind == AUTOMATIC:
            return not look_of(t, c, c.source).types & terms.CHARACTER
        return not bans & terms.CANT_BE_REVERSED


PERMISSIONS: Final = WeissPermissions()
