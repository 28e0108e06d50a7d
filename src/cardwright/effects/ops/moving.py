"""Cards move: put, destroy, banish, bury, discard, return, summon."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, Reference, step
from cardwright.effects.ops.doing import Doing, moved_among, there, times_done
from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.ops.placing import AT_RANDOM, BY_ZONE, Where, zone_labels
from cardwright.effects.references import Slot
from cardwright.kernel import asking
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BURY, BY_COST, Event
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import MODE, option, value_of
from cardwright.kernel.ordering import ordering

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BEGIN: Final = 0
PLACE_ASKED: Final = 1
MOVED: Final = 2


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
        self.then_shuffled: Players | None = None  # whose cards of which zone are shuffled right afterwards
        self.then_shuffled_zone = -1
        self.even_none = ""  # the clause by which it counts as done if there is no card to move; empty: it does not

    def goal_zone(self) -> int:
        return self.to[0].zone if len(self.to) == 1 else -1

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
                return Ask(
                    by[0], asking.CHOOSE_MODE, self.clause, options, c.source, c.ability.number, labels=zone_labels(t, self.to)
                )
            return self.go(t, c)
        if c.phase == PLACE_ASKED:
            c.picked = [value_of(c.answer)]
            return self.go(t, c)
        return self.outcome(t, c)

    def go(self, t: Table, c: Context) -> Todo:
        """All at once; each player decides which of the cards that come into their zone lies above which, where that counts."""
        where = self.to[c.picked[0]]
        refs = self.movable(t, c)
        if where.order == AT_RANDOM:
            refs = in_random_order(t, refs)
        events: list[Event] = []
        for ref in refs:
            card = t.at(ref)
            assert card is not None
            events.append(self.does(c, where.moved_there(t, c, card, self.verb)))
        c.picked = [where.zone] + refs
        if where.order == BY_ZONE and len(refs) > 1 and not leave_one_by_one(t, refs):
            first = ordering(t, events, self.clause, c.source, c.ability.number, self.shuffled_then(t, c, where.zone))
            if first is not None:
                c.mark = len(t.history)
                c.phase = MOVED
                return first
        return self.carry_out(t, c, events, MOVED)

    def shuffled_then(self, t: Table, c: Context, zone: int) -> int:
        """The players (bits) whose zone is shuffled as soon as the cards are there."""
        bits = 0
        of = self.then_shuffled
        if of is not None and zone == self.then_shuffled_zone:
            for player in of.players(t, c):
                bits |= 1 << player
        return bits

    def outcome(self, t: Table, c: Context) -> Todo:
        goal = c.picked[0]
        refs = c.picked[1:]
        if self.slot > 0:
            c.fill(self.slot, moved_among(t, c.mark, refs))
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
