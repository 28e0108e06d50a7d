"""Force of Will as the world outside of its rules sees it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import Deck
from cardwright.games.entry import GameEntry
from cardwright.games.fow import terms
from cardwright.games.fow.construction import FORMATS, TOURNAMENT, VALHALLA, VALHALLA_TOURNAMENT
from cardwright.kernel.moving import place

if TYPE_CHECKING:
    from cardwright.games.library import CardLibrary
    from cardwright.kernel.frames import Frame
    from cardwright.kernel.table import Table


class ForceOfWill(GameEntry):
    """What only this game answers in its own way."""

    finished = True
    second_deck = "magic stone deck"
    formats = FORMATS

    def lay_out(self, t: Table, player: int, deck: Deck, cards: CardLibrary) -> None:
        """403.1, 403.5: each in its area."""
        from cardwright.games.fow.before_game import seat_players

        if player == 0:
            seat_players(t)
        for zone, brought in (
            (terms.RULER_AREA, () if deck.ruler is None else (deck.ruler,)), (terms.MAIN_DECK, deck.main),
            (terms.STONE_DECK, deck.stones), (terms.SIDEBOARD, deck.sideboard), (terms.COLLECTION, deck.collection),
        ):
            for record in brought:
                place(t, player, cards.face(record), cards.back(record), zone)

    def whole_game(self, t: Table, decks: Sequence[Deck]) -> Frame:
        from cardwright.games.fow.setup import Game

        if all(deck.format in (TOURNAMENT, VALHALLA_TOURNAMENT) for deck in decks):
            for player in range(len(decks)):
                t.set_number(terms.TOURNAMENT, player, 1)
        return Game(all(deck.format in (VALHALLA, VALHALLA_TOURNAMENT) for deck in decks))

    def relist(self, t: Table) -> list[int] | None:
        from cardwright.games.fow.available_actions import priority_options
        from cardwright.games.fow.available_will import means_of
        from cardwright.games.fow.refusing import at_main_timing

        ask = t.decision()
        if ask is None or ask.kind != terms.ASK_PRIORITY:
            return None
        return priority_options(t, ask.player, at_main_timing(t, ask.player), means_of(t, ask.player))


GAME: Final = ForceOfWill("fow", "Force of Will", __package__)
