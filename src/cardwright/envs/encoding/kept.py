"""What a seat saw of a game when it last looked. What has not changed since is not read again (`Table.hold`)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.faces import Face, Look

UNWRITTEN: Final = -1


class Row:
    """A card, and its row as it was written last: whether or not the seat may see it, it is noted when the card changes."""

    __slots__ = ("card", "counters", "data", "form", "info", "key", "look", "part", "shown")

    def __init__(self, card: Card, look: Look, part: int) -> None:
        self.card = card
        self.look = look
        self.part = part  # which of the parts it lies in
        self.key: i64 = UNWRITTEN  # the head of its row in one number: where it lies, and how
        self.counters = card.counters
        self.form: Face = card.form
        self.shown: Look = look  # what `info` was made of
        self.info = b""  # its text and what counts of it
        self.data = b""  # all of the row


class Part:
    """The cards of one zone of one player."""

    __slots__ = ("data", "ids", "seen", "stale")

    def __init__(self) -> None:
        self.ids: list[int] = []  # the zone's list, as it was
        self.seen: list[int] = []  # those cards that the seat may see, as they stand in the observation
        self.data = b""  # their rows
        self.stale = True  # has one of its cards changed?


class Kept:
    """All of it, for one game and one seat. The last part is for cards that lie nowhere."""

    def __init__(self, parts: int) -> None:
        self.turn = -1
        self.rows: list[Row] = []  # by card
        self.parts = [Part() for _ in range(parts + 1)]
        self.flags: list[int] = []  # by card
        self.flagged: list[int] = []  # the cards that have some
        self.row_of: list[int] = []  # by card: its row in the observation, counted from 1; 0 is none
        self.numbered = False  # are these the rows of all parts, one after the other?
