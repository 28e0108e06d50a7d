"""Where every card is: each on exactly one list, that of the zone and player it says."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def misplaced(t: Table, brought: int) -> str:
    """What is wrong with where cards are, or nothing. Cards beyond those that the players brought are tokens, which may be on
    no list."""
    found = [0] * len(t.cards)
    for z in range(len(t.rules.zones)):
        shared = t.rules.zones[z].shared
        for p in range(2):
            for id in t.zones[z * 2 + p]:
                c = t.cards[id]
                found[id] += 1
                if c.zone != z or (0 if shared else c.controller) != p:
                    said = f"the {t.rules.zones[c.zone].name} of player {c.controller}"
                    return f"{c.form.name} (card {id}) lies in the {t.rules.zones[z].name} of player {p}, but says it is in {said}"
    for c in t.cards:
        n = found[c.id]
        if n > 1 or (n == 0 and c.id < brought):
            return f"{c.form.name} (card {c.id}) is in {n} zones"
    return ""
