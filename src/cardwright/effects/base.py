"""The kinds of thing that a text tree is lowered to. Each is immutable, shared by all tables, and works on a `Context`.

Values (`Condition`, `Amount`, `Reference`, `Players`, `Test`) are worked out at once and never ask a player. Operations (`Op`)
do something; they may ask, and then are run again with the answer in `context.answer` and their progress in `context.phase`.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.comparing import cite
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT, Card, Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look
from cardwright.kernel.frames import Todo
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Condition:
    """Something that holds or does not."""

    def holds(self, t: Table, c: Context) -> bool:
        raise NotImplementedError


class Amount:
    """A number."""

    def value(self, t: Table, c: Context) -> int:
        raise NotImplementedError


class Players:
    """One player or several, the active one first."""

    def players(self, t: Table, c: Context) -> list[int]:
        raise NotImplementedError


class Reference:
    """Cards, as references; worked out when it is asked for."""

    def refs(self, t: Table, c: Context) -> list[int]:
        raise NotImplementedError

    def how_many(self, t: Table, c: Context) -> int:
        """How many they are."""
        return len(self.refs(t, c))


class Test:
    """Whether a card, as it is or as it last was, has a property."""

    # The simplest questions. A test that asks just one of these sets it here, and the filter answers it without calling the test:
    asked: int = 0  # the types of which a card must be one (bits)
    trait: int = 0  # the traits of which a card must have one (bits)
    another: bool = False  # that it is not the card that has the ability

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        raise NotImplementedError


class GroupTest:
    """Whether cards chosen together fit together: different names, a total cost."""

    def fits(self, t: Table, c: Context, refs: list[int]) -> bool:
        """May these cards be (part of) a choice? Must stay true for every part of a choice for which it is true."""
        raise NotImplementedError


BOTH_SIDES: Final = 3


class Filter:
    """Cards of some zones that pass every test. `whose`: 1 the controller's zones, 2 the opponent's, 3 both; in a zone that both
    share, whose cards. `clause`: the rule that says where to look, if the text does not."""

    def __init__(
        self, zones: int, whose: int, tests: list[Test], group: list[GroupTest], reads: int, clause: str = ""
    ) -> None:
        self.zones = zones  # bits
        self.places = [z for z in range(zones.bit_length()) if zones >> z & 1]  # the same zones by their numbers
        self.whose = whose
        self.tests = tests
        self.group = group
        self.reads = reads  # which information the tests look at: see `kernel.continuous`
        self.clause = clause
        # The simplest questions of the tests, asked first because most cards fail them; and the tests that ask for more.
        self.types = 0
        self.traits = 0
        self.another = False
        self.rest: list[Test] = []
        for test in tests:
            if test.asked and not self.types:
                self.types = test.asked
            elif test.trait and not self.traits:
                self.traits = test.trait
            elif test.another:
                self.another = True
            else:
                self.rest.append(test)

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        """Does the card pass, wherever it is?"""
        for test in self.tests:
            if not test.passes(t, c, p, k):
                return False
        return True

    def fits(self, t: Table, c: Context, card: Card) -> bool:
        """Is the card in one of the zones, and does it pass?"""
        if t.trace is not None:
            cite(t, self.clause)
        if not self.zones >> card.zone & 1:
            return False
        side = 1 if card.controller == c.controller else 2
        if not self.whose & side:
            return False
        return self.passes(t, c, card, t.look(card)) if card.back is None else self.passes_double(t, c, card)

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        """Add those of a zone's cards that fit. (As `fits`, for many: in the middle of working out information.)"""
        if not ids:
            return
        if t.trace is not None:
            cite(t, self.clause)
        first = t.cards[ids[0]]
        if not self.zones >> first.zone & 1:
            return
        if t.rules.zones[first.zone].shared:
            self.pick_out(t, c, self.of_their_side(t, c, ids), out)
            return
        side = 1 if first.controller == c.controller else 2
        if self.whose & side:
            self.pick_out(t, c, ids, out)

    def of_their_side(self, t: Table, c: Context, ids: list[int]) -> list[int]:
        """Of the cards of a zone that both players share: those of the player who is meant."""
        if self.whose == BOTH_SIDES:
            return ids
        return [id for id in ids if self.whose & (1 if t.cards[id].controller == c.controller else 2)]

    def passes_double(self, t: Table, c: Context, card: Card) -> bool:
        """Does a double-faced card pass: with the face that counts where it is, or with either, where both can be meant?"""
        if card.back is not None and t.rules.either_face(t, card):
            return self.passes(t, c, card, card.front.look) or self.passes(t, c, card, card.back.look)
        return self.passes(t, c, card, t.look(card))

    def refs(self, t: Table, c: Context) -> list[int]:
        """All cards that fit, in the order of the zones; the controller's first."""
        found = self.numbers(t, c)
        if not found:
            return found
        cards = t.cards
        return [cards[id].life << LIFE_SHIFT | id for id in found]

    def numbers(self, t: Table, c: Context) -> list[int]:
        """The numbers of all cards that fit."""
        found: list[int] = []
        if t.trace is not None:
            cite(t, self.clause)
        if t.dirty:
            refresh(t)
        whose = self.whose
        controller = c.controller
        for z in self.places:
            if t.rules.zones[z].shared:
                self.pick_out(t, c, self.of_their_side(t, c, t.zones[z * 2]), found)
                continue
            if whose & 1:
                self.pick_out(t, c, t.zones[z * 2 + controller], found)
            if whose & 2:
                self.pick_out(t, c, t.zones[z * 2 + 1 - controller], found)
        return found

    def looked_through(self, t: Table, c: Context) -> list[int]:
        """All cards that it looks at, whether they pass or not."""
        out: list[int] = []
        for z in self.places:
            if t.rules.zones[z].shared:
                out += [t.cards[id].ref() for id in self.of_their_side(t, c, t.zones[z * 2])]
                continue
            for side in (1, 2):
                if self.whose & side:
                    for id in t.zone(z, c.controller if side == 1 else 1 - c.controller):
                        out.append(t.cards[id].ref())
        return out

    def every(self, t: Table, c: Context) -> list[int]:
        """As `refs`, where something is done to all of them: also cards that this resolution has put onto the field."""
        return self.refs(t, c)

    def known(self, t: Table, c: Context) -> list[int]:
        """As `refs`, where they are only counted or read: also cards that have moved on since."""
        return self.refs(t, c)

    def how_many(self, t: Table, c: Context) -> int:
        """How many cards are `known`."""
        return len(self.numbers(t, c))

    def pick_out(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        """Add the numbers of the cards that pass. Information must have been worked out."""
        if not self.tests:
            out.extend(ids)
            return
        types = self.types
        traits = self.traits
        tests = self.rest
        before = len(out)
        this = c.source & ID_MASK if self.another else -1
        cards = t.cards
        looks = t.outlook.looks
        for id in ids:
            card = cards[id]
            if card.back is None:
                look = looks[id]
                if (types and not look.types & types) or (traits and not look.traits & traits):
                    continue
                if id == this and card.life == c.source >> LIFE_SHIFT:
                    continue
                for test in tests:
                    if not test.passes(t, c, card, look):
                        break
                else:
                    out.append(id)
            elif self.passes_double(t, c, card):
                out.append(id)
        if t.trace is not None:
            self.cite_plain_questions(t, c, out[before:])

    def cite_plain_questions(self, t: Table, c: Context, found: list[int]) -> None:
        """Cite what the tests would have cited whose simple questions the filter answered without calling them."""
        for test in self.tests:
            if test not in self.rest:
                for id in found:
                    test.passes(t, c, t.cards[id], t.outlook.looks[id])


def each_that_fits(f: Filter, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
    """As `Filter.among`, for filters that ask more of a card than its tests."""
    for id in ids:
        if f.fits(t, c, t.cards[id]):
            out.append(id)


class Op:
    """One operation of a program. `run` does it, moves `c.pc` on when it is done (a jump sets it), and returns a decision or a
    procedure that must come first; then it is run again if it has not moved `c.pc`."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def run(self, t: Table, c: Context) -> Todo:
        raise NotImplementedError


class TargetOp(Op):
    """A selection that is made when the card or ability is played. Bit `mark` of `c.chosen` says that it has been made."""

    def __init__(self, clause: str, mark: int) -> None:
        super().__init__(clause)
        self.mark = mark

    def required(self, t: Table, c: Context) -> bool:
        """Must (or may) it be made now? Not if it belongs to an option that was not chosen or a condition that does not hold."""
        raise NotImplementedError

    def feasible(self, t: Table, c: Context) -> bool:
        """Could it be made, if it is required?"""
        raise NotImplementedError

    def picked(self, c: Context) -> list[int]:
        """The targets that were selected."""
        return []

    def recheck(self, t: Table, c: Context) -> int:
        """Resolution begins: forget the targets that it could not select any more. How many are left; -1 if it selected none."""
        return -1


class CostPart(Op):
    """One action of a cost. Paying is running it."""

    def points(self, t: Table, c: Context) -> int:
        """How many points it takes."""
        return 0

    def possible(self, t: Table, c: Context) -> bool:
        """Could this part be paid, were it alone?"""
        raise NotImplementedError

    def hides(self, t: Table, c: Context) -> bool:
        """Could it be paid if the cards hidden from somebody were other ones? Then nobody may learn that it can't be."""
        return False

    def takes(self, t: Table, c: Context) -> list[int]:
        """The cards of which it takes `count`, if it takes cards; two parts can't take the same card."""
        return []

    def count(self, t: Table, c: Context) -> int:
        return 0

    def counts_cards(self) -> bool:
        """Does it take any cards of a zone, so many of them? Then `draw_on` says whether there are enough."""
        return False

    def draw_on(self, t: Table, c: Context, left: dict[int, int]) -> bool:
        """Are there enough cards, where `left` says how many the parts before it leave in a zone of a player (by its place in
        `Table.zones`)? Then it takes its own from that."""
        return True

    def turns_this(self) -> bool:
        """Is it paid by turning the card itself?"""
        return False


def run_ops(t: Table, c: Context, ops: list[Op]) -> Todo:
    """Run a program from where it is. Returns what must come first, or nothing once it has reached its end (and is wound back)."""
    rules = t.rules
    while c.pc < len(ops):
        if rules.checkpoints and t.check and c.phase == 0 and t.paying == 0:
            first = rules.checkpoint(t)
            if first is not None:
                return first
        op = ops[c.pc]
        if t.trace is not None and op.clause:
            t.cite(op.clause)
        if c.phase == 0:
            t.batch += 1
            c.batch = t.batch
        t.grouping = c.batch
        todo = op.run(t, c)
        t.grouping = 0
        if todo is not None:
            return todo
        if t.winner >= 0:
            return None
    c.pc = 0
    return None


def step(c: Context, did: bool) -> None:
    """An operation is done: on to the next."""
    c.pc += 1
    c.phase = 0
    c.did = did
    c.picked = []
