"""1002, 1406, 1205: additions are added to cards. The link says to which; without one an addition is added to nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.continuous import Link
from cardwright.kernel.events import LINKED, Event, moved

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def bearer_of(t: Table, ref: int) -> int:
    """The card that this addition is added to; -1 if there is none."""
    for link in t.links:
        if link.card == ref and link.kind == terms.ADDED:
            return link.to
    return -1


def added_to(t: Table, ref: int) -> list[int]:
    """The additions that are added to this card."""
    return [link.card for link in t.links if link.to == ref and link.kind == terms.ADDED]


def types_for(subtypes: int) -> int:
    """1406.2a: the types of the cards that an old addition with these subtypes is added to; 0 for one that is added to none."""
    if subtypes & terms.ON_RESONATOR:
        return terms.RESONATOR
    if subtypes & terms.ON_J_RESONATOR:
        return terms.FIGHTERS
    if subtypes & terms.ON_J_RULER:
        return terms.J_RULER
    if subtypes & terms.ON_RULER:
        return terms.RULER
    return terms.RULER | terms.J_RULER if subtypes & terms.ON_J_SLASH_RULER else 0


def cannot_be_added(t: Table, addition: Card, to: Card) -> str:
    """Why this addition can't be added to this card."""
    if addition.id == to.id:
        return "1205.1"
    k = t.look(to)
    wanted = types_for(t.look(addition).subtypes)
    if wanted == 0:
        return "" if to.zone == terms.FIELD else "1002.1"
    if not k.types & wanted:
        return "1406.3"
    on_ruler_area = wanted & terms.RULER and to.zone == terms.RULER_AREA
    return "" if to.zone == terms.FIELD or on_ruler_area else "1406.3"


def legal_bearers(t: Table, addition: Card) -> list[int]:
    """1406.3: the cards that an old addition can be added to, as references."""
    out: list[int] = []
    for zone in (terms.FIELD, terms.RULER_AREA):
        for p in range(2):
            for id in t.zone(zone, p):
                if cannot_be_added(t, addition, t.cards[id]) == "":
                    out.append(t.cards[id].ref())
    return out


def link_event(addition: int, to: int, player: int, source: int, controller: int, clause: str) -> Event:
    """The event by which an addition is added to a card."""
    return Event(LINKED, addition, player, verb=terms.ADDED, other=to, clause=clause).by(controller, source)


def perform_link(t: Table, e: Event) -> Event | None:
    """1002.1: added to the card from now on, and no longer to another one."""
    addition = t.at(e.subject)
    to = t.at(e.other)
    if addition is None or to is None or addition.zone != terms.FIELD:
        return None
    clause = cannot_be_added(t, addition, to)
    if clause != "":
        t.cite(clause)
        return None
    t.cite("1002.1, 1002.2a")
    t.links = [link for link in t.links if link.card != e.subject or link.kind != terms.ADDED]
    t.links.append(Link(terms.ADDED, e.subject, e.other, t.next_stamp()))
    t.check = True
    t.dirty = True
    return e


def must_be_added(subtypes: int) -> bool:
    """Is it an old addition that is always added to some card (1406.2a)?"""
    return bool(subtypes & terms.OLD_ADDITIONS) and not subtypes & terms.ON_FIELD


def stranded(t: Table, card: Card) -> bool:
    """1406.4a: is this an old addition that is added to no card, or to one that it can't be added to?"""
    k = t.look(card)
    if not k.types & terms.ADDITION or not must_be_added(k.subtypes):
        return False
    to = bearer_of(t, card.ref())
    bearer = t.at(to) if to >= 0 else None
    return bearer is None or cannot_be_added(t, card, bearer) != ""


def to_graveyard(card: Card, clause: str) -> Event:
    """A card goes to its owner's graveyard because the rules say so."""
    return moved(card, to=terms.GRAVEYARD, clause=clause)
