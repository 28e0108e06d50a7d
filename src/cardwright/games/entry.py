"""What the world outside the rules asks of a game: decks, a table to play at, and words for what is asked and what happens."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import CardRecord, Deck, one_format
from cardwright.games.layout import Layout
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.events import Event
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

EVERYTHING: Final = -2  # an observer from whom nothing is hidden (replays); a SPECTATOR (kernel.visibility) sees what all see


class Prepared:
    """Two decks of one format, in the order of their seats, with the texts of all their cards compiled."""

    def __init__(self, decks: Sequence[Deck], library: Library, definitions: list[CardRecord]) -> None:
        self.format = one_format(decks)
        self.decks = decks
        self.library = library
        self.definitions = definitions  # every card that a game of these decks can bring to the table, tokens too


class GameEntry:
    """One game. Subclasses import nothing heavy before it is needed, so that a list of the games costs nothing."""

    def __init__(self, code: str, name: str) -> None:
        self.code = code
        self.name = name
        self.has_leaders = False  # does a player without a leader card get one from the rules?
        self.second_deck = ""  # what the rules call the deck that a player has beside the main deck, if there is one
        self.has_sealed = False  # is there a format in which decks are built of sealed packs?
        self.formats: tuple[str, ...] = ()  # the formats that decks can be built for; none: the rules know no difference

    # -- playing
    def rules(self) -> Ruleset:
        raise NotImplementedError

    def prepare(self, decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> Prepared:
        """Compile the texts of two decks. Done once, then shared by every game of these decks in this order of seats. `tokens` are
        looked through before the game's own (a replay brings the tokens that it was played with)."""
        raise NotImplementedError

    def new_game(self, prepared: Prepared, seed: bytes) -> Table:
        """A game of these decks, run up to its first decision."""
        raise NotImplementedError

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        """What is wrong with a deck by the rules of deck construction."""
        raise NotImplementedError

    def sealed_deck(self, pool: Sequence[CardRecord], seed: int) -> Deck:
        """Open sealed packs of these cards and build a deck of nothing but what they hold, where the game has such a format."""
        raise NotImplementedError

    def relist(self, t: Table) -> list[int] | None:
        """The options of a decision in which a player may do anything, listed anew (for measuring); None at other decisions."""
        raise NotImplementedError

    def fault(self, t: Table) -> str:
        """What an invariant of the game's own finds wrong with a table, in words; nothing if all is well."""
        return ""

    # -- words
    def sentence(self, clause: str) -> str:
        """What a clause of the rulebook says, in our words."""
        raise NotImplementedError

    def question_text(self, t: Table, ask: Ask, observer: int) -> str:
        raise NotImplementedError

    def option_text(self, t: Table, code: int, observer: int) -> str:
        raise NotImplementedError

    def event_text(self, t: Table, e: Event, observer: int) -> str:
        """What happened, as far as the observer may know it; nothing for what is not worth a line."""
        raise NotImplementedError

    def wishes(self, t: Table, card: Card) -> list[int]:
        """What a player may want to do with a card, as options: what `why` asks about."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """How its table is shown as text."""
        raise NotImplementedError

    def turn_in_short(self) -> str:
        """How a turn goes, for somebody who plays for the first time."""
        raise NotImplementedError
