"""Chapter 6: playing cards and using abilities. A predicate answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.announcing import context_of_card
from cardwright.effects.cost_rules import cost_to_play
from cardwright.effects.playing_at_once import MAY, cannot_use_ability, enough_to_choose, play_card
from cardwright.games.kites import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def play_cost(t: Table, player: int, card: Card) -> int:
    """The wind that playing this card takes now."""
    return cost_to_play(t, player, card, t.look(card).stats[terms.COST])


def cannot_play(t: Table, player: int, card: Card) -> str:
    """Why this player may not play this card now."""
    if card.zone != terms.HAND or card.controller != player or player != t.active:
        return "6.1"
    if not enough_to_choose(t, context_of_card(card, player)):
        return "6.3"
    return MAY if play_cost(t, player, card) <= t.number(terms.WIND, player) else "6.4"


def cannot_use(t: Table, player: int, card: Card, index: int) -> str:
    """Why this player may not use this ability of a card now."""
    if card.zone != terms.SKY or card.controller != player or player != t.active:
        return "6.2"
    return cannot_use_ability(t, player, card, index)


def play(t: Table, player: int, card: Card) -> Todo:
    """6.6: where a card goes that is played."""
    is_kite = t.look(card).types & terms.KITE != 0
    t.cite("2.2" if is_kite else "2.3")
    goal = terms.SKY if is_kite else terms.GRASS
    return play_card(player, card, terms.WIND, play_cost(t, player, card), goal)
