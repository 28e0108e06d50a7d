"""What a player could pay with: will in the pool, and will that abilities could still produce. And whether it is enough."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.use_costs import use_cost
from cardwright.games.fow.will import ProduceWill, RemoveCounter, TakesWill, bit_of, can_produce
from cardwright.kernel import pool
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import ACTIVATED, Ability
from cardwright.kernel.layers import refresh
from cardwright.kernel.triggers import times_used

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

FREE: Final = terms.FREE_WILL
MOST_TIMES: Final = 5  # as often as an ability without limits is counted
CONVERTERS: Final = "abilities that turn will into other will"
WILL_ZONES: Final = [terms.FIELD, terms.RULER_AREA]  # a list, which compiled code goes through faster than a tuple
ANY_WILL: Final = terms.RESTS_FOR_WILL | terms.OTHER_WILL
NO_NEEDS: Final = [0, 0, 0, 0, 0, 0, 0]


class Source:
    """Will that an ability could produce: `times` over, one of some sets of kinds each time."""

    def __init__(self, card: int, index: int, times: int, op: ProduceWill, rests: bool, needs: list[int]) -> None:
        self.card = card
        self.index = index
        self.times = times
        self.op = op
        self.rests = rests  # by resting the card
        self.needs = needs  # the will that it takes itself


NO_CHOICES: Final[list[list[tuple[int, ...]]]] = []
NO_UNITS: Final[list[tuple[int, int]]] = []
NO_GROUPS: Final[list[list[Source]]] = []
NO_SOURCES: Final[list[Source]] = []


class Means:
    """Units of will, counted by what they can be (a set of kinds as bits), and sources whose choices hang together."""

    def __init__(self) -> None:
        self.masks: list[int] = []  # the sets of which there are any units, and how many of each
        self.counts: list[int] = []
        self.total = 0
        # Mostly there are none of these, so all share the same empty lists: never written to, only replaced.
        self.tied = NO_CHOICES  # choose one set of each
        self.limited = NO_UNITS  # units that may be spent on some things only: mask, entry of the pool
        self.mixed = NO_GROUPS  # choose one of each, and not all of them may be spent on anything
        self.converters = NO_SOURCES  # abilities that take will and produce will
        # What no payment gets beyond, worked out by `means_of`.
        self.most = 0  # units in all
        self.kinds = 0  # kinds of will that some unit could be (bits)
        self.cards: list[int] = []  # the cards whose abilities could produce some of it

    def add(self, mask: int, n: int) -> None:
        self.total += n
        for i in range(len(self.masks)):
            if self.masks[i] == mask:
                self.counts[i] += n
                return
        self.masks.append(mask)
        self.counts.append(n)

    def take(self, mask: int, n: int) -> None:
        """Undo `add`."""
        self.total -= n
        i = self.masks.index(mask)
        self.counts[i] -= n
        if self.counts[i] == 0:
            self.masks.pop(i)
            self.counts.pop(i)

    def add_source(self, op: ProduceWill, times: int) -> None:
        """What one operation can produce, so many times."""
        if times <= 0:
            return
        choices = op.choices
        if op.single:
            self.add(op.mask, times)
        elif len(choices) == 1:
            for kind in choices[0]:
                self.add(bit_of(kind), times)
        else:
            self.tied = self.tied + [choices] * times

    def add_one_of(self, group: list[Source]) -> None:
        """What one of these sources can produce, only one of which can be used."""
        mask = 0
        single = True
        choices: list[tuple[int, ...]] = []
        for s in group:
            if s.op.only is not None:
                self.mixed = self.mixed + [group]
                return
            choices.extend(s.op.choices)
            mask |= s.op.mask
            single = single and s.op.single
        if single:
            self.add(mask, 1)
        else:
            self.tied = self.tied + [choices]

    def choosy(self) -> bool:
        """Could some of it be spent on some things only?"""
        return len(self.limited) > 0 or len(self.mixed) > 0 or len(self.converters) > 0

    def sum_up(self) -> None:
        """Note what no payment gets beyond."""
        most = self.total + len(self.limited)
        kinds = 0
        for mask in self.masks:
            kinds |= mask
        for mask, _ in self.limited:
            kinds |= mask
        for choices in self.tied:
            largest = 0
            for choice in choices:
                largest = len(choice) if len(choice) > largest else largest
                for kind in choice:
                    kinds |= bit_of(kind)
            most += largest
        for group in self.mixed:
            largest = 0
            for s in group:
                largest = s.op.most if s.op.most > largest else largest
                kinds |= s.op.mask
            most += largest
        for s in self.converters:
            gain = s.op.most - total_of(s.needs)
            most += gain * s.times if gain > 0 else 0
            kinds |= s.op.mask
        self.most = most
        self.kinds = kinds


def usable_sources(t: Table, player: int, without: int, besides: int = -1, counted: Means | None = None) -> list[Source]:
    """907.2: the will abilities that this player could play now without paying will for them; not those of the cards `without` and
    `besides`, which pay otherwise. `counted`: where cards that are just rested for one will, as nearly all, are counted instead."""
    if t.dirty:
        refresh(t)
    out: list[Source] = []
    looks = t.outlook.looks
    cards = t.cards
    for zone in WILL_ZONES:
        for id in t.zones[zone * 2 + player]:
            acts = looks[id].acts
            if not acts & ANY_WILL or id in (without, besides):
                continue
            if acts & terms.OTHER_WILL:
                add_sources(t, player, cards[id], out)
            elif not cards[id].turned:
                if counted is None or acts & terms.UNLIKE_WILL:
                    add_sources(t, player, cards[id], out)
                elif can_produce(t, cards[id]):
                    counted.add(acts >> terms.WILL_MADE, 1)
                    counted.cards.append(id)
    for id in t.working_off_field:
        card = t.cards[id]
        if card.controller == player and card.zone == terms.REMOVED and looks[id].acts & terms.OTHER_WILL:
            add_sources(t, player, card, out)
    return out


def may_run_short(t: Table, player: int) -> bool:
    """1003.4: could will that can be paid now be missing in the end, because a will ability does something else too?"""
    for zone in WILL_ZONES:
        for id in t.zones[zone * 2 + player]:
            k = t.outlook.looks[id]
            if k.acts & terms.OTHER_WILL:
                for a in k.abilities:
                    if a.kind == ACTIVATED and a.flags & terms.WILL_ABILITY and use_cost(a).does_more:
                        return True
    return False


def add_sources(t: Table, player: int, card: Card, out: list[Source]) -> None:
    """The will abilities of one card that could be played now."""
    k = t.outlook.looks[card.id]
    if k.bans & (terms.CANT_ACT | terms.CANT_PRODUCE_WILL):
        return
    abilities = k.abilities
    simply = can_produce(t, card)
    for i in range(len(abilities)):
        a = abilities[i]
        if a.kind != ACTIVATED or not a.flags & terms.WILL_ABILITY or not a.zones >> card.zone & 1:
            continue
        cost = use_cost(a)
        if cost.least > 0 or (cost.rests and not simply):
            continue
        times = 1 if a.simple else times_usable(t, player, card, a)
        if times > 0:
            op = cost.makes
            assert op is not None
            out.append(Source(card.id, i, times, op, cost.rests, NO_NEEDS))


def converters_of(t: Table, player: int, without: int, besides: int) -> list[Source]:
    """907.2: the will abilities that this player could play now if they pay will for them. (Not one that rests a card which could
    be rested to produce will without paying: that is the better way, and only one of the two can be gone.)"""
    if not any_converters(t.library):
        return NO_SOURCES
    out: list[Source] = []
    for zone in WILL_ZONES:
        for id in t.zones[zone * 2 + player]:
            k = t.outlook.looks[id]
            if not k.acts & terms.OTHER_WILL or id in (without, besides) or k.bans & (terms.CANT_ACT | terms.CANT_PRODUCE_WILL):
                continue
            for i in range(len(k.abilities)):
                add_converter(t, player, t.cards[id], i, out)
    return out


def add_converter(t: Table, player: int, card: Card, index: int, out: list[Source]) -> None:
    k = t.outlook.looks[card.id]
    a = k.abilities[index]
    if a.kind != ACTIVATED or not a.flags & terms.WILL_ABILITY or not a.zones >> card.zone & 1:
        return
    cost = use_cost(a)
    if cost.least == 0 or not cost.fixed or (cost.rests and (k.acts & terms.RESTS_FOR_WILL or not can_produce(t, card))):
        return
    times = times_usable(t, player, card, a)
    if times > 0 and cost.makes is not None:
        if times == 1 and not cost.rests and not cost.others and a.per_turn == 0:
            times = MOST_TIMES
        out.append(Source(card.id, index, times, cost.makes, cost.rests, cost.needs))


def any_converters(library: Library) -> bool:
    """Is there an ability among these cards that turns will into other will?"""
    found = library.notes.get(CONVERTERS, -1)
    if found < 0:
        found = 0
        for a in library.abilities:
            if a.kind == ACTIVATED and a.flags & terms.WILL_ABILITY and use_cost(a).least > 0:
                found = 1
        library.notes[CONVERTERS] = found
    return found > 0


def times_usable(t: Table, player: int, card: Card, a: Ability) -> int:
    """How often a will ability could be played now, one after the other."""
    script = a.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, a)
    if a.per_turn > 0 and times_used(t, card.ref(), a.number) >= a.per_turn:
        return 0
    if not script.allowed(t, c):
        return 0
    times = 1
    for part in script.cost:
        if isinstance(part, TakesWill):
            continue
        if not part.possible(t, c):
            return 0
        if isinstance(part, RemoveCounter) and len(script.cost) == 1:
            times = card.counted(part.counter) // part.n
    if a.per_turn > 0:
        left = a.per_turn - times_used(t, card.ref(), a.number)
        times = left if left < times else times
    return times


def means_of(t: Table, player: int, without: int = -1, besides: int = -1) -> Means:
    """All that this player could pay with now."""
    m = Means()
    for x in t.pool:
        if pool.player_of(x) == player:
            if pool.limit_of(x) == pool.ANYTHING:
                m.add(bit_of(pool.kind_of(x)), 1)
            else:
                m.limited = m.limited + [(bit_of(pool.kind_of(x)), x)]
    sources = usable_sources(t, player, without, besides, m)
    if sources:
        add_all(t, player, m, sources)
    m.converters = converters_of(t, player, without, besides)
    for s in m.converters:
        m.cards.append(s.card)
    m.sum_up()
    return m


def means_without(t: Table, player: int, m: Means, card: int) -> Means:
    """What is left of these means without the abilities of one card."""
    return means_of(t, player, card) if card in m.cards else m


def add_all(t: Table, player: int, m: Means, sources: list[Source]) -> None:
    i = 0
    while i < len(sources):
        s = sources[i]
        i += 1
        m.cards.append(s.card)
        if s.rests and i < len(sources) and sources[i].card == s.card and sources[i].rests:
            # Several abilities that rest the same card: only one of them can be played.
            group = [s]
            while i < len(sources) and sources[i].card == s.card and sources[i].rests:
                group.append(sources[i])
                i += 1
            m.add_one_of(group)
        elif s.op.only is not None:
            add_limited(t, player, m, s)
        else:
            m.add_source(s.op, s.times if s.op.times is None else s.times * will_times(t, player, s))


def will_times(t: Table, player: int, s: Source) -> int:
    card = t.cards[s.card]
    n = s.op.number(t, Context(card.ref(), player, t.outlook.looks[s.card].abilities[s.index]))
    return n if n > 0 else 0


def add_limited(t: Table, player: int, m: Means, s: Source) -> None:
    """Will that may be spent on some things only: a unit for each time, of any kind that it could be."""
    mask = 0
    for choice in s.op.choices:
        for kind in choice:
            mask |= bit_of(kind)
    a = t.outlook.looks[s.card].abilities[s.index]
    m.limited = m.limited + [(mask, pool.entry(player, FREE, a.number))] * s.times


def total_of(needs: list[int]) -> int:
    """Their sum, worked out where it is compiled: the built-in one was 4% of all instructions."""
    total = 0
    for n in needs:
        total += n
    return total
