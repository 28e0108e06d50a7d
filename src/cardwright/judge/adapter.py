"""What the builder asks a game: its words for zones, numbers and states, its cards, and how a table of it is set.

One subclass per game, in `judge/games`. The builder, the scenarios and the coverage know no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from cardwright.cards import SHAPES, CardPool, CardRecord, Deck
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Procedure
from cardwright.kernel.library import Library
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import Table

PLAYERS = ("you", "opponent")
TURN = "turn"  # a start that every game has: a turn is about to begin

Fact = Callable[[Table, Card], Any]
PlayerFact = Callable[[Table, int], Any]


class Faces(Protocol):
    """A game's library: the printed faces of the records it was built from."""

    library: Library

    def face(self, record: CardRecord) -> Face: ...

    def back(self, record: CardRecord) -> Face | None: ...


@dataclass
class Setting:
    """How a table begins, as the test says it."""

    active: int = 0
    turn: int = 0
    start: str = "main"
    seed: int = 1
    numbers: dict[tuple[int, int], int] = field(default_factory=dict)
    """By number and player."""
    fills: dict[tuple[int, int], int] = field(default_factory=dict)
    """By zone and player: how many harmless cards lie there beside those that the test names."""
    decks: Sequence[Deck] = ()
    """Two whole decks to play with, instead of cards put here and there."""


@dataclass(eq=False)
class Placed:
    """One card that the test puts on the table."""

    record: CardRecord
    zone: int
    player: int
    owner: int
    label: str
    bottom: bool = False
    turned: int = 0
    facedown: bool | None = None
    back_face: bool = False
    damage: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    arrived_this_turn: bool = False
    links: list[tuple[int, Placed]] = field(default_factory=list)
    """Kinds of link, and the cards that are linked to this one."""
    how: dict[str, Any] = field(default_factory=dict)
    """How else it lies there, in the game's own words (`how_words`)."""
    id: int = -1


def refuse_unknown(name: str, printed: Mapping[str, Any], known: Sequence[str]) -> None:
    """A card that a test writes has only what is printed on cards of this game."""
    for word in printed:
        if word not in known:
            raise ValueError(f"{name}: a card has no {word!r}; there are: {', '.join(known)}")


def in_turn(t: Table, setting: Setting, game: Procedure, step: int) -> None:
    """The game is under way, in the step that takes turns: the active player's turn goes on, or is about to begin."""
    t.active = setting.active
    t.first = setting.active if setting.turn % 2 == 1 else 1 - setting.active
    t.turn = setting.turn - 1 if setting.start == TURN else setting.turn
    game.at = step
    game.next = step
    t.stack = [game]


class GameAdapter(ABC):
    """One game, for the judge."""

    code: str
    rules: Ruleset
    zones: Mapping[str, int]
    """The game's zones by their names, small letters, aliases too."""
    numbers: Mapping[str, int]
    """A player's numbers by their names."""
    facts: Mapping[str, Fact]
    """What can be asked of a card beyond name, zone, owner and controller: `attack`, `engaged`, `keywords`."""
    player_facts: Mapping[str, PlayerFact]
    """What can be asked of a player beyond zones and numbers."""
    shortcuts: Mapping[str, Mapping[str, str]]
    """Words of the builder that write a card in place: `follower` → `{"type": "Follower"}`."""
    turned_word: str
    """What the game calls a card that is turned sideways."""
    link_words: Mapping[str, tuple[int, int]]
    """Words for links: the kind of the link, and the zone of the linked card."""
    how_words: tuple[str, ...] = ()
    """Further words of the builder for how a card lies on the table, for `settle`: a position, a third state."""
    questions: Mapping[int, str]
    """What the game's own decisions are about."""
    starts: tuple[str, ...]

    keywords: tuple[str, ...]
    printed_numbers: tuple[str, ...] = ()
    """Numbers of the game's own that a scenario prints on a card: `bp 3000`."""
    printed_words: tuple[str, ...] = ()
    """Words of the game's own that a scenario prints on a card: `symbols red and blue`."""
    pass_word: str = "done"
    """What the game calls doing nothing in a window where one may act."""

    @abstractmethod
    def type_line(self, words: Sequence[str]) -> str | None:
        """The type line that these words of a scenario stand for (`evolved follower`), if they do."""

    def option_words(self, t: Table, code: int) -> str:
        """What an option of the game's own is called where it is chosen (a position, a type of attack); nothing for others."""
        return ""

    @abstractmethod
    def usual_zone(self, type: str) -> str:
        """Where a card of that type lies unless the test says where."""

    @abstractmethod
    def pool(self) -> CardPool:
        """The cards that can be called by name."""

    def named(self, found: Sequence[CardRecord], zone: int) -> CardRecord:
        """Of several cards with one name, the one that belongs into this zone."""
        return found[0]

    @abstractmethod
    def written(self, name: str, type: str, printed: Mapping[str, Any], number: int) -> CardRecord:
        """A card that the test writes in place; ValueError if a field does not fit the type."""

    @abstractmethod
    def filler(self, zone: int) -> CardRecord:
        """A harmless card that belongs into this zone."""

    def leader(self, player: int) -> CardRecord | None:
        """The leader (or other card that is always there) that a player has unless the test names one."""
        return None

    def leader_zone(self) -> int:
        """Its zone; -1 if the game has none."""
        return -1

    def library(self, records: Sequence[CardRecord], decks: Sequence[Deck]) -> Faces:
        """A library with these cards; ValueError that names a line of text which is not understood."""
        written = Deck("cards of the test", self.code, SHAPES[self.code].format, "", None, tuple(records), ())
        library = self.faces([*decks, written])
        for record in records:
            for face in (library.face(record), library.back(record)):
                if face is not None and face.unread:
                    raise ValueError(f"{record.name}: this text is not understood: {face.unread[0]}")
        return library

    @abstractmethod
    def faces(self, decks: Sequence[Deck]) -> Faces:
        """A library with the cards of these decks."""

    @abstractmethod
    def new_table(self, setting: Setting, faces: Faces) -> Table:
        """An empty table, or one with whole decks where they are before the game."""

    @abstractmethod
    def complete(self, setting: Setting) -> None:
        """Fill in the numbers that the test does not say."""

    @abstractmethod
    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        """What else belongs to a card that lies where the test put it (its face, its first counters)."""

    @abstractmethod
    def begin(self, t: Table, setting: Setting) -> None:
        """Turn, players and the stack that the real procedure would have at this start."""
