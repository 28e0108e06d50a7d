"""Final Fantasy TCG as the command line, bots, arena and judge see it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.fftcg import telling, terms, wording
from cardwright.games.fftcg.construction import FORMATS, deck_faults
from cardwright.games.fftcg.layout import FftcgLayout
from cardwright.games.fftcg.legality import priority_options
from cardwright.games.fftcg.library import FftcgLibrary, build_library, deck_cards
from cardwright.games.fftcg.ruleset import RULES
from cardwright.games.fftcg.sentences import sentence
from cardwright.games.fftcg.start import new_game
from cardwright.games.layout import Layout
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.events import Event
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


class PreparedDecks(Prepared):
    """Two decks and the library of their cards."""

    def __init__(self, decks: Sequence[Deck], cards: FftcgLibrary) -> None:
        super().__init__(decks, cards.library, deck_cards(decks))
        self.cards = cards


LAYOUT: Final = FftcgLayout()


class FinalFantasyEntry(GameEntry):
    """Hands each question to the module that answers it."""

    def __init__(self) -> None:
        super().__init__("fftcg", "Final Fantasy Trading Card Game")
        self.formats = FORMATS

    def rules(self) -> Ruleset:
        return RULES

    def prepare(self, decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> Prepared:
        return PreparedDecks(decks, build_library(decks, tokens))

    def new_game(self, prepared: Prepared, seed: bytes) -> Table:
        assert isinstance(prepared, PreparedDecks)
        return new_game(prepared.decks, seed, prepared.cards)

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        return deck_faults(deck)

    def relist(self, t: Table) -> list[int] | None:
        ask = t.decision()
        return priority_options(t, ask.player) if ask is not None and ask.kind == terms.ASK_PRIORITY else None

    def sentence(self, clause: str) -> str:
        return sentence(clause)

    def question_text(self, t: Table, ask: Ask, observer: int) -> str:
        return wording.question_text(t, ask, observer)

    def option_text(self, t: Table, code: int, observer: int) -> str:
        return wording.option_text(t, code, observer)

    def event_text(self, t: Table, e: Event, observer: int) -> str:
        return telling.event_text(t, e, observer)

    def wishes(self, t: Table, card: Card) -> list[int]:
        return wording.wishes(t, card)

    def turn_in_short(self) -> str:
        return wording.TURN_IN_SHORT

    def layout(self) -> Layout:
        return LAYOUT


GAME: Final = FinalFantasyEntry()
