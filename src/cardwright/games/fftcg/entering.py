"""What a card is like as it enters a zone (5.2.3.1.1.3)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.events import BY_EFFECT, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def settle(t: Table, card: Card, e: Event) -> None:
    """5.2.3.1.1.3: Backups enter the field dull; 6.7.3: counters do not go along."""
    if t.trace is not None:
        t.cite("7.4")
        if card.zone == terms.FIELD and e.cause == BY_EFFECT and e.player == card.owner:
            t.cite("6.2.4")
        if e.before is not None and e.before.counters:
            t.cite("6.7.3")
    if card.zone == terms.FIELD:
        backup = card.form.look.types & terms.BACKUP and not card.form.look.bans & terms.ENTERS_ACTIVE
        if backup or e.flags & terms.ENTERS_DULL:
            card.turned = 1
            if t.trace is not None and backup:
                t.cite("5.2.3.1.1.3")
    elif e.flags & terms.FACE_DOWN:
        card.facedown = True
