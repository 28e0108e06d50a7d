"""910.2, 910.2a: who chooses which replacement effect is applied, and among which."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.kernel.contexts import Pending
from cardwright.kernel.events import DAMAGE, MOVE, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PREVENTS: Final = 1  # the rank of a replacement effect that prevents damage (1018.1)


def replacement_turn(t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
    """Whose event it is chooses. Damage: what prevents nothing first, by the side that deals it; then prevention, by the other."""
    if e.kind == DAMAGE and len(found) > 1:
        others = [p for p in found if p.ability.replacement is not None and p.ability.replacement.rank != PREVENTS]
        t.cite("910.2a")
        if others:
            return (e.controller if e.controller >= 0 else e.player), others
        return e.player, found
    if e.subject >= 0 and e.kind != MOVE:
        return t.piece(e.subject).controller, found
    if e.kind == MOVE:
        card = t.at(e.subject)
        if card is not None and card.zone in (terms.FIELD, terms.RULER_AREA, terms.CHASE):
            return card.controller, found
    return e.player, found
