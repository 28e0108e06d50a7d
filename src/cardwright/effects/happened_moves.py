"""Patterns of cards that move: from where to where, how, by whom, and which information of the card counts."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Filter, Players
from cardwright.effects.card_tests import covers
from cardwright.effects.comparing import cite
from cardwright.effects.happened import NOT_IT, Pattern, look_of_piece
from cardwright.effects.subjects import Subject
from cardwright.kernel.arriving import look_on_arrival
from cardwright.kernel.cards import Piece, Snapshot
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, BY_EFFECT, MOVE, NOWHERE, RESOLVE, STEAL, Event
from cardwright.kernel.faces import Look
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# By whose doing.
ANYHOW: Final = 0
BY_ABILITY: Final = 1
BY_YOUR_ABILITY: Final = 2
BY_THEIR_ABILITY: Final = 3
BY_OPPONENT: Final = 4  # by an ability or an attack of theirs
BY_USE: Final = 5  # by an ability, or in payment for one


def by_ability(e: Event, c: Context, by: int, like_ability: int = 0) -> bool:
    """Did an ability do it, and that of whom? (`like_ability`: flags of events that count as if one had.)"""
    if by == BY_OPPONENT:
        return e.controller == 1 - c.controller
    if by == BY_USE:
        return e.cause == BY_EFFECT or e.cause == BY_COST
    if e.cause != BY_EFFECT and not e.flags & like_ability:
        return False
    if by == BY_YOUR_ABILITY:
        return e.controller == c.controller
    if by == BY_THEIR_ABILITY:
        return e.controller == 1 - c.controller
    return True


def by_keyword(t: Table, e: Event, keyword: int) -> bool:
    """Did an ability do it that this keyword stands for?"""
    if e.cause != BY_EFFECT or e.ability < 0:
        return False
    own = t.library.abilities[e.ability].keyword
    return own > 0 and own & keyword != 0  # an ability of no keyword has -1, all bits


class MoveClauses:
    """The clauses that say which information of a moving card counts, and what entering the field is."""

    def __init__(self, hidden: str, left: str, arrived: str, entered: str, same_field: str, played_from: str) -> None:
        self.hidden = hidden  # between a public and a hidden zone: that of the public one
        self.left = left  # from the field: that on the field
        self.arrived = arrived  # between other public zones: that in the new one
        self.entered = entered  # with the effects that apply in the new zone
        self.same_field = same_field  # from field to field is no entering
        self.played_from = played_from  # a card that was played comes from where it was played


class PlaceOf:
    """A zone of a player. `whose`: 1 the controller's, 2 the opponent's, 3 anybody's; `by`: only of one of these players."""

    def __init__(self, zone: int, whose: int, by: Players | None, owners: bool) -> None:
        self.zone = zone
        self.whose = whose
        self.by = by
        self.owners = owners  # the zone of the card's owner

    def fits(self, t: Table, c: Context, zone: int, player: int, owner: int) -> bool:
        if zone != self.zone or not self.whose & (1 if player == c.controller else 2):
            return False
        if self.owners and player != owner:
            return False
        by = self.by
        return by is None or player in by.players(t, c)


def any_place(t: Table, c: Context, places: list[PlaceOf], zone: int, player: int, owner: int) -> bool:
    if not places:
        return True
    for place in places:
        if place.fits(t, c, zone, player, owner):
            return True
    return False


class MovePattern(Pattern):
    """A card goes from one place to another."""

    def __init__(
        self, subject: Subject, verbs: int, sources: list[PlaceOf], goals: list[PlaceOf], by: int, like_ability: int,
        clauses: MoveClauses,
    ) -> None:
        super().__init__(1 << MOVE)
        self.subject = subject
        self.verbs = verbs  # bits; 0: any
        self.sources = sources
        self.goals = goals
        self.by = by
        self.like_ability = like_ability  # flags of moves that count as an ability's although the rules make them
        self.clauses = clauses
        self.of: Filter | None = None  # the cards by whose ability it must be
        self.keyword = 0  # the keyword by which it must be; 0: by any

    def found(self, t: Table, e: Event, c: Context) -> int:
        if self.verbs and not self.verbs >> e.verb & 1:
            if t.trace is not None:
                t.cite("@moved_otherwise")
            return NOT_IT
        before = e.before
        p: Piece = before if before is not None else t.piece(e.subject)
        field = t.rules.field
        origin = p.zone if before is not None else e.origin
        if origin == field and e.goal == field and not self.verbs >> STEAL & 1:
            if t.trace is not None:
                cite(t, self.clauses.same_field)
            return NOT_IT
        if e.verb == RESOLVE and e.goal == field and e.other >= 0 and self.sources:
            origin = e.other
            if t.trace is not None:
                cite(t, self.clauses.played_from)
        if not any_place(t, c, self.goals, e.goal, e.player, p.owner):
            return NOT_IT
        if not any_place(t, c, self.sources, origin, p.controller, p.owner):
            return NOT_IT
        if self.by != ANYHOW and not by_ability(e, c, self.by, self.like_ability):
            return NOT_IT
        if self.keyword and not by_keyword(t, e, self.keyword):
            return NOT_IT
        of = self.of
        if of is not None and (e.source < 0 or not covers(t, c, of, t.piece(e.source), t.look_at(e.source))):
            return NOT_IT
        was = e.subject
        k: Look
        if before is None:
            k = self.to_come(t, e)
        else:
            was = before.was
            if self.before_counts(t, before, e):
                k = before.look
            else:
                p = t.piece(e.subject)
                k = look_of_piece(t, p)
        return e.subject if self.subject.fits(t, c, e.subject, was, p, k) else NOT_IT

    def to_come(self, t: Table, e: Event) -> Look:
        """The move has not happened yet: on its way to a zone, the card is looked at as it would be there."""
        c = t.at(e.subject)
        if c is None:
            return t.look_at(e.subject)
        if c.zone == t.rules.field or t.rules.zones[e.goal].sight != PUBLIC or not t.rules.shows_state(e.goal):
            return t.look(c)
        return look_on_arrival(t, c, e.goal, e.player)

    def before_counts(self, t: Table, before: Snapshot, e: Event) -> bool:
        """Is it the card's information before the move that counts, or after it?"""
        if before.zone == NOWHERE:
            return False
        if before.zone == t.rules.field and e.goal != t.rules.field:
            if t.trace is not None:
                cite(t, self.clauses.left)
            return True
        from_public = t.rules.zones[before.zone].sight == PUBLIC
        to_public = t.rules.zones[e.goal].sight == PUBLIC
        if t.trace is not None:
            cite(t, self.clauses.arrived if from_public == to_public else self.clauses.hidden)
            cite(t, self.clauses.entered)
        return from_public and not to_public
