"""Replacement effects: an event that would happen is exchanged, changed or left out."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Condition, Reference, run_ops
from cardwright.effects.binding import Bind
from cardwright.effects.comparing import cite
from cardwright.effects.happened import NOT_IT, Pattern
from cardwright.effects.ops.doing import Doable
from cardwright.effects.ops.placing import Where
from cardwright.effects.readings import Reading
from cardwright.effects.script import Script
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE, WHOLE, Event, moved
from cardwright.kernel.faces import Replacement
from cardwright.kernel.frames import Frame, Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MORE: Final = 0
LESS: Final = 1
SET: Final = 2
AT_MOST: Final = 3
TIMES: Final = 4


class PatternReplacement(Replacement):
    """Waits for an event of a pattern, while a condition holds."""

    def __init__(self, pattern: Pattern, when: Condition | None, binds: list[Bind], optional: bool, clause: str) -> None:
        super().__init__(pattern.kinds, optional)
        self.pattern = pattern
        self.when = when
        self.binds = binds
        self.clause = clause

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        if self.pattern.found(t, e, c) == NOT_IT:
            return False
        when = self.when
        if when is None:
            return True
        c = c.copy()  # the waiting effect's own context is shared by all clones of the game
        c.event = e
        for bind in self.binds:
            bind.put(t, c)
        if when.holds(t, c):
            return True
        if t.trace is not None and self.optional and "@replacement_impossible" in t.rules.topics:
            t.cite("@replacement_impossible")
        return False


class Instead(PatternReplacement):
    """The event does not happen (or, with `also`, does), and the ability's program is carried out."""

    def __init__(
        self, pattern: Pattern, when: Condition | None, binds: list[Bind], optional: bool, clause: str, also: bool
    ) -> None:
        super().__init__(pattern, when, binds, optional, clause)
        self.also = also
        self.follows = True
        # How much of the program is carried out as soon as it is agreed to: the cost, or what a player may do instead.
        self.at_once = 0
        self.paid = False  # that is a cost, without which nothing is replaced; what is done instead need not succeed
        self.needs: list[Doable] = []  # what must be possible so that a player may agree to it

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        if not super().applies(t, e, c):
            return False
        if self.needs:
            c = c.copy()
            self.bind(t, e, c)
            for op in self.needs:
                if not op.could(t, c) and not (self.optional and op.hides(t, c)):
                    if t.trace is not None and "@replacement_impossible" in t.rules.topics:
                        t.cite("@replacement_impossible")
                    return False
        return True

    def possible(self, t: Table, e: Event, c: Context) -> bool:
        c = c.copy()
        self.bind(t, e, c)
        for op in self.needs:
            if not op.could(t, c):
                if t.trace is not None and "@replacement_impossible" in t.rules.topics:
                    t.cite("@replacement_impossible")
                return False
        return True

    def bind(self, t: Table, e: Event, c: Context) -> None:
        script = c.ability.program
        assert isinstance(script, Script)
        c.event = e
        run_ops(t, c, script.bind)

    def agree(self, t: Table, e: Event, c: Context) -> Todo:
        if self.at_once == 0:
            return None
        script = c.ability.program
        assert isinstance(script, Script)
        if c.pc == 0 and c.phase == 0:
            self.bind(t, e, c)
            c.began = len(t.history)
        while c.pc < self.at_once:
            op = script.ops[c.pc]
            if t.trace is not None:
                cite(t, op.clause)
            todo = op.run(t, c)
            if todo is not None:
                return todo
        return None

    def agreed(self, c: Context) -> bool:
        return self.at_once == 0 or (c.pc == self.at_once and (c.did or not self.paid))

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        t.cite(self.clause)
        if self.also:
            return [e.but(spent=spent)]
        return []

    def follow(self, t: Table, e: Event, c: Context) -> Frame | None:
        script = c.ability.program
        if not isinstance(script, Script):
            return None
        if self.at_once > 0:
            return script.go_on(t, c)
        c.pc = 0
        c.phase = 0
        self.bind(t, e, c)
        return script.resolve(t, c)


