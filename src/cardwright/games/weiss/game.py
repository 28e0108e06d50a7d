"""Weiss Schwarz as the command line, bots, arena and judge see it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.layout import Layout
from cardwright.games.weiss import telling, terms, wording
from cardwright.games.weiss.allowances import allowances
from cardwright.games.weiss.construction import deck_faults
from cardwright.games.weiss.layout import WeissLayout
from cardwright.games.weiss.legality import main_options
from cardwright.games.weiss.library import WeissLibrary, build_library
from cardwright.games.weiss.refusing import arrangements_seen
from cardwright.games.weiss.ruleset import RULES
from cardwright.games.weiss.sentences import sentence
from cardwright.games.weiss.start import new_game
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.events import Event
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


class PreparedDecks(Prepared):
    """Two decks and the library of their cards."""

    def __init__(self, decks: Sequence[Deck], cards: WeissLibrary, definitions: list[CardRecord]) -> None:
        super().__init__(decks, cards.library, definitions)
        self.cards = cards


class WeissSchwarzEntry(GameEntry):
    """Hands each question to the module that answers it."""

    def __init__(self) -> None:
        super().__init__("weiss", "Weiss Schwarz")

    def rules(self) -> Ruleset:
        return RULES

    def prepare(self, decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> Prepared:
        found: dict[str, CardRecord] = {}
        for deck in decks:
            for card in deck.main:
                found.setdefault(card.id, card)
        return PreparedDecks(decks, build_library(decks), list(found.values()))

    def new_game(self, prepared: Prepared, seed: bytes) -> Table:
        assert isinstance(prepared, PreparedDecks)
        return new_game(prepared.decks, seed, prepared.cards)

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        return deck_faults(deck, allowances(deck))

    def relist(self, t: Table) -> list[int] | None:
        ask = t.decision()
        return main_options(t, ask.player, arrangements_seen(t)) if ask is not None and ask.kind == terms.ASK_MAIN else None

    def layout(self) -> Layout:
        return WeissLayout()

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


GAME: Final = WeissSchwarzEntry()
