"""How Shadowverse: Evolve tells what happens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.naming import capital, whose
from cardwright.games.sve import terms
from cardwright.games.telling import Teller
from cardwright.kernel import events as ev
from cardwright.kernel.logbook import Entry

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

OWN = {
    terms.EVOLVED_EVENT: "evolves", terms.RACED_EVENT: "races", terms.SERVED_EVENT: "serves",
    terms.SUPER_EVOLVED_EVENT: "super-evolves",
}


class SveTeller(Teller):
    moments = {terms.START_PHASE: "start phase", terms.MAIN_PHASE: "main phase", terms.END_PHASE: "end phase"}
    fates = {
        ev.DESTROY: "is destroyed", ev.BANISH: "is banished", ev.BURY: "is buried", ev.ELIMINATE: "is removed from the game",
        ev.TRANSFORM: "is transformed",
    }
    states = ("is refreshed", "is engaged", "")
    stats = {terms.COST: "cost", terms.ATTACK: "attack", terms.DEFENSE: "defense"}
    points = {
        terms.PLAY_POINTS: "play point", terms.MAX_PLAY_POINTS: "maximum play point", terms.EVOLUTION_POINTS: "evolution point",
        terms.SUPER_EVOLUTION_POINTS: "super-evolution point",
    }
    decks = (terms.DECK,)
    choosing = "select"

    def move(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        place = " from the EX area" if e.verb == ev.TO_PLAY and e.origin == terms.EX_AREA else ""
        return super().move(t, x, observer) + place

    def number(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.verb == terms.LEADER_DEFENSE:
            return capital(f"{whose(t, e.player, observer)} leader: {e.amount:+d} defense, {x.now} now")
        return super().number(t, x, observer)

    def own(self, t: Table, x: Entry, observer: int) -> str:
        return f"{self.name(t, x, observer)} {OWN[x.event.kind]}" if x.event.kind in OWN else ""


TELLER: Final = SveTeller()
