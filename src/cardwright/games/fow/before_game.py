"""What lies on the table before the game: the players' stand-ins, their rulers (403.5) and their decks (403.1)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.pseudo_cards import PLAYER_FACE
from cardwright.kernel.moving import place

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def seat_players(t: Table) -> None:
    """A card that stands for each player, who can be attacked, targeted and dealt damage."""
    for player in range(2):
        place(t, player, t.library.by_name[PLAYER_FACE][0], None, terms.PLAYERS)
