"""How often in this game a player has played cards of a name, for the texts that count them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.library import Library
from cardwright.kernel.triggers import note_use_in_game, times_used_in_game

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PLAYING: Final = "playing "  # before the name of a card whose plays are counted, among the library's titles


class PlaysInGame(Amount):
    """How often the controller has played a card of this name."""

    def __init__(self, library: Library, name: str) -> None:
        self.title = library.title(PLAYING + name)

    def value(self, t: Table, c: Context) -> int:
        return times_used_in_game(t, c.controller, self.title)


def note_play(t: Table, player: int, card: Card) -> None:
    """A card has been played: it counts if a text asks for its name."""
    titles = t.library.titles
    for number in range(len(titles)):
        if titles[number].startswith(PLAYING) and titles[number][len(PLAYING):] in t.look(card).names:
            note_use_in_game(t, player, number)
