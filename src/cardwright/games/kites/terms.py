"""The words of the rulebook as numbers: places (chapter 3), types, what is printed (2), players' numbers, keywords (10)."""
from __future__ import annotations

from typing import Final

from cardwright.kernel.asking import FIRST_OWN_QUESTION
from cardwright.kernel.zones import NOBODY, OWNER, PUBLIC, ZoneKind

DECK: Final = 0
HAND: Final = 1
SKY: Final = 2
GRASS: Final = 3
ZONES: Final[dict[str, int]] = {"deck": DECK, "hand": HAND, "sky": SKY, "grass": GRASS}
# Who sees into a place; whether its cards keep an order, or are placed: upright or turned.
ZONE_KINDS: Final[list[ZoneKind]] = [
    ZoneKind(DECK, "deck", NOBODY, ("3.1",), ordered=True),
    ZoneKind(HAND, "hand", OWNER, ("3.2",)),
    ZoneKind(SKY, "sky", PUBLIC, ("3.3",), placed=True),
    ZoneKind(GRASS, "grass", PUBLIC, ("3.4",)),
]

# Card types, one bit each.
KITE: Final = 1
GUST: Final = 2
TYPES: Final[dict[str, int]] = {"kite": KITE, "gust": GUST}

# Numbers on a card: places in `Look.stats`.
COST: Final = 0
POWER: Final = 1
STATS: Final[dict[str, int]] = {"cost": COST, "power": POWER}

# A player's numbers.
RIBBONS: Final = 0
WIND: Final = 1
TURNS: Final = 2  # how many the player has had
NUMBERS: Final[list[str]] = ["ribbons", "wind", "turns"]

# Keywords, as bits of `Look.keywords`.
SWIFT: Final = 1
HIGH: Final = 2
KEYWORDS: Final[dict[str, int]] = {"swift": SWIFT, "high": HIGH}

# What texts forbid, as bits of `Look.bans`.
CANT_ATTACK: Final = 1
CANT_CROSS: Final = 2

# Layers of effects (9.1).
OTHER_LAYER: Final = 0
POWER_LAYER: Final = 1
LAYERS: Final = 2

# Parts of a turn, as verbs of PHASE events.
START: Final = 0
END: Final = 1

# What only this game asks.
ASK_NEW_HAND: Final = FIRST_OWN_QUESTION
ASK_MAIN: Final = FIRST_OWN_QUESTION + 1
ASK_CROSS: Final = FIRST_OWN_QUESTION + 2
