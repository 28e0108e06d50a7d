"""3.6: places on the stage that depend on where a card is or was."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Players
from cardwright.effects.ops.placing import BY_ZONE, Where
from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import position_of
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def last_position(t: Table, ref: int) -> int:
    """Where on the stage a card is, or was when it was last there this turn; 0 if it was not."""
    card = t.cards[id_of(ref)]
    if card.zone == terms.STAGE:
        return position_of(card)
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.kind == MOVE and e.before is not None and e.before.zone == terms.STAGE and id_of(e.subject) == card.id:
            return position_of(e.before)
    return 0


class WhereItWas(Where):
    """The stage position that the card itself was on before (`this`: that the card with the ability is or was on)."""

    def __init__(self, of: Players | None, flags: int, this: bool) -> None:
        super().__init__(terms.STAGE, of, 0, BY_ZONE, flags)
        self.this = this

    def place_of(self, t: Table, c: Context, card: Card) -> int:
        return last_position(t, c.source if self.this else card.ref())
