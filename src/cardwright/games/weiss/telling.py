"""How Weiss Schwarz tells what happens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.naming import capital, does, name_of, whose
from cardwright.games.telling import Teller
from cardwright.games.weiss import positions, terms
from cardwright.kernel import events as ev
from cardwright.kernel.logbook import Entry

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ATTACKS: Final = ("attacks directly", "attacks", "attacks past")


class WeissTeller(Teller):
    moments = {
        terms.STAND_PHASE: "stand phase", terms.CLOCK_PHASE: "clock phase", terms.MAIN_PHASE: "main phase",
        terms.CLIMAX_PHASE: "climax phase", terms.ATTACK_PHASE: "attack phase", terms.ENCORE_STEP: "encore step",
        terms.END_PHASE: "end phase",
    }
    states = ("stands", "rests", "is reversed")
    stats = {terms.LEVEL_STAT: "level", terms.COST: "cost", terms.POWER: "power", terms.SOUL: "soul"}
    decks = (terms.DECK,)
    moves = {ev.DISCARD: ("discard", "discards")}

    def move(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        card = name_of(t, x.subject, observer)
        by = e.controller if e.controller >= 0 else e.player
        if e.verb == ev.DRAW:
            return super().move(t, x, observer)
        if e.goal == terms.STAGE:
            where = positions.NAMES[e.place]
            if e.origin == terms.STAGE:
                return f"{capital(card)} moves to {where}"
            if e.flags & terms.FROM_PLAY:
                return f"{does(t, by, observer, 'play')} {card} ({where})"
            return f"{capital(card)} is put on {whose(t, e.player, observer)} stage ({where})"
        if e.flags & terms.FROM_PLAY:
            return f"{does(t, by, observer, 'play')} {card}"
        if e.goal == terms.RESOLUTION:
            return f"{does(t, e.player, observer, 'reveal')} {card}"
        if e.goal == terms.MARKERS:
            return f"{capital(card)} becomes a marker" if e.origin != terms.MARKERS else ""
        if e.origin == terms.WAITING_ROOM and e.goal == terms.DECK and e.cause == ev.BY_RULE:
            return ""  # the reshuffle is told as a whole
        return super().move(t, x, observer)

    def damage(self, t: Table, x: Entry, observer: int) -> str:
        return f"{does(t, x.event.player, observer, 'take')} {x.event.amount} damage"

    def attack(self, t: Table, x: Entry, observer: int) -> str:
        target = "" if x.other is None else f" {name_of(t, x.other, observer)}"
        return f"{self.name(t, x, observer)} {ATTACKS[x.event.verb]}{target}"

    def own(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.kind >= terms.FIRST_PHASE_KIND:
            return self.phase(t, x, observer)
        if e.kind == terms.REPOSITIONED:
            return f"{self.name(t, x, observer)} moves to {positions.NAMES[e.amount]}"
        if e.kind == terms.DAMAGE_CANCELED:
            return "The damage is canceled"
        if e.kind == terms.REFRESHED:
            return f"{does(t, e.player, observer, 'reshuffle')} the waiting room into the deck"
        if e.kind == terms.LEVELED_UP:
            return f"{does(t, e.player, observer, 'level')} up: level {x.now}"
        if e.kind == terms.EXTRA_TURN:
            return f"{does(t, e.player, observer, 'take')} another turn"
        return ""


TELLER: Final = WeissTeller()
