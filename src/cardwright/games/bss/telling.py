"""What happened, in plain words, as far as an observer may know it. The log shows the event's clause beside it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.naming import name_of, place_name, zone_is_open
from cardwright.games.naming import A_CARD, capital, count, does, whose, zone_name
from cardwright.games.telling import because, modified_text, place_in_deck, shared_text, use_text
from cardwright.kernel import events as ev
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

STEP_NAMES: Final = ("start step", "core step", "draw step", "refresh step", "main step", "attack step", "end step")
STAT_NAMES: Final[dict[int, str]] = {terms.COST: "cost", terms.LEVEL: "level", terms.BP: "BP", terms.LV1_CORES: "cores for LV1"}

# The verb of a move, for "you" and for anybody else.
MOVES: Final[dict[int, tuple[str, str]]] = {
    ev.DISCARD: ("discard", "discards"), ev.RETURN: ("return", "returns"), ev.SUMMON: ("summon", "summons"),
    terms.PLACE: ("place", "places"), ev.SEARCH_OUT: ("take", "takes"),
}
# Moves that happen to a card, whoever makes them.
FATES: Final[dict[int, str]] = {ev.DESTROY: "is destroyed", terms.SELF_DESTROY: "is self-destroyed"}


def event_text(t: Table, e: Event, observer: int) -> str:
    """One line for the log; nothing for an event that says nothing new."""
    kind = e.kind
    if kind == ev.MOVE:
        return because(t, e, move_text(t, e, observer))
    if kind == terms.CORES_EVENT:
        return because(t, e, cores_text(t, e, observer))
    if kind == ev.STATE:
        name = capital(name_of(t, e.subject, observer))
        return because(t, e, f"{name} is exhausted" if e.amount == 1 else f"{name} is refreshed")
    if kind == ev.ATTACK:
        return capital(f"{name_of(t, e.subject, observer)} attacks")
    if kind == ev.BLOCK:
        return capital(f"{name_of(t, e.subject, observer)} blocks {name_of(t, e.other, observer)}")
    if kind == ev.PHASE:
        return capital(f"{whose(e.player, observer)} {STEP_NAMES[e.verb]}" + (f", turn {t.turn}" if e.verb == 0 else ""))
    if kind == ev.PLAYED or kind == ev.ACTED:
        return use_text(t, e, observer)
    if kind == ev.LINKED:
        return capital(f"{name_of(t, e.subject, observer)} is linked to {name_of(t, e.other, observer)}")
    if kind == terms.BATTLE_ENDS:
        return "The battle ends"
    return because(t, e, other_text(t, e, observer))


def moved_card(t: Table, e: Event, observer: int) -> str:
    """The card of a move, if the observer could read it before or after."""
    before = e.before
    left = before is None or before.zone < 0 or zone_is_open(t, before.zone, before.controller, before.facedown, observer)
    if not left and not zone_is_open(t, e.goal, e.player, e.goal == terms.BURST_AREA, observer):
        return A_CARD
    return t.cards[id_of(e.subject)].front.name


def move_text(t: Table, e: Event, observer: int) -> str:
    card = moved_card(t, e, observer)
    by = e.controller if e.controller >= 0 else e.player
    verb = e.verb
    if verb == ev.DRAW:
        return f"{does(e.player, observer, 'draw')} {card}"
    if verb == terms.SET_BURST:
        return f"{does(by, observer, 'set')} {card} as a burst"
    if verb in FATES:
        return f"{capital(card)} {FATES[verb]}"
    goal = zone_name(t, e.goal, e.player, observer)
    if verb in MOVES:
        one, other = MOVES[verb]
        return f"{does(by, observer, one, other)} {card}{f' to {goal}' if verb in (ev.RETURN, ev.SEARCH_OUT) else ''}"
    return f"{capital(card)} goes to {place_in_deck(e) if e.goal == terms.DECK else ''}{goal}"


def cores_text(t: Table, e: Event, observer: int) -> str:
    """So many cores from here to there; a payment and lost life in the game's own words."""
    n = "the soul core" if e.verb == terms.SOUL_CORE else count(e.amount, "core")
    to = 1 - e.player if e.flags & terms.ACROSS else e.player
    origin = place_name(t, e.origin, e.player, e.subject, observer)
    goal = place_name(t, e.goal, to, e.other, observer)
    if e.cause == ev.BY_COST and e.goal == terms.CORE_TRASH:
        return f"{does(e.player, observer, 'pay')} {n} from {origin}"
    if e.origin == terms.LIFE:
        return f"{does(e.player, observer, 'lose')} {n} of life"
    return capital(f"{n} from {origin} to {goal}")


def other_text(t: Table, e: Event, observer: int) -> str:
    kind = e.kind
    if kind == ev.CHOSEN:
        return f"{does(e.controller, observer, 'select')} {name_of(t, e.subject, observer)}"
    if kind == ev.MODIFIED:
        return modified_text(e, name_of(t, e.subject, observer), STAT_NAMES.get(e.verb, "") if e.amount else "")
    if kind == ev.OUTCOME:
        return f"{does(e.player, observer, 'lose')} the game"
    return shared_text(t, e, observer)
