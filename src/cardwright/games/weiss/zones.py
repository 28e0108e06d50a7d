"""Chapter 3: the zones, and who may see into them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.lowering.profile import bits
from cardwright.effects.number_rules import ruled_number
from cardwright.games.weiss import terms
from cardwright.kernel.cards import Card, shown_to
from cardwright.kernel.zones import NOBODY, OWNER, PUBLIC, ZoneKind

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# What 3.1 says about every zone.
EVERY: Final = ("3.1.1", "3.1.3")

ZONE_KINDS: Final[list[ZoneKind]] = [
    ZoneKind(terms.STAGE, "stage", PUBLIC, ("3.5.1", "3.5.2", "3.5.3", "3.6.1", "3.6.2", *EVERY), placed=True),
    ZoneKind(terms.DECK, "deck", NOBODY, ("3.2.1", "3.2.2", *EVERY), ordered=True),
    ZoneKind(terms.HAND, "hand", OWNER, ("3.3.1", "3.3.2", *EVERY)),
    ZoneKind(terms.WAITING_ROOM, "waiting room", PUBLIC, ("3.4.1", "3.4.2", *EVERY)),
    ZoneKind(terms.MARKERS, "marker area", NOBODY, ("3.7.1", "3.7.2", *EVERY), ordered=True),
    ZoneKind(terms.CLOCK, "clock", PUBLIC, ("3.8.1", "3.8.2", *EVERY), ordered=True),
    ZoneKind(terms.LEVEL, "level", PUBLIC, ("3.9.1", "3.9.2", "3.9.3", *EVERY), ordered=True),
    ZoneKind(terms.STOCK, "stock", NOBODY, ("3.10.1", "3.10.2", *EVERY), ordered=True),
    ZoneKind(terms.CLIMAX_AREA, "climax area", PUBLIC, ("3.11.1", "3.11.2", *EVERY)),
    ZoneKind(terms.MEMORY, "memory", PUBLIC, ("3.12.1", "3.12.2", *EVERY)),
    ZoneKind(terms.RESOLUTION, "resolution zone", PUBLIC, ("3.13.1", "3.13.2", *EVERY), ordered=True),
]

# Where a card is meant to be if a text names no zone, and the clause that says so; `HOMES`: by the type that it names.
HOME: Final = (bits(terms.STAGE), "2.3.2.1.2")
HOMES: Final = {"climax": (bits(terms.CLIMAX_AREA), "2.3.2.3.2")}

HAND_LIMIT: Final = 7  # 3.3.3.1
FULL_CLOCK: Final = 7  # 3.8.3, 9.3.1
LOST_LEVEL: Final = 4  # 3.9.3, 9.4.1.1


def hand_limit(t: Table, player: int) -> int:
    """3.3.3.1: seven cards, unless an effect says otherwise (1.3.1)."""
    if t.trace is not None:
        t.cite("3.3.3.1")
    return ruled_number(t, terms.HAND_LIMIT, player)


def level_of(t: Table, player: int) -> int:
    """A player's level is the number of cards in their level, face-down ones included (8.6.2.1.2, 3.9.2.2.1 as read)."""
    return len(t.zones[terms.LEVEL * 2 + player])


def may_see(t: Table, c: Card, observer: int) -> bool:
    """Chapter 3: who may look at a card where it lies."""
    if shown_to(c, observer):
        return True
    sight = t.rules.zones[c.zone].sight
    if c.zone == terms.MARKERS:
        if t.trace is not None and not c.facedown:
            t.cite("3.7.2.1")
        return not c.facedown
    if sight == PUBLIC:
        if t.trace is not None and (c.zone == terms.LEVEL or c.zone == terms.MEMORY):
            if c.zone == terms.LEVEL:
                t.cite("3.9.2.2" if c.facedown else "3.9.2.1")
            else:
                t.cite("3.12.2.2" if c.facedown else "3.12.2.1")
        return not c.facedown or c.controller == observer
    return sight == OWNER and c.controller == observer
