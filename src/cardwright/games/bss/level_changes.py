"""8-8-1-3-2, 8-8-1-3-3: effects that treat a card as having another level, or redefine the BP of a level."""
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


class TreatAsLevel(ScopedChange):
    """The card has the BP and the effects of this level, if it has such a level (layer LEVEL_LAYER)."""

    def __init__(self, how: How, level: Amount) -> None:
        super().__init__(how, STATS | KEYWORDS | ABILITIES | CHANGES | LOSS)
        self.level = level

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return (self.level.value(t, c),)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        face = level_face(t, card, values[0])
        if face is None:
            return
        t.cite("8-8-1-3-2")
        look.stats[terms.LEVEL] = values[0]
        look.stats[terms.BP] = face.look.stats[terms.BP]
        look.keywords = face.look.keywords
        look.abilities = face.look.abilities[:]


class SetLevelBP(ScopedChange):
    """The BP printed for a level is redefined (layer LEVEL_BP_LAYER)."""

    def __init__(self, how: How, level: int, to: Amount) -> None:
        super().__init__(how, STATS)
        self.level = level
        self.to = to

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return (self.to.value(t, c),)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if look.stats[terms.LEVEL] != self.level:
            return
        t.cite("8-8-1-3-3")
        look.stats[terms.BP] = values[0]
