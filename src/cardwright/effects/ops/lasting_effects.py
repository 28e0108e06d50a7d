"""Effects that last: what cards have, lose, may and may not do, and what they cost, for as long as is said."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Reference, step
from cardwright.effects.durations import CONTROLLERS, Duration
from cardwright.effects.ops.doing import Doing, cards_there, settled
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import Change, Continuous
from cardwright.kernel.effects_in_force import put_in_force
from cardwright.kernel.events import BY_COST, MODIFIED, NUMBER, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NO_STAT: Final = -1


class Given:
    """One change that an effect gives. `stat`: the number that it raises, lowers or sets (abilities may wait for that)."""

    def __init__(self, change: Change, stat: int, sets: bool) -> None:
        self.change = change
        self.stat = stat
        self.sets = sets


class LeaderNumber:
    """What giving a stat to a leader means: a number of its player changes."""

    def __init__(self, zone: int, stat: int, number: int, clause: str) -> None:
        self.zone = zone
        self.stat = stat
        self.number = number
        self.clause = clause


class ModifyOp(Doing):
    """Gives changes to cards. Whom they are for and how much they are is fixed now."""

    def __init__(
        self, clause: str, cause: int, what: Reference, given: list[Given], duration: Duration, card_slots: int,
        leader: LeaderNumber,
    ) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.given = given
        self.duration = duration
        self.card_slots = card_slots
        self.leader = leader

    def could(self, t: Table, c: Context) -> bool:
        cards = cards_there(t, c, self.what)
        if not cards:
            return False
        if self.cause == BY_COST:
            for given in self.given:
                if given.stat != NO_STAT and not given.sets and not self.stays_above_zero(t, c, cards, given):
                    return False
        return True

    def stays_above_zero(self, t: Table, c: Context, cards: list[Card], given: Given) -> bool:
        """A cost can't lower a number below nothing."""
        t.cite("@cost_within_limits")
        by = given.change.values(t, c)[0]
        for card in cards:
            now = t.look(card).stats[given.stat]
            if card.zone == self.leader.zone:
                now = t.number(self.leader.number, card.controller)
            if now + by < 0:
                return False
        return True

    def run(self, t: Table, c: Context) -> Todo:
        refs: list[int] = []
        leaders: list[int] = []
        for card in cards_there(t, c, self.what):
            if card.zone == self.leader.zone:
                leaders.append(card.ref())
            else:
                refs.append(card.ref())
        events: list[Event] = []
        for given in self.given:
            values = given.change.values(t, c)
            if given.stat != NO_STAT and not given.sets and values[0] == 0:
                t.cite("@zero")
                continue
            if given.stat != NO_STAT and given.stat == self.leader.stat:
                self.give_leaders(t, c, leaders, values[0], given.sets, events)
            elif given.stat == NO_STAT:
                self.give(t, c, given, refs + leaders, values, events)
                continue
            self.give(t, c, given, refs, values, events)
        step(c, len(events) > 0)
        return happen(t, events)

    def give(self, t: Table, c: Context, given: Given, refs: list[int], values: tuple[int, ...], events: list[Event]) -> None:
        for group in self.by_end(t, refs):
            by = self.differences(t, given, group, values)
            if not last(t, c, given.change, values, group, self.duration, self.card_slots):
                by = [0] * len(group)
            for i in range(len(group)):
                events.append(self.does(c, Event(MODIFIED, group[i], t.piece(group[i]).controller, amount=by[i], verb=given.stat)))

    def differences(self, t: Table, given: Given, refs: list[int], values: tuple[int, ...]) -> list[int]:
        """By how much the number of each card changes that is raised, lowered or set."""
        out: list[int] = []
        for ref in refs:
            if given.stat == NO_STAT:
                out.append(0)
            else:
                out.append(values[0] - t.look_at(ref).stats[given.stat] if given.sets else values[0])
        return out

    def by_end(self, t: Table, refs: list[int]) -> list[list[int]]:
        """The cards whose effects end at the same time: by controller, if that is what the duration goes by."""
        if self.duration.whose != CONTROLLERS:
            return [refs] if refs else []
        groups: list[list[int]] = []
        for player in range(2):
            group: list[int] = []
            for ref in refs:
                if t.piece(ref).controller == player:
                    group.append(ref)
            if group:
                groups.append(group)
        return groups

    def give_leaders(self, t: Table, c: Context, leaders: list[int], n: int, sets: bool, events: list[Event]) -> None:
        """A leader's defense is a number of its player."""
        for ref in leaders:
            player = t.piece(ref).controller
            by = n - t.number(self.leader.number, player) if sets else n
            t.cite("@value_set" if sets else self.leader.clause)
            events.append(self.does(c, Event(NUMBER, ref, player, amount=by, verb=self.leader.number)))


class ForAllThatFit(Doing):
    """An effect for a while on whatever fits it: a prohibition, a permission, a changed cost."""

    def __init__(self, clause: str, cause: int, change: Change, duration: Duration, card_slots: int) -> None:
        super().__init__(clause, cause)
        self.change = change
        self.duration = duration
        self.card_slots = card_slots

    def run(self, t: Table, c: Context) -> Todo:
        context = settled(t, c, self.card_slots)
        t.effects = t.effects + [
            Continuous(
                self.change, context, self.change.values(t, c), (), False, self.duration.until, t.turn,
                self.duration.player(t, c, c.source), made_at(t, c), True,
            )
        ]
        t.dirty = True
        t.check = True
        step(c, True)
        return None


def last(
    t: Table, c: Context, change: Change, values: tuple[int, ...], refs: list[int], duration: Duration, card_slots: int
) -> bool:
    """Put an effect in force on these cards. Returns whether it makes a difference."""
    if t.rules.lapsing and change.conditional and (not change.active(t, c) or t.rules.has_lapsed(t, c)):
        t.cite("@condition_lost")
        return True
    if t.trace is not None:
        t.cite("@effect_settled")
    return put_in_force(
        t,
        Continuous(
            change, settled(t, c, card_slots), values, tuple(refs), True, duration.until, t.turn, duration.player(t, c, refs[0]),
            made_at(t, c),
        ),
    )


def made_at(t: Table, c: Context) -> int:
    """How old an effect is: it dates from when the ability that makes it was played; if it was not played, from now."""
    return c.stamp if c.stamp > 0 else t.next_stamp()
