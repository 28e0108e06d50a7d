"""Will symbols as they are printed, `{W}{W}{1}`, as numbers (1003.2)."""
from __future__ import annotations

import re
from typing import Final

from cardwright.games.fow import terms

SYMBOL: Final = re.compile(r"\{([A-Z]|\d+)\}")


def kinds_of(symbols: str) -> list[int]:
    """How much will of each kind the symbols stand for; X counts for nothing here."""
    out = [0] * terms.WILL_KINDS
    for found in SYMBOL.findall(symbols):
        if found.isdigit():
            out[terms.FREE_WILL] += int(found)
        elif found != "X":
            out[terms.WILL_SYMBOLS[found]] += 1
    return out


def xs_in(symbols: str) -> int:
    """How often X stands among the symbols."""
    return symbols.count("{X}")


def known_symbols(symbols: str) -> bool:
    """Is this nothing but will symbols?"""
    rest = SYMBOL.sub("", symbols)
    return not rest and all(one.isdigit() or one == "X" or one in terms.WILL_SYMBOLS for one in SYMBOL.findall(symbols))


def together(symbols: str) -> tuple[int, ...]:
    """All symbols at once: "{G}{G}" is two wind."""
    return tuple(kind for kind, n in enumerate(kinds_of(symbols)) for _ in range(n))
