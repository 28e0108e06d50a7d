"""11.11: the Summon or ability on top of the stack is resolved, and leaves it."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.script import OfAbility
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.playing import A_SPECIAL_ABILITY, A_SUMMON, AN_ACTION_ABILITY, AN_AUTO_ABILITY
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, moved
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, SPELL
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.stacking import stacked_at, take_off
from cardwright.kernel.triggers import STATE_WATCH, notice_states

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

LOST: Final = ("11.3.9", "", "11.6.12", "11.7.12", "11.8.19")


def variant_of(c: Context) -> int:
    """Which chapter a stacked thing belongs to."""
    if c.ability.kind == AUTOMATIC:
        return AN_AUTO_ABILITY
    if c.ability.kind == ACTIVATED:
        return A_SPECIAL_ABILITY if c.ability.flags & terms.SPECIAL else AN_ACTION_ABILITY
    return A_SUMMON


def cite_targets_lost(t: Table, c: Context) -> None:
    """11.11.2: every target has become invalid, so all of the effect is cancelled."""
    t.cite("11.11.2")
    t.cite(LOST[variant_of(c)])


def sets_power(t: Table, c: Context) -> bool:
    """Has this Summon just changed the power of a Forward to a number?"""
    for e in t.effects:
        if e.context.source == c.source and e.change.layer == terms.BASE_POWER_LAYER:
            return True
    return False


class ResolveTop(OfAbility):
    """What was stacked last is resolved first (11.1.7)."""

    def __init__(self, ref: int, context: Context) -> None:
        super().__init__(context)
        self.ref = ref  # of the card or pseudo-card on the stack

    def resolve(self, t: Table) -> Todo:
        """11.11.1, 11.11.5"""
        c = self.context
        if t.trace is not None:
            if t.cards[id_of(c.source)].front.name in c.ability.text:
                t.cite("5.2.4.1")
            if c.ability.kind != SPELL:
                t.cite("6.4.1")
                if t.at(c.source) is None:
                    t.cite("11.5.5, 6.4.2, 11.11.4, 11.11.7")
            if c.event is not None and c.event.kind == MOVE and t.at(c.event.subject) is None:
                t.cite("11.8.16.1")
        return self.script().resolve(t, c)

    def leave(self, t: Table) -> Todo:
        """11.11.10"""
        if t.trace is not None and self.context.ability.kind == SPELL and sets_power(t, self.context):
            t.cite("11.3.10")
        s = stacked_at(t, self.ref)
        if s is None:
            return None
        if s.context.ability.kind == ACTIVATED or s.context.ability.kind == AUTOMATIC:
            take_off(t, self.ref)
            return None
        card = t.cards[id_of(self.ref)]
        return happen(t, [moved(card, to=terms.BREAK_ZONE, clause="11.11.10")])

    def look_again(self, t: Table) -> Todo:
        """11.8.18"""
        if t.watching(STATE_WATCH):
            notice_states(t)
        return None

    def handles(self, ref: int, ability: int) -> bool:
        return super().handles(ref, ability) and self.next <= self.LEAVE

    # -- generated from the steps above: make steps
    LEAVE: Final = 1
    CLAUSES: ClassVar[tuple[str, ...]] = ("11.11.1, 11.11.5", "11.11.10", "11.8.18")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.resolve(t)  # 11.11.1, 11.11.5
            elif at == 1: todo = self.leave(t)  # 11.11.10
            elif at == 2: todo = self.look_again(t)  # 11.8.18
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return ResolveTop(self.ref, self.context.copy())
    # -- end of generated
