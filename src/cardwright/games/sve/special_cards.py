"""Chapter 9, 2.14, 4.2: what happens to a card as it enters a zone: states, faces, links, tokens and advanced cards."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.sve import terms
from cardwright.games.sve.evolved_faces import over
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import NOWHERE, TOP, Event
from cardwright.kernel.moving import put_in, take_out

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

TOKEN_LIST: Final = "CWT-"  # the tokens of Appendix A, in data/tokens.jsonl


def settle(t: Table, card: Card, e: Event) -> None:
    """A card has entered a zone: give it its state there, or send it on at once."""
    zone = card.zone
    if e.origin == terms.FIELD and zone != terms.FIELD:
        before = e.before
        if before is not None:
            lose_links(t, before.was)
            if t.trace is not None and before.controller != before.owner and card.controller == card.owner:
                t.cite("5.21.3")
    subtypes = card.front.look.subtypes
    if subtypes & (terms.TOKEN | terms.ADVANCED):
        if subtypes & terms.TOKEN and not may_exist(card):
            eliminate(t, card)
            return
        if subtypes & terms.ADVANCED and zone not in (terms.FIELD, terms.EX_AREA, terms.RESOLUTION, terms.EVOLVE_DECK):
            to_evolve_deck(t, card)
            return
    if zone == terms.FIELD:
        enter_field(t, card, e)
    elif zone == terms.EVOLVE_ZONE or zone == terms.EVOLVE_DECK:
        show_face(t, card, e)
    elif zone == terms.BANISHED and e.flags & terms.FACE_DOWN:
        card.facedown = True
    if t.trace is not None:
        cite_placing(t, card, e)


def cite_placing(t: Table, card: Card, e: Event) -> None:
    """9.1.2: what is special about a card that was put there."""
    if card.front.look.subtypes & terms.TOKEN and e.origin == NOWHERE and card.front.record_id.startswith(TOKEN_LIST):
        types = card.front.look.types
        t.cite("A:1" if types & terms.FOLLOWER else "A:2" if types & terms.AMULET else "A:3")
    for effect in t.effects:
        if card.ref() in effect.only:
            cite_kept_effects(t, e)
    if card.back is not None and card.zone not in (terms.FIELD, terms.EVOLVE_ZONE, terms.EVOLVE_DECK):
        t.cite("2.14.2.1")
    if card.zone == terms.RESOLUTION:
        t.cite("4.11.2")


def cite_kept_effects(t: Table, e: Event) -> None:
    """4.8.3.3, 10.6.2.1.3, 10.6.2.8.1.1: an effect on the card has gone along with it."""
    if e.origin == terms.EX_AREA:
        t.cite("4.8.3.3" if e.goal == terms.FIELD else "10.6.2.1.3")
    elif e.origin == terms.RESOLUTION:
        t.cite("10.6.2.8.1.1")


def enter_field(t: Table, card: Card, e: Event) -> None:
    """4.2.2.3: reserved, unless the effect says engaged. 13.3.2.2: a card with Stack comes with a counter."""
    if e.origin == terms.FIELD:
        return  # 5.21.2: a stolen card keeps its state
    if e.flags & terms.ENTERS_ENGAGED:
        card.turned = 1
    show_face(t, card, e)
    if card.form.look.keywords & terms.STACK:
        t.cite("13.3.2.2")
        card.counters = card.counters + (t.library.counter("stack"), 1)


def show_face(t: Table, card: Card, e: Event) -> None:
    """2.14.3: a double-faced card shows the face that the rules or the effect name."""
    if card.back is None:
        return
    meant = e.before is not None and e.before.marks & terms.BACK_MEANT
    t.show(card, card.back if meant or e.flags & terms.BACK_FACE else card.front)
    if t.trace is not None:
        t.cite("2.14.1")
        t.cite("2.14.3")
        t.cite("2.14.3.1")
        if card.zone == terms.EVOLVE_DECK and not card.facedown:
            t.cite("4.6.3.1")


def lose_links(t: Table, was: int) -> None:
    """5.15.5, 14.2.1.3: a card that leaves the field loses its links at once."""
    kept = [link for link in t.links if link.to != was]
    if len(kept) != len(t.links):
        if t.trace is not None:
            for link in t.links:
                if link.to == was:
                    t.cite("5.15.5" if link.kind == terms.EVOLVE_LINK else "14.2.1.3")
        t.links = kept
        t.check = True


def show_linked_face(t: Table, ref: int) -> None:
    """10.9.1.1.1: a card on the field has the information of the card linked to it last (but for its cost), or its own."""
    card = t.at(ref)
    if card is None or card.zone != terms.FIELD:
        return
    newest = -1
    form = card.front
    for link in t.links:
        if link.kind == terms.EVOLVE_LINK and link.to == ref and link.stamp > newest:
            newest = link.stamp
            form = over(t, t.cards[id_of(link.card)].form, card.front)
            t.cite("10.9.1.1.1")
    if t.trace is not None and newest >= 0:
        t.cite("10.9.1.1.1")
    t.show(t.mine(card.id), form)
    t.check = True


def may_exist(token: Card) -> bool:
    """9.1.4: where a token may be."""
    zone = token.zone
    if zone == terms.EX_AREA or zone == terms.RESOLUTION or zone == terms.GONE:
        return True
    return zone == terms.FIELD and not token.front.look.types & (terms.SPELL | terms.CREST)


def eliminate(t: Table, token: Card) -> None:
    """9.1.3, 9.1.4.3: a token in a zone where it may not exist is removed at once, before anything else is done."""
    t.cite("9.1.3, 9.1.3.1, 9.1.4.3")
    t.cite("9.1.4.2" if token.front.look.types & terms.SPELL else "9.1.4.1")
    take_out(t, token)
    put_in(t, token, terms.GONE, token.owner, TOP)
    token.life += 1


def to_evolve_deck(t: Table, card: Card) -> None:
    """9.2.2: an advanced card goes faceup to the evolve deck at once."""
    t.cite("9.2.2")
    take_out(t, card)
    put_in(t, card, terms.EVOLVE_DECK, card.owner, TOP)
    card.facedown = False
    card.life += 1
