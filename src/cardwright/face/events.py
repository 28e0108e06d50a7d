"""What happened, as one observer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cardwright.face.view import Cited, Data, fields_of, sorted_out
from cardwright.games import views

if TYPE_CHECKING:
    from cardwright.kernel.logbook import Entry
    from cardwright.kernel.table import Table


class Place(msgspec.Struct, frozen=True):
    """A zone, and whose it is; nobody's if both players share it."""

    zone: str
    player: int | None = None


class Event(Data, frozen=True, kw_only=True):
    """One thing that happened: in words, as data, and by which clauses.

        >>> event = game.log(0)[-1]
        >>> event, event.kind, event.name
        (Event: Stone Lion enters your field (10.6.2.8.1), 'move', 'Stone Lion')
    """

    n: int
    """Its place in the log, from 0."""
    group: int
    """The first of the events that happened at the same time."""
    turn: int
    kind: str
    """`move`, `damage`, `number`, `state`, `attack`, `outcome` …"""
    player: int
    """Whose card, zone or number it is."""
    by: int | None = None
    """Whose effect or action it is; nobody's where the rules act."""
    cause: str = "rule"
    """`rule`, `effect`, `cost` or `combat`."""
    source: int | None = None
    """The key of the card whose ability does it."""
    clauses: list[Cited] = []
    text: str = ""
    """In the observer's words; nothing where it is not worth a line."""
    quiet: bool = False
    """Is it not worth a line?"""
    card: int | None = None
    """The key of the card that it happened to, after it."""
    was: int | None = None
    """Its key before, if the observer could follow it."""
    name: str | None = None
    """Its name, if the observer may read it."""
    other: int | None = None
    """The key of a second card: what is attacked, what it is linked to."""
    verb: str = ""
    """How a card moves (`draw`, `play`, `destroy` …), or what is turned."""
    origin: Place | None = msgspec.field(default=None, name="from")
    goal: Place | None = msgspec.field(default=None, name="to")
    number: str = ""
    """Which of the player's numbers changes, and what it is now."""
    now: int | None = None
    counter: str = ""
    """Which counters."""
    amount: int = 0

    @property
    def clause(self) -> str:
        """The clause or clauses of the rulebook by which it happened."""
        return ", ".join(cited.clause for cited in self.clauses)

    def __str__(self) -> str:
        return f"{self.text or self.kind} ({self.clause})" if self.clauses else self.text or self.kind

    def __repr__(self) -> str:
        return f"Quiet event: {self}" if self.quiet else f"Event: {self}"


EVENT_FIELDS = fields_of(Event)


def event_of(t: Table, entry: Entry, observer: int) -> Event:
    """An entry of the log in the words of an observer."""
    return msgspec.convert(sorted_out(views.event_view(t, entry, observer), EVENT_FIELDS), Event)
