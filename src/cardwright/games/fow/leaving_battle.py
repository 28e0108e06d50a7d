"""803.5a, 804.4a: what makes a card stop attacking or blocking."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.combat_legality import is_fighter

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def stop_battling(t: Table, ref: int, player: int, mark: int, clause: str) -> None:
    """803.5a, 804.4a: a card that is no J/resonator with ATK and DEF any more, or has another controller, stops battling."""
    card = t.at(ref) if ref >= 0 else None
    if card is None or not card.marks & mark:
        return
    if card.zone == terms.FIELD and card.controller == player and is_fighter(t.look(card)):
        return
    t.cite(clause)
    t.mine(card.id).marks &= ~(mark | terms.BLOCKED)
    t.touch()
