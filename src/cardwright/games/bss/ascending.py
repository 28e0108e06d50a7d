"""11-8: Ascend. Part of the cost of summoning is to put all cores of a fitting spirit into the reserve."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter
from cardwright.effects.script import Script
from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_on
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Ability

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class AscendScript(Script):
    """What an Ascend keyword says: which spirits fulfill its condition."""

    def __init__(self, condition: Filter) -> None:
        super().__init__()
        self.condition = condition


def ascend_ability(t: Table, card: Card) -> Ability | None:
    """The Ascend keyword of a card that is summoned, if it has one."""
    k = t.look(card)
    if not k.keywords & terms.ASCEND:
        return None
    for a in k.abilities:
        if a.keyword == terms.ASCEND:
            return a
    return None


def ascend_choices(t: Table, player: int, card: Card) -> list[int]:
    """The numbers of the player's spirits that fulfill the condition and have a core to give (11-8-1)."""
    out: list[int] = []
    a = ascend_ability(t, card)
    if a is None:
        return out
    script = a.program
    assert isinstance(script, AscendScript)
    c = Context(card.ref(), player, a)
    for id in t.zone(terms.FIELD, player):
        other = t.cards[id]
        k = t.look(other)
        if k.types & terms.SPIRIT and cores_on(other) > 0 and script.condition.passes(t, c, other, k):
            out.append(id)
    return out


def lacks_ascend(t: Table, player: int, card: Card) -> bool:
    """11-8-1: must a spirit give its cores, and is there none that fulfills the condition?"""
    return ascend_ability(t, card) is not None and len(ascend_choices(t, player, card)) == 0


