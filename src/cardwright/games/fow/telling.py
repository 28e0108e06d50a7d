"""What happened, in plain words, as far as an observer may know it. The log shows the event's clause beside it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.games.fow.naming import name_of, zone_is_open
from cardwright.games.naming import A_CARD, capital, does, whose, zone_name
from cardwright.games.telling import because, counters_text, place_in_deck, shared_text, use_text
from cardwright.kernel import events as ev
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MOMENTS: Final[dict[int, str]] = {
    terms.TURN_BEGINS: "turn", terms.RECOVERY_PHASE: "recovery phase", terms.MAIN_PHASE: "main phase", terms.END_PHASE: "end phase",
    terms.BATTLE_BEGINS: "battle",
}
MOVES: Final[dict[int, tuple[str, str]]] = {
    ev.DISCARD: ("discard", "discards"), ev.RETURN: ("return", "returns"), ev.SEARCH_OUT: ("take", "takes"),
}
FATES: Final[dict[int, str]] = {
    ev.DESTROY: "is destroyed", ev.BANISH: "is removed from the game", terms.BANISH: "is banished", ev.ELIMINATE: "ceases to exist",
}


def event_text(t: Table, e: Event, observer: int) -> str:
    """One line for the log; nothing for an event that says nothing new."""
    kind = e.kind
    if kind == ev.MOVE:
        return because(t, e, move_text(t, e, observer))
    if kind == ev.DAMAGE:
        return because(t, e, capital(f"{name_of(t, e.subject, observer)} takes {e.amount} damage"))
    if kind == ev.STATE:
        return state_text(t, e, observer)
    if kind == ev.NUMBER:
        return because(t, e, number_text(t, e, observer))
    if kind == ev.COUNTERS:
        return because(t, e, counters_text(t, e, name_of(t, e.subject, observer)))
    if kind == ev.ATTACK:
        return capital(f"{name_of(t, e.subject, observer)} attacks {name_of(t, e.other, observer)}")
    if kind == ev.BLOCK:
        return capital(f"{name_of(t, e.subject, observer)} blocks {name_of(t, e.other, observer)}")
    if kind == ev.PLAYED:
        return played_text(t, e, observer)
    if kind == ev.PHASE:
        if e.verb not in MOMENTS:
            return ""
        return capital(f"{whose(e.player, observer)} {MOMENTS[e.verb]}" + (f" {t.turn}" if e.verb == terms.TURN_BEGINS else ""))
    if kind >= ev.FIRST_OWN_KIND:
        return own_text(t, e, observer)
    return because(t, e, other_text(t, e, observer))


def moved_card(t: Table, e: Event, observer: int) -> str:
    """The card of a move, if the observer could read it before or after."""
    c = t.cards[id_of(e.subject)]
    before = e.before
    left = before is None or (
        before.zone >= 0 and zone_is_open(t, before.zone, before.controller, before.facedown, observer)
    )
    arrived = zone_is_open(t, e.goal, e.player, bool(e.flags & terms.FACE_DOWN), observer)
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
        return f"{does(by, observer, 'play')} {card}"
    if e.flags & terms.J_SIDE:
        return f"{does(by, observer, 'do')} judgment: {t.cards[id_of(e.subject)].form.name} enters {goal}"
    if verb == ev.RESOLVE:
        return f"{capital(card)} enters {goal}"
    if verb == ev.CREATE:
        return f"{capital(card)} is put into {goal} as a token"
    if verb in FATES:
        return f"{capital(card)} {FATES[verb]}"
    if verb in MOVES:
        one, other = MOVES[verb]
        to = "" if verb == ev.DISCARD else f" to {goal}"
        return f"{does(by, observer, one, other)} {card}{to}"
    return f"{capital(card)} goes to {place_in_deck(e) if e.goal in (terms.MAIN_DECK, terms.STONE_DECK) else ''}{goal}"


def state_text(t: Table, e: Event, observer: int) -> str:
    """Cards that are rested to pay, or recover as a matter of course, are not worth a line."""
    if e.cause == ev.BY_COST or e.clause.startswith("503.5"):
        return ""
    name = capital(name_of(t, e.subject, observer))
    if e.verb == ev.FACE:
        return f"{name} is turned face {'down' if e.amount else 'up'}"
    return because(t, e, f"{name} is rested" if e.amount == 1 else f"{name} recovers")


def number_text(t: Table, e: Event, observer: int) -> str:
    if e.verb == terms.LIFE:
        change = "gain" if e.amount > 0 else "pay" if e.cause == ev.BY_COST else "lose"
        return f"{does(e.player, observer, change)} {abs(e.amount)} life, {t.number(terms.LIFE, e.player)} now"
    return capital(f"{whose(e.player, observer)} {t.rules.number_names[e.verb]}: {e.amount:+d}")


def played_text(t: Table, e: Event, observer: int) -> str:
    """A card's play was told when it went to the chase area; an ability's is told here, a will ability's not at all."""
    if e.verb != terms.ABILITY_PLAYED or e.ability < 0:
        return ""
    return use_text(t, e, observer)


def own_text(t: Table, e: Event, observer: int) -> str:
    """Events of this game's own."""
    if e.kind == terms.WILL_EVENT:
        if e.amount < 0:
            return f"{does(e.player, observer, 'pay')} {-e.amount} will"
        return f"{does(e.player, observer, 'produce')} {terms.WILL_NAMES[e.verb]} will"
    if e.kind == terms.CALLED_EVENT:
        return f"{does(e.player, observer, 'call')} a magic stone"
    if e.kind == terms.CANCELED_EVENT:
        return because(t, e, capital(f"{name_of(t, e.subject, observer)} is cancelled"))
    if e.kind == terms.SHIFTED_EVENT:
        return capital(f"{name_of(t, e.subject, observer)} is turned future side up")
    if e.kind == terms.LIFEBREAK_EVENT:
        return f"{does(e.player, observer, 'perform')} lifebreak"
    return ""


def other_text(t: Table, e: Event, observer: int) -> str:
    kind = e.kind
    if kind == ev.CHOSEN:
        return f"{does(e.controller, observer, 'target')} {name_of(t, e.subject, observer)}"
    if kind == ev.LINKED:
        return capital(f"{name_of(t, e.subject, observer)} is added to {name_of(t, e.other, observer)}")
    if kind == ev.MODIFIED:
        return capital(f"{name_of(t, e.subject, observer)} is changed")
    if kind == ev.OUTCOME:
        return f"{does(e.player, observer, 'lose')} the game"
    if kind == ev.TRANSFERRED:
        return f"{does(e.player, observer, 'take')} control of {name_of(t, e.subject, observer)}"
    return shared_text(t, e, observer)
