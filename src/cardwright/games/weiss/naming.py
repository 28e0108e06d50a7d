"""Cards by name, as far as an observer may know them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.entry import EVERYTHING
from cardwright.games.naming import A_CARD, ended, knows
from cardwright.games.weiss import terms
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def zone_is_open(t: Table, zone: int, player: int, facedown: bool, observer: int) -> bool:
    """Could the observer read a card that was in this zone of this player (chapter 3)?"""
    if observer == EVERYTHING:
        return True
    sight = t.rules.zones[zone].sight
    if zone == terms.MARKERS:
        return not facedown
    if sight == PUBLIC:
        return not facedown or player == observer
    return sight == OWNER and player == observer


def card_name(t: Table, c: Card, observer: int) -> str:
    """A card as it is now; its player knows what a face-down card of level or memory is (3.9.2.2, 3.12.2.2)."""
    return c.front.name if knows(t, c, observer) else A_CARD


def name_of(t: Table, ref: int, observer: int) -> str:
    """The card that a reference names or named."""
    if ref < 0:
        return A_CARD
    c = t.cards[id_of(ref)]
    if t.at(ref) is not None:
        return card_name(t, c, observer)
    was = ended(t, ref)
    if was is None or not zone_is_open(t, was.zone, was.controller, was.facedown, observer):
        return A_CARD
    return c.front.name
