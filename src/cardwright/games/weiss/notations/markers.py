"""3.7: effects put cards underneath a card as markers."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.doing import Doing, moved_among, there
from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import position_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, moved
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOVED: Final = 1


class PutMarkers(Doing):
    """3.7.2, 3.7.2.1: under the position of a character on the stage, face down unless the text says otherwise."""

    def __init__(self, clause: str, cause: int, what: Reference, to: Reference, faceup: bool, slot: int) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.to = to
        self.faceup = faceup
        self.slot = slot

    def above(self, t: Table, c: Context) -> int:
        """The reference of the character that they go under; -1 if it is not on the stage."""
        for ref in there(t, c, self.to):
            card = t.at(ref)
            if card is not None and card.zone == terms.STAGE:
                return ref
        return -1

    def could(self, t: Table, c: Context) -> bool:
        return self.above(t, c) >= 0 and len(there(t, c, self.what)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == MOVED:
            return self.outcome(t, c)
        above = self.above(t, c)
        refs = there(t, c, self.what) if above >= 0 else []
        if above in refs:
            refs.remove(above)
        c.picked = refs
        events: list[Event] = []
        for ref in refs:
            over = t.at(above)
            card = t.at(ref)
            assert over is not None and card is not None
            if t.trace is not None and card.zone == terms.MARKERS and c.ability.flags & terms.FUSION:
                t.cite("10.14.1.1.2")
            flags = terms.FACE_UP if self.faceup else terms.FACE_DOWN
            put = moved(card, to=terms.MARKERS, player=over.controller, amount=position_of(over), flags=flags)
            events.append(self.does(c, put))
        return self.carry_out(t, c, events, MOVED)

    def outcome(self, t: Table, c: Context) -> Todo:
        done = moved_among(t, c.mark, c.picked)
        if self.slot > 0:
            c.fill(self.slot, done)
        step(c, len(done) > 0)
        return None
