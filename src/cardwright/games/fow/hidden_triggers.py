"""708.2, 906.2, 1114: cards in the hand and in the standby area that are triggered by being revealed.

Whether a player is asked does not depend on what they hold: they are asked whenever some card of the two decks could be
triggered, if they have a hidden card at all. So the question tells the other player nothing.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import Event, revealed
from cardwright.kernel.faces import SPELL, Ability
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import DONE, option, value_of, verb_of
from cardwright.kernel.triggers import STATE_WATCH

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

KNOWN: Final = "@hidden triggers"
WATCHED: Final = "watched by hidden triggers"


def hidden_triggers(library: Library) -> list[Ability]:
    """The trigger conditions of all automatic cards and [Stealth] cards of these decks."""
    found = library.keywords.get(KNOWN)
    if found is None:
        found = []
        for face in library.faces:
            if face.play is not None and face.play.trigger is not None:
                found.append(face.play)
            for a in face.look.abilities:
                if a.flags & terms.STEALTH_ABILITY and a.trigger is not None and not a.trigger.watches & STATE_WATCH:
                    found.append(a)
        library.keywords[KNOWN] = found
    return found


def watched_by_hidden(library: Library) -> int:
    """The kinds of event that these conditions are about (bits)."""
    bits = library.notes.get(WATCHED, -1)
    if bits < 0:
        bits = 0
        for a in hidden_triggers(library):
            assert a.trigger is not None
            bits |= a.trigger.watches
        library.notes[WATCHED] = bits
    return bits


def trigger_of(t: Table, card: Card) -> Ability | None:
    """By which ability this hidden card can be triggered where it is: [Trigger] (1113.2b) or, in standby, [Stealth] (1114.2)."""
    play = card.form.play
    if play is not None and play.trigger is not None:
        if card.zone == terms.STANDBY and card.marks & terms.NEW_IN_STANDBY:
            t.cite("906.4a")
            return None
        return play
    if card.zone == terms.STANDBY:
        for a in t.look(card).abilities:
            if a.flags & terms.STEALTH_ABILITY and a.trigger is not None and not a.trigger.watches & STATE_WATCH:
                if t.trace is not None and card.marks & terms.NEW_IN_STANDBY:
                    t.cite("1114.3")
                return a
    return None


def stealth_holds(t: Table, player: int, card: Card) -> bool:
    """1114.2: is this a card in the standby area whose [Stealth] condition is a state that is fulfilled now?"""
    for a in t.look(card).abilities:
        if a.flags & terms.STEALTH_ABILITY and a.trigger is not None and a.trigger.watches & STATE_WATCH:
            if a.trigger.holds(t, Context(card.ref(), player, a)):
                if t.trace is not None:
                    t.cite("1114.2")
                    if card.marks & terms.NEW_IN_STANDBY:
                        t.cite("1114.3")
                return True
    return False


def status_holds(t: Table, player: int, card: Card, play: Ability) -> bool:
    """906.9: is this a card with [Trigger] that waits for a status, which is fulfilled now? Then it may be revealed and played
    whenever this player could act; 906.4a: not in the turn in which it was put into the standby area."""
    trigger = play.trigger
    if trigger is None or not trigger.watches & STATE_WATCH:
        return False
    if not trigger.holds(t, Context(card.ref(), player, play)):
        return False
    t.cite("906.9")
    return True


def event_that_triggers(t: Table, player: int, ref: int, a: Ability, events: list[Event]) -> int:
    """Which of these events meets the condition; -1 if none does."""
    trigger = a.trigger
    assert trigger is not None
    for i in range(len(events)):
        e = events[i]
        if trigger.watches >> e.kind & 1 and trigger.matches(t, e, Context(ref, player, a, e)):
            return i
    return -1


def hidden_cards(t: Table, player: int) -> list[int]:
    return t.zones[terms.HAND * 2 + player] + t.zones[terms.STANDBY * 2 + player]


def already_triggered(t: Table, ref: int) -> bool:
    """708.2a: it doesn't trigger again."""
    for p in t.pending:
        if p.source == ref:
            return True
    return False


def could_be_asked(t: Table, player: int, events: list[Event]) -> bool:
    """Could some card of the two decks be triggered by this player, were it among their hidden cards?"""
    cards = hidden_cards(t, player)
    if not cards:
        return False
    ref = t.cards[cards[0]].ref()
    for a in hidden_triggers(t.library):
        if a.kind != SPELL and not t.zones[terms.STANDBY * 2 + player]:
            continue
        if event_that_triggers(t, player, ref, a, events) >= 0:
            return True
    return False


def offer(t: Table, events: list[Event]) -> Todo:
    """These events have happened: may a hidden card be revealed because of them?"""
    bits = watched_by_hidden(t.library)
    if bits == 0 or t.turn == 0 or t.winner >= 0:
        return None
    for e in events:
        if bits >> e.kind & 1:
            break
    else:
        return None
    seen = [e for e in events if bits >> e.kind & 1]
    asked = 0
    for p in range(2):
        if could_be_asked(t, p, seen):
            asked |= 1 << p
    return OfferReveal(seen, asked) if asked else None


class OfferReveal(Procedure):
    """906.2: players may reveal cards to trigger them, the turn player first; each card once (708.2a)."""

    def __init__(self, events: list[Event], asked: int) -> None:
        super().__init__()
        self.events = events
        self.asked = asked  # bits of the players who are asked
        self.player = -1

    def next_player(self, t: Table) -> Todo:
        """708.2"""
        for p in (t.active, 1 - t.active):
            if self.asked >> p & 1:
                self.player = p
                self.asked &= ~(1 << p)
                return None
        return self.end()

    def which(self, t: Table) -> Todo:
        """708.2, 906.2"""
        options = self._options(t)
        options.append(option(DONE))
        return Ask(self.player, terms.ASK_REVEAL, "906.2", options)

    def reveal(self, t: Table) -> Todo:
        """708.2, 906.4, 1005.1"""
        if verb_of(self.answer) == DONE:
            self.next = self.NEXT_PLAYER
            return None
        card = t.mine(value_of(self.answer))
        a = trigger_of(t, card)
        assert a is not None
        at = event_that_triggers(t, self.player, card.ref(), a, self.events)
        card.seen_by = 3
        t.pending.append(Pending(self.player, card.ref(), a, self.events[at], None, t.this_batch()))
        self.next = self.WHICH
        return happen(t, [revealed(card, self.player, clause="906.2").by(self.player, card.ref())])

    def _options(self, t: Table) -> list[int]:
        out: list[int] = []
        for id in hidden_cards(t, self.player):
            card = t.cards[id]
            a = trigger_of(t, card)
            if a is None:
                continue
            if already_triggered(t, card.ref()):
                t.cite("708.2a")
                continue
            if event_that_triggers(t, self.player, card.ref(), a, self.events) >= 0:
                out.append(option(terms.REVEAL, id))
        return out

    # -- generated from the steps above: make steps
    NEXT_PLAYER: Final = 0
    WHICH: Final = 1
    CLAUSES: ClassVar[tuple[str, ...]] = ("708.2", "708.2, 906.2", "708.2, 906.4, 1005.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.next_player(t)  # 708.2
            elif at == 1: todo = self.which(t)  # 708.2, 906.2
            elif at == 2: todo = self.reveal(t)  # 708.2, 906.4, 1005.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = OfferReveal(self.events[:], self.asked)
        p.player = self.player
        return p
    # -- end of generated
