"""What persistent effects change: stats, keywords, abilities, traits, names, types, and what a card may not do."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, Filter, Players
from cardwright.effects.comparing import cite
from cardwright.effects.passive_scope import FilteredCards, ReferredCards, Scope, ThisCard, ThisCardOfType
from cardwright.effects.readings import Reading
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import (
    ABILITIES,
    ADDS,
    BANS,
    CHANGES,
    COLOURS,
    CONTROL,
    GAINS,
    KEYWORDS,
    LOSS,
    NAMES,
    SETS,
    TRAITS,
    TYPES,
    UNIQUE,
    WATCHES,
    Change,
    keyword_bits,
    stat_bit,
)
from cardwright.kernel.faces import Ability, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class How:
    """What every change is made with: its layer, the clause it carries out, for which cards it is, when, and what it looks at."""

    def __init__(
        self, layer: int, clause: str, scope: Scope, condition: Condition | None, reads: int, zones: int, depends_on: int
    ) -> None:
        self.layer = layer
        self.clause = clause
        self.scope = scope
        self.condition = condition
        self.reads = reads
        self.zones = zones
        self.depends_on = depends_on


class ScopedChange(Change):
    """A change to the cards of a scope while a condition holds."""

    def __init__(self, how: How, writes: int) -> None:
        super().__init__(how.layer, how.reads, writes)
        self.clause = how.clause
        self.scope = how.scope
        self.condition = how.condition
        self.conditional = how.condition is not None
        self.zones = how.zones
        self.depends_on = how.depends_on
        self.about_itself = isinstance(how.scope, (ThisCard, ThisCardOfType))
        self.checks_itself = isinstance(how.scope, ThisCardOfType)
        self.lists_cards = isinstance(how.scope, ReferredCards)
        self.filter = how.scope.filter if isinstance(how.scope, FilteredCards) else None
        self.plain = False  # need its filter not test zone and side, because it is asked about cards of the right ones only?
        if self.filter is not None:
            self.whose = self.filter.whose
            self.plain = type(self.filter) is Filter and self.filter.zones & self.zones == self.zones

    def joins(self, how: int) -> None:
        """The same change made again is merged with the first (`how`: ADDS, SETS or GAINS), if it looks at nothing that could have
        changed in the meantime."""
        self.adds = how != SETS
        if self.condition is None and self.reads == 0:
            self.when_repeated = how

    def active(self, t: Table, c: Context) -> bool:
        condition = self.condition
        return condition is None or condition.holds(t, c)

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return self.scope.covers(t, c, card)

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        if self.filter is None:
            self.scope.among(t, c, ids, out)
        elif self.plain:
            if t.trace is not None:
                cite(t, self.filter.clause)
            self.filter.pick_out(t, c, ids, out)
        else:
            self.filter.among(t, c, ids, out)

    def listed_cards(self, t: Table, c: Context) -> list[int]:
        scope = self.scope
        return scope.to.refs(t, c) if isinstance(scope, ReferredCards) else []


class AddStat(ScopedChange):
    """A stat rises (or, with `sign` -1, falls) by an amount."""

    def __init__(self, how: How, stat: int, sign: int, by: Amount) -> None:
        super().__init__(how, stat_bit(stat))
        self.stat = stat
        self.sign = sign
        self.by = by
        self.printed: tuple[int, ...] = (sign * by.n,) if isinstance(by, Number) else ()
        self.joins(ADDS)

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return self.printed or (self.sign * self.by.value(t, c),)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.stats[self.stat] += values[0]
        if t.trace is not None and look.stats[self.stat] < 0:
            t.cite("@below_zero")


class AddOwnStat(AddStat):
    """A stat of each card rises by a number of that card itself, times a factor."""

    def __init__(self, how: How, stat: int, sign: int, factor: Amount, reading: Reading) -> None:
        super().__init__(how, stat, sign, factor)
        self.reading = reading
        self.when_repeated = UNIQUE  # by then the card's number may have changed, so the two can't be merged

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if self.reading.known(t, card, look):
            n = self.reading.of(t, card, look)
            if t.trace is not None:
                cite(t, self.clause)
            look.stats[self.stat] += values[0] * n


class SetStat(ScopedChange):
    """A stat becomes an amount."""

    def __init__(self, how: How, stat: int, to: Amount) -> None:
        super().__init__(how, stat_bit(stat))
        self.stat = stat
        self.to = to
        self.joins(SETS)

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return (self.to.value(t, c),)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.stats[self.stat] = values[0]


def giving(abilities: list[Ability]) -> int:
    """What is written by giving a card these abilities."""
    writes = 0
    for a in abilities:
        writes |= ABILITIES
        if a.changes:
            writes |= CHANGES
        if a.trigger is not None or a.replacement is not None:
            writes |= WATCHES
    return writes


class GainKeyword(ScopedChange):
    """The card has the keyword, and the abilities that it stands for; once, however often it is given."""

    def __init__(self, how: How, keyword: int, abilities: list[Ability], clause: str) -> None:
        super().__init__(how, keyword_bits(keyword) | giving(abilities))
        self.adds = True
        self.keyword = keyword
        self.abilities = abilities
        self.once = clause  # the clause by which having it twice changes nothing
        if not abilities:
            self.joins(GAINS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        have = look.keywords & self.keyword
        if have == self.keyword:
            if t.trace is not None:
                cite(t, self.once)
            self.keep_greatest(look)
            return
        look.keywords |= self.keyword  # one that names something (colours) may be there already, naming something else
        if self.abilities and have == 0:
            look.abilities = look.abilities + self.abilities

    def keep_greatest(self, look: Look) -> None:
        """Of two equal keywords with numbers, the one with the greater number counts."""
        for a in self.abilities:
            if a.n == 0:
                continue
            look.abilities = [a if b.keyword == a.keyword and b.n < a.n else b for b in look.abilities]


class GainAbility(ScopedChange):
    """The card has an ability that is spelt out."""

    def __init__(self, how: How, ability: Ability) -> None:
        super().__init__(how, giving([ability]))
        self.adds = True
        self.ability = ability

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.abilities = look.abilities + [self.ability]


class LoseKeyword(ScopedChange):
    """The card no longer has the keyword, nor the abilities that it stands for."""

    def __init__(self, how: How, keyword: int) -> None:
        super().__init__(how, keyword_bits(keyword) | ABILITIES | CHANGES | LOSS)
        self.keyword = keyword

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.keywords &= ~self.keyword
        look.abilities = [a for a in look.abilities if a.keyword != self.keyword]


class LoseAbilities(ScopedChange):
    """The card no longer has any abilities, keywords included."""

    def __init__(self, how: How) -> None:
        super().__init__(how, KEYWORDS | ABILITIES | CHANGES | LOSS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.keywords = 0
        look.abilities = []


class GainTrait(ScopedChange):
    """The card has this trait as well."""

    def __init__(self, how: How, trait: int) -> None:
        super().__init__(how, TRAITS)
        self.trait = trait
        self.joins(GAINS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.traits |= self.trait


class GainName(ScopedChange):
    """The card has this name as well."""

    def __init__(self, how: How, name: str) -> None:
        super().__init__(how, NAMES)
        self.name = name
        self.joins(GAINS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        if self.name not in look.names:
            look.names = look.names + (self.name,)


class GainType(ScopedChange):
    """The card is of this type as well."""

    def __init__(self, how: How, types: int) -> None:
        super().__init__(how, TYPES)
        self.types = types
        self.joins(GAINS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.types |= self.types


class GainSubtype(ScopedChange):
    """The card is of this subtype as well."""

    def __init__(self, how: How, subtypes: int) -> None:
        super().__init__(how, TYPES)
        self.subtypes = subtypes
        self.joins(GAINS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.subtypes |= self.subtypes


class BecomeType(ScopedChange):
    """The card is of this type and no other; all else it keeps."""

    def __init__(self, how: How, types: int) -> None:
        super().__init__(how, TYPES)
        self.types = types
        self.joins(SETS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.types = self.types


class BecomeTrait(ScopedChange):
    """The card has this trait and no other."""

    def __init__(self, how: How, trait: int) -> None:
        super().__init__(how, TRAITS)
        self.trait = trait
        self.joins(SETS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.traits = self.trait


class BecomeColour(ScopedChange):
    """The card is of these colours and no others."""

    def __init__(self, how: How, colours: int) -> None:
        super().__init__(how, COLOURS)
        self.colours = colours
        self.joins(SETS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.colours = self.colours


class GainColour(ScopedChange):
    """The card is of these colours as well."""

    def __init__(self, how: How, colours: int) -> None:
        super().__init__(how, COLOURS)
        self.colours = colours
        self.joins(GAINS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.colours |= self.colours


class TakeControl(ScopedChange):
    """The card is controlled by the player whose effect this is, or by the player who acts in it."""

    def __init__(self, how: How, who: Players | None = None) -> None:
        super().__init__(how, CONTROL)
        self.who = who

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        who = self.who
        return (c.controller if who is None else who.players(t, c)[0],)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.controller = values[0]


class Ban(ScopedChange):
    """What the card may not do, or what may not be done to it (or may, against the rules): the game's own bits."""

    def __init__(self, how: How, bans: int) -> None:
        super().__init__(how, BANS)
        self.bans = bans
        self.joins(GAINS)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.trace is not None:
            cite(t, self.clause)
        look.bans |= self.bans
