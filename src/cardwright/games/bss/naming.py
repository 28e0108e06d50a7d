"""Players, cards and places by name, as far as an observer may know them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.bss import terms
from cardwright.games.entry import EVERYTHING
from cardwright.games.naming import A_CARD, ended, knows, whose
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

AREA_NAMES = {terms.LIFE: "life", terms.RESERVE: "reserve", terms.CORE_TRASH: "trash", terms.VOID: "void"}


def zone_is_open(t: Table, zone: int, player: int, facedown: bool, observer: int) -> bool:
    """Could the observer read a card that was in this area of this player?"""
    if observer == EVERYTHING or zone < 0:
        return True
    sight = t.rules.zones[zone].sight
    if sight == PUBLIC or (zone == terms.BURST_AREA and not facedown):
        return True
    return sight == OWNER and player == observer


def card_name(t: Table, c: Card, observer: int) -> str:
    """A card as it is now."""
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
        return A_CARD if was is not None or not knows(t, c, observer) else c.front.name
    return was.look.names[0] if was.look.names else c.front.name


def place_name(t: Table, area: int, player: int, ref: int, observer: int) -> str:
    """"your reserve", "Knight": where cores are."""
    return name_of(t, ref, observer) if area == terms.ON_CARD else f"{whose(player, observer)} {AREA_NAMES[area]}"
