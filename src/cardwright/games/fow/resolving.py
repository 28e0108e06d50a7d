"""903.3: the card, ability or judgment that was put last into the chase area resolves."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.comparing import cite
from cardwright.effects.script import OfAbility
from cardwright.games.fow import terms
from cardwright.games.fow.addition_targets import needs_bearer
from cardwright.games.fow.additions import cannot_be_added, link_event
from cardwright.games.fow.costs import x_of
from cardwright.games.fow.old_wordings import cite_old_wording
from cardwright.games.fow.permissions import cannot_be_targeted
from cardwright.games.fow.rune_area import after_resolving
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Stacked
from cardwright.kernel.events import RESOLVE, Event, moved, played
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.stacking import A_CARD, A_COPY, AN_ABILITY, stacked_at, take_off

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ResolveLast(OfAbility):
    """What lies on top of the chase area is carried out by its kind, and leaves the area."""

    def __init__(self, ref: int, kind: int, flags: int, context: Context) -> None:
        super().__init__(context)
        self.ref = ref
        self.kind = kind
        self.flags = flags
        self.mark = 0

    def begin(self, t: Table) -> Todo:
        """903.3, 605.1b"""
        self.mark = len(t.history)
        if self.kind == terms.JUDGMENT_IN_CHASE:
            self.next = self.JUDGMENT
            return None
        if self.kind == A_CARD or self.kind == A_COPY:
            card = t.cards[id_of(self.ref)]
            if t.look(card).types & terms.PERMANENTS:
                return None
            if t.trace is not None:
                t.cite("708.6" if t.look(card).keywords & terms.TRIGGER else "703.3")
        elif t.trace is not None:
            t.cite("707.3")
        self.next = self.CARRY_OUT
        return None

    def enter(self, t: Table) -> Todo:
        """702.3, 903.3b"""
        c = self.context
        card = t.at(self.ref)
        if card is None:
            return None
        if self.kind == A_COPY:
            return None  # 1017.1a: a copy that would leave the area ceases to exist
        if needs_bearer(t.look(card)) and not self._bearer_legal(t):
            return happen(t, [moved(card, to=terms.GRAVEYARD, clause="1406.2b")])
        if t.trace is not None and t.look(card).types & terms.RESONATOR:
            t.cite("1006.2")
            if self.flags & terms.SUMMONED:
                t.cite("1412.2")
        flags = terms.FROM_PLAY
        if card.form is card.back:
            flags |= terms.FUTURE_SIDE
        flags |= card.marks & terms.AS_AWAKENED
        return happen(t, [moved(
            card, to=terms.FIELD, how=RESOLVE, player=c.controller, amount=x_of(c), other=self.flags >> terms.CAME_FROM,
            flags=flags, clause="702.3",
        ).by(c.controller)])

    def add(self, t: Table) -> Todo:
        """1406.2b"""
        c = self.context
        card = t.cards[id_of(self.ref)]
        if c.each < 0 or card.zone != terms.FIELD or not needs_bearer(t.look(card)):
            return None
        return happen(t, [link_event(card.ref(), c.each, c.controller, card.ref(), c.controller, "1406.2b, 1002.1")])

    def carry_out(self, t: Table) -> Todo:
        """903.3b, 908.1"""
        c = self.context
        script = self.script()
        if not script.ops:
            return None
        if t.trace is not None:
            cite(t, c.ability.clause)
            cite_old_wording(t, c.ability)
            if t.at(c.source) is None:
                t.cite("906.10")
        return script.resolve(t, c)

    def leave(self, t: Table) -> Todo:
        """903.3b, 703.3"""
        if t.trace is not None:
            self._cite_layers(t)
        if self.kind != A_CARD:
            if self.kind == A_COPY and t.trace is not None:
                t.cite("1017.1a")
            take_off(t, self.ref)
            return None
        card = t.at(self.ref)
        if card is None or card.zone != terms.CHASE:
            return None
        return happen(t, [moved(card, to=after_resolving(card, self.flags), player=card.owner, clause="703.3")])

    def broken(self, t: Table) -> Todo:
        """1415.1d-iii"""
        self.end()
        card = broken_card(t, self.context)
        return None if card is None else happen(t, [moved(card, to=terms.GRAVEYARD, clause="1415.1d-iii")])

    def judgment(self, t: Table) -> Todo:
        """705.3"""
        c = self.context
        ruler = t.at(c.source)
        if ruler is None or ruler.zone != terms.RULER_AREA:
            return None
        return happen(t, [moved(
            ruler, to=terms.FIELD, how=RESOLVE, player=c.controller, amount=x_of(c), flags=terms.J_SIDE, clause="705.3"
        ).by(c.controller)])

    def judged(self, t: Table) -> Todo:
        """705.3a"""
        c = self.context
        take_off(t, self.ref)
        if t.trace is not None:
            cite_old_wording(t, c.ability)
        done = played(c, terms.JUDGMENT_DONE, clause="705.3a")
        return happen(t, [Event(terms.JUDGED_EVENT, c.source, c.controller, amount=x_of(c), clause="705.3a"), done])

    def _cite_layers(self, t: Table) -> None:
        """909.2: has it made an effect that is applied in several layers?"""
        layers = [e.change.layer for e in t.effects if e.context.ability is self.context.ability]
        if len(layers) > 1 and min(layers) != max(layers):
            t.cite("909.2")

    def _bearer_legal(self, t: Table) -> bool:
        """1406.2b: is the card that the addition targets still a legal target?"""
        c = self.context
        card = t.at(self.ref)
        to = t.at(c.each) if c.each >= 0 else None
        if card is None or to is None or cannot_be_added(t, card, to) != "":
            return False
        return cannot_be_targeted(t, c, c.controller, to) == ""

    # -- generated from the steps above: make steps
    CARRY_OUT: Final = 3
    JUDGMENT: Final = 6
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "903.3, 605.1b", "702.3, 903.3b", "1406.2b", "903.3b, 908.1", "903.3b, 703.3", "1415.1d-iii", "705.3", "705.3a",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.begin(t)  # 903.3, 605.1b
            elif at == 1: todo = self.enter(t)  # 702.3, 903.3b
            elif at == 2: todo = self.add(t)  # 1406.2b
            elif at == 3: todo = self.carry_out(t)  # 903.3b, 908.1
            elif at == 4: todo = self.leave(t)  # 903.3b, 703.3
            elif at == 5: todo = self.broken(t)  # 1415.1d-iii
            elif at == 6: todo = self.judgment(t)  # 705.3
            elif at == 7: todo = self.judged(t)  # 705.3a
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = ResolveLast(self.ref, self.kind, self.flags, self.context.copy())
        p.mark = self.mark
        return p
    # -- end of generated


def resolution_of(t: Table) -> ResolveLast:
    """The last card or ability put into the chase area (605.1b), about to be resolved."""
    s = t.stacked[-1]
    return ResolveLast(s.ref, s.kind, s.flags, s.context.copy())


def cancel(t: Table, e: Event) -> Event | None:
    """1012.1: out of the chase area. (A card's way to the graveyard goes along: `with_cancelled`.)"""
    s = stacked_at(t, e.subject)
    if s is None or cannot_be_cancelled(t, s):
        return None
    if s.kind != A_CARD:
        take_off(t, s.ref)
    if t.trace is not None:
        t.cite("1012.1")
        if s.context.ability.title >= 0:
            t.cite("1112.2b")  # it was played all the same
    return e


def cannot_be_cancelled(t: Table, s: Stacked) -> bool:
    """104.4: does an effect forbid it?"""
    forbidden = bool(t.look(t.cards[s.id()]).bans & terms.CANT_BE_CANCELED)
    if forbidden and t.trace is not None:
        t.cite("104.4")
    return forbidden


def with_cancelled(t: Table, events: list[Event]) -> list[Event]:
    """1012.1: cards that are cancelled go to their owners' graveyards; 1415.1d-iii: so do those of [Break] abilities."""
    moves: list[Event] = []
    for e in events:
        if e.kind != terms.CANCELED_EVENT:
            continue
        s = stacked_at(t, e.subject)
        if s is not None and s.kind == A_CARD and not cannot_be_cancelled(t, s):
            card = t.cards[s.id()]
            moves.append(moved(card, to=terms.GRAVEYARD, clause="1012.1").by(e.controller, e.source, e.cause, e.ability))
        elif s is not None and s.kind == AN_ABILITY and not cannot_be_cancelled(t, s):
            broken = broken_card(t, s.context)
            if broken is not None:
                moves.append(moved(broken, to=terms.GRAVEYARD, clause="1415.1d-iii"))
    return events + moves


def broken_card(t: Table, c: Context) -> Card | None:
    """1415.1d-iii: the removed card whose [Break] ability this is: it goes on when the ability leaves the chase area."""
    card = t.at(c.source)
    return card if c.ability.flags & terms.BREAK_ABILITY and card is not None and card.zone == terms.REMOVED else None
