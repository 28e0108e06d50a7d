"""10-9-3, 8-5-2-1: bursts and effects of cards in the hand, which their player may turn over or show when they trigger.

The cards are private (3-3-3, 3-8-2), and nobody has to say that a condition was met. So whether a player is asked does not depend
on what they hide: they are asked whenever some burst of the two decks could be activated, if they have set one, and whenever some
card of the two decks could be shown from the hand, if they have a hand. The question tells the other player nothing.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.keyword_triggers import CheaperSpiritFought, fighter_of
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import REVEALED, Event
from cardwright.kernel.faces import AUTOMATIC, Ability
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, NO, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

BOTH: Final = 3
HIDDEN: Final = 1 << terms.BURST_AREA | 1 << terms.HAND
AREAS: Final = (terms.BURST_AREA, terms.HAND)
KNOWN: Final = "@hidden effects"


def needs_activation(p: Pending) -> bool:
    """10-9-3, 8-5-2-1: a burst or an effect in the hand is turned over or shown only if its player likes. One that has been has
    a context of its own."""
    return p.given is None and p.ability.zones & HIDDEN != 0


def is_lost(t: Table, p: Pending) -> bool:
    """Is the card gone before it could be turned over or shown?"""
    if not needs_activation(p):
        return False
    card = t.at(p.source)
    return card is None or not p.ability.zones >> card.zone & 1


# ---- who may be asked -------------------------------------------------------------------------------------------------
def hidden_effects(library: Library) -> list[Ability]:
    """The effects of all cards of these decks that can trigger where nobody else sees them."""
    found = library.keywords.get(KNOWN)
    if found is None:
        found = []
        for face in library.faces:
            for a in face.look.abilities:
                if a.kind == AUTOMATIC and a.trigger is not None and a.zones & HIDDEN and a not in found:
                    found.append(a)
        library.keywords[KNOWN] = found
    return found


def watched_by_hidden(library: Library) -> int:
    """The kinds of event (bits) that one of them watches: most events are none of these. Worked out once."""
    bits = library.notes.get(KNOWN, -1)
    if bits < 0:
        bits = 0
        for a in hidden_effects(library):
            if a.trigger is not None:
                bits |= a.trigger.watches
        library.notes[KNOWN] = bits
    return bits


def note_offers(t: Table, done: list[Event]) -> None:
    """These events have happened: could they have triggered something hidden? Then its player is asked in the next management."""
    bits = 0
    for e in done:
        bits |= 1 << e.kind
    if not bits & watched_by_hidden(t.library):
        return
    for a in hidden_effects(t.library):
        trigger = a.trigger
        if trigger is None or not trigger.watches & bits:
            continue
        area = terms.BURST_AREA if a.zones >> terms.BURST_AREA & 1 else terms.HAND
        for p in range(2):
            cards = t.zones[area * 2 + p]
            if not cards:
                continue
            offers = t.numbers[terms.OFFERS * 2 + p]
            if not offers >> area & 1 and could_trigger(t, p, t.cards[cards[0]].ref(), a, done):
                t.set_number(terms.OFFERS, p, offers | 1 << area)


def could_trigger(t: Table, player: int, ref: int, a: Ability, events: list[Event]) -> bool:
    """Would one of these events trigger the effect, if the player had its card there? (`ref`: a card in its place)"""
    trigger = a.trigger
    assert trigger is not None
    for e in events:
        if not trigger.watches >> e.kind & 1:
            continue
        if isinstance(trigger, CheaperSpiritFought):
            if fighter_of(t, e, player, highest_cost_with(t.library, a)) >= 0:
                return True
        elif trigger.matches(t, e, Context(ref, player, a, e)):
            return True
    return False


def highest_cost_with(library: Library, a: Ability) -> int:
    """The highest cost of the cards that have the effect: what it is compared with must not be what the player holds. Worked out
    once, which is 1% of all instructions less."""
    name = f"{KNOWN} {a.number}"
    most = library.notes.get(name, -1)
    if most < 0:
        most = 0
        for face in library.faces:
            if a in face.look.abilities and face.look.stats[terms.COST] > most:
                most = face.look.stats[terms.COST]
        library.notes[name] = most
    return most


def nothing_offered(t: Table) -> bool:
    return t.numbers[terms.OFFERS * 2] == 0 and t.numbers[terms.OFFERS * 2 + 1] == 0


# ---- asking -----------------------------------------------------------------------------------------------------------
class OfferHidden(Procedure):
    """Players may activate bursts and effects in their hands, the player taking their turn first."""

    def __init__(self) -> None:
        super().__init__()
        self.player = -1
        self.area = -1

    def next_offer(self, t: Table) -> Todo:
        """10-9-1, 1-3-4"""
        for p in (t.active, 1 - t.active):
            for area in AREAS:
                offers = t.number(terms.OFFERS, p)
                if offers >> area & 1:
                    t.set_number(terms.OFFERS, p, offers & ~(1 << area))
                    self.player = p
                    self.area = area
                    return None
        t.pending = [p for p in t.pending if not is_lost(t, p)]
        return self.end()

    def which(self, t: Table) -> Todo:
        """10-9-3, 8-5-2-1"""
        hidden = [id for id in t.zones[self.area * 2 + self.player] if t.cards[id].seen_by != BOTH]
        found = self._waiting(t)
        if not hidden and (self.area == terms.BURST_AREA or not found):
            t.pending = [p for p in t.pending if p not in found]  # a burst that lies faceup has been activated
            self.next = self.NEXT_OFFER
            return None
        if self.area == terms.BURST_AREA:
            ref = t.cards[hidden[0]].ref()
            if not found:
                return Ask(self.player, terms.ASK_BURST, "10-9-3", [option(NO)], ref)
            return Ask(self.player, terms.ASK_BURST, "10-9-3", [option(YES), option(NO)], ref, found[0].ability.number)
        options: list[int] = []
        for p in found:
            code = option(CARD, id_of(p.source))
            if code not in options:
                options.append(code)
        options.append(option(DONE))
        return Ask(self.player, terms.ASK_ACTIVATE, "8-5-2-1", options)

    def activate(self, t: Table) -> Todo:
        """10-9-2, 10-9-3, 8-5-2-1"""
        found = self._waiting(t)
        verb = verb_of(self.answer)
        if verb in (NO, DONE):
            t.pending = [p for p in t.pending if p not in found]
            self.next = self.NEXT_OFFER
            return None
        chosen = found[0]
        if verb == CARD:
            for p in found:
                if id_of(p.source) == value_of(self.answer):
                    chosen = p
                    break
        self._turn_over(t, chosen)
        self.next = self.WHICH
        return happen(t, [Event(REVEALED, chosen.source, chosen.controller, clause="8-5-2-1")])

    def _waiting(self, t: Table) -> list[Pending]:
        """What has triggered there and may be activated."""
        out: list[Pending] = []
        for p in t.pending:
            if p.controller == self.player and needs_activation(p):
                card = t.at(p.source)
                if card is not None and card.zone == self.area:
                    out.append(p)
        return out

    def _turn_over(self, t: Table, chosen: Pending) -> None:
        """The effect waits to be resolved from now on; that it triggered more than once makes no difference."""
        given = Context(chosen.source, chosen.controller, chosen.ability, chosen.event)
        active = Pending(chosen.controller, chosen.source, chosen.ability, chosen.event, given, chosen.batch)
        kept: list[Pending] = []
        for p in t.pending:
            if p is chosen:
                kept.append(active)
            elif p.source != chosen.source or p.ability is not chosen.ability or p.given is not None:
                kept.append(p)
        t.pending = kept
        card = t.mine(id_of(chosen.source))
        card.facedown = False
        card.seen_by = BOTH

    # -- generated from the steps above: make steps
    NEXT_OFFER: Final = 0
    WHICH: Final = 1
    CLAUSES: ClassVar[tuple[str, ...]] = ("10-9-1, 1-3-4", "10-9-3, 8-5-2-1", "10-9-2, 10-9-3, 8-5-2-1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.next_offer(t)  # 10-9-1, 1-3-4
            elif at == 1: todo = self.which(t)  # 10-9-3, 8-5-2-1
            elif at == 2: todo = self.activate(t)  # 10-9-2, 10-9-3, 8-5-2-1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = OfferHidden()
        p.player = self.player
        p.area = self.area
        return p
    # -- end of generated
