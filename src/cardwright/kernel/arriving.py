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
    own = c.form.change_zones if t.outlook.looks[c.id] is c.form.look else c.form.passive_zones
    if not (t.outlook.changed_zones | own) >> goal & 1:
        return t.outlook.looks[c.id]
    t.cite("@arrival")
    mine = t.mine(c.id)
    zone = mine.zone
    controller = mine.controller
    place = t.my_zone(goal * 2 + player)
    now = t.outlook
    t.outlook = now.copy()
    mine.zone = goal
    mine.controller = player
    place.append(c.id)
    refresh(t)
    k = t.outlook.looks[c.id]
    place.pop()
    mine.zone = zone
    mine.controller = controller
    t.outlook = now
    return k
