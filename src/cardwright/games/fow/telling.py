"""How Force of Will tells what happens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.games.naming import capital, does, name_of, whose, zone_name
from cardwright.games.telling import Teller, because
from cardwright.kernel import events as ev
from cardwright.kernel.events import Event
from cardwright.kernel.logbook import Entry

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FowTeller(Teller):
    moments = {
        terms.TURN_BEGINS: "turn", terms.RECOVERY_PHASE: "recovery phase", terms.MAIN_PHASE: "main phase",
        terms.END_PHASE: "end phase",
    }
    fates = {
        ev.DESTROY: "is destroyed", ev.BANISH: "is removed from the game", terms.BANISH: "is banished",
        ev.ELIMINATE: "ceases to exist",
    }
    states = ("recovers", "is rested", "")
    decks = (terms.MAIN_DECK, terms.STONE_DECK)
    choosing = "target"

    def move(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.flags & terms.J_SIDE and e.verb != ev.TO_PLAY:
            by = e.controller if e.controller >= 0 else e.player
            goal = zone_name(t, e.goal, e.player, observer)
            return f"{does(t, by, observer, 'do', 'does')} judgment: {name_of(t, x.subject, observer, True)} enters {goal}"
        return super().move(t, x, observer)

    def state(self, t: Table, x: Entry, observer: int) -> str:
        """Cards that are rested to pay, or recover as a matter of course, are not worth a line."""
        if x.event.cause == ev.BY_COST or x.event.clause.startswith("503.5"):
            return ""
        return super().state(t, x, observer)

    def number(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.verb == terms.LIFE:
            change = "gain" if e.amount > 0 else "pay" if e.cause == ev.BY_COST else "lose"
            return f"{does(t, e.player, observer, change)} {abs(e.amount)} life, {x.now} now"
        return super().number(t, x, observer)

    def phase(self, t: Table, x: Entry, observer: int) -> str:
        if x.event.verb == terms.TURN_BEGINS:
            return capital(f"{whose(t, x.event.player, observer)} turn {x.turn}")
        if x.event.verb == terms.BATTLE_BEGINS:
            return f"{does(t, x.event.player, observer, 'start')} a battle"
        return super().phase(t, x, observer)

    def tells_use(self, e: Event) -> bool:
        """A will ability's use is not told at all."""
        return e.ability >= 0 and e.verb == terms.ABILITY_PLAYED

    def own(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.kind == terms.WILL_EVENT:
            if e.amount < 0:
                return f"{does(t, e.player, observer, 'pay')} {-e.amount} will"
            return f"{does(t, e.player, observer, 'produce')} {terms.WILL_NAMES[e.verb]} will"
        if e.kind == terms.CALLED_EVENT:
            return f"{does(t, e.player, observer, 'call')} a magic stone"
        if e.kind == terms.CANCELED_EVENT:
            return because(x, f"{self.name(t, x, observer)} is cancelled")
        if e.kind == terms.SHIFTED_EVENT:
            return f"{self.name(t, x, observer)} is turned {'over' if e.verb == terms.INVERTED else 'future side up'}"
        if e.kind == terms.LIFEBREAK_EVENT:
            return f"{does(t, e.player, observer, 'perform')} lifebreak"
        return ""

    def other(self, t: Table, x: Entry, observer: int) -> str:
        if x.event.kind == ev.LINKED:
            return f"{self.name(t, x, observer)} is added to {name_of(t, x.other, observer)}"
        return super().other(t, x, observer)


TELLER: Final = FowTeller()
