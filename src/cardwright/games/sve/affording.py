"""10.6.2.2.1, 10.6.2.5, 10.6.2.6: whether a play can be completed with the optional costs that are chosen or still open."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import CostPart
from cardwright.effects.costs.payable import is_turning, payable
from cardwright.effects.declaring import optional_choices, paid_instead, with_optional
from cardwright.effects.script import Script
from cardwright.games.sve import terms
from cardwright.games.sve.costs import named_cost, play_cost
from cardwright.games.sve.zones import has_room
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import ACTIVATED, SPELL

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

USUAL: Final = -1  # the card's cost is determined as usual


def cost_parts(c: Context, script: Script) -> list[CostPart]:
    """The actions of the cost, in order (10.4.2.1): the ability's own, then those that were added (10.6.2.5.1.3)."""
    return with_optional(c, script, script.cost if c.ability.kind == ACTIVATED else [])


def points_to_pay(t: Table, player: int, c: Context, script: Script, price: int) -> int:
    """10.6.2.5.1: the play points that playing the card takes with the optional costs that are chosen; none for an ability."""
    if c.ability.kind != SPELL:
        return 0
    card = t.cards[id_of(c.source)]
    if price >= 0:
        return named_cost(t, player, card, price, c.paid)
    return 0 if paid_instead(c, script) else play_cost(t, player, card, c.paid)


def affordable(t: Table, player: int, c: Context, script: Script, price: int) -> bool:
    """Can all of the cost be paid, with the optional costs that are chosen?"""
    points = points_to_pay(t, player, c, script, price)
    return points <= t.number(terms.PLAY_POINTS, player) and payable(t, c, cost_parts(c, script), points)


def room_after(t: Table, player: int, c: Context, script: Script) -> bool:
    """10.6.2.6 is checked after costs: is there room for the card, or does a cost take a card off the field?"""
    if c.ability.kind != SPELL or not t.look(t.cards[id_of(c.source)]).types & (terms.FOLLOWER | terms.AMULET):
        return True
    if has_room(t, terms.FIELD, player):
        return True
    for part in cost_parts(c, script):
        if part.count(t, c) == 0 or is_turning(part):
            continue
        for ref in part.takes(t, c):
            taken = t.at(ref)
            if taken is not None and taken.zone == terms.FIELD and taken.controller == player:
                return True
    return False


def completable(t: Table, player: int, c: Context, script: Script, price: int, first: int, rooms: bool) -> bool:
    """With some of the optional costs from the `first` on: can the cost be paid, and (if that is asked) is there room?"""
    chosen = c.paid
    found = False
    for paid in optional_choices(script, chosen, first):
        c.paid = paid
        if affordable(t, player, c, script, price) and (not rooms or room_after(t, player, c, script)):
            found = True
            break
    c.paid = chosen
    return found
