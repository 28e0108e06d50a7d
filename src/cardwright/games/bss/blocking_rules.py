"""Effects that say by whom a spirit can't be blocked: asked when blocks are declared, because they compare two cards (1-3-3)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition, Filter
from cardwright.effects.changes_scope import Scope
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import Change
from cardwright.kernel.faces import CostRuling, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class BlockRule(CostRuling):
    """The attackers of a scope can't be blocked by spirits that pass a filter, while a condition holds. In the filter's context,
    `each` is the attacker."""

    def __init__(self, attackers: Scope, blockers: Filter, condition: Condition | None) -> None:
        self.attackers = attackers
        self.blockers = blockers
        self.condition = condition

    def forbids(self, t: Table, c: Context, attacker: Card, blocker: Card) -> bool:
        if self.condition is not None and not self.condition.holds(t, c):
            return False
        if not self.attackers.covers(t, c, attacker):
            return False
        about = c.copy()
        about.each = attacker.ref()
        return self.blockers.passes(t, about, blocker, t.look(blocker))


class LastingBlockRule(Change):
    """Such a rule that an effect made to last: it changes no card's information."""

    def __init__(self, rule: BlockRule) -> None:
        super().__init__(-1, 0, 0)
        self.rule = rule

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return False

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        """Nothing on the card changes."""


def forbidden_to_block(t: Table, attacker: Card, blocker: Card) -> bool:
    """Does an effect in force say that this spirit can't block that one?"""
    if not t.priced:
        return False
    for ruling in t.rulings:
        says = ruling.says
        if isinstance(says, BlockRule) and says.forbids(t, ruling.context, attacker, blocker):
            return True
    for e in t.effects:
        change = e.change
        if isinstance(change, LastingBlockRule):
            if (not e.fixed or attacker.ref() in e.only) and change.rule.forbids(t, e.context, attacker, blocker):
                return True
    return False
