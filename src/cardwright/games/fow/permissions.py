"""104.4, 1010.3, 1120, 903.2e-i: what rules and other effects forbid an effect or a cost to do with a card."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter
from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.references import look_of, piece_of
from cardwright.effects.restrictions import FilterRestriction
from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import Change
from cardwright.kernel.events import BANISH as REMOVE
from cardwright.kernel.events import DESTROY, RETURN
from cardwright.kernel.faces import SPELL, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NO_LAYER = -1


class BarrierAgainst(Change):
    """1120.3: part of a [Barrier] ability that keeps off only spells and abilities of cards that pass. In no layer."""

    def __init__(self, filter: Filter) -> None:
        super().__init__(NO_LAYER, 0, 0)
        self.filter = filter

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return False

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        return None


def cannot_be_targeted(t: Table, c: Context, player: int, card: Card) -> str:
    """Why this player may not choose the card as a target of this spell or ability."""
    if card.ref() == c.source and card.zone == terms.CHASE:
        return "903.2e-i"
    k = t.look(card)
    if k.bans & terms.CANT_BE_TARGETED_AT_ALL:
        return "104.4"
    theirs = player != card.controller
    if k.restricts and kept_off(t, c, card, k, theirs):
        return "104.4"
    if not theirs:
        return ""
    if k.bans & terms.CANT_BE_TARGETED:
        return "104.4"
    if k.keywords & terms.BARRIER:
        return barrier(t, c, card, k)
    return ""


def kept_off(t: Table, c: Context, card: Card, k: Look, theirs: bool) -> bool:
    """104.4: can it not be targeted by spells and abilities of some cards, of which this is one?"""
    by = piece_of(t, c, c.source)
    if c.ability.kind == SPELL and by.zone != terms.CHASE and isinstance(by, Card):
        by = by.copy()
        by.zone = terms.CHASE  # 903.2b: that is where it chooses its targets from
    for a in k.abilities:
        if not a.restrictions or not a.zones >> card.zone & 1:
            continue
        own = Context(card.ref(), card.controller, a)
        for kept in a.restrictions:
            asked = kept.kind == terms.TARGETED_BY or (theirs and kept.kind == terms.TARGETED_BY_THEIR)
            if asked and isinstance(kept, FilterRestriction):
                if kept.condition is not None and not kept.condition.holds(t, own):
                    continue
                if kept.filter.passes(t, own, by, look_of(t, c, c.source)) != kept.only:
                    return True
    return False


def barrier(t: Table, c: Context, card: Card, k: Look) -> str:
    """1120.2, 1120.3: does a [Barrier] of the card keep this off?"""
    for a in k.abilities:
        if a.keyword != terms.BARRIER:
            continue
        if not a.changes:
            return "1120.2"
        against = a.changes[0]
        if isinstance(against, BarrierAgainst):
            own = Context(card.ref(), card.controller, a)
            if against.filter.passes(t, own, piece_of(t, c, c.source), look_of(t, c, c.source)):
                return "1120.3"
    return ""


class FowPermissions(Permissions):
    """What this game's bans and keywords mean."""

    def may_select(self, t: Table, c: Context, player: int, card: Card) -> bool:
        clause = cannot_be_targeted(t, c, player, card)
        if clause != "" and t.trace is not None:
            t.cite(clause)
        return clause == ""

    def may_move(self, t: Table, c: Context, card: Card, verb: int, goal: int) -> bool:
        """1010.3: what can't be destroyed is not. 1011.1: a J-ruler can't be banished. (1011.2: only what the player controls,
        which the operation itself sees to.)"""
        bans = t.look(card).bans
        theirs = c.controller != card.controller
        if verb == DESTROY:
            if bans & terms.CANT_BE_DESTROYED and t.trace is not None:
                t.cite("1010.3")
            return not bans & terms.CANT_BE_DESTROYED
        if verb == terms.BANISH:
            if card.form.look.types & terms.J_RULER:
                t.cite("1011.1")
                return False
            return not bans & terms.CANT_BE_BANISHED and not (theirs and bans & terms.CANT_BE_BANISHED_BY_THEM)
        if verb == REMOVE and bans & terms.CANT_BE_REMOVED:
            t.cite("104.4")
            return False
        if goal == terms.HAND and verb == RETURN and bans & terms.CANT_BE_RETURNED:
            t.cite("104.4")
            return False
        return not (bans & terms.CANT_LEAVE and card.zone == terms.FIELD and goal != terms.FIELD)

    def may_turn(self, t: Table, c: Context, card: Card, turned: int) -> bool:
        bans = t.look(card).bans
        if turned and bans & terms.CANT_BE_RESTED_BY_THEM and c.controller != card.controller:
            t.cite("104.4")
            return False
        return not bans & (terms.CANT_BE_RESTED if turned else terms.CANT_BE_RECOVERED)

    def may_gain(self, t: Table, player: int, number: int) -> bool:
        """104.4: a player who can't gain life does not."""
        bans = t.look(t.cards[t.zones[terms.PLAYERS * 2 + player][0]]).bans
        if number == terms.LIFE and bans & terms.CANT_GAIN_LIFE:
            t.cite("104.4")
            return False
        return True


PERMISSIONS = FowPermissions()
