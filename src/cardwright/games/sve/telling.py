"""What happened, in plain words, as far as an observer may know it. The log shows the event's clause beside it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.sve import terms
from cardwright.games.sve.naming import A_CARD, capital, count, does, name_of, whose, zone_is_open, zone_name
from cardwright.games.telling import because, counters_text, modified_text, place_in_deck, shared_text, use_text
from cardwright.kernel import events as ev
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PHASE_NAMES: Final = ("start phase", "main phase", "end phase")
POINTS: Final[dict[int, str]] = {
    terms.PLAY_POINTS: "play point", terms.MAX_PLAY_POINTS: "maximum play point", terms.EVOLUTION_POINTS: "evolution point",
}
STAT_NAMES: Final = ("cost", "attack", "defense")

# The verb of a move, for "you" and for anybody else.
MOVES: Final[dict[int, tuple[str, str]]] = {
    ev.DISCARD: ("discard", "discards"), ev.RETURN: ("return", "returns"), ev.SUMMON: ("summon", "summons"),
    ev.SEARCH_OUT: ("take", "takes"), ev.STEAL: ("take control of", "takes control of"), ev.SWAP: ("swap", "swaps"),
}
# Moves that happen to a card, whoever makes them.
FATES: Final[dict[int, str]] = {
    ev.DESTROY: "is destroyed", ev.BANISH: "is banished", ev.BURY: "is buried", ev.ELIMINATE: "is removed from the game",
    ev.TRANSFORM: "is transformed",
}


def event_text(t: Table, e: Event, observer: int) -> str:
    """One line for the log; nothing for an event that says nothing new."""
    kind = e.kind
    if kind == ev.MOVE:
        return because(t, e, move_text(t, e, observer))
    if kind == ev.DAMAGE:
        return because(t, e, capital(f"{name_of(t, e.subject, observer)} takes {e.amount} damage"))
    if kind == ev.STATE:
        return because(t, e, state_text(t, e, observer))
    if kind == ev.NUMBER:
        return because(t, e, number_text(t, e, observer))
    if kind == ev.COUNTERS:
        return because(t, e, counters_text(t, e, name_of(t, e.subject, observer)))
    if kind == ev.ATTACK:
        return capital(f"{name_of(t, e.subject, observer)} attacks {name_of(t, e.other, observer)}")
    if kind == ev.PLAYED:
        return played_text(t, e, observer)
    if kind == ev.PHASE:
        return capital(f"{whose(e.player, observer)} {PHASE_NAMES[e.verb]}" + (f", turn {t.turn}" if e.verb == 0 else ""))
    if kind >= ev.FIRST_OWN_KIND or kind == ev.LINKED:
        return own_text(t, e, observer)
    return because(t, e, other_text(t, e, observer))


def moved_card(t: Table, e: Event, observer: int) -> str:
    """The card of a move, if the observer could read it before or after."""
    c = t.cards[id_of(e.subject)]
    before = e.before
    left = before is None or (
        before.zone >= 0 and zone_is_open(t, before.zone, before.controller, before.facedown, observer)
    )
    hidden_there = bool(e.flags & terms.FACE_DOWN) or (e.goal == terms.EVOLVE_DECK)
    arrived = zone_is_open(t, e.goal, e.player, hidden_there, observer)
    if not left and not arrived:
        return A_CARD
    if before is not None and before.zone >= 0 and before.look.names and not before.facedown:
        return before.look.names[0]
    return c.form.name


def move_text(t: Table, e: Event, observer: int) -> str:
    card = moved_card(t, e, observer)
    goal = zone_name(t, e.goal, e.player, observer)
    by = e.controller if e.controller >= 0 else e.player
    verb = e.verb
    if verb == ev.DRAW:
        return f"{does(e.player, observer, 'draw')} {card}"
    if verb == ev.TO_PLAY:
        place = " from the EX area" if e.before is not None and e.before.zone == terms.EX_AREA else ""
        return f"{does(by, observer, 'play')} {card}{place}"
    if verb == ev.RESOLVE:
        return f"{capital(card)} enters {goal}"
    if verb == ev.CREATE:
        return f"{capital(card)} is put into {goal} as a token"
    if verb in FATES:
        return f"{capital(card)} {FATES[verb]}"
    if verb in MOVES:
        one, other = MOVES[verb]
        to = "" if verb in (ev.DISCARD, ev.STEAL) else f" to {goal}"
        return f"{does(by, observer, one, other)} {card}{to}"
    return f"{capital(card)} goes to {place_in_deck(e) if e.goal == terms.DECK else ''}{goal}"


def state_text(t: Table, e: Event, observer: int) -> str:
    name = capital(name_of(t, e.subject, observer))
    if e.verb == ev.FACE:
        if e.amount == 0:
            return f"{capital(t.cards[id_of(e.subject)].form.name)} is turned face up"
        return f"{name} is turned face down"
    return f"{name} is engaged" if e.amount == 1 else f"{name} is refreshed"


def number_text(t: Table, e: Event, observer: int) -> str:
    n = e.amount
    if e.verb == terms.LEADER_DEFENSE:
        change = f"+{n}" if n > 0 else str(n)
        return capital(f"{whose(e.player, observer)} leader: {change} defense, {t.number(e.verb, e.player)} now")
    if e.verb not in POINTS:
        return capital(f"{whose(e.player, observer)} {t.rules.number_names[e.verb]}: {n:+d}")
    points = count(abs(n), POINTS[e.verb])
    if n > 0:
        return f"{does(e.player, observer, 'gain')} {points}"
    return f"{does(e.player, observer, 'pay' if e.cause == ev.BY_COST else 'lose')} {points}"


def played_text(t: Table, e: Event, observer: int) -> str:
    """A card's play was told when it was put into the resolution zone; an ability's is told here."""
    if e.verb == 1 or e.ability < 0:
        return ""
    return use_text(t, e, observer)


def own_text(t: Table, e: Event, observer: int) -> str:
    """Events of this game's own, and links."""
    if e.kind == terms.EVOLVED_EVENT:
        return capital(f"{name_of(t, e.subject, observer)} evolves")
    if e.kind == terms.RACED_EVENT:
        return capital(f"{name_of(t, e.subject, observer)} races")
    if e.kind == terms.SERVED_EVENT:
        return capital(f"{name_of(t, e.subject, observer)} serves")
    return ""


def other_text(t: Table, e: Event, observer: int) -> str:
    kind = e.kind
    if kind == ev.FOUGHT:
        return capital(f"{name_of(t, e.subject, observer)} and {name_of(t, e.other, observer)} fought")
    if kind == ev.CHOSEN:
        return f"{does(e.controller, observer, 'select')} {name_of(t, e.subject, observer)}"
    if kind == ev.MODIFIED:
        return modified_text(e, name_of(t, e.subject, observer), STAT_NAMES[e.verb] if 0 <= e.verb < len(STAT_NAMES) else "")
    if kind == ev.OUTCOME:
        return f"{does(e.player, observer, 'lose')} the game"
    if kind == ev.TRANSFERRED:
        return f"{does(e.player, observer, 'take')} control of {name_of(t, e.subject, observer)}"
    return shared_text(t, e, observer)
