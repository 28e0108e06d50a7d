"""What happened, in plain words, as far as an observer may know it. The log shows the event's clause beside it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.naming import A_CARD, capital, does, whose, zone_name
from cardwright.games.telling import because, modified_text, place_in_deck, shared_text, use_text
from cardwright.games.weiss import positions, terms
from cardwright.games.weiss.naming import name_of, zone_is_open
from cardwright.kernel import events as ev
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Phases that are worth a line; steps are told by what happens in them.
PHASE_NAMES: Final[dict[int, str]] = {
    terms.STAND_PHASE: "stand phase", terms.CLOCK_PHASE: "clock phase", terms.MAIN_PHASE: "main phase",
    terms.CLIMAX_PHASE: "climax phase", terms.ATTACK_PHASE: "attack phase", terms.ENCORE_STEP: "encore step",
    terms.END_PHASE: "end phase",
}
STATES: Final = ("stands", "rests", "is reversed")
STAT_NAMES: Final = ("level", "cost", "power", "soul")
ATTACKS: Final = ("attacks directly", "attacks", "attacks from the side")


def event_text(t: Table, e: Event, observer: int) -> str:
    """One line for the log; nothing for an event that says nothing new."""
    kind = e.kind
    if kind == ev.MOVE:
        return because(t, e, move_text(t, e, observer))
    if kind == ev.DAMAGE:
        return because(t, e, f"{does(e.player, observer, 'take')} {e.amount} damage")
    if kind == ev.STATE:
        return because(t, e, state_text(t, e, observer))
    if kind == ev.ATTACK:
        target = "" if e.other < 0 else f" {name_of(t, e.other, observer)}"
        if e.verb == terms.SIDE:
            return capital(f"{name_of(t, e.subject, observer)} attacks past{target}")
        return capital(f"{name_of(t, e.subject, observer)} {ATTACKS[e.verb]}{target}")
    if kind == ev.PLAYED:
        return played_text(t, e, observer)
    if kind >= terms.FIRST_PHASE_KIND:
        if e.verb not in PHASE_NAMES:
            return ""
        return capital(f"{whose(e.player, observer)} {PHASE_NAMES[e.verb]}" + (f", turn {t.turn}" if e.verb == 0 else ""))
    if kind >= ev.FIRST_OWN_KIND:
        return own_text(t, e, observer)
    return because(t, e, other_text(t, e, observer))


def moved_card(t: Table, e: Event, observer: int) -> str:
    """The card of a move, if the observer could read it before or after."""
    c = t.cards[id_of(e.subject)]
    before = e.before
    left = before is None or zone_is_open(t, before.zone, before.controller, before.facedown, observer)
    hidden_there = bool(e.flags & terms.FACE_DOWN) or (e.goal == terms.MARKERS and not e.flags & terms.FACE_UP)
    return c.front.name if left or zone_is_open(t, e.goal, e.player, hidden_there, observer) else A_CARD


def move_text(t: Table, e: Event, observer: int) -> str:
    card = moved_card(t, e, observer)
    goal = zone_name(t, e.goal, e.player, observer)
    by = e.controller if e.controller >= 0 else e.player
    came = e.before.zone if e.before is not None else -1
    if e.verb == ev.DRAW:
        return f"{does(e.player, observer, 'draw')} {card}"
    if e.goal == terms.STAGE:
        where = positions.NAMES[e.place]
        if came == terms.STAGE:
            return f"{capital(card)} moves to {where}"
        if e.flags & terms.FROM_PLAY:
            return f"{does(by, observer, 'play')} {card} ({where})"
        return f"{capital(card)} is put on {goal} ({where})"
    if e.flags & terms.FROM_PLAY:
        return f"{does(by, observer, 'play')} {card}"
    if e.goal == terms.RESOLUTION:
        return f"{does(e.player, observer, 'reveal')} {card}"
    if e.verb == ev.DISCARD:
        return f"{does(by, observer, 'discard')} {card}"
    if e.goal == terms.MARKERS:
        return f"{capital(card)} becomes a marker" if came != terms.MARKERS else ""
    if came == terms.WAITING_ROOM and e.goal == terms.DECK and e.cause == ev.BY_RULE:
        return ""  # the reshuffle is told as a whole
    return f"{capital(card)} goes to {place_in_deck(e) if e.goal == terms.DECK else ''}{goal}"


def state_text(t: Table, e: Event, observer: int) -> str:
    name = capital(name_of(t, e.subject, observer))
    if e.verb == ev.FACE:
        return f"{name} is turned face {'up' if e.amount == 0 else 'down'}"
    return f"{name} {STATES[e.amount]}"


def played_text(t: Table, e: Event, observer: int) -> str:
    """A card's play was told when it moved; an ability's is told here."""
    if e.verb == 1 or e.ability < 0:
        return ""
    return use_text(t, e, observer)


def own_text(t: Table, e: Event, observer: int) -> str:
    """Events of this game's own."""
    if e.kind == terms.REPOSITIONED:
        return capital(f"{name_of(t, e.subject, observer)} moves to {positions.NAMES[e.amount]}")
    if e.kind == terms.DAMAGE_CANCELED:
        return "The damage is canceled"
    if e.kind == terms.REFRESHED:
        return f"{does(e.player, observer, 'reshuffle')} the waiting room into the deck"
    if e.kind == terms.LEVELED_UP:
        return f"{does(e.player, observer, 'level')} up: level {len(t.zone(terms.LEVEL, e.player))}"
    if e.kind == terms.EXTRA_TURN:
        return f"{does(e.player, observer, 'take')} another turn"
    return ""


def other_text(t: Table, e: Event, observer: int) -> str:
    kind = e.kind
    if kind == ev.CHOSEN:
        return f"{does(e.controller, observer, 'choose')} {name_of(t, e.subject, observer)}"
    if kind == ev.MODIFIED:
        return modified_text(e, name_of(t, e.subject, observer), STAT_NAMES[e.verb] if 0 <= e.verb < len(STAT_NAMES) else "")
    if kind == ev.OUTCOME:
        return f"{does(e.player, observer, 'lose')} the game"
    return shared_text(t, e, observer)
