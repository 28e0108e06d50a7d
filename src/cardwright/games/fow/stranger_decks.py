"""[Stranger] N, younger than the rulebook, as its reminder tells it: whoever has a ruler with it may begin the game with a
Stranger deck of exactly N (Stranger) resonators, at most two of a name."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.events import TOP
from cardwright.kernel.moving import put_in, take_out

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

COPIES: Final = 2


def bring_strangers(t: Table, player: int) -> None:
    """The (Stranger) resonators that the player brought besides the deck (315.1) are the Stranger deck, if they make one."""
    n = strangers_allowed(t, player)
    if n == 0:
        return
    found = [card for zone in (terms.SIDEBOARD, terms.COLLECTION) for card in strangers_in(t, zone, player)]
    names = [card.front.name for card in found]
    if len(found) != n or any(names.count(name) > COPIES for name in names):
        return
    for seen in found:
        card = t.mine(seen.id)
        take_out(t, card)
        put_in(t, card, terms.STRANGER_DECK, player, TOP)
    t.shuffle(terms.STRANGER_DECK, player)


def strangers_allowed(t: Table, player: int) -> int:
    """How many cards the Stranger deck of this player has, by the ruler."""
    for id in t.zone(terms.RULER_AREA, player):
        for a in t.cards[id].front.look.abilities:
            if a.keyword == terms.STRANGER_RULER:
                return a.n
    return 0


def strangers_in(t: Table, zone: int, player: int) -> list[Card]:
    return [t.cards[id] for id in t.zone(zone, player) if t.cards[id].front.look.subtypes & terms.STRANGER]
