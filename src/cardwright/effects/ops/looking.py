"""Cards are looked at, shown to all, and hidden again."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Filter, Op, Players, Reference, step
from cardwright.effects.ops.doing import Doing, DoingTo, there
from cardwright.kernel import asking
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import LOOKED, REVEALED, Event
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ALL_SEE: Final = 3


class LookOp(Doing):
    """A player looks at cards; they stay where they are, and the slot names them."""

    def __init__(self, clause: str, cause: int, who: Players, what: Reference, slot: int, stays: bool) -> None:
        super().__init__(clause, cause)
        self.who = who
        self.what = what
        self.slot = slot
        self.stays = stays  # wherever they lie by now, and for as long as they lie there

    def run(self, t: Table, c: Context) -> Todo:
        refs = there(t, c, self.what) if self.stays else self.what.refs(t, c)[:]
        c.fill(self.slot, refs)
        events: list[Event] = []
        for player in self.who.players(t, c):
            for ref in refs:
                see(t, ref, 1 << player)
                events.append(self.does(c, Event(LOOKED, ref, player)))
        step(c, len(refs) > 0)
        return happen(t, events)


class LookUpTo(Doing):
    """Cards of the top of a deck, one after the other: the player may stop before each."""

    def __init__(self, clause: str, cause: int, who: Players, of: Players, most: Amount, zone: int, slot: int) -> None:
        super().__init__(clause, cause)
        self.who = who
        self.of = of
        self.most = most
        self.zone = zone
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        looker = self.who.players(t, c)[0]
        pile = t.zone(self.zone, self.of.players(t, c)[0])
        if c.phase == 0:
            c.fill(self.slot, [])
            if t.trace is not None:
                t.cite("@look_up_to_begin")
        elif verb_of(c.answer) == NO:
            step(c, len(c.slots[self.slot]) > 0)
            return None
        seen = c.slots[self.slot]
        if c.phase == 1:
            c.phase = 2
            ref = t.cards[pile[len(pile) - 1 - len(seen)]].ref()
            seen = seen + [ref]
            c.fill(self.slot, seen)
            see(t, ref, 1 << looker)
            t.cite("@look_up_to_again")
            todo = happen(t, [self.does(c, Event(LOOKED, ref, looker))])
            if todo is not None:
                return todo
        most = self.most.value(t, c)
        if len(seen) >= most or len(seen) >= len(pile):
            step(c, len(seen) > 0)
            return None
        c.phase = 1
        t.cite("@look_up_to_stop")
        return Ask(looker, asking.WHETHER, self.clause, [option(YES), option(NO)], c.source, c.ability.number, len(seen), most)


class RevealOp(DoingTo):
    """Cards are shown to all players, without moving."""

    def __init__(self, clause: str, cause: int, what: Reference, slot: int) -> None:
        super().__init__(clause, cause, what)
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        refs = there(t, c, self.what)
        if self.slot > 0:
            c.fill(self.slot, refs[:])
        step(c, len(refs) > 0)
        return happen(t, revealing(self, t, c, refs))


class RevealUntilOp(Doing):
    """Cards from the top of a deck are shown to all until one passes; the slot names all of them."""

    def __init__(self, clause: str, cause: int, of: Players, zone: int, filter: Filter, slot: int) -> None:
        super().__init__(clause, cause)
        self.of = of
        self.zone = zone
        self.filter = filter
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        shown: list[int] = []
        found = False
        for player in self.of.players(t, c):
            pile = t.zone(self.zone, player)
            for i in range(len(pile) - 1, -1, -1):
                card = t.cards[pile[i]]
                shown.append(card.ref())
                if self.filter.passes(t, c, card, t.look(card)):
                    found = True
                    break
        c.fill(self.slot, shown)
        step(c, found)
        return happen(t, revealing(self, t, c, shown))


class HideAgain(Op):
    """The effect is over: what it showed or let a player look at, and did not move, is hidden again."""

    def run(self, t: Table, c: Context) -> Todo:
        for i in range(c.began, len(t.history)):
            e = t.history[i]
            if (e.kind == REVEALED or e.kind == LOOKED) and e.ability == c.ability.number:
                card = t.at(e.subject)
                if card is not None and card.seen_by != 0:
                    t.cite("@hidden_again")
                    t.mine(card.id).seen_by = 0
        step(c, c.did)
        return None


def revealing(op: Doing, t: Table, c: Context, refs: list[int]) -> list[Event]:
    """Show cards; those that all can see already are not revealed."""
    events: list[Event] = []
    for ref in refs:
        card = t.cards[id_of(ref)]
        if t.rules.zones[card.zone].sight == PUBLIC or card.seen_by == ALL_SEE:
            t.cite("@already_revealed")
            continue
        see(t, ref, ALL_SEE)
        events.append(op.does(c, Event(REVEALED, ref, card.controller)))
    return events


def see(t: Table, ref: int, who: int) -> None:
    """Let players (a bit each) look at a card of a hidden zone."""
    card = t.at(ref)
    if card is None or card.seen_by | who == card.seen_by:
        return
    if card.facedown or t.rules.zones[card.zone].sight != PUBLIC:
        t.mine(card.id).seen_by |= who
