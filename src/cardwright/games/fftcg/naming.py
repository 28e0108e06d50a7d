"""Cards by name, as far as an observer may know them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.entry import EVERYTHING
from cardwright.games.fftcg import terms
from cardwright.games.naming import A_CARD, ended, knows, source_name
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.stacking import stacked_at
from cardwright.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def zone_is_open(t: Table, zone: int, player: int, facedown: bool, observer: int) -> bool:
    """Could the observer read a card that was in this zone of this player (7.6)?"""
    if observer == EVERYTHING:
        return True
    sight = t.rules.zones[zone].sight
    if sight == PUBLIC:
        return not facedown or player == observer
    return sight == OWNER and player == observer


def card_name(t: Table, c: Card, observer: int) -> str:
    """A card as it is now; an ability on the stack by its source."""
    if c.zone == terms.STACK and c.form.look.types & terms.ON_THE_STACK:
        s = stacked_at(t, c.ref())
        return c.form.name if s is None else f"the {c.form.name} of {source_name(t, s.context.source)}"
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
