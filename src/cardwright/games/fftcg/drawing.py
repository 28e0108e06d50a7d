"""Drawing cards by the rules: at the beginning, and in the Draw Phase."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.kernel.events import DRAW, Event, moved

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def draw_events(t: Table, player: int, n: int, clause: str) -> list[Event]:
    """The top n cards go to the hand; a draw from an empty deck is remembered for the next rule processes (12.4.2)."""
    deck = t.zone(terms.DECK, player)
    out: list[Event] = []
    for i in range(n):
        if i >= len(deck):
            t.set_number(terms.DECKED_OUT, player, 1)
            break
        card = t.cards[deck[len(deck) - 1 - i]]
        out.append(moved(card, to=terms.HAND, how=DRAW, player=player, clause=clause).by(player))
    return out
