"""1-3-3, 11-5, 11-13: what this game's prohibitions, Armor and A.T. Field forbid an effect to do with a card.

The card that has the effect is read as it was on the field, if its leaving set the effect off (8-10-1).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.references import look_of
from cardwright.effects.restrictions import forbidden_with
from cardwright.games.bss import terms
from cardwright.games.bss.cores import soul_on
from cardwright.kernel.cards import Card, id_of
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
        by = look_of(t, c, c.source)
        if k.keywords & terms.ARMOR and k.keywords >> terms.ARMOR_SHIFT & by.colours:
            t.cite("11-5-1")
            return False
        if k.bans & terms.CANT_BE_SELECTED_BY_SPIRITS and by.types & terms.SPIRIT:
            return False
        if k.bans & terms.CANT_BE_SELECTED_BY_MAGIC and by.types & terms.MAGIC:
            return False
        if k.restricts and forbidden_with(t, card, terms.CANT_BE_SELECTED_BY, t.cards[id_of(c.source)]):
            return False
        return not k.bans & terms.CANT_BE_SELECTED

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        """1-3-3: a prohibition on a card on the field takes precedence; 11-13-1: A.T. Field."""
        k = t.look(card)
        theirs = c.controller != card.controller
        if card.zone != terms.FIELD:
            return verb != DISCARD or not theirs or not k.bans & terms.CANT_BE_DISCARDED
        if verb == DESTROY:
            by_spirit = theirs and look_of(t, c, c.source).types & terms.SPIRIT
            if by_spirit and k.keywords & terms.AT_FIELD and soul_on(card) > 0:
                t.cite("11-13-1")
                return False
            if by_spirit and k.bans & terms.CANT_BE_DESTROYED_BY_SPIRITS:
                return False
            return not k.bans & (terms.CANT_BE_DESTROYED | (terms.CANT_BE_DESTROYED_BY_EFFECTS if theirs else 0))
        if theirs and (verb == RETURN or goal == terms.HAND or goal == terms.DECK):
            return not k.bans & terms.CANT_BE_RETURNED
        return True

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        return turned != 1 or c.controller == card.controller or not t.look(card).bans & terms.CANT_BE_EXHAUSTED


PERMISSIONS: Final = BssPermissions()
