"""Passive abilities by which a number of the rules is different: how many cards a field holds, how often a player may evolve."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Condition, Players
from cardwright.effects.comparing import cite
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import CostRuling

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class NumberRule(CostRuling):
    """For these players, a number that each player has is this amount instead."""

    def __init__(self, number: int, who: Players, amount: Amount, condition: Condition | None, clause: str) -> None:
        self.number = number
        self.who = who
        self.amount = amount
        self.condition = condition
        self.clause = clause


def ruled_number(t: Table, which: int, player: int) -> int:
    """A player's number as the passive abilities of cards on the field make it; of several that set it, the newest card's counts.
    The rules must ask this wherever a text can change the number."""
    value = t.number(which, player)
    newest = -1
    field = t.rules.field
    for p in range(2):
        for id in t.zones[field * 2 + p]:
            card = t.cards[id]
            for a in t.look(card).abilities:
                if len(a.cost_rules) == 0 or not a.zones >> field & 1:
                    continue
                c = Context(card.ref(), card.controller, a)
                for ruling in a.cost_rules:
                    if not isinstance(ruling, NumberRule) or ruling.number != which or card.stamp < newest:
                        continue
                    condition = ruling.condition
                    if player in ruling.who.players(t, c) and (condition is None or condition.holds(t, c)):
                        value = ruling.amount.value(t, c)
                        newest = card.stamp
                        if t.trace is not None:
                            cite(t, ruling.clause)
    return value
