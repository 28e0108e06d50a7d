"""What the rules and other effects forbid an effect to do with a card. What is forbidden is not done, whatever the text says."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Permissions:
    """A game says what its bans and keywords mean; without any, all is allowed."""

    def may_select(self, t: Table, c: Context, player: int, card: Card) -> bool:
        """May this player select the card as a target of this effect?"""
        return True

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        """May this effect or cost move the card so?"""
        return True

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        """May this effect or cost turn the card?"""
        return True

    def may_gain(self, t: Table, player: int, number: int) -> bool:
        """May this player's number rise by an effect?"""
        return True
