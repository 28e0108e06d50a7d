"""What texts ask of cards of this game: marks of battle, party and freeze, what blocks what, elements."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter, Players, Reference, Test
from cardwright.effects.happened import NO_CARD, NOT_IT, Pattern, about
from cardwright.effects.script import Script
from cardwright.effects.subjects import Subject
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.party import party_of
from cardwright.games.fftcg.phases import phase_now
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COMBAT, DAMAGE, DRAW, MOVE, PLAYED, Event
from cardwright.kernel.faces import ACTIVATED, Look
from cardwright.kernel.stacking import stacked_at

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class IsMarked(Test):
    """Is attacking, blocking, blocked, frozen or in a party now."""

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.marks & self.mark != 0


class HasSeveralElements(Test):
    """5.2.1.1: a Multi-Element card."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return k.colours & (k.colours - 1) != 0


class HasActionAbility(Test):
    """11.6: has an ability that is used for a cost, and that is no special one (11.7)."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for a in k.abilities:
            if a.kind == ACTIVATED and not a.flags & (terms.SPECIAL | terms.WARP):
                return True
        return False


class Blocks(Test):
    """Blocks one of the cards, or is blocked by one of them, in this battle (10.1.3)."""

    def __init__(self, of: Reference, blocker: bool) -> None:
        self.of = of
        self.blocker = blocker

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not p.marks & (terms.BLOCKING if self.blocker else terms.BLOCKED):
            return False
        refs = self.of.refs(t, c)
        mine = p.ref()
        for i in range(len(t.history) - 1, -1, -1):
            e = t.history[i]
            if e.kind == terms.WAS_BLOCKED:
                if self.blocker and e.other == mine and e.subject in refs:
                    return True
                if not self.blocker and e.subject == mine and e.other in refs:
                    return True
        return False


class SharesType(Test):
    """5.2.3: is it of one of the card types of a card of the reference?"""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for ref in self.of.refs(t, c):
            if t.look_at(ref).types & k.types & (terms.CHARACTER | terms.SUMMON):
                return True
        return False


class Chooses(Test):
    """11.3.3, 11.6.5, 11.8.9: a Summon or ability on the stack that has chosen one of the cards. `only`: and nothing else."""

    def __init__(self, of: Reference, only: bool = False) -> None:
        self.of = of
        self.only = only

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        waiting = stacked_at(t, p.ref())
        if waiting is None:
            return False
        script = waiting.context.ability.program
        if not isinstance(script, Script):
            return False
        wanted = self.of.refs(t, c)
        chosen = script.chosen(waiting.context)
        if self.only and len(chosen) != 1:
            return False
        for ref in chosen:
            if ref in wanted:
                return True
        return False


class InPartyWith(Test):
    """15.1.1.9: attacks in the party of one of the cards. There is one party at a time."""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not p.marks & terms.IN_PARTY:
            return False
        mine = p.ref()
        for ref in self.of.refs(t, c):
            if ref != mine and t.piece(ref).marks & terms.IN_PARTY:
                return True
        return False


class DamagedBy(Test):
    """Has been dealt damage this turn by one of the cards."""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        refs = self.of.refs(t, c)
        mine = p.ref()
        for e in t.history:
            if e.kind == DAMAGE and e.subject == mine and e.source in refs:
                return True
        return False


class PlayerDamaged(Pattern):
    """6.5.1: a player is dealt damage; `source` narrows by what. What a party deals, all of it deals (10.1.4.1, 15.1.1.9.1)."""

    def __init__(self, who: Players, source: Subject | None, combat_only: bool, nth: int = 0) -> None:
        super().__init__(1 << DAMAGE)
        self.who = who
        self.source = source
        self.combat_only = combat_only
        self.nth = nth  # only the point that makes it so many (6.5.2: they come one by one)

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.subject >= 0 or e.player not in self.who.players(t, c):
            return NOT_IT
        if self.combat_only and e.cause != BY_COMBAT:
            return NOT_IT
        if self.nth > 0 and not self._reaches(t, e):
            return NOT_IT
        source = self.source
        if source is None or about(t, c, source, e.source):
            return NO_CARD
        if e.cause == BY_COMBAT:
            for ref in party_of(t, e.source):
                if about(t, c, source, ref):
                    t.cite("10.1.4.1, 15.1.1.9.1")
                    return NO_CARD
        return NOT_IT

    def _reaches(self, t: Table, e: Event) -> bool:
        """The cards are put into the Damage Zone once the damage has been dealt."""
        before = len(t.zone(terms.DAMAGE_ZONE, e.player))
        return before < self.nth <= before + e.amount


class DrawnOutside(Pattern):
    """9.2: a player draws a card while it is not that phase of their turn."""

    def __init__(self, who: Players, phase: int) -> None:
        super().__init__(1 << MOVE)
        self.who = who
        self.phase = phase

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != DRAW or e.player not in self.who.players(t, c):
            return NOT_IT
        return NOT_IT if e.player == t.active and phase_now(t) == self.phase else NO_CARD


class AbilityUsed(Pattern):
    """11.6.11, 11.7.11: a player has used an action ability of a card, or a special ability."""

    def __init__(self, who: Players, subject: Subject, special: bool) -> None:
        super().__init__(1 << PLAYED)
        self.who = who
        self.subject = subject
        self.special = special

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != terms.ABILITY_USED or e.ability < 0 or e.player not in self.who.players(t, c):
            return NOT_IT
        if (t.library.abilities[e.ability].flags & terms.SPECIAL != 0) != self.special:
            return NOT_IT
        return e.subject if about(t, c, self.subject, e.subject) else NOT_IT


class PartyPattern(Pattern):
    """15.1.1.9.1: a Forward attacks in a party; `with_`: together with one that passes."""

    def __init__(self, subject: Subject, with_: Filter | None) -> None:
        super().__init__(1 << terms.PARTY_FORMED)
        self.subject = subject
        self.with_ = with_

    def found(self, t: Table, e: Event, c: Context) -> int:
        if not about(t, c, self.subject, e.subject):
            return NOT_IT
        if self.with_ is None:
            return e.subject
        for id in t.zone(terms.FIELD, e.player):
            card = t.cards[id]
            if card.marks & terms.IN_PARTY and card.ref() != e.subject and self.with_.fits(t, c, card):
                return e.subject
        return NOT_IT
