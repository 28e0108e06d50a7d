"""Events that are proposed, not made to happen: for what is done in several parts and happens all at once."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.frames import Frame

if TYPE_CHECKING:
    from cardwright.kernel.events import Event


class Proposal(Frame):
    """What `happen` answers while `Table.gathering` is set. Whoever set it takes the events and lets them happen later, together;
    to who proposed them it is as with any procedure that comes first: they have not happened yet. Never on the table's stack."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events
