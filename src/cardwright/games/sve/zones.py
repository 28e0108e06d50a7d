"""Chapter 4: the zones, who sees into them, and their limits."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.lowering.profile import bits
from cardwright.effects.number_rules import ruled_number
from cardwright.games.sve import terms
from cardwright.kernel.zones import NOBODY, OWNER, PUBLIC, ZoneKind

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# What 4.1 and 4.2 say about every zone that is public, or hidden from somebody.
SEEN: Final = ("4.1.1", "4.1.2", "4.2.3.1")
HIDDEN: Final = ("4.1.1", "4.1.2", "4.2.3.2")

ZONE_KINDS: Final[list[ZoneKind]] = [
    ZoneKind(terms.LEADER_AREA, "leader area", PUBLIC, ("4.3.1", "4.3.2", *SEEN)),
    ZoneKind(terms.FIELD, "field", PUBLIC, ("4.4.1", "4.4.2", *SEEN), placed=True),
    ZoneKind(terms.DECK, "deck", NOBODY, ("4.1.3", "4.5.1", "4.5.2", "4.5.2.1", *HIDDEN), ordered=True),
    ZoneKind(terms.EVOLVE_DECK, "evolve deck", OWNER, ("4.6.1", "4.6.2", *HIDDEN)),
    ZoneKind(terms.HAND, "hand", OWNER, ("4.7.1", "4.7.2", *HIDDEN)),
    ZoneKind(terms.EX_AREA, "EX area", PUBLIC, ("4.8.1", "4.8.2", *SEEN)),
    ZoneKind(terms.CEMETERY, "cemetery", PUBLIC, ("4.9.1", "4.9.2", *SEEN)),
    ZoneKind(terms.BANISHED, "banished zone", PUBLIC, ("4.10.1", "4.10.2", *SEEN)),
    ZoneKind(terms.RESOLUTION, "resolution zone", PUBLIC, ("4.1.3", "4.11.1", "4.11.2", *SEEN), ordered=True, shared=True),
    ZoneKind(terms.EVOLVE_ZONE, "evolve zone", PUBLIC, ("4.12.1", "4.12.2", *SEEN)),
    ZoneKind(terms.RACE_ZONE, "race zone", PUBLIC, ("4.13.1", "4.13.2", *SEEN)),
    ZoneKind(terms.GONE, "out of the game", PUBLIC, ("9.1.3",)),
]

# Where a card is meant to be if a text names no zone, and the clause that says so; `HOMES`: by the type that it names.
HOME: Final = (bits(terms.FIELD), "4.4.3")
HOMES: Final = {"leader": (bits(terms.LEADER_AREA), "4.3.3"), "player": (bits(terms.LEADER_AREA), "4.3.3"),
                "crest": (bits(terms.EX_AREA), "4.8.2")}  # fmt: skip

FIELD_LIMIT: Final = 5  # 4.4.4.1
HAND_LIMIT: Final = 7  # 4.7.3.1
EX_LIMIT: Final = 5  # 4.8.3.1


def limit(t: Table, zone: int, player: int) -> int:
    """How many cards the zone may hold; -1 if there is no limit when cards are put into it (4.4.4, 4.8.3)."""
    if zone == terms.FIELD:
        return ruled_number(t, terms.FIELD_LIMIT, player)
    if zone == terms.EX_AREA:
        return ruled_number(t, terms.EX_LIMIT, player)
    return -1


def room(t: Table, zone: int, player: int) -> int:
    """How many more cards fit; a large number where there is no limit."""
    most = limit(t, zone, player)
    if most < 0:
        return 1 << 20
    left = most - len(t.zone(zone, player))
    return left if left > 0 else 0


def has_room(t: Table, zone: int, player: int) -> bool:
    # The usual case, without detours.
    if zone == terms.FIELD and not t.dirty and not t.outlook.ruled_numbers >> terms.FIELD_LIMIT & 1:
        return len(t.zones[terms.FIELD * 2 + player]) < t.numbers[terms.FIELD_LIMIT * 2 + player]
    return room(t, zone, player) > 0
