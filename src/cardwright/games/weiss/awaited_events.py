"""Events of this game that abilities wait for: damage cancelled or taken, trigger checks, levels, ends of attacks, uses."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Filter, Players
from cardwright.effects.card_tests import covers
from cardwright.effects.happened import NO_CARD, NOT_IT, Pattern, about
from cardwright.effects.subjects import Subject
from cardwright.games.weiss import terms
from cardwright.kernel.cards import Piece, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import ATTACK, BY_COMBAT, MOVE, STATE, TURNED, Event
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ANYWHERE: Final = -1


class DamagePattern(Pattern):
    """4.10.1.2.1: damage to a player (dealt by a card) is cancelled, or is not."""

    def __init__(self, canceled: bool, to: Players, source: Subject | None) -> None:
        super().__init__(1 << (terms.DAMAGE_CANCELED if canceled else terms.DAMAGE_TAKEN))
        self.to = to
        self.source = source

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.player not in self.to.players(t, c):
            return NOT_IT
        if self.source is not None and not about(t, c, self.source, e.source):
            return NOT_IT
        return NO_CARD


class CheckPattern(Pattern):
    """7.3.1.2: the trigger check of an attacking character reveals a card."""

    def __init__(self, by: Subject | None, what: Subject) -> None:
        super().__init__(1 << terms.TRIGGER_CHECK)
        self.by = by
        self.what = what

    def found(self, t: Table, e: Event, c: Context) -> int:
        if self.by is not None and not about(t, c, self.by, e.other):
            return NOT_IT
        return e.subject if about(t, c, self.what, e.subject) else NOT_IT


class PlayerPattern(Pattern):
    """9.3, 9.2.4: a player levels up, or refreshes."""

    def __init__(self, kind: int, who: Players) -> None:
        super().__init__(1 << kind)
        self.who = who

    def found(self, t: Table, e: Event, c: Context) -> int:
        return NO_CARD if e.player in self.who.players(t, c) else NOT_IT


class AttackEndsPattern(Pattern):
    """7.5.1.4, 7.6.1.5: the attack of a card ends."""

    def __init__(self, what: Subject | None) -> None:
        super().__init__(1 << terms.FIRST_PHASE_KIND + terms.END_OF_ATTACK)
        self.what = what

    def found(self, t: Table, e: Event, c: Context) -> int:
        if self.what is not None and not about(t, c, self.what, e.subject):
            return NOT_IT
        return e.subject


class AttackTypePattern(Pattern):
    """7.2.1.4: a card attacks so, or (`attacked`) is attacked so."""

    def __init__(self, what: Subject, types: int, attacked: bool) -> None:
        super().__init__(1 << ATTACK)
        self.what = what
        self.types = types  # bits
        self.attacked = attacked

    def found(self, t: Table, e: Event, c: Context) -> int:
        if not self.types >> e.verb & 1:
            return NOT_IT
        ref = e.other if self.attacked else e.subject
        return ref if ref >= 0 and about(t, c, self.what, ref) else NOT_IT

    def card(self, e: Event) -> int:
        return e.other if self.attacked else e.subject


class TurnedPattern(Pattern):
    """4.6.1: a card stands, rests or is reversed (`in_battle`: by the comparison of power, 7.6.1.2)."""

    def __init__(self, what: Subject, state: int, in_battle: bool) -> None:
        super().__init__(1 << STATE)
        self.what = what
        self.state = state
        self.in_battle = in_battle

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != TURNED or e.amount != self.state or (self.in_battle and e.cause != BY_COMBAT):
            return NOT_IT
        return e.subject if about(t, c, self.what, e.subject) else NOT_IT


class UsedPattern(Pattern):
    """8.1.1.1.2 and section 10: a player uses an ability of a card. `this`: of this card, wherever its cost has put it since."""

    def __init__(self, who: Players, what: Subject | None, this: bool, verb: int) -> None:
        super().__init__(1 << terms.USED)
        self.who = who
        self.what = what
        self.this = this
        self.verb = verb

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != self.verb or e.player not in self.who.players(t, c):
            return NOT_IT
        if self.this and id_of(e.subject) != id_of(c.source):
            return NOT_IT
        if self.what is not None and not about(t, c, self.what, e.subject):
            return NOT_IT
        return e.subject


class PlacedPattern(Pattern):
    """A card comes to the stage because it was played, by a keyword's ability, or by an effect of certain cards."""

    def __init__(self, what: Subject, goal: int, played: bool, keyword: int, kind: int, of: Filter | None) -> None:
        super().__init__(1 << MOVE)
        self.what = what
        self.goal = goal
        self.played = played
        self.keyword = keyword  # the bit of the keyword that the ability must bear; 0: any
        self.kind = kind  # of the ability that places it; -1: any
        self.of = of

    def found(self, t: Table, e: Event, c: Context) -> int:
        before = e.before
        if e.goal != self.goal or (before is not None and before.zone == self.goal):
            return NOT_IT
        if self.played and not e.flags & terms.FROM_PLAY:
            return NOT_IT
        if self.keyword and (e.ability < 0 or not t.library.abilities[e.ability].flags & self.keyword):
            return NOT_IT
        if t.trace is not None and self.keyword == terms.CHANGE:
            t.cite("10.8.4")
        if self.kind >= 0 and (e.ability < 0 or t.library.abilities[e.ability].kind != self.kind):
            return NOT_IT
        of = self.of
        if of is not None:
            if e.source < 0 or e.source == e.subject:
                return NOT_IT
            p: Piece = t.piece(e.source)
            k: Look = t.look_at(e.source)
            if not covers(t, c, of, p, k):
                return NOT_IT
        return e.subject if about(t, c, self.what, e.subject) else NOT_IT


class RepositionedPattern(Pattern):
    """6.5.1.2.4: a character moves to another position of the stage."""

    def __init__(self, what: Subject) -> None:
        super().__init__(1 << MOVE | 1 << terms.REPOSITIONED)
        self.what = what

    def found(self, t: Table, e: Event, c: Context) -> int:
        before = e.before
        if e.kind == MOVE and (e.goal != terms.STAGE or before is None or before.zone != terms.STAGE):
            return NOT_IT
        return e.subject if about(t, c, self.what, e.subject) else NOT_IT
