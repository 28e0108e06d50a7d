"""14.2: Umamusume. Serving a card links Carrot cards to it; a served card can race."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright.effects.base import Amount, CostPart, Reference, step
from cardwright.effects.ops.doing import Doing, settled, there
from cardwright.effects.ops.lasting_effects import made_at
from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import FOREVER, KEYWORDS, Change, Continuous, Link
from cardwright.kernel.events import BY_COST, LINKED, Event, moved
from cardwright.kernel.faces import Look
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def served(t: Table, ref: int) -> bool:
    """Is the card linked to a card in the race zone?"""
    for link in t.links:
        if link.kind == terms.RACE_LINK and link.to == ref:
            return True
    return False


def carrots(t: Table, player: int) -> list[int]:
    """The facedown Carrot cards of a player's evolve deck (4.6.3: a faceup card is no part of it)."""
    out: list[int] = []
    for id in t.zone(terms.EVOLVE_DECK, player):
        card = t.cards[id]
        if card.facedown and card.front.look.subtypes & terms.CARROT:
            out.append(id)
    return out


class Serve(Procedure):
    """14.2.1.1: Carrot cards go from the evolve deck to the race zone and are linked to the card."""

    def __init__(self, card: int, times: int, source: int, controller: int, ability: int, cause: int) -> None:
        super().__init__()
        self.card = card
        self.times = times
        self.source = source
        self.controller = controller
        self.ability = ability
        self.cause = cause
        self.carrots: list[int] = []

    def put(self, t: Table) -> Todo:
        """14.2.1.1"""
        card = t.at(self.card)
        if card is None or served(t, self.card):
            t.cite("14.2.1.2")
            return self.end()
        self.carrots = carrots(t, card.controller)[: self.times]
        events: list[Event] = []
        for id in self.carrots:
            put = moved(t.cards[id], to=terms.RACE_ZONE, player=card.controller, other=self.card, clause="14.2.1.1")
            events.append(self._does(put))
        return happen(t, events)

    def link(self, t: Table) -> Todo:
        """14.2.1.1"""
        card = t.at(self.card)
        if card is None:
            return None
        events: list[Event] = []
        for id in self.carrots:
            carrot = t.cards[id]
            if carrot.zone == terms.RACE_ZONE:
                t.links = t.links + [Link(terms.RACE_LINK, carrot.ref(), self.card, t.next_stamp())]
                events.append(self._does(Event(LINKED, carrot.ref(), card.controller, other=self.card, clause="14.2.1.1")))
        if events:
            t.dirty = True
            t.check = True
            events.append(self._does(Event(terms.SERVED_EVENT, self.card, card.controller, clause="14.2.1.1")))
        return happen(t, events)

    def _does(self, e: Event) -> Event:
        return e.by(self.controller, self.source, self.cause, self.ability)

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("14.2.1.1", "14.2.1.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.put(t)  # 14.2.1.1
            elif at == 1: todo = self.link(t)  # 14.2.1.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Serve(self.card, self.times, self.source, self.controller, self.ability, self.cause)
        p.carrots = self.carrots[:]
        return p
    # -- end of generated


def can_be_served(t: Table, ref: int, times: int) -> bool:
    """14.2.1.2.1: as a cost, only a card on the field that is not served yet, and with enough Carrot cards."""
    card = t.at(ref)
    if card is None or card.zone != terms.FIELD:
        return False
    if served(t, ref):
        t.cite("14.2.1.2.1")
        return False
    return len(carrots(t, card.controller)) >= times


class ServeThis(CostPart):
    """14.2.2.3: this card is served, as a cost; not if it is served already (14.2.1.2.1)."""

    def __init__(self, times: int) -> None:
        super().__init__("14.2.2.3")
        self.times = times

    def possible(self, t: Table, c: Context) -> bool:
        return can_be_served(t, c.source, self.times)

    def run(self, t: Table, c: Context) -> Todo:
        if t.trace is not None and self.times == 1:
            t.cite("14.2.1.1.1")
        step(c, True)
        return Serve(c.source, self.times, c.source, c.controller, c.ability.number, BY_COST)


class ServeOp(Doing):
    """14.2.1: cards are served by an effect."""

    def __init__(self, clause: str, cause: int, what: Reference, times: Amount) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.times = times

    def could(self, t: Table, c: Context) -> bool:
        refs = there(t, c, self.what)
        for ref in refs:
            if not can_be_served(t, ref, self.times.value(t, c)):
                return False
        return len(refs) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.picked = there(t, c, self.what)
            c.mark = len(t.history)
            c.phase = 1
        if c.picked:
            now = c.picked[0]
            c.picked = c.picked[1:]
            times = self.times.value(t, c)
            if t.trace is not None and times == 1:
                t.cite("14.2.1.1.1")
            return Serve(now, times, c.source, c.controller, c.ability.number, self.cause)
        done = False
        for i in range(c.mark, len(t.history)):
            if t.history[i].kind == terms.SERVED_EVENT:
                done = True
        step(c, done)
        return None


class RushWhileServed(Change):
    """14.2.3.1: Rush, as long as the card is linked to a card in the race zone."""

    def __init__(self) -> None:
        super().__init__(terms.ABILITY_LAYER, 0, KEYWORDS)

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return False

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if served(t, card.ref()):
            if t.trace is not None:
                t.cite("14.2.3.1")
            look.keywords |= terms.RUSH


class RaceOp(Doing):
    """14.2.3.1: a served card races so many times; each time counts for what waits for it."""

    def __init__(self, clause: str, cause: int, what: Reference, times: Amount, rush: RushWhileServed) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.times = times
        self.rush = rush

    def could(self, t: Table, c: Context) -> bool:
        for ref in there(t, c, self.what):
            if served(t, ref):
                return True
        return False

    def run(self, t: Table, c: Context) -> Todo:
        events: list[Event] = []
        times = self.times.value(t, c)
        if times == 1 and t.trace is not None:
            t.cite("14.2.3.1.1")
        for ref in there(t, c, self.what):
            card = t.at(ref)
            if card is None or not served(t, ref):
                continue
            t.mine(card.id).marks |= terms.RACED
            t.effects = t.effects + [
                Continuous(self.rush, settled(t, c, 0), (), (ref,), True, FOREVER, t.turn, -1, made_at(t, c))
            ]
            t.dirty = True
            t.check = True
            for _ in range(times):
                events.append(self.does(c, Event(terms.RACED_EVENT, ref, card.controller, amount=1)))
        step(c, len(events) > 0)
        return happen(t, events)
