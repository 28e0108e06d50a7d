"""6.8: the end phase, which begins again while anything is left to be done in it."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.check_timing import begins, check
from cardwright.games.weiss.rule_actions import nothing_to_do
from cardwright.games.weiss.zones import hand_limit
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.continuous import END_OF_TURN
from cardwright.kernel.durations import expire
from cardwright.kernel.events import Event, moved
from cardwright.kernel.faces import AUTOMATIC, Ability
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.hand_rules import DiscardDown
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh
from cardwright.kernel.remembering import forget_turn
from cardwright.kernel.triggers import STATE_WATCH, notice_states, times_used, watchers

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


END_OF_TURN_KIND: Final = terms.FIRST_PHASE_KIND + terms.END_PHASE


class EndPhase(Procedure):
    """6.8.1: what is done at the end of a turn, in order."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.activated: list[int] = []  # references and abilities that the end of this turn has activated already

    def end_phase(self, t: Table) -> Todo:
        """6.8.1, 6.8.1.1"""
        return begins(self, t, self.player, terms.END_PHASE, "6.8.1.1")

    def activate(self, t: Table) -> Todo:
        """6.8.1.1"""
        if t.pending:
            t.pending = self._new_ones(t)
        return check(t)

    def discard_down(self, t: Table) -> Todo:
        """6.8.1.2, 3.3.3"""
        over = len(t.zone(terms.HAND, self.player)) - hand_limit(t, self.player)
        return DiscardDown(self.player, terms.HAND, terms.WAITING_ROOM, over) if over > 0 else None

    def clear_climax(self, t: Table) -> Todo:
        """6.8.1.3"""
        events: list[Event] = []
        for id in t.zone(terms.CLIMAX_AREA, self.player):
            c = t.cards[id]
            events.append(moved(c, to=terms.WAITING_ROOM, clause="6.8.1.3"))
        return happen(t, events)

    def check_end(self, t: Table) -> Todo:
        """6.8.1.4"""
        return check(t)

    def effects_end(self, t: Table) -> Todo:
        """6.8.1.4"""
        expire(t, END_OF_TURN, self.player)
        return None

    def again(self, t: Table) -> Todo:
        """6.8.1.5"""
        if self._anything_left(t):
            self.next = self.END_PHASE
        return None

    def turn_over(self, t: Table) -> Todo:
        """6.8.1.5"""
        forget_turn(t)
        t.set_number(terms.ATTACKS, self.player, 0)
        for p in range(2):
            for id in t.zone(terms.STAGE, p):
                if t.cards[id].marks & terms.ATTACKED_THIS_TURN:
                    t.mine(id).marks &= ~terms.ATTACKED_THIS_TURN
        t.make_active(t.rules.next_player(t))
        return None

    def _new_ones(self, t: Table) -> list[Pending]:
        """6.8.1.1: only abilities that the end of this turn has not activated yet."""
        kept: list[Pending] = []
        for p in t.pending:
            e = p.event
            if e is None or e.kind != END_OF_TURN_KIND:
                kept.append(p)
            elif not self._known(p.source, p.ability):
                self.activated.append(p.source)
                self.activated.append(p.ability.number)
                kept.append(p)
        return kept

    def _known(self, source: int, a: Ability) -> bool:
        """Has the end of this turn activated this ability of this card already?"""
        for i in range(0, len(self.activated), 2):
            if self.activated[i] == source and self.activated[i + 1] == a.number:
                return True
        return False

    def _anything_left(self, t: Table) -> bool:
        """6.8.1.5: too many cards, rule actions, abilities in standby, or something that the end of the turn has not activated."""
        if t.pending or ((t.check or t.dirty) and not nothing_to_do(t)):
            return True
        if len(t.zone(terms.HAND, self.player)) > hand_limit(t, self.player):
            return True
        if t.dirty:
            refresh(t)
        if t.watching(STATE_WATCH):
            notice_states(t)
        if t.pending:
            return True
        return (t.watching(1 << END_OF_TURN_KIND) or len(t.delayed) > 0) and self._would_activate(t)

    def _would_activate(self, t: Table) -> bool:
        """Would the end phase, beginning again, activate anything new?"""
        e = Event(END_OF_TURN_KIND, -1, self.player, verb=terms.END_PHASE)
        for w in watchers(t, 1 << END_OF_TURN_KIND):
            for a in w.look.abilities:
                trigger = a.trigger
                if trigger is None or not trigger.watches >> END_OF_TURN_KIND & 1:
                    continue
                if a.kind != AUTOMATIC or not a.zones >> w.zone & 1:
                    continue
                if self._known(w.ref, a) or (a.per_turn > 0 and times_used(t, w.ref, a.number) >= a.per_turn):
                    continue
                if trigger.matches(t, e, Context(w.ref, w.controller, a, e)):
                    return True
        for d in t.delayed:
            trigger = d.ability.trigger
            if trigger is None or not trigger.watches >> END_OF_TURN_KIND & 1 or self._known(d.source, d.ability):
                continue
            c = d.given.copy()
            c.event = e
            if trigger.matches(t, e, c):
                return True
        return False

    # -- generated from the steps above: make steps
    END_PHASE: Final = 0
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "6.8.1, 6.8.1.1", "6.8.1.1", "6.8.1.2, 3.3.3", "6.8.1.3", "6.8.1.4", "6.8.1.4", "6.8.1.5", "6.8.1.5",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.end_phase(t)  # 6.8.1, 6.8.1.1
            elif at == 1: todo = self.activate(t)  # 6.8.1.1
            elif at == 2: todo = self.discard_down(t)  # 6.8.1.2, 3.3.3
            elif at == 3: todo = self.clear_climax(t)  # 6.8.1.3
            elif at == 4: todo = self.check_end(t)  # 6.8.1.4
            elif at == 5: todo = self.effects_end(t)  # 6.8.1.4
            elif at == 6: todo = self.again(t)  # 6.8.1.5
            elif at == 7: todo = self.turn_over(t)  # 6.8.1.5
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = EndPhase(self.player)
        p.activated = self.activated[:]
        return p
    # -- end of generated
