"""Events of this game that texts wait for: blocks, destruction by a card, life lost, cores that move, effects resolved."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players
from cardwright.effects.happened import NO_CARD, NOT_IT, Pattern, about
from cardwright.effects.happened_moves import PlaceOf, any_place
from cardwright.effects.subjects import Subject
from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_on
from cardwright.games.bss.resolving import ResolveEffect
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COMBAT, BY_EFFECT, DESTROY, DRAW, LINKED, MOVE, PHASE, REVEALED, STATE, TURNED, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Whose doing it is.
BY_ANYTHING: Final = 0
BY_ANY_EFFECT: Final = 1
BY_YOUR_EFFECT: Final = 2
BY_THEIR_EFFECT: Final = 3
ANY_CORE: Final = -1  # no matter which kind of core
# How a card destroys another.
ANYHOW: Final = 0
IN_BATTLE: Final = 1
BY_LOSS_OF_BP: Final = 2
LOSS_OF_BP: Final = ("9-4-2-1", "9-4-2-2")


class DestroysPattern(Pattern):
    """A card destroys another one. `found` is the card that does it; what is destroyed is what the event is about."""

    def __init__(self, subject: Subject | None, other: Subject, how: int) -> None:
        super().__init__(1 << MOVE)
        self.subject = subject
        self.other = other
        self.how = how

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != DESTROY:
            return NOT_IT
        if self.how == IN_BATTLE and e.cause != BY_COMBAT:
            return NOT_IT
        if self.how == BY_LOSS_OF_BP and e.clause not in LOSS_OF_BP:
            return NOT_IT
        subject = self.subject
        if subject is not None and not about(t, c, subject, e.source):
            return NOT_IT
        b = e.before
        assert b is not None  # it has left the field
        return self.card(e) if self.other.fits(t, c, e.subject, b.was, b, b.look) else NOT_IT

    def card(self, e: Event) -> int:
        return e.source if e.source >= 0 else NO_CARD


class LifeLost(Pattern):
    """7-1-5-3-1: cores leave a player's life. `by`: through an attack of such a card, which is `found` then, or, `anyhow`,
    through an effect of it; `doing`: through an attack or effect of that player, whatever the card."""

    def __init__(self, who: Players, by: Subject | None, anyhow: bool, doing: int) -> None:
        super().__init__(1 << terms.CORES_EVENT)
        self.who = who
        self.by = by
        self.anyhow = anyhow
        self.doing = doing

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.origin != terms.LIFE or e.amount <= 0 or e.player not in self.who.players(t, c):
            return NOT_IT
        by = self.by
        if by is None:
            # one loses life only to the other player's attacks, so these need no question
            return NO_CARD if e.cause == BY_COMBAT or done_by(e, c, self.doing) else NOT_IT
        if e.cause != BY_COMBAT and not (self.anyhow and e.cause == BY_EFFECT):
            return NOT_IT
        return e.source if about(t, c, by, e.source) else NOT_IT

    def card(self, e: Event) -> int:
        return e.source


class LifeGained(Pattern):
    """3-7: cores are placed into a player's life."""

    def __init__(self, who: Players) -> None:
        super().__init__(1 << terms.CORES_EVENT)
        self.who = who

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.goal != terms.LIFE:
            return NOT_IT
        to = 1 - e.player if e.flags & terms.ACROSS else e.player
        return NO_CARD if to in self.who.players(t, c) else NOT_IT


class CoreStore:
    """Where cores come from or go to: an area of a player, or a card."""

    def __init__(self, area: int, who: Players | None, card: Subject | None) -> None:
        self.area = area
        self.who = who  # None: no matter whose
        self.card = card

    def fits(self, t: Table, c: Context, area: int, player: int, ref: int) -> bool:
        if area != self.area:
            return False
        card = self.card
        if card is not None:
            return about(t, c, card, ref)
        who = self.who
        return who is None or player in who.players(t, c)


class CoresPlaced(Pattern):
    """8-5-6: cores come into an area of a player, or onto a card; from where, which, and by whose effect, if that is said."""

    def __init__(self, to: CoreStore, source: CoreStore | None, kind: int, by: int) -> None:
        super().__init__(1 << terms.CORES_EVENT)
        self.to = to
        self.source = source
        self.kind = kind
        self.by = by

    def found(self, t: Table, e: Event, c: Context) -> int:
        if (self.kind != ANY_CORE and e.verb != self.kind) or not done_by(e, c, self.by):
            return NOT_IT
        source = self.source
        if source is not None and not source.fits(t, c, e.origin, e.player, e.subject):
            return NOT_IT
        to = 1 - e.player if e.flags & terms.ACROSS else e.player
        if not self.to.fits(t, c, e.goal, to, e.other):
            return NOT_IT
        return e.other if e.goal == terms.ON_CARD else NO_CARD

    def card(self, e: Event) -> int:
        return e.other


