"""1-3-3, 11-5, 11-13: what this game's prohibitions, Armor and A.T. Field forbid an effect to do with a card."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.permissions import Permissions
from cardwright.games.bss import terms
from cardwright.games.bss.cores import soul_on
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DESTROY, DISCARD, RETURN

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class BssPermissions(Permissions):
    def may_select(self, t: Table, c: Context, player: int, card: Card) -> bool:
        """11-5-1: not by effects of the opponent's cards of the colors that Armor names, whoever selects."""
        if card.controller == c.controller or card.zone != terms.FIELD:
            return True
        k = t.look(card)
        if k.keywords & terms.ARMOR and k.keywords >> terms.ARMOR_SHIFT & t.look_at(c.source).colours:
            t.cite("11-5-1")
            return False
        types = t.look_at(c.source).types
        if k.bans & terms.CANT_BE_SELECTED_BY_SPIRITS and types & terms.SPIRIT:
            return False
        if k.bans & terms.CANT_BE_SELECTED_BY_MAGIC and types & terms.MAGIC:
            return False
        return not k.bans & terms.CANT_BE_SELECTED

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        """1-3-3: a prohibition on a card on the field takes precedence; 11-13-1: A.T. Field."""
        k = t.look(card)
        theirs = c.controller != card.controller
        if card.zone != terms.FIELD:
            return verb != DISCARD or not theirs or not k.bans & terms.CANT_BE_DISCARDED
        if verb == DESTROY:
            if theirs and k.keywords & terms.AT_FIELD and soul_on(card) > 0 and t.look_at(c.source).types & terms.SPIRIT:
                t.cite("11-13-1")
                return False
            if theirs and k.bans & terms.CANT_BE_DESTROYED_BY_SPIRITS and t.look_at(c.source).types & terms.SPIRIT:
                return False
            return not k.bans & (terms.CANT_BE_DESTROYED | (terms.CANT_BE_DESTROYED_BY_EFFECTS if theirs else 0))
        if theirs and (verb == RETURN or goal == terms.HAND or goal == terms.DECK):
            return not k.bans & terms.CANT_BE_RETURNED
        return True

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        return turned != 1 or c.controller == card.controller or not t.look(card).bans & terms.CANT_BE_EXHAUSTED


PERMISSIONS: Final = BssPermissions()
