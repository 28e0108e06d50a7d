"""Cards are drawn: one after the other, from the top of the deck to the hand."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, step
from cardwright.effects.ops.counting import Count
from cardwright.effects.ops.doing import Doing, done_since
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DRAW, MOVE, Event, moved
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BEGIN: Final = 0
GOING_ON: Final = 1
ASKED: Final = 2


class DrawOp(Doing):
    """Draw so many cards, or up to so many: then the player may stop before each. Several players draw at the same time.

    `short`: the player's number that remembers a draw from an empty deck (-1: the rules don't mind one by an effect)."""

    def __init__(self, clause: str, cause: int, who: Players, count: Count, slot: int, deck: int, hand: int, short: int) -> None:
        super().__init__(clause, cause)
        self.who = who
        self.count = count
        self.slot = slot
        self.deck = deck
        self.hand = hand
        self.short = short

    def could(self, t: Table, c: Context) -> bool:
        for player in self.who.players(t, c):
            if len(t.zone(self.deck, player)) < self.count.least(t, c):
                return False
        return True

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == BEGIN:
            c.mark = len(t.history)
            c.picked = [0]  # cards drawn so far
            c.phase = GOING_ON
            if t.trace is not None and self.count.most(t, c) <= 0:
                t.cite("@zero")
        elif c.phase == ASKED:
            c.phase = GOING_ON
            if verb_of(c.answer) == NO:
                return self.drawn(t, c)
            t.cite("@draw_up_to_again")
            todo = self.draw_once(t, c)
            if todo is not None:
                return todo
        most = self.count.most(t, c)
        free = self.count.free(t, c)
        while c.picked[0] < most:
            if free:
                t.cite("@draw_up_to")
                c.phase = ASKED
                who = self.who.players(t, c)
                return Ask(
                    who[0], asking.WHETHER, self.clause, [option(YES), option(NO)], c.source, c.ability.number, c.picked[0], most
                )
            if most > 1 and t.trace is not None:
                t.cite("@draw_many")
            todo = self.draw_once(t, c)
            if todo is not None:
                return todo
        return self.drawn(t, c)

    def draw_once(self, t: Table, c: Context) -> Todo:
        c.picked[0] += 1
        events: list[Event] = []
        for player in self.who.players(t, c):
            pile = t.zone(self.deck, player)
            if not pile:
                t.cite("@draw_from_nothing")
                if self.short >= 0:
                    t.set_number(self.short, player, 1)
                continue
            events.append(self.does(c, moved(t.cards[pile[-1]], to=self.hand, how=DRAW, player=player)))
        return happen(t, events)

    def drawn(self, t: Table, c: Context) -> Todo:
        cards = [e.subject for e in done_since(t, c.mark, MOVE, DRAW) if e.ability == c.ability.number]
        if self.slot > 0:
            c.fill(self.slot, cards)
        wanted = self.count.least(t, c) * len(self.who.players(t, c))
        step(c, len(cards) > 0 and len(cards) >= wanted)
        return None
