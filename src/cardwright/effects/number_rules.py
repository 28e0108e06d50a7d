"""Passive abilities that change a number of the rules: how many cards a field holds, how often a player may evolve."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Condition, Players
from cardwright.effects.comparing import cite
from cardwright.kernel.faces import CostRuling
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class NumberRule(CostRuling):
    """For these players, a number that each player has is this amount instead; or, with `more`, so much more than it would be."""

    def __init__(
        self, number: int, who: Players, amount: Amount, condition: Condition | None, clause: str, more: bool = False
    ) -> None:
        self.number = number
        self.who = who
        self.amount = amount
        self.condition = condition
        self.clause = clause
        self.more = more

    def about_others(self) -> bool:
        return True


def ruled_number(t: Table, which: int, player: int) -> int:
    """A player's number as the passive abilities of cards on the field make it: of several that set it, the newest card's counts,
    and all that raise it add up. The rules must ask this wherever a text can change the number."""
    if t.dirty:
        refresh(t)
    usual = t.numbers[which * 2 + player]
    if not t.outlook.ruled_numbers >> which & 1:
        return usual
    value = usual
    more = 0
    newest = -1
    clause = ""
    for ruling in t.outlook.rulings:
        says = ruling.says
        if not isinstance(says, NumberRule) or says.number != which or (ruling.stamp < newest and not says.more):
            continue
        c = ruling.context
        condition = says.condition
        if player in says.who.players(t, c) and (condition is None or condition.holds(t, c)):
            clause = says.clause
            if says.more:
                more += says.amount.value(t, c)
            else:
                value = says.amount.value(t, c)
                newest = ruling.stamp
    value += more
    if t.trace is not None and value != usual:
        cite(t, clause)
    return value