class GoElsewhere(PatternReplacement):
    """A card that would move goes to another place instead, at the same time as all else that happens."""

    def __init__(
        self, pattern: Pattern, when: Condition | None, binds: list[Bind], optional: bool, clause: str, verb: int, to: Where
    ) -> None:
        super().__init__(pattern, when, binds, optional, clause)
        self.verb = verb
        self.to = to

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        t.cite(self.clause)
        card = t.at(e.subject)
        if card is None:
            return []
        return [self.elsewhere(t, e, c, card, spent)]

    def elsewhere(self, t: Table, e: Event, c: Context, card: Card, spent: tuple[int, ...]) -> Event:
        to = self.to
        new = moved(
            card, to=to.zone, how=self.verb, player=to.player(t, c, card), place=to.place, other=e.other, flags=to.flags,
            clause=self.clause,
        )
        new.spent = spent
        return new.by(e.controller, e.source, e.cause, e.ability)


class PaidElsewhere(Instead):
    """The same for a cost: it is paid when it is agreed to, and is all that the ability's program does."""

    def __init__(self, elsewhere: GoElsewhere) -> None:
        super().__init__(elsewhere.pattern, elsewhere.when, elsewhere.binds, True, elsewhere.clause, False)
        self.elsewhere = elsewhere
        self.follows = False

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        return self.elsewhere.replace(t, e, c, spent)


class DealtElsewhere(PatternReplacement):
    """Damage that would be dealt to one card is dealt to another."""

    def __init__(self, pattern: Pattern, when: Condition | None, to: Reference, clause: str) -> None:
        super().__init__(pattern, when, [], False, clause)
        self.to = to

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        refs = self.to.refs(t, c)
        return len(refs) == 1 and refs[0] != e.subject and super().applies(t, e, c)

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        t.cite(self.clause)
        ref = self.to.refs(t, c)[0]
        struck = e.but(player=t.piece(ref).controller, spent=spent)
        struck.subject = ref
        return [struck]


class SoPlaced(PatternReplacement):
    """A card that would be put somewhere is put there in another state."""

    def __init__(self, pattern: Pattern, when: Condition | None, binds: list[Bind], clause: str, flags: int) -> None:
        super().__init__(pattern, when, binds, False, clause)
        self.flags = flags

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        return e.flags & self.flags != self.flags and super().applies(t, e, c)

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        t.cite(self.clause)
        return [e.but(flags=e.flags | self.flags, spent=spent)]


class SoPlacedUnless(Instead):
    """A card that would be put somewhere is put there in another state, unless its player pays, which is asked before it moves."""

    def __init__(self, placed: SoPlaced) -> None:
        super().__init__(placed.pattern, placed.when, placed.binds, False, placed.clause, True)
        self.placed = placed
        self.follows = False

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        return self.placed.applies(t, e, c)

    def agreed(self, c: Context) -> bool:
        return True

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        if c.did:
            if t.trace is not None and "@replacement_optional" in t.rules.topics:
                t.cite("@replacement_optional")  # nothing is replaced
            return [e.but(spent=spent)]
        return self.placed.replace(t, e, c, spent)


class OtherAmount(PatternReplacement):
    """More, less or so much damage (or points) instead. What falls to nothing does not happen."""

    def __init__(
        self, pattern: Pattern, when: Condition | None, binds: list[Bind], clause: str, way: int, n: Amount
    ) -> None:
        super().__init__(pattern, when, binds, False, clause)
        self.way = way
        self.n = n
        self.below: Reading | None = None  # only amounts less than this number of the card that the event is about
        self.upto = 0  # only amounts of at most so much; 0: of any size

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        if not super().applies(t, e, c) or 0 < self.upto < e.amount:
            return False
        if e.flags & WHOLE and e.kind == DAMAGE and self.reduces(t, e, c):
            return False
        below = self.below
        return below is None or e.amount < below.of(t, t.piece(e.subject), t.look_at(e.subject))

    def reduces(self, t: Table, e: Event, c: Context) -> bool:
        """Would there be less of it?"""
        if self.way == LESS:
            return True
        return (self.way == SET or self.way == AT_MOST) and self.n.value(t, c) < e.amount

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        t.cite(self.clause)
        t.cite("@amount_replaced")
        n = self.n.value(t, c)
        amount = n
        if self.way == MORE:
            amount = e.amount + n
        elif self.way == LESS:
            amount = e.amount - n
        elif self.way == AT_MOST and e.amount < n:
            amount = e.amount
        elif self.way == TIMES:
            amount = e.amount * n
        if amount <= 0:
            t.cite("@zero")
            return []
        return [e.but(amount=amount, spent=spent)]
