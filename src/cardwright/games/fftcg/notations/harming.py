"""Effects on players and Forwards that only this game has: damage to players, damage negated, freezing, cancelling."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Players, Reference, step
from cardwright.effects.ops.doing import Doing, there
from cardwright.games.fftcg import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, player_damaged
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class HitPlayers(Doing):
    """6.5.1: players are dealt so many points of damage. All of them at once: they result from one ability (6.5.2.1)."""

    def __init__(self, clause: str, cause: int, amount: Amount, who: Players, source: Reference | None) -> None:
        super().__init__(clause, cause)
        self.amount = amount
        self.who = who
        self.source = source

    def run(self, t: Table, c: Context) -> Todo:
        n = self.amount.value(t, c)
        source = c.source
        if self.source is not None:
            refs = self.source.refs(t, c)
            if refs:
                source = refs[0]
        events: list[Event] = []
        if n > 0:
            for player in self.who.players(t, c):
                events.append(player_damaged(player, n, clause=self.clause).by(c.controller, source, self.cause, c.ability.number))
        step(c, len(events) > 0)
        return happen(t, events)


class OnField(Doing):
    """Something that happens to cards where they are, by an event of this game's own."""

    def __init__(self, clause: str, cause: int, what: Reference, kind: int, zone: int) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.kind = kind
        self.zone = zone

    def there(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in there(t, c, self.what):
            card = t.at(ref)
            assert card is not None
            if card.zone == self.zone and self.concerns(t, ref):
                out.append(ref)
        return out

    def concerns(self, t: Table, ref: int) -> bool:
        """Can it happen to this card?"""
        return True

    def could(self, t: Table, c: Context) -> bool:
        return len(self.there(t, c)) > 0

    def run(self, t: Table, c: Context) -> Todo:
        events: list[Event] = []
        for ref in self.there(t, c):
            card = t.at(ref)
            assert card is not None
            events.append(self.does(c, Event(self.kind, ref, card.controller)))
        step(c, len(events) > 0)
        return happen(t, events)


class FreezeOp(OnField):
    """15.2.4: a Character that is frozen is not activated in its controller's next Active Phase."""

    def __init__(self, clause: str, cause: int, what: Reference) -> None:
        super().__init__(clause, cause, what, terms.FROZE, terms.FIELD)

    def concerns(self, t: Table, ref: int) -> bool:
        return not t.look_at(ref).bans & terms.CANT_BE_FROZEN


class NegateDamage(OnField):
    """The damage that Forwards have taken is no longer on them."""

    def __init__(self, clause: str, cause: int, what: Reference) -> None:
        super().__init__(clause, cause, what, terms.HEALED, terms.FIELD)


class CancelOp(OnField):
    """A Summon or ability on the stack has no effect."""

    def __init__(self, clause: str, cause: int, what: Reference) -> None:
        super().__init__(clause, cause, what, terms.CANCELLED, terms.STACK)

    def concerns(self, t: Table, ref: int) -> bool:
        return not t.look_at(ref).bans & terms.CANT_BE_CANCELLED
