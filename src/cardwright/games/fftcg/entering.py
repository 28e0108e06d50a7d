"""What a card is like as it enters a zone (5.2.3.1.1.3)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.continuous import Link
from cardwright.kernel.events import BY_EFFECT, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def settle(t: Table, card: Card, e: Event) -> None:
    """5.2.3.1.1.3: Backups enter the field dull. 15.1.1.5: of what an ability has removed from the game, its card is remembered."""
    if e.origin == terms.REMOVED and t.links:
        t.links = [link for link in t.links if e.before is None or link.card != e.before.was]
    if card.zone == terms.FIELD:
        backup = card.form.look.types & terms.BACKUP and not card.form.look.bans & terms.ENTERS_ACTIVE
        if backup or e.flags & terms.ENTERS_DULL:
            card.turned = 1
            if t.trace is not None and backup:
                t.cite("5.2.3.1.1.3")
        return
    if e.flags & terms.FACE_DOWN:
        card.facedown = True
    if card.zone == terms.REMOVED and e.origin != terms.REMOVED and e.cause == BY_EFFECT and e.source >= 0:
        t.links = t.links + [Link(terms.REMOVED_BY, card.ref(), e.source, t.next_stamp())]
