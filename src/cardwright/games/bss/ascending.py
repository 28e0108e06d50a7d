"""11-8: Ascend. Part of the cost of summoning is to put all cores of a fitting spirit into the reserve."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter
from cardwright.effects.script import Script
from cardwright.games.bss import terms
from cardwright.games.bss.cores import regular_on, soul_on
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, Event
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
    """The numbers of the player's spirits that fulfill the condition (11-8-1: one that is still there when it is paid)."""
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
        if k.types & terms.SPIRIT and script.condition.passes(t, c, other, k):
            out.append(id)
    return out


def lacks_ascend(t: Table, player: int, card: Card) -> bool:
    """11-8-1: must a spirit give its cores, and is there none that fulfills the condition?"""
    return ascend_ability(t, card) is not None and len(ascend_choices(t, player, card)) == 0


def ascend_events(spirit: Card, player: int, card: int) -> list[Event]:
    """All cores of the spirit go to the reserve, as a cost: if it falls short of LV1, it is self-destroyed."""
    out: list[Event] = []
    for kind, n in ((terms.CORE, regular_on(spirit)), (terms.SOUL_CORE, soul_on(spirit))):
        if n > 0:
            out.append(Event(
                terms.CORES_EVENT, spirit.ref(), player, n, kind, card, player, terms.ON_CARD, terms.RESERVE, 0, BY_COST, -1,
                "11-8-1",
            ))
    return out
