"""What a seat saw of a game when it last looked. What has not changed since is not read again (`Table.looked_at`)."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.events import Event
    from cardwright.kernel.faces import Face, Look


class Row:
    """A card, and its row as it was written last."""

    __slots__ = ("data", "form", "info", "look", "seen", "shown", "stale")

    def __init__(self, form: Face, look: Look) -> None:
        self.stale = True  # has the card changed?
        self.seen = False  # may the seat see it?
        self.look = look  # what counts of it: noted whether or not the seat may see it
        self.form = form
        self.shown = look  # what `info` was made of, together with `form`
        self.info = b""  # its text and what counts of it
        self.data = b""  # all of the row but its place


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
        self.written: list[int] = []  # the table's list of the cards that were written to
        self.read = 0  # so much of it has been read
        self.turn = -1
        self.fresh: list[int] = []  # the cards whose rows say that they came this turn
        self.changed: list[int] = []  # the cards whose information was not the printed one
        self.rows: list[Row] = []  # by card
        self.parts = [Part() for _ in range(parts + 1)]
        self.told: list[Event] = []  # what happened this turn
        self.told_rows: list[bytes] = []  # and the row of each, without those of its cards
        self.row_of: list[int] = []  # by card: its row in the observation, counted from 1; 0 is none
        self.numbered = False  # are these the rows of all parts, one after the other?

    def forget_cards(self) -> None:
        """Any card may have changed."""
        self.rows.clear()
        for part in self.parts:
            part.stale = True
        self.fresh.clear()
        self.changed.clear()
