"""Runes, younger than the rulebook, as the publisher's article on New Valhalla tells of them: a player whose ruler has [Divinity] N
begins the game with up to five runes face down in the rune area. They are played from there as from a hand, as long as those that
have been revealed have a divinity of no more than N in all; a rune that has been resolved lies there face up."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.events import TOP
from cardwright.kernel.moving import put_in, take_out

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOST: Final = 5


def bring_runes(t: Table, player: int) -> None:
    """The runes that the player brought besides the deck (315.1) lie in the rune area, if they may be there together."""
    if divinity_of(t, player) == 0:
        return
    found = [t.cards[id] for zone in (terms.SIDEBOARD, terms.COLLECTION) for id in t.zone(zone, player)]
    found = [card for card in found if card.front.look.types & terms.RUNE]
    if not together(t, player, found):
        return
    for seen in found:
        card = t.mine(seen.id)
        take_out(t, card)
        put_in(t, card, terms.RUNE_AREA, player, TOP)
        card.facedown = True


def together(t: Table, player: int, runes: list[Card]) -> bool:
    """One of a name, one master rune; and those that are no chants share an attribute with the ruler."""
    names = {card.front.name for card in runes}
    masters = [card for card in runes if card.front.look.subtypes & terms.MASTER_RUNE]
    colours = 0
    for id in t.zone(terms.RULER_AREA, player):
        colours |= t.cards[id].front.look.colours
    strange = [card for card in runes if not card.front.look.types & terms.CHANT and not card.front.look.colours & colours]
    return len(names) == len(runes) <= MOST and len(masters) <= 1 and not strange


def divinity_of(t: Table, player: int) -> int:
    """How much divinity the runes may have in all that this player reveals."""
    most = 0
    for zone in (terms.RULER_AREA, terms.FIELD):
        for id in t.zone(zone, player):
            if t.look(t.cards[id]).keywords & terms.DIVINITY:
                for a in t.look(t.cards[id]).abilities:
                    if a.keyword == terms.DIVINITY and a.n > most:
                        most = a.n
    return most


def may_reveal(t: Table, player: int, card: Card) -> bool:
    """Is there enough divinity left for this rune? It is face down as long as it has not been played."""
    if not card.facedown:
        return False
    spent = t.look(card).stats[terms.RUNE_DIVINITY]
    for id in t.zone(terms.RUNE_AREA, player):
        if not t.cards[id].facedown:
            spent += t.look(t.cards[id]).stats[terms.RUNE_DIVINITY]
    for s in t.stacked:
        if s.flags >> terms.CAME_FROM == terms.RUNE_AREA and t.cards[s.id()].controller == player:
            spent += t.look(t.cards[s.id()]).stats[terms.RUNE_DIVINITY]
    return spent <= divinity_of(t, player)


def after_resolving(card: Card, flags: int) -> int:
    """Where a spell goes that has been resolved (703.3): a rune that was played from the rune area lies there face up."""
    from_runes = flags >> terms.CAME_FROM == terms.RUNE_AREA and card.front.look.types & terms.RUNE
    return terms.RUNE_AREA if from_runes else terms.GRAVEYARD
