"""2-7, 2-8: symbols on the field, and how many reduction symbols of a card they match."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

COLOURS: Final = len(terms.COLOUR_BITS)
KINDS: Final = len(terms.SYMBOL_KINDS)


def symbols_of(k: Look) -> int:
    """2-8: how many symbols a card has."""
    n = 0
    for count in k.stats[terms.SYMBOLS :]:
        if count > 0:
            n += count
    return n


def field_symbols(t: Table, player: int) -> list[int]:
    """The symbols on a player's field, by kind; without the kinds at the end of which there are none."""
    out = [0] * KINDS
    doubles = False
    for id in t.zones[terms.FIELD * 2 + player]:
        stats = t.look(t.cards[id]).stats
        for i in range(KINDS):
            n = stats[terms.SYMBOLS + i]
            if n > 0:
                out[i] += n
                doubles = doubles or i >= COLOURS
    return out if doubles else out[:COLOURS]


def has_symbol(t: Table, player: int, colours: int) -> bool:
    """11-15-3, 2-8-2-2: does the player have a symbol of one of these colors on the field?"""
    have = field_symbols(t, player)
    for i in range(len(have)):
        if have[i] > 0 and terms.SYMBOL_KINDS[i] & colours:
            if t.trace is not None and i >= COLOURS:
                t.cite("2-8-2-2")
            return True
    return False


def matched(t: Table, k: Look, symbols: list[int]) -> int:
    """2-7-3, 2-8-2-2: how many of the card's reduction symbols are matched, each by a symbol of its own: as many as possible."""
    n = 0
    stats = k.stats
    for i in range(COLOURS):
        need = stats[terms.REDUCTION + i]
        have = symbols[i]
        n += need if need < have else have
    if len(symbols) == COLOURS:
        return n
    left = [max(stats[terms.REDUCTION + i] - symbols[i], 0) for i in range(COLOURS)]
    doubles: list[int] = []
    for i in range(COLOURS, len(symbols)):
        for _ in range(symbols[i]):
            doubles.append(terms.SYMBOL_KINDS[i])
    if doubles:
        if t.trace is not None:
            t.cite("2-8-2-1, 2-8-2-2")
        n += matched_by_doubles(left, doubles, 0)
    return n


def matched_by_doubles(left: list[int], doubles: list[int], at: int) -> int:
    """The best that the double color symbols from this one on can still match: each is one of its colors, or unused."""
    if at >= len(doubles):
        return 0
    best = 0
    for i in range(COLOURS):
        if left[i] > 0 and doubles[at] & terms.COLOUR_BITS[i]:
            left[i] -= 1
            found = 1 + matched_by_doubles(left, doubles, at + 1)
            left[i] += 1
            if found > best:
                best = found
    if best < len(doubles) - at:
        found = matched_by_doubles(left, doubles, at + 1)
        if found > best:
            best = found
    return best
