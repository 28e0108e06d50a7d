"""What happened, in plain words, as far as an observer may know it. The log shows the event's clause beside it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.naming import name_of, zone_is_open
from cardwright.games.fftcg.wording import PHASE_NAMES
from cardwright.games.naming import A_CARD, capital, count, does, source_name, whose, zone_name
from cardwright.games.telling import because, counters_text, modified_text, place_in_deck, shared_text, use_text
from cardwright.kernel import events as ev
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

STAT_NAMES: Final = ("cost", "power")
# The verb of a move, for "you" and for anybody else.
MOVES: Final[dict[int, tuple[str, str]]] = {
    ev.DISCARD: ("discard", "discards"), ev.RETURN: ("return", "returns"), ev.SEARCH_OUT: ("take", "takes"),
}  # fmt: skip


def event_text(t: Table, e: Event, observer: int) -> str:
    """One line for the log; nothing for an event that says nothing new."""
    kind = e.kind
    if kind == ev.MOVE:
        return because(t, e, move_text(t, e, observer))
    if kind == ev.DAMAGE:
        return because(t, e, damage_text(t, e, observer))
    if kind == ev.STATE:
        return because(t, e, state_text(t, e, observer))
    if kind == ev.COUNTERS:
        return because(t, e, counters_text(t, e, name_of(t, e.subject, observer)))
    if kind == ev.ATTACK:
        return capital(f"{name_of(t, e.subject, observer)} attacks")
    if kind == ev.BLOCK:
        return capital(f"{name_of(t, e.subject, observer)} blocks {name_of(t, e.other, observer)}")
    if kind == ev.PLAYED:
        return played_text(t, e, observer)
    if kind == ev.PHASE:
        return capital(f"{whose(e.player, observer)} {PHASE_NAMES[e.verb]}" + (f", turn {t.turn}" if e.verb == 0 else ""))
    if kind >= ev.FIRST_OWN_KIND:
        return own_text(t, e, observer)
    return because(t, e, other_text(t, e, observer))


def moved_card(t: Table, e: Event, observer: int) -> str:
    """The card of a move, if the observer could read it before or after."""
    before = e.before
    left = before is None or zone_is_open(t, before.zone, before.controller, before.facedown, observer)
    if not left and not zone_is_open(t, e.goal, e.player, bool(e.flags & terms.FACE_DOWN), observer):
        return A_CARD
    if before is not None and before.look.names and not before.facedown:
        return before.look.names[0]
    return t.cards[id_of(e.subject)].form.name


def move_text(t: Table, e: Event, observer: int) -> str:
    card = moved_card(t, e, observer)
    goal = zone_name(t, e.goal, e.player, observer)
    by = e.controller if e.controller >= 0 else e.player
    verb = e.verb
    if verb == ev.DRAW:
        return f"{does(e.player, observer, 'draw')} {card}"
    if verb == ev.TO_PLAY or verb == ev.RESOLVE:
        return f"{does(by, observer, 'cast')} {card}"
    if verb == ev.DESTROY:
        return f"{capital(card)} is broken"
    if e.goal == terms.DAMAGE_ZONE:
        return f"{does(e.player, observer, 'turn')} over {card} as damage"
    if verb in MOVES:
        one, other = MOVES[verb]
        to = "" if verb == ev.DISCARD else f" to {goal}"
        return f"{does(by, observer, one, other)} {card}{to}"
    return f"{capital(card)} goes to {place_in_deck(e) if e.goal == terms.DECK else ''}{goal}"


def damage_text(t: Table, e: Event, observer: int) -> str:
    if e.subject < 0:
        return f"{does(e.player, observer, 'take')} {count(e.amount, 'point')} of damage"
    return capital(f"{name_of(t, e.subject, observer)} takes {e.amount} damage")


def state_text(t: Table, e: Event, observer: int) -> str:
    name = capital(name_of(t, e.subject, observer))
    if e.verb == ev.FACE:
        return f"{name} is turned face {'up' if e.amount == 0 else 'down'}"
    if e.amount == 1:
        return f"{name} is dulled{' for CP' if e.cause == ev.BY_COST and e.source != e.subject else ''}"
    return f"{name} is activated"


def played_text(t: Table, e: Event, observer: int) -> str:
    """That a card is cast was told when it moved; the use of an ability is told here."""
    if e.verb == terms.CARD_CAST or e.ability < 0:
        return ""
    return use_text(t, e, observer)


def own_text(t: Table, e: Event, observer: int) -> str:
    """Events of this game's own."""
    name = capital(name_of(t, e.subject, observer))
    if e.kind == terms.FROZE:
        return f"{name} is frozen"
    if e.kind == terms.EX_BURST_USED:
        return f"{does(e.player, observer, 'use')} the EX Burst of {name_of(t, e.subject, observer)}"
    if e.kind == terms.CANCELLED:
        return f"{capital(source_name(t, e.subject))} is cancelled"
    if e.kind == terms.HEALED:
        return f"{name} loses its damage"
    return ""


def other_text(t: Table, e: Event, observer: int) -> str:
    kind = e.kind
    if kind == ev.CHOSEN:
        return f"{does(e.controller, observer, 'choose')} {name_of(t, e.subject, observer)}"
    if kind == ev.MODIFIED:
        return modified_text(e, name_of(t, e.subject, observer), STAT_NAMES[e.verb] if 0 <= e.verb < len(STAT_NAMES) else "")
    if kind == ev.OUTCOME:
        return f"{does(e.player, observer, 'lose')} the game"
    if kind == ev.TRANSFERRED:
        return f"{does(e.player, observer, 'take')} control of {name_of(t, e.subject, observer)}"
    return shared_text(t, e, observer)
