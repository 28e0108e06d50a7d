"""What the rooms answer."""

from __future__ import annotations

from cardwright.server.messages import Reply
from cardwright.server.rooms.parts import (
    Busy,
    CardRow,
    Choice,
    CollectionInfo,
    DeckPart,
    Fault,
    LineRead,
    UnreadLine,
)


class CardsReply(Reply, frozen=True, kw_only=True, tag="cards"):
    """A page of the cards that were found, the best first."""

    total: int
    start: int
    cards: list[CardRow]
    ms: float
    """How long it took to find them."""


class ShelfReply(Reply, frozen=True, kw_only=True, tag="shelf"):
    """What can be searched by, and what decks of this game are made of."""

    cards: int
    types: list[Choice]
    colours: list[Choice]
    costs: list[Choice]
    levels: list[Choice]
    keywords: list[Choice]
    sets: list[Choice]
    parts: list[DeckPart]
    kinds: list[str]
    """The types of all cards, also of tokens: for whoever writes one."""
    formats: list[str]
    format: str
    """Of a deck that says nothing."""
    hand: int
    """Cards of an opening hand."""
    fields: list[str]
    """What a card of this game is printed with, besides its name, type and text: for whoever writes one."""
    example: dict[str, object]
    """A card of the game's own set, as its file has it."""


class DeckChecked(Reply, frozen=True, kw_only=True, tag="deck checked"):
    """What became of a deck."""

    deck: dict[str, object]
    """As a deck file holds it, its cards by their ids."""
    cards: list[CardRow]
    """Every card of it once."""
    legal: bool
    faults: list[Fault]
    unread: list[UnreadLine]


class CardRead(Reply, frozen=True, kw_only=True, tag="card read"):
    """What the engine understands of a card."""

    row: CardRow | None
    """Nothing while its fields are no card yet; `fault` says why."""
    fault: str
    lines: list[LineRead]
    understood: bool


class CollectionsReply(Reply, frozen=True, kw_only=True, tag="collections"):
    """The collections that are here."""

    collections: list[CollectionInfo]
    busy: Busy | None
    trouble: str
    """Why the cards of a game were not read, if they could not be."""
    may_import: bool
    """May cards be brought to this server?"""


AnyRoomReply = CardsReply | ShelfReply | DeckChecked | CardRead | CollectionsReply
