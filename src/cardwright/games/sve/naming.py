"""Players, cards and zones by name, as far as an observer may know them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.entry import EVERYTHING
from cardwright.games.naming import A_CARD, capital, count, does, ended, knows, source_name, who, whose, zone_name
from cardwright.games.sve import terms
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

__all__ = [
    "A_CARD", "capital", "card_name", "count", "does", "ended", "knows", "name_of", "source_name", "who", "whose", "zone_is_open",
    "zone_name",
]


def zone_is_open(t: Table, zone: int, player: int, facedown: bool, observer: int) -> bool:
    """Could the observer read a card that was in this zone of this player?"""
    if observer == EVERYTHING:
        return True
    if zone < 0:
        return True  # a token comes from nowhere, before everybody's eyes
    sight = t.rules.zones[zone].sight
    if sight == PUBLIC:
        return not facedown or player == observer
    if zone == terms.EVOLVE_DECK and not facedown:
        return True  # 4.6.3
    return sight == OWNER and player == observer


def leader_name(t: Table, c: Card, observer: int) -> str:
    return f"{whose(c.owner, observer)} leader"


def card_name(t: Table, c: Card, observer: int) -> str:
    """A card as it is now."""
    if c.zone == terms.LEADER_AREA:
        return leader_name(t, c, observer)
    return c.form.name if knows(t, c, observer) else A_CARD


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
    return was.look.names[0] if was.look.names else c.front.name
