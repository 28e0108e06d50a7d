"""3-1-4, 3-5, 3-8, 4-12-3: what happens to a card as it enters an area, and to the cores on a card that leaves the field."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.bss import terms
from cardwright.games.bss.cores import drained
from cardwright.games.bss.levels import show_level
from cardwright.games.bss.linking import unlink_all
from cardwright.kernel.cards import Card
from cardwright.kernel.events import DESTROY, DISCARD, MOVE, NOWHERE, TOP, Event
from cardwright.kernel.moving import put_in, take_out

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def settle(t: Table, card: Card, e: Event) -> None:
    """A card has entered an area: give it its state there; a token that left the field leaves the game (4-12-3)."""
    if t.trace is not None:
        cite_entering(t, card, e)
    before = e.before
    if t.links and before is not None:
        unlink_all(t, before.was)
    if card.zone == terms.FIELD:
        t.cite("3-5-1, 3-5-2, 3-5-3, 3-5-4, 4-4-1, 4-4-1-1")
        card.turned = 1 if e.flags & terms.ENTERS_EXHAUSTED else 0
        show_level(t, card, 0)
    elif card.front.look.subtypes & terms.TOKEN:
        t.cite("4-12-3, 9-1-2-1")
        take_out(t, card)
        put_in(t, card, terms.GONE, card.owner, TOP)
    elif card.zone == terms.BURST_AREA:
        card.facedown = True


def cite_entering(t: Table, card: Card, e: Event) -> None:
    if card.zone == terms.TRASH:
        t.cite("3-4-3, 10-1-3-3" if e.verb == DESTROY else "3-4-3")
        if e.verb == DISCARD and e.origin == terms.HAND:
            t.cite("10-2-2")
    elif card.zone == terms.HAND:
        t.cite("3-3-4")
    if e.origin == terms.DECK:
        t.cite("3-2-3")


def with_cores(t: Table, events: list[Event]) -> list[Event]:
    """3-5-5, 10-1-3-4: the cores on cards that leave the field go to their controllers' reserves at the same moment."""
    out = events
    for e in events:
        if e.kind != MOVE or e.origin == NOWHERE or e.goal == terms.FIELD:
            continue
        card = t.at(e.subject)
        if card is None or card.zone != terms.FIELD:
            continue
        if e.verb == DESTROY:
            t.cite("10-1-3-1")
        out = out + [x.by(e.controller, e.source) for x in drained(card, flags=terms.WITH_CARD, clause="3-5-5, 10-1-3-4")]
    return out
