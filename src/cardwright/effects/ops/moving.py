"""Cards move: put, destroy, banish, bury, discard, return, summon."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, Reference, step
from cardwright.effects.ops.choosing import not_in
from cardwright.effects.ops.doing import Doing, moved_among, there, times_done
from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.ops.placing import AS_THEY_ARE, AT_RANDOM, Where
from cardwright.effects.references import Slot
from cardwright.kernel import asking
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BURY, BY_COST, TOP, Event
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, MODE, option, value_of
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BEGIN: Final = 0
PLACE_ASKED: Final = 1
ORDER_ASKED: Final = 2
MOVED: Final = 3


def seen_by_all(t: Table, refs: list[int]) -> bool:
    """Do these cards come from a zone that everybody sees?"""
    card = t.at(refs[0])
    return card is not None and t.rules.zones[card.zone].sight == PUBLIC


def leave_one_by_one(t: Table, refs: list[int]) -> bool:
    """Do all of these cards come from a zone that they leave one after the other?"""
    if not t.rules.one_by_one:
        return False
    for ref in refs:
        card = t.at(ref)
        if card is None or card.zone not in t.rules.one_by_one:
            return False
    return True


class MoveOp(Doing):
    """Cards go to a place, all at once; where the text names several places, the player who acts chooses one."""

    def __init__(
        self, clause: str, cause: int, verb: int, what: Reference, origins: int, to: list[Where], by: Players, slot: int,
        permissions: Permissions,
    ) -> None:
        super().__init__(clause, cause)
        self.verb = verb
        self.what = what
        self.origins = origins  # bits of the zones from which the text says that they come; 0: from wherever they are
        self.to = to
        self.by = by
        self.slot = slot  # names those that it moved; 0: none
        self.permissions = permissions
        self.even_none = ""  # the clause by which it is done though there is no card to move; empty: then it is not

    def may_go(self, t: Table, c: Context, card: Card) -> bool:
        """May this card be moved so?"""
        if self.origins and not self.origins >> card.zone & 1:
            return False
        if self.verb == BURY and card.controller not in self.by.players(t, c):
            return False  # players can only bury cards they control
        if self.permissions.may_move(t, c, card, self.verb, self.to[0].zone):
            return True
        if t.trace is not None:
            t.cite("@prohibited")
        return False

    def movable(self, t: Table, c: Context) -> list[int]:
        """The cards that are there and may be moved so."""
        out: list[int] = []
        for ref in there(t, c, self.what):
            if self.may_go(t, c, t.cards[id_of(ref)]):
                out.append(ref)
        return out

    def could(self, t: Table, c: Context) -> bool:
        refs = there(t, c, self.what)
        for ref in refs:
            if not self.may_go(t, c, t.cards[id_of(ref)]):
                return False
        return len(refs) > 0 or self.even_none != ""

    def could_take(self, t: Table, c: Context, slot: int, ref: int) -> bool:
        what = self.what
        if isinstance(what, Slot) and what.n == slot:
            return self.may_go(t, c, t.cards[id_of(ref)])
        return super().could_take(t, c, slot, ref)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == BEGIN:
            if self.verb == BURY and t.trace is not None:
                t.cite("@bury")
            c.picked = [0]
            if len(self.to) > 1 and self.movable(t, c):
                c.phase = PLACE_ASKED
                options: list[int] = []
                for i in range(len(self.to)):
                    options.append(option(MODE, i))
                by = self.by.players(t, c)
                return Ask(by[0], asking.CHOOSE_MODE, self.clause, options, c.source, c.ability.number)
            return self.arrange(t, c)
        if c.phase == PLACE_ASKED:
            c.picked = [value_of(c.answer)]
            return self.arrange(t, c)
        if c.phase == ORDER_ASKED:
            c.picked.append(t.cards[value_of(c.answer)].ref())
            return self.arrange(t, c)
        return self.gone(t, c)

    def arrange(self, t: Table, c: Context) -> Todo:
        """Which card lies above which, where that counts: the player whose zone it is decides, from the top down."""
        where = self.to[c.picked[0]]
        refs = self.movable(t, c)
        if where.order == AT_RANDOM:
            return self.go(t, c, where, in_random_order(t, refs))
        if len(refs) < 2 or where.order == AS_THEY_ARE or not t.rules.zones[where.zone].ordered or leave_one_by_one(t, refs):
            return self.go(t, c, where, refs)
        placed = c.picked[1:]
        left = not_in(refs, placed)
        if len(left) <= 1:
            ordered = placed + left
            if where.place == TOP:
                ordered.reverse()  # the one that is placed last lies on top
            return self.go(t, c, where, ordered)
        if t.trace is not None:
            t.cite("@placing_order")
            if t.rules.zones[where.zone].sight != PUBLIC and seen_by_all(t, left):
                t.cite("@placing_secret")
        first = t.at(left[0])
        assert first is not None
        options: list[int] = []
        for ref in left:
            options.append(option(CARD, id_of(ref)))
        c.phase = ORDER_ASKED
        return Ask(
            where.player(t, c, first), asking.ORDER, self.clause, options, c.source, c.ability.number, len(placed), len(refs)
        )

    def go(self, t: Table, c: Context, where: Where, refs: list[int]) -> Todo:
        events: list[Event] = []
        for ref in refs:
            card = t.at(ref)
            assert card is not None
            events.append(self.move(
                c, card, self.verb, where.zone, where.player(t, c, card), where.place_of(t, c, card), where.flags
            ))
        c.mark = len(t.history)
        c.phase = MOVED
        c.picked = [where.zone] + refs
        todo = happen(t, events)
        if todo is not None:
            return todo
        return self.gone(t, c)

    def gone(self, t: Table, c: Context) -> Todo:
        goal = c.picked[0]
        refs = c.picked[1:]
        if self.slot > 0:
            c.slots[self.slot] = moved_among(t, c.mark, refs)
        done = times_done(t, c.mark, refs, self.verb, goal)
        if done < len(refs) and t.trace is not None:
            t.cite("@cost_replaced" if self.cause == BY_COST else "@impossible")
        none = len(refs) == 0 and self.even_none != "" and len(there(t, c, self.what)) == 0
        if none and t.trace is not None:
            t.cite(self.even_none)
        step(c, none or (done > 0 and done == len(refs)))
        return None


def in_random_order(t: Table, refs: list[int]) -> list[int]:
    left = refs[:]
    out: list[int] = []
    while left:
        out.append(left.pop(t.random(len(left))))
    return out
