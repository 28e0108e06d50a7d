"""300: the zones, and who sees into them."""
from __future__ import annotations

from typing import Final

from cardwright.games.fow import terms
from cardwright.kernel.zones import NOBODY, OWNER, PUBLIC, ZoneKind

# What 302 says about every zone that is public, or hidden from somebody.
SEEN: Final = ("302.1", "302.2", "302.2a")
HIDDEN: Final = ("302.1", "302.2", "302.2a")

ZONE_KINDS: Final[list[ZoneKind]] = [
    ZoneKind(terms.MAIN_DECK, "main deck", NOBODY, True, False, False, ("304.1", "304.2", *HIDDEN)),
    ZoneKind(terms.STONE_DECK, "magic stone deck", NOBODY, True, False, False, ("305.1", "305.2", *HIDDEN)),
    ZoneKind(terms.HAND, "hand", OWNER, False, False, False, ("306.1", "306.2", *HIDDEN)),
    ZoneKind(terms.FIELD, "field", PUBLIC, False, True, False, ("307.1", "307.2", "307.3", *SEEN)),
    ZoneKind(terms.RULER_AREA, "ruler area", PUBLIC, False, True, False, ("308.1", "308.2", "308.3", *SEEN)),
    ZoneKind(terms.GRAVEYARD, "graveyard", PUBLIC, True, False, False, ("309.1", "309.2", *SEEN)),
    ZoneKind(terms.STANDBY, "standby area", OWNER, True, False, False, ("303.2", "310.1", "310.2", *HIDDEN)),
    ZoneKind(terms.REMOVED, "removed area", PUBLIC, False, False, False, ("311.1", "311.2", *SEEN)),
    ZoneKind(terms.CHASE, "chase area", PUBLIC, True, False, True, ("312.1", "312.2", *SEEN)),
    ZoneKind(terms.LIFEBREAK, "lifebreak area", NOBODY, True, False, False, ("1415.1a-i", *HIDDEN)),
    ZoneKind(terms.PLAYERS, "players", PUBLIC, False, False, False, ("105.1",)),
    ZoneKind(terms.GONE, "out of existence", PUBLIC, False, False, False, ("1303.3",)),
    ZoneKind(terms.SIDEBOARD, "sideboard", OWNER, False, False, False, ("315.1",)),
    ZoneKind(terms.COLLECTION, "collection", OWNER, False, False, False, ("315.1",)),
]

STARTING_LIFE: Final = 4000  # 403.2
HAND_SIZE: Final = 7  # 306.3
OPENING_HAND: Final = 5  # 403.4
LIFEBREAK_SIZE: Final = 4  # 1415.1a-ii
STANDBY_WILL: Final = 2  # 706.1


def on_play_ground(zone: int) -> bool:
    """313.1: fields and ruler areas."""
    return zone == terms.FIELD or zone == terms.RULER_AREA
