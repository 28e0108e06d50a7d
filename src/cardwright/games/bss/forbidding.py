"""1-3-3, 4-12-4: effects that forbid to summon, place or use cards of some kind, wherever they come from: tokens too."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter
from cardwright.games.bss import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import CostRuling

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class SummonBan(CostRuling):
    """Players of `whose` (1 the effect's controller, 2 the opponent, 3 both) can't summon, place or use what passes the filter."""

    def __init__(self, whose: int, what: Filter) -> None:
        self.whose = whose
        self.what = what

    def abroad(self) -> bool:
        return True

    def forbids(self, t: Table, c: Context, player: int, card: Card) -> bool:
        side = 1 if player == c.controller else 2
        return self.whose & side != 0 and self.what.passes(t, c, card, t.look(card))


def forbidden_to_summon(t: Table, player: int, card: Card) -> bool:
    """Does an effect in force forbid this player to summon, place or use this card?"""
    k = t.look(card)
    if k.bans & terms.CANT_BE_SUMMONED:
        return True
    if not t.priced:
        return False
    for ruling in t.rulings:
        says = ruling.says
        if isinstance(says, SummonBan) and says.forbids(t, ruling.context, player, card):
            if t.trace is not None and k.subtypes & terms.TOKEN:
                t.cite("4-12-4")
            return True
    return False
