"""Battle Spirits Saga as the command line, bots, arena and judge see it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import CardRecord, Deck, token_cards
from cardwright.games.bss import telling, terms, wording
from cardwright.games.bss.construction import deck_faults
from cardwright.games.bss.cores import PLAYERS, all_cores
from cardwright.games.bss.layout import BssLayout
from cardwright.games.bss.legality import main_options
from cardwright.games.bss.library import BssLibrary, build_library, deck_cards
from cardwright.games.bss.ruleset import RULES
from cardwright.games.bss.sentences import sentence
from cardwright.games.bss.start import new_game
from cardwright.games.bss.turn import Turn
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.layout import Layout
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.events import Event
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table

LAYOUT: Final = BssLayout()


class PreparedDecks(Prepared):
    """Two decks and the library of their cards."""

    def __init__(self, decks: Sequence[Deck], cards: BssLibrary, definitions: list[CardRecord]) -> None:
        super().__init__(decks, cards.library, definitions)
        self.cards = cards


class BattleSpiritsSagaEntry(GameEntry):
    """Hands each question to the module that answers it."""

    def __init__(self) -> None:
        super().__init__("bss", "Battle Spirits Saga")

    def rules(self) -> Ruleset:
        return RULES

    def prepare(self, decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> Prepared:
        cards = build_library(decks, tokens)
        found = {token.id: token for token in (*reversed(token_cards("bss")), *reversed(tokens)) if cards.knows(token)}
        return PreparedDecks(decks, cards, deck_cards(decks) + list(found.values()))

    def new_game(self, prepared: Prepared, seed: bytes) -> Table:
        assert isinstance(prepared, PreparedDecks)
        return new_game(prepared.decks, seed, prepared.cards)

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        return deck_faults(deck)

    def relist(self, t: Table) -> list[int] | None:
        ask = t.decision()
        frame = t.stack[-2] if len(t.stack) > 1 else None
        if ask is None or ask.kind != terms.ASK_MAIN or not isinstance(frame, Turn):
            return None
        return main_options(t, ask.player, frame.arrangements)

    def fault(self, t: Table) -> str:
        """4-11: no core is lost or made, and each player has one soul core."""
        regular, soul = all_cores(t)
        if regular == 0 and soul == 0 and t.turn == 0:
            return ""  # the soul cores are not on the table yet
        return "" if (regular, soul) == (0, PLAYERS) else f"there are {regular:+d} cores too many and {soul} soul cores"

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


GAME: Final = BattleSpiritsSagaEntry()
