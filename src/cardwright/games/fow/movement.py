"""302.3, 314, 1010.1: which moves keep a card's identity, where a card can't go, and what becomes of it where it arrives."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.entering_counters import add_counters, counters_on_entry
from cardwright.games.fow.zones import on_play_ground
from cardwright.kernel.cards import Card
from cardwright.kernel.continuous import Link
from cardwright.kernel.events import CREATE, DESTROY, DISCARD, SHUFFLED, TOP, Event
from cardwright.kernel.moving import put_in, take_out

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def same_card(origin: int, goal: int) -> bool:
    """302.3, 313.1: a card is a new card in every new zone; within the play ground it stays the same."""
    return on_play_ground(origin) and on_play_ground(goal)


def redirect(t: Table, card: Card, e: Event) -> Event | None:
    """314: where a card with this printed type really goes; nothing if it does not move. 1415.2: without the Valhalla rules
    nothing moves to or from a lifebreak area."""
    if card.zone == terms.CHASE and card.marks & terms.REMNANT_PLAYED and e.goal != terms.REMOVED:
        return e.but(player=card.owner, goal=terms.REMOVED, place=TOP, clause="1115.2")
    if terms.LIFEBREAK in (card.zone, e.goal) and t.number(terms.VALHALLA, card.owner) == 0:
        return stays(t, "1415.2")
    types = card.form.look.types
    if types & (terms.RULER | terms.J_RULER):
        return ruler_goes(t, card, e) if types & terms.RULER else j_ruler_goes(t, card, e)
    goal = e.goal
    if types & (terms.CHANT | terms.RUNE):
        if goal == terms.STONE_DECK or on_play_ground(goal):
            return e.but(player=card.owner, goal=terms.GRAVEYARD, place=TOP, clause="314.4")
        return e
    if goal == terms.RULER_AREA:
        return stays(t, "314.5a" if types & terms.MAGIC_STONE else "314.3a")
    if types & terms.MAGIC_STONE:
        if goal == terms.MAIN_DECK:
            return e.but(player=card.owner, goal=terms.STONE_DECK, clause="314.5b")
        if goal == terms.HAND and t.look(card).types & terms.PERMANENTS:
            return e.but(player=card.owner, goal=terms.STONE_DECK, place=TOP, clause="314.5c")
    elif goal == terms.STONE_DECK and types & terms.PERMANENTS:
        return e.but(player=card.owner, goal=terms.MAIN_DECK, clause="314.3b")
    return e


def stays(t: Table, clause: str) -> Event | None:
    """It does not move."""
    t.cite(clause)
    return None


def ruler_goes(t: Table, card: Card, e: Event) -> Event | None:
    """314.1, 1010.2: a ruler enters the field by judgment only, and the graveyard only if the effect names a ruler."""
    if e.goal == terms.FIELD and e.flags & terms.J_SIDE:
        if card.back is None or not has_judgment(t, card):
            return stays(t, "1010.1b")
        return e
    if e.goal == terms.GRAVEYARD:
        if e.verb == DESTROY and not names_ruler(t, e):
            return stays(t, "1010.2")
        t.cite("1010.2")
        return e
    return e if e.goal == terms.RULER_AREA else stays(t, "314.1")


def names_ruler(t: Table, e: Event) -> bool:
    """1010.2: does the effect say that a ruler is destroyed?"""
    if e.flags & terms.NAMES_RULER:
        return True
    return e.ability >= 0 and "ruler" in t.library.abilities[e.ability].text.lower()


def j_ruler_goes(t: Table, card: Card, e: Event) -> Event | None:
    """314.2, 1010.1: a J-ruler moves between field and ruler area only; destroyed, it goes to its owner's ruler area."""
    if e.goal == terms.FIELD or e.goal == terms.RULER_AREA:
        return e
    if e.verb == DESTROY and e.goal == terms.GRAVEYARD:
        return e.but(player=card.owner, goal=terms.RULER_AREA, place=TOP, clause="1010.1")
    return stays(t, "314.2")


def has_judgment(t: Table, card: Card) -> bool:
    """Does this ruler have [Judgment] (1125.2), and has it not lost it (1010.1a)?"""
    return bool(t.look(card).keywords & terms.JUDGMENT) and not card.marks & terms.NO_JUDGMENT


def settle(t: Table, card: Card, e: Event) -> None:
    """A card has entered a zone: give it its state there, or let it cease to exist."""
    before = e.before
    zone = card.zone
    if before is not None and before.zone == terms.FIELD and zone != terms.FIELD:
        left_field(t, before.was)
    if before is not None and before.zone == terms.REMOVED and t.links:
        t.links = [link for link in t.links if link.card != before.was]
    subtypes = card.front.look.subtypes
    if subtypes & (terms.TOKEN | terms.COPY) and not may_exist(subtypes, zone):
        cease(t, card)
        return
    if zone == terms.FIELD:
        enter_field(t, card, e)
    elif zone == terms.RULER_AREA:
        enter_ruler_area(t, card, e)
    elif zone == terms.CHASE:
        if e.flags & terms.FUTURE_SIDE and card.back is not None:
            t.show(card, card.back)
            if t.trace is not None:
                t.cite("1302.3")
    elif zone == terms.STANDBY:
        card.facedown = True
        card.marks |= terms.NEW_IN_STANDBY
    elif zone == terms.REMOVED:
        enter_removed_area(t, card, e)
    if t.trace is not None:
        cite_arrival(t, card, e)


