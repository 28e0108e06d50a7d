"""What the rooms' messages are made of: cards of a list, decks while they are built, lines of a text with what they mean."""

from __future__ import annotations

import msgspec

from cardwright.server.parts import CardFace


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a deck."""

    clause: str
    what: str
    says: str = ""
    """What the clause says, in our words."""


class CardRow(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a list."""

    id: str
    faces: list[CardFace]
    colours: list[str]
    cost: int | None
    """As a number, to count by; what is printed is among the fields of its face."""
    level: int | None
    set: str
    part: str
    """Where a deck has it: `main`, or what its game calls the other parts; nothing for what no deck holds."""
    barred: Fault | None
    """Why no deck holds it, if none does."""
    collection: str
    """The collection that it comes from; nothing for the game's own set."""
    understood: bool | None
    """Nothing while nobody has read it."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to search by, and how many cards have it."""

    value: str
    cards: int


class UnreadLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a card that is not understood."""

    card: str
    name: str
    line: str


class LineRead(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a card's text, and what the engine takes it for."""

    text: str
    sentences: list[str]
    """What it means. What belongs to a sentence stands below it, indented by two spaces."""
    trouble: str
    """Why it is not understood; nothing if it is."""
    at: int
    """Where reading stopped, as a place in the text; -1 if it did not."""
    expected: list[str]
    """What could have stood there."""
    idle: str
    """Understood, but the rules can't carry it out: why."""


class LeftOutRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record of a file that is no card."""

    line: int
    what: str


class CollectionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that were imported from one file."""

    game: str
    name: str
    file: str
    cards: int
    understood: int | None
    """Nothing while nobody has read them."""
    running: int | None
    """Nothing while nobody has rehearsed them."""
    left_out: list[LeftOutRecord]
    unread: list[UnreadLine]
    """The first of its lines that are not understood."""


class Busy(msgspec.Struct, frozen=True, kw_only=True):
    """What the server is reading."""

    game: str
    doing: str
    """`reading` or `rehearsing`."""
    done: int
    total: int


class DeckPart(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a deck."""

    part: str
    title: str
    single: bool
    """Is it one card, the one that leads the deck?"""
