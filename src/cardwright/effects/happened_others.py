"""Events in which no card changes its zone: attacks, fights, plays, damage, states, points, phases."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Filter, Players
from cardwright.effects.card_tests import covers
from cardwright.effects.comparing import cite
from cardwright.effects.happened import NOT_IT, Pattern, about, look_of_piece
from cardwright.effects.happened_moves import ANYHOW, PlaceOf, any_place, by_ability
from cardwright.effects.subjects import Subject
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import (
    ATTACK,
    BLOCK,
    BY_COMBAT,
    CHOSEN,
    COUNTERS,
    DAMAGE,
    FOUGHT,
    MODIFIED,
    MOVE,
    PLAYED,
    RESOLVE,
    Event,
)
from cardwright.kernel.faces import ACTIVATED

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ANY: Final = -(1 << 30)  # any verb or amount

# Kinds of damage.
ANY_DAMAGE: Final = 0
ATTACK_DAMAGE: Final = 1
COMBAT_DAMAGE: Final = 2
ABILITY_DAMAGE: Final = 3


class BlockPattern(Pattern):
    """A card blocks an attacking one. `found` is the blocking one."""

    def __init__(self, subject: Subject, against: Subject) -> None:
        super().__init__(1 << BLOCK)
        self.subject = subject
        self.against = against

    def found(self, t: Table, e: Event, c: Context) -> int:
        if not about(t, c, self.subject, e.subject) or not about(t, c, self.against, e.other):
            return NOT_IT
        return e.subject


class AttackPattern(Pattern):
    """A card attacks; `target` narrows what it attacks."""

    def __init__(self, subject: Subject, target: Filter | None) -> None:
        super().__init__(1 << ATTACK)
        self.subject = subject
        self.target = target

    def found(self, t: Table, e: Event, c: Context) -> int:
        if not about(t, c, self.subject, e.subject):
            return NOT_IT
        target = self.target
        if target is not None:
            p = t.piece(e.other)
            if not covers(t, c, target, p, look_of_piece(t, p)):
                return NOT_IT
        return e.subject


class AttackedPattern(Pattern):
    """A card is attacked."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(1 << ATTACK)
        self.subject = subject

    def found(self, t: Table, e: Event, c: Context) -> int:
        return e.other if about(t, c, self.subject, e.other) else NOT_IT

    def card(self, e: Event) -> int:
        return e.other


class FoughtPattern(Pattern):
    """Two cards have fought with each other: one is the subject, the other is what it must have fought against."""

    def __init__(self, subject: Subject, against: Subject) -> None:
        super().__init__(1 << FOUGHT)
        self.subject = subject
        self.against = against

    def found(self, t: Table, e: Event, c: Context) -> int:
        if about(t, c, self.subject, e.subject) and about(t, c, self.against, e.other):
            return e.subject
        if about(t, c, self.subject, e.other) and about(t, c, self.against, e.subject):
            return e.other
        return NOT_IT


class PlayedPattern(Pattern):
    """A player plays a card (not an ability); `nth` counts the plays of the turn that fit, 0: any."""

    def __init__(self, who: Players, subject: Subject, sources: list[PlaceOf], nth: int, card_verb: int) -> None:
        super().__init__(1 << PLAYED)
        self.who = who
        self.subject = subject
        self.sources = sources
        self.nth = nth
        self.card_verb = card_verb  # the verb of an event that is about a card

    def found(self, t: Table, e: Event, c: Context) -> int:
        if not self.fits(t, e, c):
            return NOT_IT
        if self.nth > 0 and self.number(t, e, c) != self.nth:
            return NOT_IT
        return e.subject

    def fits(self, t: Table, e: Event, c: Context) -> bool:
        if e.verb != self.card_verb or e.player not in self.who.players(t, c):
            return False
        p = t.piece(e.subject)
        if not any_place(t, c, self.sources, e.origin, e.player, p.owner):
            return False
        return self.subject.fits(t, c, became(t, e.subject), e.subject, p, look_of_piece(t, p))

    def number(self, t: Table, e: Event, c: Context) -> int:
        """Which of the turn's plays that fit it is."""
        n = 0
        for x in t.history:
            if x.kind == PLAYED and self.fits(t, x, c):
                n += 1
            if x is e:
                break
        return n


