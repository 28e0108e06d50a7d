"""What texts ask of cards that only this game knows: attributes, additions, rulers, what lies in the chase area."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition, Filter, Players, Reference, Test
from cardwright.effects.card_tests import IsColour
from cardwright.effects.happened import NOT_IT, Pattern, about
from cardwright.effects.references import look_of, piece_of
from cardwright.effects.subjects import Subject
from cardwright.games.fow import terms
from cardwright.games.fow.additions import bearer_of
from cardwright.games.fow.turn import Turn
from cardwright.kernel.cards import Piece, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BLOCK, BY_COMBAT, DAMAGE, LINKED, PLAYED, Event
from cardwright.kernel.faces import ACTIVATED, Look
from cardwright.kernel.layers import refresh
from cardwright.kernel.stacking import A_CARD, A_COPY, AN_ABILITY, stacked_at

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def attributes_of(t: Table, p: Piece, k: Look) -> int:
    """208: the attributes of a card; 901.1e: those of an ability are those of the card that has it."""
    s = stacked_at(t, p.ref()) if p.zone == terms.CHASE else None
    if s is None or s.kind != AN_ABILITY:
        return k.colours
    t.cite("901.1e")
    return look_of(t, s.context, s.context.source).colours


class IsOfAttribute(IsColour):
    """208.2: it has one of the attributes."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            t.cite("@colour_asked")
        return attributes_of(t, p, k) & self.colours != 0


class IsVoid(Test):
    """208.4: it has no attribute."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return attributes_of(t, p, k) == 0


class Commands(Condition):
    """Does this player control a card with [Force Command] of that name?"""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, t: Table, c: Context) -> bool:
        for zone in (terms.RULER_AREA, terms.FIELD):
            for id in t.zone(zone, c.controller):
                if commands(t.look(t.cards[id]), self.name):
                    return True
        return False


def commands(k: Look, name: str) -> bool:
    """Has it [Force Command] of that name?"""
    if not k.keywords & terms.FORCE_COMMAND:
        return False
    return any(a.keyword == terms.FORCE_COMMAND and a.text == name for a in k.abilities)


class IsMarked(Test):
    """It is in battle in a certain way: attacking, blocking, blocked, attacked (803, 804)."""

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return bool(p.marks & self.mark)


class IsOfStoneType(Test):
    """201.4c: a magic stone type's name means the cards of that type."""

    def __init__(self, subtypes: int) -> None:
        self.subtypes = subtypes

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not k.subtypes & self.subtypes:
            return False
        t.cite("201.4c")
        return True


class IsOutOfTheGame(Test):
    """315.1: it was removed, or its owner has it besides the deck: in a tournament in the sideboard, otherwise anywhere."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        tournament = t.number(terms.TOURNAMENT, c.controller) > 0
        t.cite("315.1b" if tournament else "315.1a")
        if p.zone == terms.COLLECTION:
            return not tournament
        return p.zone == terms.SIDEBOARD or p.zone == terms.REMOVED


class PrintsNothing(Test):
    """901.1: no ability is printed on it."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        card = t.cards[id_of(p.ref())]
        printed = card.front.look if t.at(p.ref()) is None else card.form.look
        return not printed.abilities


class IsAdditionFor(Test):
    """1406.1a: an old addition of just this subtype; one for more cards is another subtype."""

    def __init__(self, subtype: int) -> None:
        self.subtype = subtype

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None and k.subtypes & terms.OLD_ADDITIONS:
            t.cite("1406.1a")
        return k.subtypes & self.subtype != 0


class IsToken(Test):
    """1303.2b: what is said of tokens is not said of cards."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        t.cite("1303.2b")
        return k.subtypes & terms.TOKEN != 0


class IsSpell(Test):
    """312.3: it is a card in the chase area."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if p.zone != terms.CHASE:
            return False
        if p.ref() == c.source:
            t.cite("903.2e-i")
            return False
        s = stacked_at(t, p.ref())
        if s is not None and s.kind == terms.JUDGMENT_IN_CHASE and t.trace is not None:
            t.cite("705.2d")
        return s is None or s.kind == A_CARD or s.kind == A_COPY


class IsAbility(Test):
    """It is an ability in the chase area; `activated`: one that was activated, `automatic`: one that triggered;
    `flags`: it has these."""

    def __init__(self, activated: bool, automatic: bool, flags: int = 0) -> None:
        self.activated = activated
        self.automatic = automatic
        self.flags = flags

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        s = stacked_at(t, p.ref()) if p.zone == terms.CHASE else None
        if s is None or s.kind != AN_ABILITY:
            return False
        if s.context.ability.flags & self.flags != self.flags:
            return False
        return self.activated if s.context.ability.kind == ACTIVATED else self.automatic


