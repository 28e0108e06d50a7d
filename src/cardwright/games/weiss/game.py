"""Weiss Schwarz as the world outside of its rules sees it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.cards import Deck
from cardwright.games.entry import GameEntry
from cardwright.kernel.refusals import Refusal

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class WeissSchwarz(GameEntry):
    """What only this game answers in its own way."""

    finished = True
    def deck_faults(self, deck: Deck) -> list[Refusal]:
        from cardwright.games.weiss.construction import deck_faults
        from cardwright.games.weiss.copies_in_deck import allowances, counted_together

        return deck_faults(deck, allowances(deck), together=counted_together(deck))

    def relist(self, t: Table) -> list[int] | None:
        from cardwright.games.weiss import terms
        from cardwright.games.weiss.legality import main_options
        from cardwright.games.weiss.refusing import arrangements_seen

        ask = t.decision()
        return main_options(t, ask.player, arrangements_seen(t)) if ask is not None and ask.kind == terms.ASK_MAIN else None


GAME: Final = WeissSchwarz("weiss", "Weiss Schwarz", __package__)
