"""3.2.3: what is done with cards from the top of a deck is done one card at a time, so that a reshuffle can come between."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Players, step
from cardwright.effects.ops.doing import Doing
from cardwright.effects.ops.placing import Where
from cardwright.games.weiss import terms
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, PUT
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BEGIN: Final = 0
GOING_ON: Final = 1
ASKED: Final = 2


class FromTheTop(Doing):
    """So many cards from an end of a zone go somewhere. `up_to`: the player may stop before each (3.2.3.1)."""

    def __init__(
        self, clause: str, cause: int, who: Players, of: Players, zone: int, top: bool, most: Amount, up_to: bool, to: Where,
        slot: int,
    ) -> None:
        super().__init__(clause, cause)
        self.who = who
        self.of = of
        self.zone = zone
        self.top = top
        self.most = most
        self.up_to = up_to
        self.to = to
        self.slot = slot

    def goal_zone(self) -> int:
        return self.to.zone

    def could(self, t: Table, c: Context) -> bool:
        return self.most.value(t, c) > 0 and len(t.zone(self.zone, self.of.players(t, c)[0])) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == BEGIN:
            c.picked = [0]  # cards moved so far
            if self.slot > 0:
                c.fill(self.slot, [])
            c.mark = len(t.history)
            c.phase = GOING_ON
            if t.trace is not None:
                t.cite("3.2.3")
        elif c.phase == ASKED:
            c.phase = GOING_ON
            if verb_of(c.answer) == NO:
                return self.moved(t, c)
            todo = self.one(t, c)
            if todo is not None:
                return todo
        most = self.most.value(t, c)
        while c.picked[0] < most:
            if not t.zone(self.zone, self.of.players(t, c)[0]):
                t.cite("1.3.3")
                break
            if self.up_to:
                t.cite("3.2.3.1" if c.picked[0] > 0 else "3.2.3.1.1")
                c.phase = ASKED
                who = self.who.players(t, c)[0]
                return Ask(
                    who, asking.WHETHER, self.clause, [option(YES), option(NO)], c.source, c.ability.number, c.picked[0], most
                )
            todo = self.one(t, c)
            if todo is not None:
                return todo
        return self.moved(t, c)

    def one(self, t: Table, c: Context) -> Todo:
        """The next card; what follows at once (a reshuffle, 9.2) comes before the one after it (3.2.3.2)."""
        c.picked[0] += 1
        pile = t.zone(self.zone, self.of.players(t, c)[0])
        card = t.cards[pile[-1] if self.top else pile[0]]
        if t.trace is not None and self.to.zone == terms.RESOLUTION and c.ability.flags & terms.BRAINSTORM:
            t.cite("10.7.3, 3.13.1.4")
        if self.slot > 0:
            c.fill(self.slot, c.slots[self.slot] + [card.ref()])
        return happen(t, [self.does(c, self.to.moved_there(t, c, card, PUT))])

    def moved(self, t: Table, c: Context) -> Todo:
        """They are named as they are after the move."""
        cards: list[int] = []
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == MOVE and e.ability == c.ability.number and e.source == c.source and e.goal == self.to.zone:
                cards.append(e.subject)
        if self.slot > 0:
            c.fill(self.slot, cards)
        step(c, len(cards) > 0)
        return None


class Resolving(Where):
    """3.2.5: cards that are flipped over lie in the resolution zone of their player."""

    def __init__(self, of: Players) -> None:
        super().__init__(terms.RESOLUTION, of, 0, 0, 0)
