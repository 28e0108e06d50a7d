"""300: the zones, and who sees into them."""
from __future__ import annotations

from typing import Final

from cardwright.effects.lowering.profile import bits
from cardwright.games.fow import terms
from cardwright.kernel.zones import NOBODY, OWNER, PUBLIC, ZoneKind

# What 302 says about every zone that is public, or hidden from somebody.
SEEN: Final = ("302.1", "302.2", "302.2a")
HIDDEN: Final = ("302.1", "302.2", "302.2a")

ZONE_KINDS: Final[list[ZoneKind]] = [
    ZoneKind(terms.MAIN_DECK, "main deck", NOBODY, ("304.1", "304.2", *HIDDEN), ordered=True),
    ZoneKind(terms.STONE_DECK, "magic stone deck", NOBODY, ("305.1", "305.2", *HIDDEN), ordered=True),
    ZoneKind(terms.HAND, "hand", OWNER, ("306.1", "306.2", *HIDDEN)),
    ZoneKind(terms.FIELD, "field", PUBLIC, ("307.1", "307.2", "307.3", *SEEN), placed=True),
    ZoneKind(terms.RULER_AREA, "ruler area", PUBLIC, ("308.1", "308.2", "308.3", *SEEN), placed=True),
    ZoneKind(terms.GRAVEYARD, "graveyard", PUBLIC, ("309.1", "309.2", *SEEN), ordered=True),
    ZoneKind(terms.STANDBY, "standby area", OWNER, ("303.2", "310.1", "310.2", *HIDDEN), ordered=True),
    ZoneKind(terms.REMOVED, "removed area", PUBLIC, ("311.1", "311.2", *SEEN)),
    ZoneKind(terms.CHASE, "chase area", PUBLIC, ("312.1", "312.2", *SEEN), ordered=True, shared=True),
    ZoneKind(terms.LIFEBREAK, "lifebreak area", NOBODY, ("1415.1a-i", *HIDDEN), ordered=True),
    ZoneKind(terms.PLAYERS, "players", PUBLIC, ("105.1",)),
    ZoneKind(terms.GONE, "out of existence", PUBLIC, ("1303.3",)),
    ZoneKind(terms.SIDEBOARD, "sideboard", OWNER, ("315.1",)),
    ZoneKind(terms.COLLECTION, "collection", OWNER, ("315.1",)),
    ZoneKind(terms.STRANGER_DECK, "stranger deck", NOBODY, HIDDEN, ordered=True),
    ZoneKind(terms.RUNE_AREA, "rune area", PUBLIC, SEEN),
    ZoneKind(terms.GEMS, "gems", PUBLIC, SEEN),
]

# Where a card is meant to be if a text names no zone, and the clause that says so.
HOME: Final = (terms.PLAY_GROUND, "205.4, 307.4a")
ON_FIELD: Final = ("resonator", "j-ruler", "addition", "regalia", "magic stone", "card", "token", "entity", "j/resonator")

STARTING_LIFE: Final = 4000  # 403.2
HAND_SIZE: Final = 7  # 306.3
OPENING_HAND: Final = 5  # 403.4
LIFEBREAK_SIZE: Final = 4  # 1415.1a-ii
STANDBY_WILL: Final = 2  # 706.1


def on_play_ground(zone: int) -> bool:
    """313.1: fields and ruler areas."""
    return zone == terms.FIELD or zone == terms.RULER_AREA


def unnamed_zones(types: list[str]) -> tuple[int, str]:
    """Where a card is if a text names its types (201.5) and no zone: spells are in the chase area (312.3), the types that 307.4
    names on the field, rulers in their area (308.4); races and names anywhere in the play ground (205.4, 307.4a)."""
    if any(word in ("spell", "ability") for word in types) or (types and all(word in ("chant", "rune") for word in types)):
        return bits(terms.CHASE), "312.3"
    if types and all(word == "gem" for word in types):
        return bits(terms.GEMS), "1101.1"
    if types and all(word == "player" for word in types):
        return bits(terms.PLAYERS), "105.1"
    if types and all(word in ON_FIELD or word.startswith("addition") or word.endswith("magic stone") for word in types):
        return bits(terms.FIELD), "307.4, 201.5"
    if types and all(word == "ruler" for word in types):
        return bits(terms.RULER_AREA), "308.4, 201.5"
    return HOME
