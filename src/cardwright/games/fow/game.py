"""Force of Will as the command line, bots, arena and judge see it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.fow import telling, terms, wording
from cardwright.games.fow.actions import priority_options
from cardwright.games.fow.construction import FORMATS, deck_faults
from cardwright.games.fow.layout import FowLayout
from cardwright.games.fow.library import FowLibrary, build_library, deck_cards
from cardwright.games.fow.means import means_of
from cardwright.games.fow.refusing import at_main_timing
from cardwright.games.fow.ruleset import RULES
from cardwright.games.fow.sentences import sentence
from cardwright.games.fow.start import new_game
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

    def __init__(self, decks: Sequence[Deck], cards: FowLibrary, definitions: list[CardRecord]) -> None:
        super().__init__(decks, cards.library, definitions)
        self.cards = cards


class ForceOfWillEntry(GameEntry):
    """Hands each question to the module that answers it."""

    def __init__(self) -> None:
        super().__init__("fow", "Force of Will")
        self.formats = FORMATS
        self.second_deck = "magic stone deck"

    def rules(self) -> Ruleset:
        return RULES

    def prepare(self, decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> Prepared:
        return PreparedDecks(decks, build_library(decks, tokens), deck_cards(decks))

    def new_game(self, prepared: Prepared, seed: bytes) -> Table:
        assert isinstance(prepared, PreparedDecks)
        return new_game(prepared.decks, seed, prepared.cards)

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        return deck_faults(deck)

    def relist(self, t: Table) -> list[int] | None:
        ask = t.decision()
        if ask is None or ask.kind != terms.ASK_PRIORITY:
            return None
        return priority_options(t, ask.player, at_main_timing(t, ask.player), means_of(t, ask.player))

    def layout(self) -> Layout:
        return FowLayout()

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


GAME: Final = ForceOfWillEntry()
