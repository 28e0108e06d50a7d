"""8-8-1-3: what effects change of symbols and levels."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount
from cardwright.effects.changes import How, ScopedChange
from cardwright.games.bss import terms
from cardwright.games.bss.levels import level_face
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import ABILITIES, CHANGES, KEYWORDS, LOSS, STATS
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class SymbolChange(ScopedChange):
    """The card has so many symbols of a color: as well as its own, or (`instead`) and no others."""

    def __init__(self, how: How, colour: int, n: Amount, instead: bool) -> None:
        super().__init__(how, STATS)
        self.stat = terms.SYMBOLS + terms.SYMBOL_KINDS.index(colour)
        self.n = n
        self.instead = instead

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return (self.n.value(t, c),)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            t.cite("8-8-1-3")
        if self.instead:
            for i in range(terms.SYMBOLS, len(look.stats)):
                look.stats[i] = 0
        look.stats[self.stat] += values[0]


class TreatAsHighestLevel(ScopedChange):
    """The card has the BP and the effects of its highest level (layer LEVEL_LAYER)."""

    def __init__(self, how: How) -> None:
        super().__init__(how, STATS | KEYWORDS | ABILITIES | CHANGES | LOSS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        level = len(card.front.extra) // terms.LEVEL_PARTS
        face = level_face(t, card, level)
        if face is None:
            return
        t.cite("8-8-1-3-2")
        look.stats[terms.LEVEL] = level
        look.stats[terms.BP] = face.look.stats[terms.BP]
        look.keywords = face.look.keywords
        look.abilities = face.look.abilities[:]