def became(t: Table, played: int) -> int:
    """The card on the field that a played card became, or the played card itself."""
    if t.at(played) is None:
        for e in t.history:
            if e.kind == MOVE and e.verb == RESOLVE:
                b = e.before
                if b is not None and b.was == played:
                    return e.subject
    return played


class DamagePattern(Pattern):
    """A card is dealt damage; `source` narrows by what. Of damage in combat, `Event.other` is the attacker."""

    def __init__(self, subject: Subject, source: Subject | None, type: int, combat_types: int, clause: str) -> None:
        super().__init__(1 << DAMAGE)
        self.subject = subject
        self.source = source
        self.type = type
        self.combat_types = combat_types  # combat is between cards of these types
        self.clause = clause

    def found(self, t: Table, e: Event, c: Context) -> int:
        if t.trace is not None:
            cite(t, self.clause)
        fought = e.cause == BY_COMBAT
        if self.type == ABILITY_DAMAGE and fought:
            return NOT_IT
        if self.type == ATTACK_DAMAGE and (not fought or e.source != e.other):
            return NOT_IT
        if self.type == COMBAT_DAMAGE and not (fought and t.look_at(e.subject).types & self.combat_types):
            return NOT_IT
        source = self.source
        if source is not None and not about(t, c, source, e.source):
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class HappensTo(Pattern):
    """An event of one kind happens to a card, by anything or by an ability; `amount` and `verb` narrow it (ANY: no matter)."""

    def __init__(self, kind: int, subject: Subject, verb: int, amount: int, by: int = ANYHOW) -> None:
        super().__init__(1 << kind)
        self.subject = subject
        self.verb = verb
        self.amount = amount
        self.by = by

    def found(self, t: Table, e: Event, c: Context) -> int:
        if self.by != ANYHOW and not by_ability(e, c, self.by):
            return NOT_IT
        if (self.verb != ANY and e.verb != self.verb) or (self.amount != ANY and e.amount != self.amount):
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class CountersPattern(Pattern):
    """Counters of one kind are put on a card, or taken off it; `last`: so that none are left."""

    def __init__(self, subject: Subject, counter: int, taken: bool = False, last: bool = False) -> None:
        super().__init__(1 << COUNTERS)
        self.subject = subject
        self.counter = counter
        self.taken = taken
        self.last = last

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != self.counter or (e.amount < 0) != self.taken:
            return NOT_IT
        if self.last and t.piece(e.subject).counted(self.counter) > 0:
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class StatPattern(Pattern):
    """A stat of a card goes up or down because an effect changes it (`verb` the stat, `amount` by how much)."""

    def __init__(self, subject: Subject, stat: int, up: bool, clause: str) -> None:
        super().__init__(1 << MODIFIED)
        self.subject = subject
        self.stat = stat
        self.up = up
        self.clause = clause

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != self.stat or e.amount == 0 or (e.amount > 0) != self.up:
            return NOT_IT
        if not about(t, c, self.subject, e.subject):
            return NOT_IT
        if t.trace is not None:
            cite(t, self.clause)
        return e.subject


class UsedPattern(Pattern):
    """A player plays an ability of a kind (`flag` of its flags; 0: any activated one)."""

    def __init__(self, who: Players, subject: Subject, flag: int) -> None:
        super().__init__(1 << PLAYED)
        self.who = who
        self.subject = subject
        self.flag = flag

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.ability < 0 or e.player not in self.who.players(t, c):
            return NOT_IT
        ability = t.library.abilities[e.ability]
        if not ability.flags & self.flag if self.flag else ability.kind != ACTIVATED:
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class ChosenPattern(Pattern):
    """A card is selected as a target by a player; `source` narrows for which card or ability."""

    def __init__(self, subject: Subject, by: Players, source: Subject | None = None) -> None:
        super().__init__(1 << CHOSEN)
        self.subject = subject
        self.by = by
        self.source = source

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.controller not in self.by.players(t, c):
            return NOT_IT
        source = self.source
        if source is not None and not about(t, c, source, e.source):
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT
