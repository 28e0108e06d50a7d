"""Chapter 3: the areas that hold cards, and who sees into them. (Cores are numbers of a player, and counters on cards.)"""
from __future__ import annotations

from typing import Final

from cardwright.effects.lowering.profile import bits
from cardwright.games.bss import terms
from cardwright.kernel.zones import NOBODY, OWNER, PUBLIC, ZoneKind

# What 3-1 says about every area, and about those that are public or private.
EVERY: Final = ("3-1-1", "3-1-3")

ZONE_KINDS: Final[list[ZoneKind]] = [
    ZoneKind(terms.DECK, "deck", NOBODY, ("3-2-1", "3-2-2", *EVERY), ordered=True),
    ZoneKind(terms.HAND, "hand", OWNER, ("3-3-1", "3-3-2", "3-3-3", *EVERY)),
    ZoneKind(terms.TRASH, "trash", PUBLIC, ("3-4-1", "3-4-2", *EVERY)),
    ZoneKind(terms.FIELD, "field", PUBLIC, ("3-5-1", "3-5-2", *EVERY), placed=True),
    ZoneKind(terms.BURST_AREA, "burst area", OWNER, ("3-8-1", "3-8-2", *EVERY)),
    ZoneKind(terms.WAITING, "cards being used", PUBLIC, ("10-8-7",)),
    ZoneKind(terms.GONE, "out of the game", PUBLIC, ("4-12-3",)),
]

# Where a card is meant to be if a text names no zone, and the clause that says so.
HOME: Final = (bits(terms.FIELD), "8-5-4")
