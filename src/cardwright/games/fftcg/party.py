"""15.1.1.9: a party attacks as if it were a single Forward."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import MOVE, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def party_of(t: Table, ref: int) -> list[int]:
    """15.1.1.9.1: the Forwards that attack in a party with this one, itself among them; none if it is in no party."""
    out: list[int] = []
    card = t.at(ref) if ref >= 0 else None
    if card is not None and card.marks & terms.IN_PARTY:
        for player in range(2):  # one of them may have been stolen since
            for id in t.zone(terms.FIELD, player):
                if t.cards[id].marks & terms.IN_PARTY:
                    out.append(t.cards[id].ref())
    return out


def end_lone_party(t: Table, done: list[Event]) -> None:
    """15.1.1.9.5: part of a party has left the field; a Forward that is left alone is no party any more, from that moment on."""
    for e in done:
        if e.kind != MOVE or e.origin != terms.FIELD or e.before is None or not e.before.marks & terms.IN_PARTY:
            continue
        left: list[int] = []
        for player in range(2):
            for id in t.zone(terms.FIELD, player):
                if t.cards[id].marks & terms.IN_PARTY:
                    left.append(id)
        if len(left) == 1:
            if t.trace is not None:
                t.cite("15.1.1.9.5")
            t.mine(left[0]).marks &= ~terms.IN_PARTY
            t.touch(ANYTHING)
        return
