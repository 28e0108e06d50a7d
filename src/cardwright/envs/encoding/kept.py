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
        self.hidden: list[int] = []  # the cards that only had a row because they were chosen among
        self.cut = False  # were there more cards than rows?

    def forget_rows(self, cards: int, parts: int) -> int:
        """Before zones are read: cards that were only chosen among lose their rows. From which part on are rows numbered anew?"""
        if self.cut or len(self.row_of) != cards:
            self.cut = False
            self.row_of = [0] * cards
            return 0
        for id in self.hidden:
            self.row_of[id] = 0
        return parts

    def number_rows(self, first: int) -> None:
        """Say which rows the cards of the parts from this one on have."""
        count = 0
        for i in range(len(self.parts)):
            part = self.parts[i]
            if i < first:
                count += len(part.seen)
                continue
            for id in part.seen:
                count += 1
                self.row_of[id] = count

    def forget_cards(self) -> None:
        """Any card may have changed."""
        self.rows.clear()
        for part in self.parts:
            part.stale = True
            part.seen = []
        self.row_of = []
        self.fresh.clear()
        self.changed.clear()