class IsAbilityOf(Test):
    """901.1: it is an ability in the chase area, of a card that passes."""

    def __init__(self, cards: Filter) -> None:
        self.cards = cards

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        s = stacked_at(t, p.ref()) if p.zone == terms.CHASE else None
        if s is None or s.kind != AN_ABILITY:
            return False
        source = s.context.source
        return self.cards.passes(t, c, piece_of(t, s.context, source), look_of(t, s.context, source))


class IsAddedTo(Test):
    """1002: it is an addition that is added to one of these cards."""

    def __init__(self, bearers: Reference) -> None:
        self.bearers = bearers

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return bearer_of(t, p.ref()) in self.bearers.refs(t, c)


class WasHurtBy(Test):
    """One of these cards has dealt damage to it this turn."""

    def __init__(self, by: Reference) -> None:
        self.by = by

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        by = self.by.refs(t, c)
        for e in t.history:
            if e.kind == DAMAGE and e.subject == p.ref() and e.source in by:
                return True
        return False


class JudgedPattern(Pattern):
    """705.3a: a player does judgment. It counts when the ruler has become a J-ruler; what is asked of the ruler is asked of what it
    was before."""

    def __init__(self, who: Players, rulers: Filter) -> None:
        super().__init__(1 << PLAYED)
        self.who = who
        self.rulers = rulers

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != terms.JUDGMENT_DONE or e.player not in self.who.players(t, c):
            return NOT_IT
        ruler = t.at(e.subject)
        return e.subject if ruler is not None and self.rulers.passes(t, c, ruler, ruler.front.look) else NOT_IT


class DamageByEffect(Pattern):
    """901.2d: damage dealt by an effect that an ability of one of these cards makes, whichever card the effect has deal it."""

    def __init__(self, subject: Subject, maker: Subject | None) -> None:
        super().__init__(1 << DAMAGE)
        self.subject = subject
        self.maker = maker

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.cause == BY_COMBAT or e.ability < 0 or not about(t, c, self.subject, e.subject):
            return NOT_IT
        t.cite("901.2d")
        maker = self.maker
        if maker is not None and not about(t, c, maker, e.other if e.other >= 0 else e.source):
            return NOT_IT
        return e.subject


class InPhase(Condition):
    """501.1: is it this phase of a turn of one of the players?"""

    def __init__(self, phase: int, of: Players) -> None:
        self.phase = phase
        self.of = of

    def holds(self, t: Table, c: Context) -> bool:
        for frame in t.stack:
            if isinstance(frame, Turn):
                return frame.phase() == self.phase and frame.player in self.of.players(t, c)
        return False


class Bearer(Reference):
    """1002.1, 1121.3a: the card that this addition is added to, if it is of these types (0: of any)."""

    def __init__(self, of: Reference, types: int) -> None:
        self.of = of
        self.types = types

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.of.refs(t, c):
            to = bearer_of(t, ref)
            if to >= 0 and (self.types == 0 or t.look_at(to).types & self.types):
                out.append(to)
        return out


RULERS_LIE: Final = [terms.RULER_AREA, terms.FIELD]


class RulersOf(Reference):
    """402.2: the rulers or J-rulers (bits of types) of the players whose stand-ins these are."""

    def __init__(self, players: Reference, types: int) -> None:
        self.players = players
        self.types = types

    def refs(self, t: Table, c: Context) -> list[int]:
        if t.trace is not None and self.types == terms.RULER:
            t.cite("308.4")
        if t.dirty:
            refresh(t)
        looks = t.outlook.looks
        out: list[int] = []
        for ref in self.players.refs(t, c):
            player = t.piece(ref).controller
            for zone in RULERS_LIE:
                for id in t.zones[zone * 2 + player]:
                    if looks[id].types & self.types:
                        out.append(t.cards[id].ref())
        return out


class BecomesBlocked(Pattern):
    """804.4: an attack of the card is blocked; the blocker is the subject of the event."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(1 << BLOCK)
        self.subject = subject

    def found(self, t: Table, e: Event, c: Context) -> int:
        return e.other if about(t, c, self.subject, e.other) else NOT_IT

    def card(self, e: Event) -> int:
        return e.other


class AddedPattern(Pattern):
    """1002.1: an addition is added to a card."""

    def __init__(self, addition: Subject, to: Subject) -> None:
        super().__init__(1 << LINKED)
        self.addition = addition
        self.to = to

    def found(self, t: Table, e: Event, c: Context) -> int:
        if not about(t, c, self.to, e.other):
            return NOT_IT
        return e.subject if about(t, c, self.addition, e.subject) else NOT_IT
