"""3.7: markers. They lie under a stage position, travel with the card above them and fall when it leaves the stage."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import card_at, position_of
from cardwright.kernel.cards import Card, Piece, id_of
from cardwright.kernel.events import BY_COST, MOVE, Event, moved

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def markers_under(t: Table, player: int, position: int) -> list[int]:
    """The cards in the marker area of a position, the lowest first (3.7.2)."""
    out: list[int] = []
    for id in t.zones[terms.MARKERS * 2 + player]:
        if t.cards[id].marks & terms.POSITION_BITS == position:
            out.append(id)
    return out


def markers_of(t: Table, c: Piece) -> list[int]:
    """The markers under a character; none under a card that is not on the stage."""
    if c.zone != terms.STAGE or not t.zones[terms.MARKERS * 2 + c.controller]:
        return []
    t.cite("3.7.1.1, 3.7.1.2")
    return markers_under(t, c.controller, position_of(c))


def has_markers(t: Table, c: Piece) -> bool:
    """3.7.4: is it a character with markers?"""
    return len(markers_of(t, c)) > 0


def fall(c: Card, clause: str) -> Event:
    """A marker goes to its owner's waiting room."""
    return moved(c, to=terms.WAITING_ROOM, clause=clause)


def fallen_with(t: Table, c: Card) -> list[int]:
    """3.7.3.2: the markers that a character leaves behind. Where another one has been placed upon its position since, those that
    came with that one stay under it."""
    under = markers_under(t, c.controller, position_of(c))
    above = card_at(t, c.controller, position_of(c))
    if above is None or above is c:
        return under
    return [id for id in under if t.cards[id].stamp < above.stamp]


def go_along(t: Table, events: list[Event]) -> list[Event]:
    """3.7.3: what happens to the markers of cards that move, at the same time."""
    out = events
    for e in events:
        if e.kind != MOVE:
            continue
        c = t.at(e.subject)
        if c is None or c.zone != terms.STAGE:
            continue
        under = markers_under(t, c.controller, position_of(c))
        if not under:
            continue
        t.cite("3.7.3")
        if e.goal == terms.STAGE and e.player == c.controller:
            out = out + travel(t, c, under, e.place) + pushed_out(t, c.controller, e.place, events)
        else:
            for id in fallen_with(t, c):
                if not moves_itself(events, t.cards[id].ref()):
                    if t.trace is not None and e.cause == BY_COST and t.library.abilities[e.ability].flags & terms.FUSION:
                        t.cite("10.14.1.1.2.1")
                    out = out + [fall(t.cards[id], "3.7.3.2")]
    return out


def with_markers(t: Table, player: int, events: list[Event]) -> list[Event]:
    """3.7.3.1: characters that are moved about (REPOSITIONED), with their markers; in an exchange none is lost (read)."""
    out = events
    for e in events:
        c = t.cards[id_of(e.subject)]
        under = markers_under(t, player, position_of(c))
        if under:
            t.cite("3.7.3")
            out = out + travel(t, c, under, e.amount)
    return out


def travel(t: Table, c: Card, under: list[int], to: int) -> list[Event]:
    """3.7.3.1: the markers go to the new position with their card."""
    out: list[Event] = []
    for id in under:
        m = t.cards[id]
        out.append(moved(m, to=terms.MARKERS, player=c.controller, amount=to, clause="3.7.3.1"))
    return out


def pushed_out(t: Table, player: int, position: int, events: list[Event]) -> list[Event]:
    """3.7.3.1: markers on the new position make way, unless the card above them moves away with them at the same time (read)."""
    out: list[Event] = []
    for e in events:
        c = t.at(e.subject)
        if c is not None and c.zone == terms.STAGE and c.controller == player and position_of(c) == position:
            return out
    for id in markers_under(t, player, position):
        out.append(fall(t.cards[id], "3.7.3.1"))
    return out


def moves_itself(events: list[Event], ref: int) -> bool:
    """Does one of the events move this marker already?"""
    for e in events:
        if e.kind == MOVE and e.subject == ref:
            return True
    return False
