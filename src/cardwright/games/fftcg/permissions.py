"""2.2: what the rules and effects forbid an effect or a cost to do with a card."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.restrictions import forbidden_with
from cardwright.games.fftcg import terms
from cardwright.kernel.cards import ID_MASK, Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DESTROY
from cardwright.kernel.faces import SPELL

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FftcgPermissions(Permissions):
    """Whether a card may be chosen, moved, dulled by something that someone controls."""

    def may_select(self, t: Table, c: Context, player: int, card: Card) -> bool:
        """Not itself (11.3.3, 11.6.5), and nothing that effects keep from being chosen."""
        if card.zone != terms.FIELD:
            return True
        if forbidden_with(t, card, terms.CHOSEN_BY, t.cards[c.source & ID_MASK]):
            return prohibited(t)
        bans = t.look(card).bans
        if bans == 0:
            return True
        summon = c.ability.kind == SPELL
        anybodys = terms.CANT_BE_CHOSEN_BY_ANY_SUMMON if summon else terms.CANT_BE_CHOSEN_BY_ANY_ABILITY
        if bans & (terms.CANT_BE_CHOSEN_BY_ANY | anybodys):
            return prohibited(t)
        if card.controller == player:
            return True
        kind = terms.CANT_BE_CHOSEN_BY_SUMMONS if summon else terms.CANT_BE_CHOSEN_BY_ABILITIES
        return prohibited(t) if bans & (terms.CANT_BE_CHOSEN | kind) else True

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        """Broken, removed, returned; by an opponent or by anybody. Played: from the hand, or from anywhere."""
        bans = t.look(card).bans
        if goal == terms.FIELD and card.zone != terms.FIELD and bans & not_to_be_played(card):
            return prohibited(t)
        if bans == 0 or (card.zone != terms.FIELD and not bans & terms.CANT_BE_REMOVED_BY_OPPONENT):
            return True
        if verb == DESTROY and bans & terms.CANT_BE_BROKEN:
            return prohibited(t)
        if card.controller == c.controller:
            return True
        if bans & terms.CANT_LEAVE_BY_OPPONENT:
            return prohibited(t)
        if verb == DESTROY and bans & terms.CANT_BE_BROKEN_BY_OPPONENT:
            return prohibited(t)
        if goal == terms.BREAK_ZONE and verb != DESTROY and bans & terms.CANT_BE_PUT_AWAY_BY_OPPONENT:
            return prohibited(t)
        if goal == terms.HAND and bans & terms.CANT_BE_RETURNED:
            return prohibited(t)
        return prohibited(t) if goal == terms.REMOVED and bans & terms.CANT_BE_REMOVED_BY_OPPONENT else True

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        bans = t.look(card).bans
        if turned == 0 or bans == 0:
            return True
        if bans & terms.CANT_BE_DULLED or (card.controller != c.controller and bans & terms.CANT_BE_DULLED_BY_OPPONENT):
            return prohibited(t)
        return True


def not_to_be_played(card: Card) -> int:
    """What keeps a card from being played by an effect from where it is."""
    return terms.CANT_BE_PLAYED | (terms.CANT_BE_PLAYED_BY_EFFECTS if card.zone == terms.HAND else 0)


def prohibited(t: Table) -> bool:
    """2.2: what prevents something takes precedence."""
    t.cite("2.2")
    return False
