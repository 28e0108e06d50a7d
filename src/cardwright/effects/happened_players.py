"""Events about players: their numbers, draws, phases, and losing the game."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Players
from cardwright.effects.happened import NO_CARD, NOT_IT, Pattern
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE, DRAW, MOVE, NUMBER, OUTCOME, PHASE, SEARCHED, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class NumberPattern(Pattern):
    """A number of a player goes up or down."""

    def __init__(self, who: Players, which: int, up: bool) -> None:
        super().__init__(1 << NUMBER)
        self.who = who
        self.which = which
        self.up = up

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != self.which or e.amount == 0 or (e.amount > 0) != self.up:
            return NOT_IT
        return NO_CARD if e.player in self.who.players(t, c) else NOT_IT


class LeaderStatPattern(Pattern):
    """A leader's stat, which is kept as a number of its player, goes up or down; damage lowers it as well."""

    def __init__(self, who: Players, which: int, up: bool, zone: int) -> None:
        super().__init__((1 << NUMBER) | (1 << DAMAGE))
        self.who = who
        self.which = which
        self.up = up
        self.zone = zone

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.kind == DAMAGE:
            if self.up or t.piece(e.subject).zone != self.zone:
                return NOT_IT
        elif e.verb != self.which or e.amount == 0 or (e.amount > 0) != self.up:
            return NOT_IT
        return e.subject if e.player in self.who.players(t, c) else NOT_IT


class DrawPattern(Pattern):
    """A player draws a card."""

    def __init__(self, who: Players) -> None:
        super().__init__(1 << MOVE)
        self.who = who

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != DRAW or e.player not in self.who.players(t, c):
            return NOT_IT
        return e.subject


class SearchPattern(Pattern):
    """A player has looked through a zone and found something there."""

    def __init__(self, who: Players) -> None:
        super().__init__(1 << SEARCHED)
        self.who = who

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.amount == 0 or e.controller not in self.who.players(t, c):
            return NOT_IT
        return NO_CARD


class LosePattern(Pattern):
    """A player would lose the game."""

    def __init__(self, who: Players) -> None:
        super().__init__(1 << OUTCOME)
        self.who = who

    def found(self, t: Table, e: Event, c: Context) -> int:
        return NO_CARD if e.player in self.who.players(t, c) else NOT_IT


class PhasePattern(Pattern):
    """A phase of a player's turn begins: `kind` is the kind of event by which the game says so."""

    def __init__(self, phase: int, of: Players | None, kind: int = PHASE) -> None:
        super().__init__(1 << kind)
        self.phase = phase
        self.of = of

    def found(self, t: Table, e: Event, c: Context) -> int:
        if e.verb != self.phase:
            return NOT_IT
        of = self.of
        return NO_CARD if of is None or e.player in of.players(t, c) else NOT_IT
