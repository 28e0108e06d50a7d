"""Final Fantasy Trading Card Game as the world outside of its rules sees it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import Deck
from cardwright.games.entry import GameEntry
from cardwright.games.fftcg.construction import FORMATS, damage_limit

if TYPE_CHECKING:
    from cardwright.kernel.frames import Frame
    from cardwright.kernel.table import Table


class FinalFantasy(GameEntry):
    """What only this game answers in its own way."""

    finished = True
    formats = FORMATS

    def whole_game(self, t: Table, decks: Sequence[Deck]) -> Frame:
        from cardwright.games.fftcg.setup import Game

        return Game(max(damage_limit(deck) for deck in decks))

    def relist(self, t: Table) -> list[int] | None:
        from cardwright.games.fftcg import legality, terms

        ask = t.decision()
        return legality.priority_options(t, ask.player) if ask is not None and ask.kind == terms.ASK_PRIORITY else None


GAME: Final = FinalFantasy("fftcg", "Final Fantasy Trading Card Game", __package__)
