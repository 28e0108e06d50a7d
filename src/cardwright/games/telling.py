"""What happened, in plain words: what every game tells alike."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.entry import EVERYTHING
from cardwright.games.naming import A_CARD, capital, count, does, source_name, zone_name
from cardwright.kernel import events as ev
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def because(t: Table, e: Event, text: str) -> str:
    """Names the card whose ability brought it about."""
    if text == "" or e.source < 0 or e.cause != ev.BY_EFFECT:
        return text
    return f"{text} ({source_name(t, e.source)})"


def place_in_deck(e: Event) -> str:
    """Where in a deck a card is put."""
    if e.place == ev.TOP:
        return "the top of "
    return "the bottom of " if e.place == ev.BOTTOM else f"below the top {count(e.place, 'card')} of "


def counters_text(t: Table, e: Event, name: str) -> str:
    """Counters put on the card of this name, or taken off."""
    n = capital(count(abs(e.amount), f"{t.library.counters[e.verb]} counter"))
    return f"{n} put on {name}" if e.amount > 0 else f"{n} taken off {name}"


def use_text(t: Table, e: Event, observer: int) -> str:
    """A player uses an ability."""
    text = " ".join(t.library.abilities[e.ability].text.split())
    return f"{does(e.player, observer, 'use')} {source_name(t, e.subject)}: {text}"


def modified_text(e: Event, name: str, stat: str) -> str:
    """Something about the card of this name is different: this stat, if it is one."""
    return f"{capital(name)}: {e.amount:+d} {stat}" if stat else f"{capital(name)} is changed"


def shown_name(t: Table, ref: int) -> str:
    """The name that is read by whoever is shown the card: its front's, even if it lies face down and counts as blank."""
    c = t.cards[id_of(ref)]
    return c.front.name if c.facedown else c.form.name


def shared_text(t: Table, e: Event, observer: int) -> str:
    """An event that is told the same in every game: something is looked at, a deck is shuffled or searched, a die is rolled. Empty
    for all others."""
    kind = e.kind
    if kind == ev.REVEALED:
        return f"{does(e.player, observer, 'show')} {shown_name(t, e.subject)}"
    if kind == ev.LOOKED:
        seen = observer == e.player or observer == EVERYTHING
        return f"{does(e.player, observer, 'look')} at {shown_name(t, e.subject) if seen else A_CARD}"
    if kind == ev.SHUFFLED:
        return capital(f"{zone_name(t, e.verb, e.player, observer)} is shuffled")
    if kind == ev.SEARCHED:
        return capital(f"{zone_name(t, e.verb, e.player, observer)} is searched")
    if kind == ev.ROLLED:
        return f"{does(e.player, observer, 'roll')} {e.amount}"
    return ""
