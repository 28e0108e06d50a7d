"""How the Final Fantasy Trading Card Game tells what happens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.phases import PHASE_NAMES
from cardwright.games.naming import capital, count, does, name_of
from cardwright.games.telling import Teller
from cardwright.kernel import events as ev
from cardwright.kernel.events import Event
from cardwright.kernel.logbook import Entry

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class FftcgTeller(Teller):
    moments = dict(enumerate(PHASE_NAMES))
    fates = {ev.DESTROY: "is broken"}
    states = ("is activated", "is dulled", "")
    stats = {terms.COST: "cost", terms.POWER: "power"}
    decks = (terms.DECK,)
    attack_names_target = False

    def move(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        card = name_of(t, x.subject, observer)
        if e.verb in (ev.TO_PLAY, ev.RESOLVE):
            return f"{does(t, e.controller if e.controller >= 0 else e.player, observer, 'cast')} {card}"
        if e.goal == terms.DAMAGE_ZONE and e.verb not in (ev.DRAW, ev.DESTROY):
            return f"{does(t, e.player, observer, 'turn')} over {card} as damage"
        return super().move(t, x, observer)

    def damage(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.subject < 0:
            return f"{does(t, e.player, observer, 'take')} {count(e.amount, 'point')} of damage"
        return super().damage(t, x, observer)

    def state(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        paid = e.verb == ev.TURNED and e.amount == 1 and e.cause == ev.BY_COST and e.source != e.subject
        return super().state(t, x, observer) + (" for CP" if paid else "")

    def tells_use(self, e: Event) -> bool:
        return e.ability >= 0 and e.verb != terms.CARD_CAST

    def own(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        name = name_of(t, x.subject, observer)
        if e.kind == terms.FROZE:
            return f"{capital(name)} is frozen"
        if e.kind == terms.EX_BURST_USED:
            return f"{does(t, e.player, observer, 'use')} the EX Burst of {name}"
        if e.kind == terms.CANCELLED:
            return f"{capital(name)} is cancelled"
        if e.kind == terms.HEALED:
            return f"{capital(name)} loses its damage"
        return ""


TELLER: Final = FftcgTeller()
