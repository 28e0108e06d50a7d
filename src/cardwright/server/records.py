"""A match as the database has it."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardwright.replays.replay import DeckOfIds
from cardwright.server.parts import Clock, Steward

State = Literal["waiting", "playing", "over", "broken"]
Against = Literal["bot", "screen", "person", "bots"]
Kind = Literal["answer", "back", "concede", "time"]
By = Literal["person", "steward", "bot"]


class Entry(msgspec.Struct, frozen=True):
    """Something that was decided: an answer, a take-back, a concession, a clock that ran out."""

    kind: Kind
    seat: int
    value: int
    """The place of the option; or how many answers are left after a take-back."""
    by: By
    at: float
    """When, in seconds."""
    check: str = ""


class Seat(msgspec.Struct, frozen=True):
    """Who sits there, with what, and how they want to be asked."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    deck: str = ""
    deck_name: str = ""
    steward: Steward = Steward()
    muted: bool = False
    rematch: bool = False


class Match(msgspec.Struct, frozen=True):
    """Everything about a match but its entries."""

    id: str
    game: str
    rules: str
    engine: str
    seed: str
    against: Against
    seats: tuple[Seat, Seat]
    spectators: str
    begun: float
    changed: float
    definitions: str | None = None
    """The hash of its card definitions; nothing until both decks are known."""
    decks: tuple[DeckOfIds, ...] = ()
    public: bool = False
    clock: Clock | None = None
    invitation: str = ""
    state: State = "waiting"
    winner: int = -1
    turn: int = 0
    deciding: int = -1
    rematch: str = ""


class Progress(msgspec.Struct, frozen=True):
    """How a match stands: what lists of matches show."""

    state: State
    winner: int
    turn: int
    deciding: int
