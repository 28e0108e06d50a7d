"""The pieces of keyword abilities: triggers, replacements and operations of Ward, Drain and Stack."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Op, TargetOp, step
from cardwright.games.sve import terms
from cardwright.kernel import asking
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COMBAT, BY_EFFECT, CHOSEN, COUNTERS, DAMAGE, MOVE, Event, counters_changed, number_changed
from cardwright.kernel.faces import Replacement, Trigger
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

SELECTED: Final = 1  # the slot of the selected amulet


class EnterEngaged(Replacement):
    """12.8.2 (i): put onto the field reserved and then engaged, if its controller likes."""

    def __init__(self) -> None:
        super().__init__(1 << MOVE, True)

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        if e.goal != terms.FIELD or e.origin == terms.FIELD or e.flags & terms.ENTERS_ENGAGED:
            return False
        if e.subject != c.source:
            return False
        return bool(t.look(t.cards[id_of(e.subject)]).types & terms.FOLLOWER)

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        t.cite("12.8.2")
        return [e.but(flags=e.flags | terms.ENTERS_ENGAGED, spent=spent)]


class LoseStackCounter(Replacement):
    """13.3.2.2: when the card would leave the field with Stack counters on it, one is removed and it stays."""

    def __init__(self) -> None:
        super().__init__(1 << MOVE, False)

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        if e.subject != c.source or e.goal == terms.FIELD:
            return False
        card = t.at(e.subject)
        return card is not None and card.zone == terms.FIELD and card.counted(t.library.counter("stack")) > 0

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        t.cite("13.3.2.2")
        stack = t.library.counter("stack")
        lost = Event(COUNTERS, e.subject, e.player, amount=-1, verb=stack, spent=spent, clause="13.3.2.2")
        return [lost.by(c.controller, c.source, e.cause)]


class DamageDealtInAttack(Trigger):
    """12.13.2: this follower, attacking, deals damage (12.13.2.2: not as the target of an attack, not by an ability)."""

    def __init__(self) -> None:
        super().__init__(1 << DAMAGE)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        if e.cause != BY_COMBAT or e.source != c.source:
            if t.trace is not None and e.source == c.source:
                t.cite("12.13.2.2")
            return False
        if e.other != c.source:
            t.cite("12.13.2.2")
            return False
        return True


class DrainDefense(Op):
    """12.13.2: the leader's defense rises by the damage that was dealt."""

    def __init__(self) -> None:
        super().__init__("12.13.2")

    def run(self, t: Table, c: Context) -> Todo:
        e = c.event
        step(c, True)
        if e is None:
            return None
        return happen(t, [number_changed(c.controller, terms.LEADER_DEFENSE, e.amount, clause="12.13.2").by_effect(c)])


class SelectStack(TargetOp):
    """13.3.2.2: another amulet with Stack on your field."""

    def __init__(self) -> None:
        super().__init__("13.3.2.2", 0)

    def required(self, t: Table, c: Context) -> bool:
        return True

    def others(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for id in t.zone(terms.FIELD, c.controller):
            card = t.cards[id]
            k = t.look(card)
            if card.ref() != c.source and k.keywords & terms.STACK and k.types & terms.AMULET:
                out.append(option(CARD, id))
        return out

    def feasible(self, t: Table, c: Context) -> bool:
        return len(self.others(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.phase = 1
            return Ask(c.controller, asking.TARGET, self.clause, self.others(t, c), c.source, c.ability.number)
        ref = t.cards[value_of(c.answer)].ref()
        c.fill(SELECTED, [ref])
        c.chosen |= 1 << self.mark
        step(c, True)
        return happen(t, [Event(CHOSEN, ref, c.controller, clause=self.clause, source=c.source, controller=c.controller)])


class TransferStack(Op):
    """13.3.2.2: all Stack counters of this card go to the selected one."""

    def __init__(self) -> None:
        super().__init__("13.3.2.2")

    def run(self, t: Table, c: Context) -> Todo:
        giver = t.at(c.source)
        taker = t.at(c.slots[SELECTED][0])
        step(c, True)
        if giver is None or taker is None:
            return None
        counter = t.library.counter("stack")
        n = giver.counted(counter)
        if n == 0:
            return None
        return happen(t, [
            counters_changed(giver, counter, -n, clause="15.1.4").by(c.controller, c.source, BY_EFFECT),
            counters_changed(taker, counter, n, clause="15.1.3").by(c.controller, c.source, BY_EFFECT),
        ])
