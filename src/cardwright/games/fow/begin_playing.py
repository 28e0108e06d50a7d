"""903.1: a player begins to play a card or an ability, or a triggered one is played."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.announcing import context_to_play
from cardwright.games.fow import terms
from cardwright.games.fow.played_sides import PAST, side_of
from cardwright.games.fow.playing import Play
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context, Pending

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def play_of_card(player: int, card: Card, side: int, free: bool) -> Play:
    """A player plays a card, for its cost or without paying it."""
    play = side_of(card, side).play
    assert play is not None
    return Play(player, Context(card.ref(), player, play), True, side, free or card.zone == terms.STANDBY)


def play_of_ability(t: Table, player: int, card: Card, index: int) -> Play:
    """A player plays an activate ability of a card (105.3b), or judgment (705.2)."""
    return Play(player, Context(card.ref(), player, t.look(card).abilities[index]), False, PAST, False)


def play_of_pending(t: Table, p: Pending) -> Play | None:
    """603.3, 906.10: a triggered ability is played, wherever its card is now. None if it can't be played legally."""
    c = context_to_play(t, p)
    if t.trace is not None and t.at(p.source) is None:
        t.cite("906.10")
    return Play(p.controller, c, False, PAST, False) if c is not None else None
