"""907: will abilities and produced will. A will is an entry of the table's pool: whose it is, its kind, what it may be spent on."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, CostPart, Filter, Op, step
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.kernel import pool
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import COUNTERS, SIDEWAYS, Event, turned
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, SPELL, Ability
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import MODE, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


def bit_of(kind: int) -> int:
    """The bit of a kind of will that a cost can ask for by name; none for will without attribute."""
    return 1 << kind if kind < terms.FREE_WILL else 0


class SpentOn:
    """One thing that a will may be spent on: cards that pass, or abilities of cards that pass (`flags`: only of that sort)."""

    def __init__(self, filter: Filter, card: bool, flags: int) -> None:
        self.filter = filter
        self.card = card
        self.flags = flags

    def allows(self, t: Table, by: int, c: Context) -> bool:
        """May it be spent on what this context plays? `by` is the player whose will it is."""
        if self.card != (c.ability.kind == SPELL) or c.ability.flags & self.flags != self.flags:
            return False
        return self.filter.passes(t, Context(c.source, by, c.ability), t.piece(c.source), t.look_at(c.source))


class SpendOnly:
    """What a will may be spent on: one of several things."""

    def __init__(self, uses: list[SpentOn]) -> None:
        self.uses = uses

    def allows(self, t: Table, by: int, c: Context) -> bool:
        """May it be spent on what this context plays? `by` is the player whose will it is."""
        for use in self.uses:
            if use.allows(t, by, c):
                return True
        return False


class ProduceWill(Op):
    """907.4: produce one of these sets of will, of the player's choice; `times` over, and perhaps to be spent on some things only.
    A set is a tuple of kinds (`terms.FREE_WILL` for will without attribute)."""

    def __init__(
        self, clause: str, choices: list[tuple[int, ...]], times: Amount | None = None, only: SpendOnly | None = None
    ) -> None:
        super().__init__(clause)
        self.choices = choices
        self.times = times
        self.only = only
        self.mask = 0  # the kinds that it could be (bits)
        self.single = True  # is each of the sets just one will?
        self.most = 0  # how many there are in the largest
        for choice in choices:
            for kind in choice:
                self.mask |= bit_of(kind)
            if len(choice) != 1:
                self.single = False
            if len(choice) > self.most:
                self.most = len(choice)
        self.labels = ["".join([terms.WILL_SIGNS[kind] for kind in choice]) for choice in choices]

    def number(self, t: Table, c: Context) -> int:
        return 1 if self.times is None else self.times.value(t, c)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0 and len(self.choices) > 1 and not c.modes:
            c.phase = 1
            options = [option(MODE, i) for i in range(len(self.choices))]
            return Ask(c.controller, terms.ASK_PRODUCE, self.clause, options, c.source, c.ability.number, labels=self.labels)
        choice = 0
        if len(self.choices) > 1:
            choice = c.modes[0] if c.modes else value_of(c.answer)  # a payment has chosen it beforehand
        limit = pool.ANYTHING if self.only is None else c.ability.number
        events: list[Event] = []
        for _ in range(self.number(t, c)):
            for kind in self.choices[choice]:
                will = Event(terms.WILL_EVENT, c.source, c.controller, amount=1, verb=kind, other=limit, clause=self.clause)
                events.append(will.by_effect(c))
        step(c, len(events) > 0)
        return happen(t, events)


class TakesWill(CostPart):
    """A part of a cost that is paid in will. An ability with such a cost is no source to pay with."""

    def least(self) -> list[int]:
        """How much it is of each kind, before amounts that the text works out."""
        raise NotImplementedError

    def always(self) -> bool:
        """Is it never more?"""
        raise NotImplementedError


class RestThis(CostPart):
    """1013.2: to rest this recovered card, in the play ground. 905.3, 905.4: not a resonator or J-ruler that came this turn."""

    def possible(self, t: Table, c: Context) -> bool:
        card = t.at(c.source)
        return card is not None and cannot_rest(t, card) == ""

    def turns_this(self) -> bool:
        return True

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        return happen(t, [turned(c.source, c.controller, SIDEWAYS, clause=self.clause).by_cost(c)])


def cannot_rest(t: Table, card: Card) -> str:
    """Why this card can't be rested as a cost of its own ability."""
    if card.turned or not (card.zone == terms.FIELD or card.zone == terms.RULER_AREA):
        return "1013.2"
    k = t.look(card)
    if k.bans & terms.CANT_BE_RESTED:
        return "104.4"
    if k.types & terms.FIGHTERS and card.since == t.turn:
        if not k.keywords & terms.SWIFTNESS:
            return "905.4" if k.types & terms.J_RULER else "905.3"
        t.cite("1107.2")
    return ""


def can_produce(t: Table, card: Card) -> bool:
    """May the card be rested to produce will? (A stone always may; what fights must have been there before this turn.)"""
    if card.turned:
        return False
    k = t.outlook.looks[card.id]
    if k.bans & (terms.CANT_ACT | terms.CANT_PRODUCE_WILL | terms.CANT_BE_RESTED):
        return False
    return not k.types & terms.FIGHTERS or cannot_rest(t, card) == ""


class RemoveCounter(CostPart):
    """Counters are taken off the card itself in payment."""

    def __init__(self, clause: str, counter: int, n: int) -> None:
        super().__init__(clause)
        self.counter = counter
        self.n = n

    def possible(self, t: Table, c: Context) -> bool:
        card = t.at(c.source)
        return card is not None and card.counted(self.counter) >= self.n

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        removed = Event(COUNTERS, c.source, c.controller, amount=-self.n, verb=self.counter, clause=self.clause)
        return happen(t, [removed.by_cost(c)])


def production(a: Ability) -> ProduceWill | None:
    """The operation by which an ability produces will, if it does."""
    script = a.program
    if not isinstance(script, Script):
        return None
    for op in script.ops:
        if isinstance(op, ProduceWill):
            return op
    return None


def mark_will_ability(a: Ability) -> None:
    """907.1: an activate ability that needs no target and produces will is a will ability; so is an automatic one that watches
    will abilities being played. `simple`: it rests its card and does nothing else."""
    script = a.program
    if not isinstance(script, Script) or production(a) is None or script.targets:
        return
    if a.kind == ACTIVATED or (a.kind == AUTOMATIC and watches_will(a)):
        a.flags |= terms.WILL_ABILITY
    cost = script.cost
    a.simple = (
        a.kind == ACTIVATED and len(cost) == 1 and isinstance(cost[0], RestThis) and len(script.ops) == 1
        and len(script.only_if) == 0 and a.per_turn == 0 and script.modal is None and not script.asks_x
    )


def watches_will(a: Ability) -> bool:
    """Does it trigger when a will ability is played, and by nothing else?"""
    return a.trigger is not None and a.trigger.watches == 1 << terms.WILL_EVENT


def limit_allows(t: Table, x: int, c: Context) -> bool:
    """May this will be spent on what the context plays?"""
    limit = pool.limit_of(x)
    if limit == pool.ANYTHING:
        return True
    op = production(t.library.abilities[limit])
    return op is not None and op.only is not None and op.only.allows(t, pool.player_of(x), c)


def produced(t: Table, e: Event) -> Event:
    """907.4: the will is kept by the controller of the ability."""
    if e.amount > 0:
        pool.produce(t, e.player, e.verb, e.other)
        if t.trace is not None:
            t.cite("907.4")
    return e


def will_ceases(t: Table, clause: str) -> None:
    """503.4, 505.5c: produced will ceases to exist."""
    if pool.empty(t) and t.trace is not None:
        t.cite(clause)
