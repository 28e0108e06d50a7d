"""1405 to 1411: what wordings of old cards mean, where they mean more than newer ones."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.faces import AUTOMATIC, Ability

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ARROWS = (">>>", "\u21d2", "=>")


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
    if text.startswith("[enter]"):
        t.cite("1411.2")
    if "[j-activate]" in text:
        t.cite("1408.1")
