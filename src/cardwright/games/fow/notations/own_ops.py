"""Operations that only this game has: adding additions (1002), fights by effects, cancelling (1012), paying to prevent it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, Reference, step
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.ops.doing import Doing, DoingTo, there
from cardwright.effects.readings import Reading
from cardwright.games.fow import terms
from cardwright.games.fow.additions import cannot_be_added, link_event
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.converting import enough
from cardwright.games.fow.paying import PayWill, WillCost, was_paid
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE, SUMMON, Event, moved
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of
from cardwright.kernel.stacking import A_CARD, stack_card, stack_copy, stacked_at

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOVED: Final = 1
ASKED: Final = 1
PAID: Final = 2


class AttachOp(Doing):
    """1002.1: additions come into the field of their controller, if they are not there, and are added to a card."""

    def __init__(self, clause: str, cause: int, what: Reference, to: Reference) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.to = to

    def could(self, t: Table, c: Context) -> bool:
        return len(there(t, c, self.what)) > 0 and len(there(t, c, self.to)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == MOVED:
            return self.outcome(t, c)
        bearers = there(t, c, self.to)
        events: list[Event] = []
        c.picked = []
        for ref in there(t, c, self.what):
            card = t.at(ref)
            bearer = t.at(bearers[0]) if bearers else None
            if card is None or bearer is None or cannot_be_added(t, card, bearer) != "":
                continue
            c.picked = c.picked + [card.id]
            if card.zone != terms.FIELD:
                events.append(self.does(c, moved(card, to=terms.FIELD, player=c.controller)))
        return self.carry_out(t, c, events, MOVED)

    def outcome(self, t: Table, c: Context) -> Todo:
        """They are added, if they came into the field."""
        bearers = there(t, c, self.to)
        events: list[Event] = []
        for id in c.picked:
            card = t.cards[id]
            if card.zone == terms.FIELD and bearers:
                events.append(link_event(card.ref(), bearers[0], c.controller, c.source, c.controller, self.clause))
        step(c, len(events) > 0)
        return happen(t, events)


class FightOp(Doing):
    """Two cards deal damage equal to their ATK to each other, at the same time."""

    def __init__(self, clause: str, cause: int, left: Reference, right: Reference, atk: Reading) -> None:
        super().__init__(clause, cause)
        self.left = left
        self.right = right
        self.atk = atk

    def could(self, t: Table, c: Context) -> bool:
        return len(there(t, c, self.left)) > 0 and len(there(t, c, self.right)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        events: list[Event] = []
        for one in there(t, c, self.left):
            for other in there(t, c, self.right):
                events.append(self.blow(t, c, one, other))
                events.append(self.blow(t, c, other, one))
        step(c, len(events) > 0)
        return happen(t, events)

    def blow(self, t: Table, c: Context, dealer: int, struck: int) -> Event:
        n = self.atk.of(t, t.piece(dealer), t.look_at(dealer))
        controller = t.piece(dealer).controller
        e = Event(DAMAGE, struck, t.piece(struck).controller, amount=n if n > 0 else 0, other=c.source, clause="912.2")
        return e.by(controller, dealer, self.cause, c.ability.number)


class CancelOp(DoingTo):
    """1012.1: what lies in the chase area is cancelled."""

    def run(self, t: Table, c: Context) -> Todo:
        events = [self.does(c, Event(terms.CANCELED_EVENT, ref, t.piece(ref).controller)) for ref in there(t, c, self.what)]
        step(c, len(events) > 0)
        return happen(t, events)


class HealOp(DoingTo):
    """All damage on the cards becomes zero, as it does when a turn ends (505.5a)."""

    def run(self, t: Table, c: Context) -> Todo:
        healed = 0
        for ref in there(t, c, self.what):
            card = t.at(ref)
            if card is not None and card.damage > 0:
                t.mine(card.id).damage = 0
                healed += 1
        if healed > 0:
            t.check = True
            t.touch()
        step(c, healed > 0)
        return None


class CopyOp(DoingTo):
    """1017.1: what lies in the chase area is copied, with the choices that were made for it (1017.1c)."""

    def run(self, t: Table, c: Context) -> Todo:
        copied = 0
        for ref in there(t, c, self.what):
            s = stacked_at(t, ref)
            if s is None:
                t.cite("1017.1d")
                continue
            stack_copy(t, s, c.controller)
            copied += 1
            t.cite("1017.1c")
            t.cite("1017.1a" if s.kind == A_CARD else "1017.1b")
        if copied == 0 and t.trace is not None:
            t.cite("1017.1d")
        step(c, copied > 0)
        return None


class SummonOp(DoingTo):
    """1006.1, 1412.2: resonators are put on top of the chase area as spells, though nobody played them."""

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == MOVED:
            return self.outcome(t, c)
        events: list[Event] = []
        c.picked = []
        for ref in there(t, c, self.what):
            card = t.at(ref)
            if card is not None and card.form.play is not None:
                c.picked = c.picked + [card.id]
                events.append(self.does(c, moved(card, to=terms.CHASE, how=SUMMON, player=c.controller)))
        return self.carry_out(t, c, events, MOVED)

    def outcome(self, t: Table, c: Context) -> Todo:
        for id in c.picked:
            card = t.cards[id]
            play = card.form.play
            if card.zone == terms.CHASE and play is not None:
                stack_card(t, card, Context(card.ref(), c.controller, play), terms.SUMMONED)
        step(c, len(c.picked) > 0)
        return None


class UnlessPaid(JumpOp):
    """A player may pay will (1003.4); if they do, what follows is left out."""

    def __init__(self, clause: str, who: Players, cost: WillCost) -> None:
        super().__init__(clause)
        self.who = who
        self.cost = cost

    def run(self, t: Table, c: Context) -> Todo:
        who = self.who.players(t, c)
        payer = who[0] if who else c.controller
        needs = self.cost.needs(t, c)
        if c.phase == 0:
            if not enough(t, means_of(t, payer), needs, c):
                self.go_on(c)
                return None
            c.phase = ASKED
            return Ask(payer, asking.PAY_OR_NOT, self.clause, [option(YES), option(NO)], c.source, c.ability.number)
        if c.phase == ASKED:
            if verb_of(c.answer) == NO:
                self.go_on(c)
                return None
            c.phase = PAID
            c.mark = len(t.history)
            return PayWill(payer, c.copy(), needs)
        if was_paid(t, c.mark, c):
            c.did = False
            self.jump(c)
        else:
            self.go_on(c)
        return None


