"""Chapter 7: the zones, who sees into them, and how many cards of which kind a field may hold."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.lowering.profile import bits
from cardwright.effects.number_rules import ruled_number
from cardwright.games.fftcg import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look
from cardwright.kernel.zones import NOBODY, OWNER, PUBLIC, ZoneKind

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# What 7.1, 7.2 and 7.6 say about every zone that is public, or hidden.
SEEN: Final = ("7.1", "7.6.2")
HIDDEN: Final = ("7.1", "7.6.1")

ZONE_KINDS: Final[list[ZoneKind]] = [
    ZoneKind(terms.FIELD, "field", PUBLIC, ("7.2", "7.7.1", "7.7.2", *SEEN), placed=True),
    ZoneKind(terms.DECK, "deck", NOBODY, ("7.2", "7.9.1", "7.9.2", *HIDDEN), ordered=True),
    ZoneKind(terms.HAND, "hand", OWNER, ("7.2", "7.11.1", "7.11.2", *HIDDEN)),
    ZoneKind(terms.BREAK_ZONE, "Break Zone", PUBLIC, ("7.2", "7.10.1", "7.10.2", *SEEN)),
    ZoneKind(terms.DAMAGE_ZONE, "Damage Zone", PUBLIC, ("7.2", "7.8.1", "7.8.3", *SEEN), ordered=True),
    ZoneKind(terms.STACK, "stack", PUBLIC, ("7.12.1", "7.12.2", *SEEN), ordered=True, shared=True),
    ZoneKind(terms.REMOVED, "removed from play", PUBLIC, ("7.2", "7.13.1", "7.13.2", *SEEN)),
    ZoneKind(terms.OUT, "out of the game", PUBLIC, ("7.5",)),
]

# Where a card is meant to be if a text names no zone, and the clause that says so; `HOMES`: by the type that it names.
HOME: Final = (bits(terms.FIELD), "7.7.1")
ON_STACK: Final = (bits(terms.STACK), "7.12.1")  # a Summon or ability that is chosen is there (11.3.2, 11.6.4)
HOMES: Final = dict.fromkeys(("summon", "auto-ability", "action ability", "special ability", "ability"), ON_STACK)

HAND_LIMIT: Final = 5  # 9.5.1.2
BACKUP_LIMIT: Final = 5  # 7.7.4
LIGHT_AND_DARK: Final = terms.LIGHT | terms.DARK


def shares_name(a: Look, b: Look) -> bool:
    for name in a.names:
        if name in b.names:
            return True
    return False


def clash(t: Table, player: int, a: Look, b: Look) -> bool:
    """7.7.5: may these two Light or Dark Characters not stand on one field?"""
    if not a.colours & LIGHT_AND_DARK or not b.colours & LIGHT_AND_DARK:
        return False
    for element, beside, limit in (
        (terms.LIGHT, terms.BESIDE_LIGHT, terms.LIGHT_LIMIT), (terms.DARK, terms.BESIDE_DARK, terms.DARK_LIMIT),
    ):
        if (a.bans & beside and b.colours & element) or (b.bans & beside and a.colours & element):
            return False
        if a.colours & element and b.colours & element and ruled_number(t, limit, player) > 1:
            return False
    return True


def no_place_for(t: Table, player: int, card: Card) -> str:
    """7.7.3, 7.7.4, 7.7.5: the limit that keeps this player from deploying this Character, or nothing."""
    k = t.look(card)
    backups = 0
    for id in t.zones[terms.FIELD * 2 + player]:
        other = t.outlook.looks[id]
        if other.types & terms.BACKUP:
            backups += 1
        if k.colours & LIGHT_AND_DARK and clash(t, player, k, other):
            return "7.7.5"
        if not (k.subtypes | other.subtypes) & terms.GENERIC and shares_name(k, other):
            return "7.7.3"
    if k.types & terms.BACKUP and backups >= ruled_number(t, terms.BACKUP_LIMIT, player):
        return "7.7.4"
    return ""
