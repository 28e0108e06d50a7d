"""What messages are made of: clocks, decks, seats, links."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cardwright.face.view import Cited

Code = Annotated[str, Meta(min_length=1, max_length=80)]


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    """For the whole game, each. The first three seconds of an answer are given back."""
    bonus: Annotated[int, Meta(ge=0, le=120)] = 0
    """Seconds that each answer adds."""


class Steward(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a player wants to be asked, and when the server passes for them."""

    mine: Annotated[list[Code], Meta(max_length=40)] = []
    """Phases and steps of the player's own turn in which they want to be asked."""
    theirs: Annotated[list[Code], Meta(max_length=40)] = []
    """The same of the opponent's turn."""
    passing: Literal["none", "until they act", "until my turn", "until end of turn"] = "none"
    """Pass from now on, until this. It goes back to `none` by itself."""
    answers: bool = False
    """Be asked whenever something other than passing could be done: always pass unless I have an answer."""
    full_control: bool = False
    """Be asked everything. Lasts until the end of the turn."""
    hold: bool = False
    """Be asked again after putting something on the stack, instead of letting it resolve."""


class Portrait(msgspec.Struct, frozen=True, kw_only=True):
    """A card that stands for a deck: what its art is made of."""

    id: str
    name: str
    type: list[str]
    colours: list[str]


class DeckInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A ready deck."""

    deck: str
    """What `create` and `join` call it."""
    name: str
    format: str
    """Decks of different formats don't meet; empty where a game has only one."""
    about: str
    """One sentence on how it plays."""
    cards: int
    portrait: Portrait


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    name: str
    turn: str
    """How a turn goes, for somebody who plays for the first time."""
    decks: list[DeckInfo]


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that one can play against."""

    bot: str
    about: str
    ratings: dict[str, int]
    """By game, where it was measured; more is stronger."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table that everybody may join or watch."""

    game: str
    state: Literal["waiting", "playing"]
    names: list[str]
    decks: list[str]
    format: str
    """What a deck must be built for, to join."""
    turn: int
    clock: Clock | None
    token: str
    """For `join` while it is waiting, for `open` while it is being played."""


class MatchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One of a player's own games."""

    token: str
    game: str
    state: Literal["waiting", "playing", "over", "broken"]
    names: list[str]
    decks: list[str]
    seat: int | None
    """Where the token sits; nothing for both seats at one screen, and for spectators."""
    your_turn: bool
    """Is it this token that must decide?"""
    turn: int
    winner: int
    """-1 while it goes on, 2 for a draw."""
    changed: int
    """Seconds since something was decided."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a table."""

    name: str
    """Empty while nobody sits there."""
    deck: str
    kind: Literal["person", "bot", "open"]
    here: bool
    """Is somebody connected?"""
    away_ms: int | None
    """For how long nobody has been."""
    left_ms: int | None
    """What is left on the clock, if there is one."""
    rematch: bool
    """Do they want to play again?"""


class Links(msgspec.Struct, frozen=True, kw_only=True):
    """Tokens that may be given to others; empty where they are not for this observer."""

    spectators: str = ""
    invitation: str = ""
    """Only while a seat is open."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended."""

    winner: int
    """0 or 1; 2 for a draw."""
    by: Literal["rules", "concession", "time"]
    why: str
    """In one sentence."""
    clause: str


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a player said."""

    n: int
    """Counts what was said at this table."""
    seat: int
    text: str


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """Something that one may want to do, or that has happened, and by which clauses."""

    label: str
    option: int | None
    """The place of the option that does it; nothing if it is not allowed."""
    clauses: list[Cited]


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """One face of a printed card."""

    id: str
    name: str
    type: list[str]
    text: str
    """One ability a line."""
    unread: list[str]
    """Lines that are not understood, and do nothing."""
    fields: dict[str, str | int | list[str]]
    """Everything else that is printed on it, by the words of its rulebook."""
    flavour: str


class StepInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One answer of a replay."""

    player: int
    question: str
    answer: str
    turn: int
    events: int
    """How many events had happened before it."""
    seconds: float
    """How long it took."""


class BenchCheck(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a scenario: what was seen there, and whether that is as it should be."""

    line: int
    """Its place in the play, from 0."""
    seen: str
    ok: bool


class BenchFact(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is so on the table now, as a line that a scenario can hold."""

    text: str
    new: bool
    """Was it not so at the beginning?"""


class BenchPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A sensible way to pay what is asked for."""

    steps: list[int]
    label: str
    spends: list[int]


class RulingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario of the corpus."""

    file: str
    title: str
    game: str
    question: str
    answer: str
    source: str
    clauses: list[str]
    cards: list[str]
    kept: bool
    """Was it kept from the bench (and not one of the project's own)?"""


class ClausePlace(msgspec.Struct, frozen=True, kw_only=True):
    """A clause of a rulebook's list: its number, its kind, and what it says in our words."""

    clause: str
    kind: str
    says: str
