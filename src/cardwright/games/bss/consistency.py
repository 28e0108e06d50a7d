"""4-11: what must be true of the cores of a table at every moment. Looks for faults, and carries out nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.bss import terms
from cardwright.games.bss.cores import PLAYERS, regular_on, soul_on

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def fault_in_cores(t: Table) -> str:
    """No core is lost or made, and each player has one soul core; empty if it is so."""
    regular, soul = all_cores(t)
    if regular == 0 and soul == 0 and t.turn == 0:
        return ""  # the soul cores are not on the table yet
    return "" if (regular, soul) == (0, PLAYERS) else f"there are {regular:+d} cores too many and {soul} soul cores"


def all_cores(t: Table) -> tuple[int, int]:
    """All regular cores, those of the void counted as they are (from 0 downwards), and all soul cores."""
    regular = 0
    soul = 0
    for p in range(PLAYERS):
        for area in (terms.LIFE, terms.RESERVE, terms.CORE_TRASH, terms.VOID):
            regular += t.number(area, p)
            soul += t.number(area + terms.SOUL_IN, p)
    for card in t.cards:
        if card.counters:
            regular += regular_on(card)
            soul += soul_on(card)
    return regular, soul
