"""Control that lasts for a while: a card goes to whoever controls it now, and back to where it was put when that is over.

Effects of the control layer write `Look.controller`. The card itself moves here, between things that happen, so that no list
of cards changes while somebody goes through it.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.events import TRANSFERRED, Event
from cardwright.kernel.logbook import note_down
from cardwright.kernel.triggers import notice, watchers

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


def settle_control(t: Table) -> None:
    """Every card on the field goes to the player who controls it now. Ask first whether `t.outlook.control_may_change`."""
    while True:
        governed = False
        astray: list[Card] = []
        field = t.rules.field * 2
        for p in range(2):
            for id in t.zones[field + p]:
                c = t.cards[id]
                by_effect = t.look(c).controller
                governed = governed or by_effect >= 0
                due = c.home if by_effect < 0 else by_effect  # without effects, the player on whose field it was put
                if due != c.controller:
                    astray.append(c)
        if not astray:
            t.own_outlook().control_may_change = governed
            return
        transfer(t, astray)


def transfer(t: Table, cards: list[Card]) -> None:
    """Control of these cards changes, all at once. They stay the same cards."""
    seen = watchers(t, 1 << TRANSFERRED)
    field = t.rules.field * 2
    done: list[Event] = []
    for known in cards:
        c = t.mine(known.id)
        t.my_zone(field + c.controller).remove(c.id)
        c.controller = 1 - c.controller
        t.my_zone(field + c.controller).append(c.id)
        c.since = t.turn
        done.append(Event(TRANSFERRED, c.ref(), c.controller, clause=t.rules.topics["@control"][0]))
    t.dirty = True
    t.check = True
    for e in done:
        t.history.append(e)
        if t.log is not None:
            note_down(t, e, None, len(t.log) - done.index(e))
    t.cite("@control")
    notice(t, done, seen)
