"""3.6: the five stage positions, and how they lie to each other."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.kernel.cards import Card, Piece

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# 3.6.4: by position, the positions in front of it and behind it.
IN_FRONT: Final[list[list[int]]] = [[], [], [], [], [1, 2], [2, 3]]
BEHIND: Final[list[list[int]]] = [[], [4], [4, 5], [5], [], []]
# 3.6.5: by position, the one of the opponent that faces it; 0 for the back stage.
FACING: Final[list[int]] = [0, 3, 2, 1, 0, 0]
NAMES: Final = ("", "center left", "center middle", "center right", "back left", "back right")


def position_of(p: Piece) -> int:
    """The stage position of a character, or the one that a marker lies under; 0 elsewhere."""
    return p.marks & terms.POSITION_BITS


def on_center_stage(p: Piece) -> bool:
    """3.6.3"""
    return p.zone == terms.STAGE and 1 <= p.marks & terms.POSITION_BITS <= 3


def card_at(t: Table, player: int, position: int) -> Card | None:
    """The character on a position: of several, the last one placed there (9.6.1)."""
    cards = t.cards
    ids = t.zones[terms.STAGE * 2 + player]
    for i in range(len(ids) - 1, -1, -1):
        c = cards[ids[i]]
        if c.marks & terms.POSITION_BITS == position:
            return c
    return None


def facing(t: Table, c: Piece) -> Card | None:
    """3.6.5: the opponent's character that this one on the center stage faces."""
    where = FACING[position_of(c)]
    if where == 0:
        return None
    if t.trace is not None:
        t.cite("3.6.5")
    return card_at(t, 1 - c.controller, where)


def taken(t: Table, player: int) -> int:
    """The positions that have a character on them (bits)."""
    bits = 0
    for id in t.zones[terms.STAGE * 2 + player]:
        bits |= 1 << (t.cards[id].marks & terms.POSITION_BITS)
    return bits
