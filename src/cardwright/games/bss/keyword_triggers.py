"""Chapter 11: when the keyword effects that are triggered trigger."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition, Filter
from cardwright.games.bss import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import ATTACK, BLOCK, BY_COMBAT, DESTROY, MOVE, Event
from cardwright.kernel.faces import Trigger
from cardwright.kernel.triggers import times_used

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ThisAttacks(Trigger):
    """11-11-1, 11-12-1: the spirit attacks; `most` times in a turn, if it has a limit."""

    def __init__(self, most: int = 0) -> None:
        super().__init__(1 << ATTACK)
        self.most = most

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return e.subject == c.source and (self.most == 0 or times_used(t, c.source, c.ability.number) < self.most)


class ThisIsBlocked(Trigger):
    """11-10-1: the spirit is blocked."""

    def __init__(self) -> None:
        super().__init__(1 << BLOCK)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return e.other == c.source


class BlockedBattleResolves(Trigger):
    """11-3-1: the spirit attacked and was blocked, and the battle is resolved."""

    def __init__(self) -> None:
        super().__init__(1 << terms.BATTLE_RESOLVES)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return e.subject == c.source and e.other >= 0


class BattleEnds(Trigger):
    """11-3-1: the battle ends, whoever fought."""

    def __init__(self) -> None:
        super().__init__(1 << terms.BATTLE_ENDS)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return True


class AttackOfThisEnds(Trigger):
    """11-6-1: the battle ends in which the spirit attacked."""

    def __init__(self) -> None:
        super().__init__(1 << terms.BATTLE_ENDS)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return e.subject == c.source


class ThisTakesLife(Trigger):
    """11-7-1: the spirit's attack has reduced the opponent's life."""

    def __init__(self) -> None:
        super().__init__(1 << terms.CORES_EVENT)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return e.origin == terms.LIFE and e.cause == BY_COMBAT and e.source == c.source and e.player != c.controller


class OtherSpiritDestroyed(Trigger):
    """11-4-1: another spirit of the player is destroyed that fulfills the condition, while this one is in the trash."""

    def __init__(self, condition: Filter, during: Condition | None) -> None:
        super().__init__(1 << MOVE)
        self.condition = condition
        self.during = during

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        b = e.before
        if e.verb != DESTROY or b is None or b.zone != terms.FIELD or b.controller != c.controller or e.subject == c.source:
            return False
        if not b.look.types & terms.SPIRIT or not self.condition.passes(t, c, b, b.look):
            return False
        return self.during is None or self.during.holds(t, c)


class CheaperSpiritFought(Trigger):
    """11-16-1: a battle ends with one of the player's spirits that costs less than this card in hand."""

    def __init__(self) -> None:
        super().__init__(1 << terms.BATTLE_ENDS)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return fighter_of(t, e, c.controller, t.look_at(c.source).stats[terms.COST]) >= 0


def fighter_of(t: Table, e: Event, player: int, below: int) -> int:
    """The player's spirit in the battle that ends, if it is still on the field and costs less than that; else -1."""
    for ref in (e.subject, e.other):
        card = t.at(ref) if ref >= 0 else None
        if card is not None and card.zone == terms.FIELD and card.controller == player and t.look(card).stats[terms.COST] < below:
            return ref
    return -1


class OtherSpiritAttacks(Trigger):
    """11-18-1, 11-18-2: one of the player's other spirits attacks and satisfies the link condition."""

    def __init__(self, condition: Filter) -> None:
        super().__init__(1 << ATTACK)
        self.condition = condition

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        if e.subject == c.source or e.player != c.controller:
            return False
        card = t.at(e.subject)
        t.cite("11-18-2")
        return card is not None and self.condition.passes(t, c, card, t.look(card))
