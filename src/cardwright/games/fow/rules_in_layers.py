"""909.1f, 909.1g, 1022.2: what the rules themselves change in layers: counters that change values, and rounding."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import STATS, TYPES, Change
from cardwright.kernel.faces import PASSIVE, Ability, Look

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

COUNTER_NAME: Final = re.compile(r"\[?([+-]?\d+)/([+-]?\d+)\]?$")
UNIT: Final = 100


class CounterValues(Change):
    """1022.2: a J/resonator with counters of this name gains their modifiers, for each of them."""

    def __init__(self, counter: int, atk: int, defense: int) -> None:
        super().__init__(terms.COUNTER_LAYER, TYPES, STATS)
        self.counter = counter
        self.atk = atk
        self.defense = defense
        self.zones = 1 << terms.FIELD

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return len(card.counters) > 0 and card.counted(self.counter) > 0 and bool(t.outlook.looks[card.id].types & terms.FIGHTERS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        n = card.counted(self.counter)
        t.cite("1022.2, 909.1f")
        look.stats[terms.ATK] += self.atk * n
        look.stats[terms.DEF] += self.defense * n


class RoundUp(Change):
    """909.1g: ATK and DEF that are no multiple of 100 are rounded up to the next one."""

    def __init__(self) -> None:
        super().__init__(terms.ROUNDING_LAYER, STATS, STATS)
        self.zones = 1 << terms.FIELD

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        found: list[int] = []
        self.among(t, c, [card.id], found)
        return len(found) > 0

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        looks = t.outlook.looks
        for id in ids:
            stats = looks[id].stats
            if stats[terms.ATK] % UNIT != 0 or stats[terms.DEF] % UNIT != 0:
                out.append(id)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        t.cite("909.1g")
        for stat in (terms.ATK, terms.DEF):
            over = look.stats[stat] % UNIT
            if over:
                look.stats[stat] += UNIT - over


def add_rule_abilities(library: Library) -> None:
    """Call it when the library holds all its faces: for each kind of counter that changes values, and for rounding."""
    known = [a.text for a in library.rule_abilities]
    for number, name in enumerate(library.counters):
        found = COUNTER_NAME.match(name)
        if found is not None and name not in known:
            a = Ability(PASSIVE, name)
            a.changes = [CounterValues(number, int(found.group(1)), int(found.group(2)))]
            library.rule_abilities.append(library.add_ability(a))
    if "round up" not in known:
        a = Ability(PASSIVE, "round up")
        a.changes = [RoundUp()]
        library.rule_abilities.append(library.add_ability(a))
