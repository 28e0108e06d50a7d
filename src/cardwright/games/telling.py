"""What happened, in plain words, as far as an observer may know it: what every game tells alike.

Nothing here asks who may see what: the entry knows, from when it happened (`kernel.logbook`).
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.naming import A_CARD, capital, count, does, name_of, whose, zone_name
from cardwright.kernel import events as ev
from cardwright.kernel.events import Event
from cardwright.kernel.logbook import Entry, among

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# The verb of a move, for "you" and for anybody else.
MOVES: dict[int, tuple[str, str]] = {
    ev.DISCARD: ("discard", "discards"), ev.RETURN: ("return", "returns"), ev.SUMMON: ("summon", "summons"),
    ev.TO_PLAY: ("play", "plays"),
    ev.SEARCH_OUT: ("take", "takes"), ev.STEAL: ("take control of", "takes control of"), ev.SWAP: ("swap", "swaps"),
}


class Teller:
    """One game's way to tell what happens. A game derives its own: tables of words, and what it tells otherwise."""

    moments: dict[int, str] = {}
    """Phases and steps that are worth a line."""
    fates: dict[int, str] = {}
    """Moves that happen to a card, whoever makes them."""
    moves: dict[int, tuple[str, str]] = MOVES
    """Moves that a player makes."""
    goalless: tuple[int, ...] = (ev.DISCARD, ev.STEAL, ev.TO_PLAY)
    """Those of them that go without saying where."""
    states: tuple[str, str, str] = ("is set upright", "is turned", "is reversed")
    """What becomes of a card that is turned."""
    stats: dict[int, str] = {}
    """Numbers on cards that effects change."""
    points: dict[int, str] = {}
    """Points that players gain, pay and lose."""
    uncounted: tuple[str, ...] = ()
    """Words for points that have no plural."""
    decks: tuple[int, ...] = ()
    """Zones of which it is said whether a card goes to the top or the bottom."""
    drawing = "draw"
    choosing = "choose"
    attack_names_target = True

    def text(self, t: Table, x: Entry, observer: int) -> str:
        """One line for the log; nothing for an event that says nothing new."""
        if x.event.kind >= ev.FIRST_OWN_KIND:
            return self.own(t, x, observer)
        return because(x, self.plain(t, x, observer))

    def plain(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        kind = e.kind
        if kind == ev.MOVE:
            return self.move(t, x, observer)
        if kind == ev.DAMAGE:
            return self.damage(t, x, observer)
        if kind == ev.STATE:
            return self.state(t, x, observer)
        if kind == ev.NUMBER:
            return self.number(t, x, observer)
        if kind == ev.ATTACK:
            return self.attack(t, x, observer)
        if kind == ev.PHASE:
            return self.phase(t, x, observer)
        return self.other(t, x, observer)

    # -- cards
    def name(self, t: Table, x: Entry, observer: int) -> str:
        """The card that it happens to, as the subject of a sentence."""
        return capital(name_of(t, x.subject, observer))

    def both(self, t: Table, x: Entry, observer: int) -> tuple[str, str]:
        """The card that it happens to, as the subject of a sentence, and the other one; whose each is, if both have one name."""
        one, other = name_of(t, x.subject, observer), name_of(t, x.other, observer)
        if one == other and x.subject is not None and x.other is not None:
            one = f"{whose(t, x.subject.player, observer)} {one}"
            other = f"{whose(t, x.other.player, observer)} {other}"
        return capital(one), other

    def move(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        card = name_of(t, x.subject, observer)
        goal = zone_name(t, e.goal, e.player, observer)
        by = e.controller if e.controller >= 0 else e.player
        verb = e.verb
        if verb == ev.DRAW:
            return f"{does(t, e.player, observer, 'draw')} {card}"
        if verb == ev.CREATE:
            return f"{capital(card)} is put into {goal} as a token"
        if verb in self.fates:
            return f"{capital(card)} {self.fates[verb]}"
        if verb in self.moves:
            one, other = self.moves[verb]
            return f"{does(t, by, observer, one, other)} {card}{'' if verb in self.goalless else f' to {goal}'}"
        if verb == ev.RESOLVE and e.goal == t.rules.field:
            return f"{capital(card)} enters {goal}"
        return f"{capital(card)} goes to {place_in_deck(e) if e.goal in self.decks else ''}{goal}"

    def damage(self, t: Table, x: Entry, observer: int) -> str:
        known = x.subject
        if known is not None and known.zone == t.rules.person_zone and not t.rules.person_word:
            return f"{does(t, known.player, observer, 'take')} {x.event.amount} damage"
        return f"{self.name(t, x, observer)} takes {x.event.amount} damage"

    def state(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        name = self.name(t, x, observer)
        if e.verb == ev.FACE:
            return f"{name} is turned face {'down' if e.amount else 'up'}"
        return f"{name} {self.states[e.amount]}"

    def attack(self, t: Table, x: Entry, observer: int) -> str:
        attacker, target = self.both(t, x, observer)
        return f"{attacker} attacks {target}" if self.attack_names_target else f"{self.name(t, x, observer)} attacks"

    # -- players
    def number(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.verb not in self.points:
            return capital(f"{whose(t, e.player, observer)} {t.rules.number_names[e.verb]}: {e.amount:+d}")
        word = self.points[e.verb]
        points = count(abs(e.amount), word, word if word in self.uncounted else "")
        change = "gain" if e.amount > 0 else "pay" if e.cause == ev.BY_COST else "lose"
        return f"{does(t, e.player, observer, change)} {points}"

    def phase(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        if e.verb not in self.moments:
            return ""
        return capital(f"{whose(t, e.player, observer)} {self.moments[e.verb]}" + (f", turn {x.turn}" if e.verb == 0 else ""))

    # -- the rest
    def own(self, t: Table, x: Entry, observer: int) -> str:
        """Events of the game's own."""
        return ""

    def tells_use(self, e: Event) -> bool:
        """Is it told here that this was played? (A card's play is told when it moves.)"""
        return e.ability >= 0 and e.verb != 1

    def other(self, t: Table, x: Entry, observer: int) -> str:
        e = x.event
        kind = e.kind
        name = name_of(t, x.subject, observer)
        if kind == ev.PLAYED or kind == ev.ACTED:
            return use_text(t, x, observer) if self.tells_use(e) else ""
        if kind == ev.COUNTERS:
            n = capital(count(abs(e.amount), f"{t.library.counters[e.verb]} counter"))
            return f"{n} put on {name}" if e.amount > 0 else f"{n} taken off {name}"
        if kind == ev.BLOCK:
            one, other = self.both(t, x, observer)
            return f"{one} blocks {other}"
        if kind == ev.FOUGHT:
            one, other = self.both(t, x, observer)
            return f"{one} and {other} fought"
        if kind == ev.CHOSEN:
            return f"{does(t, e.controller, observer, self.choosing)} {name}"
        if kind == ev.MODIFIED:
            stat = self.stats.get(e.verb, "") if e.amount else ""
            return f"{capital(name)}: {e.amount:+d} {stat}" if stat else f"{capital(name)} is changed{by_text(t, e)}"
        if kind == ev.OUTCOME:
            return "The game is a draw" if e.amount else f"{does(t, e.player, observer, 'lose')} the game"
        if kind == ev.TRANSFERRED:
            return f"{does(t, e.player, observer, 'take')} control of {name}"
        return self.seen(t, x, observer)

    def seen(self, t: Table, x: Entry, observer: int) -> str:
        """Something is shown, looked at, shuffled, searched or rolled."""
        e = x.event
        kind = e.kind
        if kind == ev.REVEALED:
            return f"{does(t, e.player, observer, 'show')} {A_CARD if x.subject is None else x.subject.name}"
        if kind == ev.LOOKED:
            seen = x.subject is not None and (observer == e.player or among(x.subject.readers, observer))
            return f"{does(t, e.player, observer, 'look')} at {x.subject.name if seen and x.subject is not None else A_CARD}"
        if kind == ev.SHUFFLED:
            return capital(f"{zone_name(t, e.verb, e.player, observer)} is shuffled")
        if kind == ev.SEARCHED:
            return capital(f"{zone_name(t, e.verb, e.player, observer)} is searched")
        if kind == ev.ROLLED:
            return f"{does(t, e.player, observer, 'roll')} {e.amount}"
        return ""


def because(x: Entry, text: str) -> str:
    """Names the card whose ability brought it about: abilities are played openly, so everybody knows it."""
    e = x.event
    if text == "" or x.source is None or e.cause != ev.BY_EFFECT or e.kind in (ev.PLAYED, ev.ACTED):
        return text
    return f"{text} ({x.source.name})"


def by_text(t: Table, e: Event) -> str:
    """What the ability says by which a card is changed, where that is no number."""
    text = " ".join(t.library.abilities[e.ability].text.split()) if e.ability >= 0 else ""
    return f": {text}" if text else ""


def place_in_deck(e: Event) -> str:
    """Where in a deck a card is put."""
    if e.place == ev.TOP:
        return "the top of "
    if e.place == ev.BOTTOM:
        return "the bottom of "
    away = e.place if e.place > ev.TOP else ev.BOTTOM - e.place
    return f"{'below the top' if e.place > ev.TOP else 'above the bottom'} {count(away, 'card')} of "


def use_text(t: Table, x: Entry, observer: int) -> str:
    """A player uses an ability."""
    e = x.event
    text = " ".join(t.library.abilities[e.ability].text.split())
    return f"{does(t, e.player, observer, 'use')} {A_CARD if x.subject is None else x.subject.name}: {text}"
