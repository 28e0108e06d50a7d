"""1120.3: a card gains a [Barrier] against some cards; it may have others besides, each against other cards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.changes import GainKeyword
from cardwright.effects.comparing import cite
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class GainBarrier(GainKeyword):
    """The keyword and its ability, although the card may have the keyword already."""

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.keywords |= self.keyword
        look.abilities = look.abilities + self.abilities
