"""A player looks through a deck for cards; then it is shuffled."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, step
from cardwright.effects.ops.choosing import Chooser
from cardwright.effects.ops.doing import Doing
from cardwright.effects.ops.looking import revealing, see
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import SEARCHED, Event, shuffled
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

SEARCHING: Final = 0


class SearchOp(Doing):
    """Finds cards of a hidden zone. Cards sought by more than their number are shown, and need not be found."""

    def __init__(self, clause: str, cause: int, chooser: Chooser, of: Players, zone: int, slot: int) -> None:
        super().__init__(clause, cause)
        self.chooser = chooser
        self.of = of
        self.zone = zone
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == SEARCHING:
            self.open(t, c)
        from_ = self.chooser.filter.refs(t, c)
        said = self.chooser.least(t, c)
        least = self.chooser.must_choose(t, c, from_, said)
        ask = self.chooser.advance(t, c, from_, least, self.chooser.most(t, c), said)
        if ask is not None:
            return ask
        found = c.picked
        c.fill(self.slot, found)
        events: list[Event] = []
        for player in self.of.players(t, c):
            events.append(self.does(c, Event(SEARCHED, -1, player, amount=len(found), verb=self.zone)))
        if self.chooser.secret:
            t.cite("@search_reveal")
            events.extend(revealing(self, t, c, found))
        elif t.trace is not None:
            t.cite("@search_number")
        step(c, len(found) > 0)
        return happen(t, events)

    def open(self, t: Table, c: Context) -> None:
        """Only the player who searches looks through the deck."""
        looker = self.chooser.player(t, c)
        for player in self.of.players(t, c):
            for id in t.zone(self.zone, player):
                see(t, t.cards[id].ref(), 1 << looker)


class ShuffleOp(Doing):
    """A deck is put into a random order; one of no card or one card counts as shuffled too."""

    def __init__(self, clause: str, cause: int, of: Players, zone: int, searched: bool) -> None:
        super().__init__(clause, cause)
        self.of = of
        self.zone = zone
        self.searched = searched  # because it was looked through

    def run(self, t: Table, c: Context) -> Todo:
        events: list[Event] = []
        if self.searched and t.trace is not None:
            t.cite("@search_shuffle")
        for player in self.of.players(t, c):
            if len(t.zone(self.zone, player)) <= 1 and t.trace is not None:
                t.cite("@shuffle_few")
            t.shuffle(self.zone, player)
            events.append(self.does(c, shuffled(player, self.zone)))
        step(c, True)
        return happen(t, events)
