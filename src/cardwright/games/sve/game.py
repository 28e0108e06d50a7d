"""Shadowverse: Evolve as the command line, bots, arena and judge see it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import CardRecord, Deck, token_cards
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.layout import Layout
from cardwright.games.sve import telling, terms, wording
from cardwright.games.sve.allowances import allowances
from cardwright.games.sve.construction import FORMATS, deck_faults
from cardwright.games.sve.layout import SveLayout
from cardwright.games.sve.legality import main_options
from cardwright.games.sve.library import SveLibrary, build_library, deck_cards
from cardwright.games.sve.ruleset import RULES
from cardwright.games.sve.sentences import sentence
from cardwright.games.sve.start import new_game
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.events import Event
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


class PreparedDecks(Prepared):
    """Two decks and the library of their cards."""

    def __init__(self, decks: Sequence[Deck], cards: SveLibrary, definitions: list[CardRecord]) -> None:
        super().__init__(decks, cards.library, definitions)
        self.cards = cards


LAYOUT: Final = SveLayout()


class ShadowverseEvolveEntry(GameEntry):
    """Hands each question to the module that answers it."""

    def __init__(self) -> None:
        super().__init__("sve", "Shadowverse: Evolve")
        self.formats = FORMATS
        self.has_leaders = True
        self.second_deck = "evolve deck"
        self.has_sealed = True

    def rules(self) -> Ruleset:
        return RULES

    def prepare(self, decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> Prepared:
        cards = build_library(decks, tokens)
        found = {token.id: token for token in (*reversed(token_cards()), *reversed(tokens)) if cards.knows(token)}
        return PreparedDecks(decks, cards, deck_cards(decks) + list(found.values()))

    def new_game(self, prepared: Prepared, seed: bytes) -> Table:
        assert isinstance(prepared, PreparedDecks)
        return new_game(prepared.decks, seed, prepared.cards)

    def sealed_deck(self, pool: Sequence[CardRecord], seed: int) -> Deck:
        """Appendix B: eight packs, and a deck of their cards."""
        from cardwright.games.sve.sealed import open_packs, suggest_deck

        return suggest_deck(open_packs(pool, seed))

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        return deck_faults(deck, allowances(deck))

    def relist(self, t: Table) -> list[int] | None:
        ask = t.decision()
        return main_options(t, ask.player) if ask is not None and ask.kind == terms.ASK_MAIN else None

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

    def layout(self) -> Layout:
        return LAYOUT

    def turn_in_short(self) -> str:
        return wording.TURN_IN_SHORT


GAME: Final = ShadowverseEvolveEntry()
