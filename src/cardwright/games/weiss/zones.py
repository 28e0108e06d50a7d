"""Chapter 3: the zones, and who may see into them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.weiss import terms
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
