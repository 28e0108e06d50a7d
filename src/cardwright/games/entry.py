"""What the world outside the rules asks of a game: decks, a table to play at, and words for what is asked and what happens."""
from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cardwright.cards import CardRecord, Deck, one_format
from cardwright.games.finding import part_of
from cardwright.games.sentences import sentence
from cardwright.kernel.moving import place
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import PLAYERS, Table

if TYPE_CHECKING:
    from cardwright.games.layout import Data
    from cardwright.games.library import CardBuilder, CardLibrary
    from cardwright.games.telling import Teller
    from cardwright.games.wording import Wording
    from cardwright.kernel.cards import Card
    from cardwright.kernel.frames import Ask, Frame
    from cardwright.kernel.logbook import Entry


class Prepared:
    """Two decks of one format, in the order of their seats, with the texts of all their cards compiled."""

    def __init__(self, decks: Sequence[Deck], cards: CardLibrary) -> None:
        self.format = one_format(decks)
        self.decks = decks
        self.cards = cards
        self.library = cards.library
        self.definitions = cards.records  # every card that a game of these decks can bring to the table, tokens too
        self.opening: Table | None = None  # the table before the first game, of which every game is a copy


class GameEntry:
    """One game. It answers out of the modules of its package, each imported when it is needed first, so that a list of the games is
    cheap. A game with an answer of its own derives from this."""

    finished = False  # is every testable clause shown by a test?
    example = False  # is it there to be learned from? Then it is found by its code, but not listed among the games
    has_leaders = False  # does a player without a leader card get one from the rules?
    second_deck = ""  # what the rules call the deck that a player has beside the main deck, if there is one
    has_sealed = False  # is there a format in which decks are built of sealed packs?
    formats: tuple[str, ...] = ()  # the formats that decks can be built for; none: the rules know no difference

    def __init__(self, code: str, name: str, package: str) -> None:
        self.code = code
        self.name = name
        self.package = package
        self._parts: dict[str, Any] = {}  # to import what is there already takes longer than many an answer

    def part(self, name: str) -> Any:
        """A module of the game's package."""
        found = self._parts.get(name)
        if found is None:
            found = self._parts[name] = importlib.import_module(f"{self.package}.{name}")
        return found

    # -- playing
    def rules(self) -> Ruleset:
        rules: Ruleset = self.part("ruleset").RULES
        return rules

    def prepare(self, decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> Prepared:
        """Compile the texts of two decks. Done once, then shared by every game of these decks in this order of seats. `tokens` are
        looked through before the game's own (a replay brings the tokens that it was played with), then those of the decks."""
        brought = [token for deck in decks for token in deck.tokens]
        return Prepared(decks, self.cards.build(decks, [*tokens, *brought]))

    @cached_property
    def cards(self) -> CardBuilder:
        """How its printed cards become faces: as its module `library` says, or by the words of its profile alone."""
        from cardwright.games.library import CardBuilder

        own = part_of(self.code, "library")
        plain = CardBuilder(self.code, self.part("dialect").DIALECT, self.part("profile").PROFILE)
        cards: CardBuilder = plain if own is None else own.CARDS
        return cards

    def new_game(self, prepared: Prepared, seed: bytes) -> Table:
        """A game of these decks, run up to its first decision."""
        t = self.new_table(prepared, seed)
        t.run()
        return t

    def new_table(self, prepared: Prepared, seed: bytes) -> Table:
        """The table of a game that is about to begin: a copy of one that is laid out once."""
        if prepared.opening is None:
            prepared.opening = self.set_table(prepared.decks, prepared.cards, seed)
        t = prepared.opening.clone()
        t.reseed(seed)
        return t

    def set_table(self, decks: Sequence[Deck], cards: CardLibrary, seed: bytes) -> Table:
        """The table with both players' cards where they are before the game, which is about to begin."""
        if len(decks) != PLAYERS:
            clause = self.rules().topics["@players"][0]
            raise ValueError(f"a game is played by two players with a deck each, not with {len(decks)} ({clause})")
        t = Table(self.rules(), cards.library, seed)
        for player, deck in enumerate(decks):
            self.lay_out(t, player, deck, cards)
        t.stack = [self.whole_game(t, decks)]
        return t

    def lay_out(self, t: Table, player: int, deck: Deck, cards: CardLibrary) -> None:
        """Put what a player brings where it belongs: here, all of it into the deck."""
        zone = self.part("terms").DECK
        for record in deck.main:
            place(t, player, cards.face(record), cards.back(record), zone)

    def whole_game(self, t: Table, decks: Sequence[Deck]) -> Frame:
        """The procedure that a game of these decks is, from its beginning to its end."""
        game: Frame = self.part("setup").Game()
        return game

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        """What is wrong with a deck by the rules of deck construction."""
        faults: list[Refusal] = self.part("construction").deck_faults(deck)
        return faults

    def sealed_deck(self, pool: Sequence[CardRecord], seed: int) -> Deck:
        """Open sealed packs of these cards and build a deck of nothing but what they hold, where the game has such a format."""
        raise NotImplementedError

    def relist(self, t: Table) -> list[int] | None:
        """The options of a decision in which a player may do anything, listed anew (for measuring); None at other decisions."""
        return None

    def fault(self, t: Table) -> str:
        """What an invariant of the game's own finds wrong with a table, in words; nothing if all is well."""
        return ""

    # -- words
    def sentence(self, clause: str) -> str:
        """What a clause of the rulebook says, in our words."""
        return sentence(self.code, clause)

    @property
    def wording(self) -> Wording:
        wording: Wording = self.part("wording").WORDING
        return wording

    def question_text(self, t: Table, ask: Ask, observer: int) -> str:
        return self.wording.question(t, ask, observer)

    def option_text(self, t: Table, code: int, observer: int) -> str:
        return self.wording.label(t, code, observer)

    def event_text(self, t: Table, entry: Entry, observer: int) -> str:
        """What happened, as far as the observer may know it; nothing for what is not worth a line."""
        teller: Teller = self.part("telling").TELLER
        return teller.text(t, entry, observer)

    def wishes(self, t: Table, card: Card, observer: int) -> list[int]:
        """What a player may want to do with a card, as options: what `why` asks about."""
        return self.wording.wishes(t, card, observer)

    def layout(self) -> Data:
        """How its table is laid out."""
        return self.wording.layout

    def turn_in_short(self) -> str:
        """How a turn goes, for somebody who plays for the first time."""
        text: str = self.part("wording").TURN_IN_SHORT
        return text
