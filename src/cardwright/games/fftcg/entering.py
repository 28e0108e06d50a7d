"""What a card is like as it enters a zone (5.2.3.1.1.3)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def settle(t: Table, card: Card, e: Event) -> None:
    """5.2.3.1.1.3: Backups enter the field dull."""
    if card.zone == terms.FIELD:
        backup = card.form.look.types & terms.BACKUP and not card.form.look.bans & terms.ENTERS_ACTIVE
        if backup or e.flags & terms.ENTERS_DULL:
            card.turned = 1
            if t.trace is not None and backup:
                t.cite("5.2.3.1.1.3")
    elif e.flags & terms.FACE_DOWN:
        card.facedown = True
