"""What a card would be like in the zone that it is about to enter."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table


def look_on_arrival(t: Table, c: Card, goal: int, player: int) -> Look:
    """The information that a card would have in a zone, with the effects that apply there: tried out, then taken back."""
    if t.dirty:
        refresh(t)
    own = c.form.change_zones if t.looks[c.id] is c.form.look else c.form.passive_zones
    if not (t.reach | own) >> goal & 1:
        return t.looks[c.id]
    if t.trace is not None:
        t.cite("@arrival")
    mine = t.mine(c.id)
    zone = mine.zone
    controller = mine.controller
    place = t.zones[goal * 2 + player]
    now = WorkedOut(t)
    mine.zone = goal
    mine.controller = player
    place.append(c.id)
    refresh(t)
    k = t.looks[c.id]
    place.pop()
    mine.zone = zone
    mine.controller = controller
    now.put_back(t)
    return k


class WorkedOut:
    """What a table has worked out from the effects in force, to be put back after something else has been tried."""

    def __init__(self, t: Table) -> None:
        self.looks = t.looks[:]
        self.altered = t.altered
        self.dynamic = t.dynamic
        self.reach = t.reach
        self.reads = t.reads
        self.controlled = t.controlled
        self.grants = t.grants
        self.rulings = t.rulings
        self.priced = t.priced
        self.dearer = t.dearer
        self.numbered = t.numbered
        self.watched = t.watched
        self.minded = t.minded
        self.replaced = t.replaced
        self.averted = t.averted

    def put_back(self, t: Table) -> None:
        t.looks = self.looks
        t.altered = self.altered
        t.dynamic = self.dynamic
        t.reach = self.reach
        t.reads = self.reads
        t.controlled = self.controlled
        t.grants = self.grants
        t.rulings = self.rulings
        t.priced = self.priced
        t.dearer = self.dearer
        t.numbered = self.numbered
        t.watched = self.watched
        t.minded = self.minded
        t.replaced = self.replaced
        t.averted = self.averted
