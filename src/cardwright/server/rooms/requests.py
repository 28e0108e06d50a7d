"""What the rooms are asked."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cardwright.server.parts import Code
from cardwright.server.requests import DeckFile, Place, Request

Sought = Annotated[str, Meta(max_length=120)]
Paste = Annotated[str, Meta(max_length=14_000)]
Part = int | Annotated[str, Meta(max_length=200)] | dict[Code, int | str | None]
Field = bool | int | Annotated[str, Meta(max_length=12_000)] | Annotated[list[Part], Meta(max_length=40)] | None
Written = Annotated[dict[Code, Field], Meta(max_length=40)]
"""A card as its file would have it, while it is being written."""


class Search(Request, frozen=True, kw_only=True, tag="search"):
    """Cards of a game: its own set and all collections. Every word must be in a card's name, id, type, traits or text.
    Reply: `cards`."""

    game: Code
    words: Sought = ""
    kind: Sought = ""
    """A type."""
    colour: Sought = ""
    cost: Annotated[int, Meta(ge=0, le=99)] | None = None
    level: Annotated[int, Meta(ge=0, le=9)] | None = None
    keyword: Sought = ""
    set: Sought = ""
    understood: bool = False
    """Only cards that are understood."""
    all: bool = False
    """Also what no deck holds: tokens, the other sides of cards."""
    start: Place = 0
    """Leave out so many: the next page."""


class Shelf(Request, frozen=True, kw_only=True, tag="shelf"):
    """What can be searched by in a game, and what its decks are made of. Reply: `shelf`."""

    game: Code


class CheckDeck(Request, frozen=True, kw_only=True, tag="check deck"):
    """A deck while it is built: may it be played? Reply: `deck checked`."""

    game: Code
    deck: DeckFile


class PasteDeck(Request, frozen=True, kw_only=True, tag="paste deck"):
    """A deck as people write it, or as a deck builder of the web exports it. Reply: `deck checked`."""

    game: Code
    text: Paste


class WriteDeck(Request, frozen=True, kw_only=True, tag="write deck"):
    """A deck as a list to be pasted elsewhere (by names, or by codes), or as a deck file. Reply: `export`."""

    game: Code
    deck: DeckFile
    form: Annotated[str, Meta(pattern="^(names|codes|file)$")] = "names"


class ReadCard(Request, frozen=True, kw_only=True, tag="read card"):
    """What the engine understands of a card that somebody writes. Reply: `card read`."""

    game: Code
    card: Written


class TryCard(Request, frozen=True, kw_only=True, tag="try card"):
    """A table against a bot with this card in the opening hand, in a ready deck that may hold it. Reply: `seated`."""

    game: Code
    card: Written
    name: Annotated[str, Meta(min_length=1, max_length=40)] = "Player 1"


class ReportLine(Request, frozen=True, kw_only=True, tag="report line"):
    """Somebody thinks that a line was misread: the card, its text and the reading as a file. Reply: `export`."""

    game: Code
    card: Written
    line: Place
    said: Annotated[str, Meta(max_length=1000)] = ""
    """What they think that it means."""


class Collections(Request, frozen=True, kw_only=True, tag="collections"):
    """The collections that are here. Reply: `collections`."""


class Forget(Request, frozen=True, kw_only=True, tag="forget"):
    """Remove a collection. Reply: `collections`."""

    game: Code
    name: Code


class Rehearse(Request, frozen=True, kw_only=True, tag="rehearse"):
    """Play every understood card of a game's collections out, which takes minutes. Reply: `collections`."""

    game: Code


AnyRoomRequest = (
    Search | Shelf | CheckDeck | PasteDeck | WriteDeck | ReadCard | TryCard | ReportLine | Collections | Forget | Rehearse
)