def enter_removed_area(t: Table, card: Card, e: Event) -> None:
    """311: it is known by which card it was removed; some lie face down (311.2a)."""
    if e.source >= 0 and e.origin != terms.REMOVED:
        t.links = t.links + [Link(terms.REMOVED_BY, card.ref(), e.source, t.next_stamp())]
    if not e.flags & terms.FACE_DOWN:
        return
    card.facedown = True
    if t.trace is not None:
        t.cite("311.2a")
        if card.back is not None:
            t.cite("1302.5a")


def cite_arrival(t: Table, card: Card, e: Event) -> None:
    if e.origin != card.zone:
        t.cite("302.3")
    if not same_card(e.origin, card.zone):
        if t.rules.zones[card.zone].placed:
            t.cite("303.1")
            t.cite("303.1b")
        if e.before is not None and e.before.counters:
            t.cite("1022.3")
        if card.back is not None and not card.front.look.types & terms.RULER and not e.flags & terms.FUTURE_SIDE:
            t.cite("1302.3a")
    elif e.origin == terms.FIELD and card.zone == terms.FIELD:
        t.cite("307.6")
    if e.origin == card.zone and ends_shuffle(t, card):
        t.cite("1021.2a")
    if on_play_ground(card.zone):
        t.cite("313.2")
        t.cite("105.3a")
    if e.verb == CREATE and card.zone == terms.FIELD:
        t.cite("1303.2")
        if card.front.look.types & terms.RESONATOR:
            t.cite("1303.1b")
    if e.verb == DISCARD and not t.zone(terms.HAND, card.owner):
        t.cite("1019.2")
    if e.origin in (terms.MAIN_DECK, terms.STONE_DECK) and t.history and t.history[-1].origin == e.origin:
        t.cite("304.3" if e.origin == terms.MAIN_DECK else "305.3")  # not the first of several


def ends_shuffle(t: Table, card: Card) -> bool:
    """1021.2a: is this card put to its place right after its deck was shuffled? Then nobody may see it, nor the others there: it
    is as unknown as after any move into a hidden zone."""
    last = t.history[-1] if t.history else None
    return last is not None and last.kind == SHUFFLED and last.verb == card.zone and last.player == card.controller


def may_exist(subtypes: int, zone: int) -> bool:
    """1303.3a, 1017.1a: a token exists in the field, a will coin in the removed area too (1119.2), a copy where it was made."""
    if zone == terms.GONE:
        return True
    if subtypes & terms.COIN:
        return zone == terms.REMOVED
    if zone == terms.GEMS:
        return True
    return zone == terms.FIELD if subtypes & terms.TOKEN else zone == terms.CHASE


def cease(t: Table, card: Card) -> None:
    """1303.3a, 1017.1a: it has moved to that area, and ceases to exist there at once."""
    t.cite("1303.3a" if card.front.look.subtypes & terms.TOKEN else "1017.1a")
    take_out(t, card)
    put_in(t, card, terms.GONE, card.owner, TOP)
    card.life += 1


def enter_field(t: Table, card: Card, e: Event) -> None:
    """303.1b: recovered, unless the effect says rested. 705.3: a ruler comes J-ruler side up."""
    if e.origin == terms.FIELD:
        return
    if e.origin == terms.RULER_AREA:
        assert card.back is not None
        t.show(card, card.back)
        if e.flags & terms.J_SIDE:
            card.marks |= terms.BY_JUDGMENT
    else:
        if e.flags & terms.ENTERS_RESTED:
            card.turned = 1
        if e.flags & terms.FUTURE_SIDE and card.back is not None:
            t.show(card, card.back)
        if e.flags & terms.FROM_PLAY and e.other == terms.HAND:
            card.marks |= terms.FROM_HAND
        card.marks |= e.flags & terms.AS_AWAKENED
    counters_on_entry(t, card, e)


def enter_ruler_area(t: Table, card: Card, e: Event) -> None:
    """1010.1, 1010.1a: a J-ruler becomes a ruler; destroyed, it gets an astral counter and loses [Judgment] for good."""
    before = e.before
    if e.origin != terms.FIELD or before is None:
        return
    t.show(card, card.front)
    card.marks &= terms.NO_JUDGMENT
    if e.verb != DESTROY:
        return
    if before.look.keywords & terms.IMPERISHABLE:
        t.cite("1108.2")
        return
    t.cite("1010.1a")
    card.marks |= terms.NO_JUDGMENT
    add_counters(card, t.library.counter(terms.ASTRAL), 1)


def left_field(t: Table, was: int) -> None:
    """What was added to a card that has left the field is added to nothing (1121.4, 1406.4a); nor is a card that has left."""
    if not t.links:
        return
    kept = [link for link in t.links if link.kind != terms.ADDED or (link.to != was and link.card != was)]
    if len(kept) != len(t.links):
        t.cite("1121.4")
        t.links = kept
        t.check = True
        t.dirty = True
