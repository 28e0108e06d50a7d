"""How Battle Spirits Saga tells what happens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.naming import capital, count, does, name_of, whose
from cardwright.games.telling import MOVES, Teller, because
from cardwright.kernel import events as ev
from cardwright.kernel.events import Event
from cardwright.kernel.logbook import Entry, Known

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

AREA_NAMES: Final = {terms.LIFE: "life", terms.RESERVE: "reserve", terms.CORE_TRASH: "trash", terms.VOID: "void"}


class BssTeller(Teller):
    moments = {number: name for name, number in terms.PHASES.items()}
    moves = {**MOVES, terms.PLACE: ("place", "places")}
    goalless = (ev.DISCARD, ev.SUMMON, terms.PLACE)
    fates = {ev.DESTROY: "is destroyed", terms.SELF_DESTROY: "is self-destroyed"}
    states = ("is refreshed", "is exhausted", "")
    stats = {terms.COST: "cost", terms.LEVEL: "level", terms.BP: "BP", terms.LV1_CORES: "cores for LV1"}
    decks = (terms.DECK,)
    choosing = "select"
    attack_names_target = False

    def move(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.verb == terms.SET_BURST:
            by = e.controller if e.controller >= 0 else e.player
            return f"{does(t, by, observer, 'set')} {name_of(t, x.subject, observer)} as a burst"
        return super().move(t, x, observer)

    def tells_use(self, e: Event) -> bool:
        return e.ability >= 0

    def own(self, t: Table, x: Entry, observer: int) -> str:
        if x.event.kind == terms.CORES_EVENT:
            return because(x, self.cores(t, x, observer))
        return "The battle ends" if x.event.kind == terms.BATTLE_ENDS else ""

    def cores(self, t: Table, x: Entry, observer: int) -> str:
        """So many cores from here to there; a payment and lost life in the game's own words."""
        e = x.event
        n = "the soul core" if e.verb == terms.SOUL_CORE else count(e.amount, "core")
        to = 1 - e.player if e.flags & terms.ACROSS else e.player
        origin = self.place(t, e.origin, e.player, x.subject, observer)
        if e.cause == ev.BY_COST and e.goal == terms.CORE_TRASH:
            if e.origin == terms.RESERVE and e.player != observer:
                origin = "their reserve"
            return f"{does(t, e.player, observer, 'pay')} {n} from {origin}"
        if e.origin == terms.LIFE:
            return f"{does(t, e.player, observer, 'lose')} {n} of life, {x.now} left"
        goes = "go" if e.verb != terms.SOUL_CORE and e.amount > 1 else "goes"
        return capital(f"{n} {goes} from {origin} to {self.place(t, e.goal, to, x.other, observer)}")

    def place(self, t: Table, area: int, player: int, card: Known | None, observer: int) -> str:
        """"your reserve", "Knight": where cores are."""
        return name_of(t, card, observer) if area == terms.ON_CARD else f"{whose(t, player, observer)} {AREA_NAMES[area]}"

    def other(self, t: Table, x: Entry, observer: int) -> str:
        if x.event.kind == ev.LINKED:
            return f"{self.name(t, x, observer)} is linked to {name_of(t, x.other, observer)}"
        return super().other(t, x, observer)


TELLER: Final = BssTeller()
