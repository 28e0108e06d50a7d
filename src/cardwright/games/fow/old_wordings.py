"""1405 to 1411: what wordings of old cards mean, where they mean more than newer ones."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event
from cardwright.kernel.faces import AUTOMATIC, Ability, Trigger

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ARROWS = (">>>", "\u21d2", "=>")


class EnteredAsOldCard(Trigger):
    """1411.2: [Enter] of a J-ruler is about judgment (1411.2a), of other cards about being played from the hand (1411.2b)."""

    def __init__(self, enters: Trigger) -> None:
        super().__init__(enters.watches)
        self.enters = enters

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        if not self.enters.matches(t, e, c):
            return False
        card = t.at(e.subject)
        if card is None:
            return False
        by_judgment = bool(card.form.look.types & terms.J_RULER)
        if t.trace is not None:
            t.cite("1411.2")
            t.cite("1411.2a" if by_judgment else "1411.2b")
        return bool(card.marks & (terms.BY_JUDGMENT if by_judgment else terms.FROM_HAND))


def has_arrow(text: str) -> bool:
    for arrow in ARROWS:
        if arrow in text:
            return True
    return False


def cite_old_wording(t: Table, a: Ability) -> None:
    """Which rule about old wordings this ability, which is being carried out, is an example of. Only while `t.trace` is kept."""
    text = a.text.lower()
    if "[activate]" in text or "[continuous]" in text:
        t.cite("1409.1")
    if a.kind == AUTOMATIC and a.keyword < 0 and not has_arrow(a.text) and not text.startswith("[enter]"):
        t.cite("1411.1")
    if "[j-activate]" in text:
        t.cite("1408.1")