class CoresGone(Pattern):
    """4-11-1: the last cores leave a card; by whose effect, or by which keyword, if that is said."""

    def __init__(self, subject: Subject, by: int, keyword: str) -> None:
        super().__init__(1 << terms.CORES_EVENT)
        self.subject = subject
        self.by = by
        self.keyword = keyword  # the clause of the keyword that does it

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.origin != terms.ON_CARD or e.amount <= 0:
            return NOT_IT
        if self.keyword:
            if e.clause != self.keyword or e.controller != c.controller:
                return NOT_IT
        elif not done_by(e, c, self.by):
            return NOT_IT
        card = t.at(e.subject)
        if card is None or cores_on(card) > 0:
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class BurstActivated(Pattern):
    """10-9-2: a player turns over a burst card to activate it."""

    def __init__(self, who: Players, subject: Subject) -> None:
        super().__init__(1 << REVEALED)
        self.who = who
        self.subject = subject

    def found(self, t: Table, e: Event, c: Context) -> int:
        card = t.at(e.subject)
        if card is None or card.zone != terms.BURST_AREA or e.player not in self.who.players(t, c):
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class ResolvedPattern(Pattern):
    """8-5-2-4: an effect of a card that a player used, or that bears a label, has been resolved."""

    def __init__(self, who: Players, subject: Subject, flags: int, sources: list[PlaceOf]) -> None:
        super().__init__(1 << terms.RESOLVED_EVENT)
        self.who = who
        self.subject = subject
        self.flags = flags  # of the ability; 0: it is a magic effect
        self.sources = sources

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.player not in self.who.players(t, c) or e.ability < 0:
            return NOT_IT
        flags = t.library.abilities[e.ability].flags
        if self.flags and not flags & self.flags:
            return NOT_IT
        if not self.flags and not any_place(t, c, self.sources, terms.HAND, e.player, e.player):
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


def done_by(e: Event, c: Context, by: int) -> bool:
    """Is it the doing of the effect that is meant?"""
    if by == BY_ANYTHING:
        return True
    if e.cause != BY_EFFECT:
        return False
    if by == BY_ANY_EFFECT:
        return True
    return e.controller == (c.controller if by == BY_YOUR_EFFECT else 1 - c.controller)


class TurnedByEffect(Pattern):
    """10-3, 10-4: an effect refreshes or exhausts a card."""

    def __init__(self, subject: Subject, turned: int, by: int) -> None:
        super().__init__(1 << STATE)
        self.subject = subject
        self.turned = turned
        self.by = by

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != TURNED or e.amount != self.turned or not done_by(e, c, self.by):
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class DrawnOutside(Pattern):
    """4-5-1: a player draws a card while it is not that step of their turn."""

    def __init__(self, who: Players, step: int) -> None:
        super().__init__(1 << MOVE)
        self.who = who
        self.step = step

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != DRAW or e.player not in self.who.players(t, c):
            return NOT_IT
        return NOT_IT if e.player == t.active and t.number(terms.STEP, 0) == self.step else NO_CARD


class DrawnByEffect(Pattern):
    """4-5: a player draws because of an effect; `own`: one of their own. Whatever one effect draws, in how many directives, it is
    one effect; so are the burst effect of a card and the effect that is activated with it (10-9-2)."""

    def __init__(self, who: Players, own: bool) -> None:
        super().__init__(1 << MOVE)
        self.who = who
        self.own = own

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != DRAW or e.cause != BY_EFFECT or e.player not in self.who.players(t, c):
            return NOT_IT
        if self.own and e.controller != e.player:
            return NOT_IT
        return NOT_IT if drawn_before(t, e) else NO_CARD


def drawn_before(t: Table, e: Event) -> bool:
    """Has the effect that draws now drawn already, before what is happening at once?"""
    began = -1
    if e.source >= 0 and t.look_at(e.source).types & terms.MAGIC:
        began = 0  # a magic card is a new card whenever it is set or used again (3-1-4)
    for frame in t.stack:
        if began < 0 and isinstance(frame, ResolveEffect) and frame.context.source == e.source:
            began = frame.began
    if began < 0:
        return False
    for i in range(began, len(t.history)):
        d = t.history[i]
        if d.kind == MOVE and d.verb == DRAW and d.source == e.source and d.player == e.player:
            return d.subject != e.subject
    return False


class BattleEnds(Pattern):
    """7-1-6-1: the battle ends."""

    def __init__(self) -> None:
        super().__init__(1 << terms.BATTLE_ENDS)

    def found(self, t: Table, e: Event, c: Context) -> int:
        return NO_CARD


class StepStarts(Pattern):
    """6-1-1: a step of one of the players' turns starts."""

    def __init__(self, step: int, of: Players) -> None:
        super().__init__(1 << PHASE)
        self.step = step
        self.of = of

    def found(self, t: Table, e: Event, c: Context) -> int:
        return NO_CARD if e.verb == self.step and e.player in self.of.players(t, c) else NOT_IT


class LinkPattern(Pattern):
    """11-18-1: a spirit is linked to another one. `linking`: it is the one that gives its BP and symbols."""

    def __init__(self, subject: Subject, linking: bool) -> None:
        super().__init__(1 << LINKED)
        self.subject = subject
        self.linking = linking

    def found(self, t: Table, e: Event, c: Context) -> int:
        ref = self.card(e)
        return ref if about(t, c, self.subject, ref) else NOT_IT

    def card(self, e: Event) -> int:
        return e.subject if self.linking else e.other
