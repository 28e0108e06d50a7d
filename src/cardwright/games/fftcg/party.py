"""15.1.1.9: a party attacks as if it were a single Forward."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def party_of(t: Table, ref: int) -> list[int]:
    """15.1.1.9.1: the Forwards that attack in a party with this one, itself among them; none if it is in no party."""
    out: list[int] = []
    card = t.at(ref) if ref >= 0 else None
    if card is not None and card.marks & terms.IN_PARTY:
        for id in t.zone(terms.FIELD, card.controller):
            if t.cards[id].marks & terms.IN_PARTY:
                out.append(t.cards[id].ref())
    return out
