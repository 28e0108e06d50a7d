"""1003.5, 907.2: which will abilities may be played in the middle of a payment, and what they may produce for it."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.available_will import FREE, Means, Source, converters_of, means_of, total_of, usable_sources, will_times
from cardwright.games.fow.use_costs import use_cost
from cardwright.games.fow.will import bit_of, limit_allows
from cardwright.games.fow.will_conversion import LAST, Ledger, convert, enough, pays_with
from cardwright.kernel import pool
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import SPELL
from cardwright.kernel.options import MODE, USE, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Waiting:
    """A payment for which a will ability is being played: which one, and the will that it will produce."""

    def __init__(self, needs: list[int], card: int, index: int, made: tuple[int, ...]) -> None:
        self.needs = needs
        self.card = card
        self.index = index
        self.made = made


class Payment:
    """What is to be paid, by whom and for what."""

    def __init__(self, player: int, context: Context, needs: list[int], waiting: list[Waiting]) -> None:
        self.player = player
        self.context = context
        self.needs = needs
        self.waiting = waiting  # payments that go on after this one, the next one first
        # A card that the ability rests anyway is not rested to produce will for it.
        self.rested = -1
        if context.ability.kind != SPELL and use_cost(context.ability).rests:
            self.rested = id_of(context.source)


def spendable(t: Table, player: int, c: Context) -> list[int]:
    """The will in the pool that this player may spend on what the context plays."""
    return [x for x in t.pool if pool.player_of(x) == player and limit_allows(t, x, c)]


def own_wills(t: Table, p: Payment) -> list[int]:
    """The will in the pool for this payment: not what was produced for those that wait for it."""
    out = spendable(t, p.player, p.context)
    for other in p.waiting:
        for kind in range(terms.WILL_KINDS):
            for _ in range(other.needs[kind]):
                keep_for(out, kind)
    return out


def keep_for(wills: list[int], kind: int) -> None:
    """Leave out a will that serves a need of this kind."""
    for x in wills:
        if kind == FREE or pool.kind_of(x) == kind:
            wills.remove(x)
            return


def source_options(t: Table, p: Payment) -> list[int]:
    """The will abilities to play next, after which the payment can be completed; of cards that are alike, one."""
    out: list[int] = []
    listed: list[Source] = []
    for s in sources_for(t, p):
        if s.op.only is not None and not s.op.only.allows(t, p.player, p.context):
            continue
        if like_another(t, s, listed):
            continue
        listed.append(s)
        if choices_of(t, p, s):
            out.append(option(USE, s.card, s.index))
    return out


def sources_for(t: Table, p: Payment) -> list[Source]:
    """All will abilities that could be played now; none to pay for itself."""
    out = usable_sources(t, p.player, p.rested)
    for s in converters_of(t, p.player, p.rested, -1):
        if not being_played(p, s):
            out.append(s)
    return out


def being_played(p: Payment, s: Source) -> bool:
    for other in p.waiting:
        if other.card == s.card and other.index == s.index:
            return True
    return False


def production_options(t: Table, p: Payment, card: int, index: int) -> list[int]:
    """What this ability may produce for the payment."""
    for s in sources_for(t, p):
        if s.card == card and s.index == index:
            return choices_of(t, p, s)
    return []


def choices_of(t: Table, p: Payment, s: Source) -> list[int]:
    """What the ability may produce so that the payment can be completed, and is not idle for it."""
    out: list[int] = []
    wills = own_wills(t, p)
    rest = means_of(t, p.player, s.card, p.rested)
    n = 1 if s.op.times is None else will_times(t, p.player, s)
    takes = total_of(s.needs) > 0
    if takes and not s.rests:
        rest.converters = rest.converters + [Source(s.card, s.index, s.times - 1, s.op, False, s.needs)]
    elif s.times > 1:
        rest.add_source(s.op, (s.times - 1) * n)  # it can be played more often than this once
    for i in range(len(s.op.choices)):
        made = s.op.choices[i] * n
        if not wanted(p.needs, wills, made) and not feeds(rest, s, made):
            continue
        if converted(t, p, rest, s, made) if takes or p.waiting else enough_with(t, p, rest, made):
            out.append(option(MODE, i))
    return out


def enough_with(t: Table, p: Payment, rest: Means, made: tuple[int, ...]) -> bool:
    """With this will produced, and without the ability that produced it: is there enough?"""
    for kind in made:
        rest.add(bit_of(kind), 1)
    found = enough(t, rest, p.needs, p.context)
    for kind in made:
        rest.take(bit_of(kind), 1)
    return found


def converted(t: Table, p: Payment, rest: Means, s: Source, made: tuple[int, ...]) -> bool:
    """The same for an ability that takes will itself, or while other payments wait for this one."""
    ledger = Ledger()
    ledger.add_means(rest)
    place = 0
    if total_of(s.needs) > 0:
        convert(ledger, s, made, 0)
        place = 1
    else:
        for kind in made:
            ledger.add(bit_of(kind), 0)
    place = to_be_paid(ledger, p, place)
    return pays_with(t, rest, ledger, p.context, place)


def to_be_paid(ledger: Ledger, p: Payment, place: int) -> int:
    """Enter this payment, and those that wait for it; each has the will that the one before it makes. The last place of it all."""
    ledger.want(p.needs, LAST if not p.waiting else place)
    for i in range(len(p.waiting)):
        place += 1
        for kind in p.waiting[i].made:
            ledger.add(bit_of(kind), place)
        ledger.want(p.waiting[i].needs, LAST if i == len(p.waiting) - 1 else place)
    return place


def leaves_enough(t: Table, p: Payment, kind: int) -> bool:
    """If a will of this kind is paid: can the payments that wait for this one still be made?"""
    if not p.waiting:
        return True
    rest = means_of(t, p.player, p.rested)
    if bit_of(kind) not in rest.masks:
        return True  # a will that may be spent on this alone
    rest.take(bit_of(kind), 1)
    ledger = Ledger()
    ledger.add_means(rest)
    return pays_with(t, rest, ledger, p.context, to_be_paid(ledger, p, 0))


def wanted(asked: list[int], wills: list[int], made: tuple[int, ...]) -> bool:
    """Would one of these new wills be paid? Not if the pool already holds all of its kind that is asked for, and all free."""
    needs = asked[:]
    for x in wills:
        kind = pool.kind_of(x)
        if kind < FREE and needs[kind] > 0:
            needs[kind] -= 1
        elif needs[FREE] > 0:
            needs[FREE] -= 1
    if needs[FREE] > 0:
        return True
    for kind in made:
        if kind < FREE and needs[kind] > 0:
            return True
    return False


def feeds(rest: Means, s: Source, made: tuple[int, ...]) -> bool:
    """Could another ability that takes will take one of these?"""
    for other in rest.converters:
        if other.card == s.card and other.index == s.index:
            continue
        if other.needs[FREE] > 0:
            return True
        for kind in made:
            if other.needs[kind] > 0:
                return True
    return False


def needs_everything(t: Table, p: Payment) -> bool:
    """Will all that could be produced be paid? Then it does not matter what is produced first."""
    m = means_of(t, p.player, p.rested)
    if m.tied or m.limited or m.mixed or m.converters or m.total != total_of(p.needs):
        return False
    for mask in m.masks:
        if mask & (mask - 1):
            return False  # of which kind it will be is still to be chosen
    return True


def like_another(t: Table, s: Source, listed: list[Source]) -> bool:
    """Is this the ability of a card that is like another one in every way? Then there is no choice between the two."""
    if not ordinary(t, s):
        return False
    form = t.cards[s.card].form
    for other in listed:
        same = t.cards[other.card].form
        if other.index == s.index and same.name == form.name and same.text == form.text and ordinary(t, other):
            return True
    return False


def ordinary(t: Table, s: Source) -> bool:
    """Has the card nothing of its own: counters, damage, effects on it, additions?"""
    card = t.cards[s.card]
    if card.counters or card.marks or card.damage or s.card in t.outlook.changed_looks:
        return False
    if not t.outlook.looks[s.card].abilities[s.index].simple:
        return False
    for link in t.links:
        if link.card == card.ref() or link.to == card.ref():
            return False
    return True
