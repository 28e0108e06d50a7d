"""Force of Will's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.fow import terms
from cardwright.games.fow.additions import bearer_of, perform_link
from cardwright.games.fow.as_long_as import has_lapsed
from cardwright.games.fow.card_information import NUMBERS_SHOWN, add_will, card_details
from cardwright.games.fow.damage import change_number, take_damage
from cardwright.games.fow.double_sided_cards import shift
from cardwright.games.fow.frame_registry import FRAMES
from cardwright.games.fow.hidden_triggers import offer
from cardwright.games.fow.loops import repeat
from cardwright.games.fow.movement import redirect, same_card, settle
from cardwright.games.fow.notations.turns import CALENDAR
from cardwright.games.fow.placing_additions import PutAdditions, comes_added
from cardwright.games.fow.priority import PrioritySequence
from cardwright.games.fow.questions import EVENT_NAMES, PHASES, QUESTIONS, STEPS
from cardwright.games.fow.refusing import why_not
from cardwright.games.fow.replacements import replacement_turn
from cardwright.games.fow.resolving import cancel, with_cancelled
from cardwright.games.fow.shared_clauses import TOPICS
from cardwright.games.fow.will import produced
from cardwright.games.fow.zones import ZONE_KINDS
from cardwright.games.sentences import refusal
from cardwright.kernel.cards import Card, id_of, shown_to
from cardwright.kernel.equal_times import equal_times
from cardwright.kernel.events import CHOSEN, EVERY_KIND, LINKED, OUTCOME, ROLLED, SHUFFLED, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.options import extra_of, value_of, verb_of
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Context, Pending
    from cardwright.kernel.faces import Face, Look
    from cardwright.kernel.table import Table

VERSION: Final = "fow-1"
CITED: Final = (SHUFFLED, ROLLED, CHOSEN)


class ForceOfWill(Ruleset):
    """The policy of this game."""

    def __init__(self) -> None:
        super().__init__("fow", "Force of Will", VERSION, ZONE_KINDS, terms.NUMBERS, terms.FIELD, terms.LAYERS)
        self.frames = FRAMES
        self.topics = TOPICS
        self.numbers_shown = NUMBERS_SHOWN
        self.questions = QUESTIONS
        self.phases = PHASES
        self.event_names = EVENT_NAMES
        self.steps = STEPS
        self.person_zone = terms.PLAYERS
        self.may_choose_no_option = True  # 903.2c asks for the number that is said, and says no more
        self.side_decks = (terms.STONE_DECK,)
        self.stack_zone = terms.CHASE
        self.limbo = terms.GONE
        self.rechecks_targets = True
        self.redirects = True
        self.pool_names = terms.WILL_NAMES
        self.followed = EVERY_KIND
        self.lapsing = True  # 909.8
        self.silencing = terms.CANT_TRIGGER  # 1015.1a
        self.awakening = 1 << terms.SHIFTED_EVENT  # the side that is turned up notices it
        self.quiet_entry = terms.ENTERS_QUIETLY  # 1015.1a
        self.hushed_entry, self.hushed_flags = terms.ENTERS_HUSHED, terms.ENTER_ABILITY
        self.one_by_one = (terms.MAIN_DECK, terms.STONE_DECK)  # 304.3, 305.3
        self.accompanied = 1 << terms.CANCELED_EVENT
        self.switches[terms.ANY_DRAW_LOSES] = False
        self.switches[terms.LIFE_LESS_ONE] = True

    def same_card(self, origin: int, goal: int) -> bool:
        return same_card(origin, goal)

    def keeps_effects(self, origin: int, goal: int) -> bool:
        """302.3: effects on a card in an older zone don't apply to the new card."""
        return same_card(origin, goal)

    def arrange(self, t: Table, events: list[Event]) -> Todo:
        """1406.3: an old addition needs a card to be added to. 909.3b: the turn player orders conflicting effects of equal age."""
        for e in events:
            if comes_added(t, e):
                return PutAdditions(events)
        return equal_times(t, events)

    def lies_in_order(self, t: Table, card: Card, zone: int) -> bool:
        """302.4; not a token or a copy, which ceases to exist (1303.3a), nor a ruler, which does not go there (314.1, 314.2)."""
        front = card.front.look
        return not front.subtypes & (terms.TOKEN | terms.COPY) and not front.types & (terms.RULER | terms.J_RULER)

    def has_lapsed(self, t: Table, c: Context) -> bool:
        return has_lapsed(t, c)

    def redirect(self, t: Table, card: Card, e: Event) -> Event | None:
        return redirect(t, card, e)

    def admit(self, t: Table, card: Card, e: Event) -> None:
        settle(t, card, e)

    def perform(self, t: Table, e: Event) -> Event | None:
        kind = e.kind
        if kind == terms.WILL_EVENT:
            return produced(t, e)
        if kind == LINKED:
            return perform_link(t, e)
        if kind == terms.SHIFTED_EVENT:
            return shift(t, e)
        if kind == terms.CANCELED_EVENT:
            return cancel(t, e)
        if kind == OUTCOME:
            self.settle_outcome(t, e)
        elif t.trace is not None and kind in CITED:
            self.cite_event(t, e)
        return e

    def cite_event(self, t: Table, e: Event) -> None:
        """What is said of things that the effects carry out by themselves."""
        if e.kind == SHUFFLED:
            for clause in ("1021.1", "1021.1a", "1021.2"):
                t.cite(clause)
        elif e.kind == ROLLED:
            t.cite("1023.1a")
        elif e.subject >= 0 and t.cards[id_of(e.subject)].front.look.subtypes & terms.TOKEN:
            t.cite("1303.2a")  # a token is chosen as a card would be

    def accompany(self, t: Table, events: list[Event]) -> list[Event]:
        return with_cancelled(t, events)

    def aftermath(self, t: Table, done: list[Event]) -> Todo:
        """906.2: cards in hand and standby area may be revealed."""
        return offer(t, done)

    def leaves_first(self, t: Table, card: Card) -> bool:
        """903.2b, 903.2f: it goes to the chase area first."""
        return True

    def damage(self, t: Table, e: Event) -> Event | None:
        return take_damage(t, e)

    def change_number(self, t: Table, e: Event) -> Event | None:
        return change_number(t, e)

    def replacement_turn(self, t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
        return replacement_turn(t, e, found)

    def stamp_of_given(self, card: int, given: int) -> int:
        """909.3b: when the ability became active: when the card came, or when it was given."""
        return card if card > given else given

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        return refusal(t, self.code, why_not(t, player, code))

    def shows_state(self, zone: int) -> bool:
        return zone == terms.FIELD or zone == terms.RULER_AREA

    def off_the_table(self, zone: int) -> bool:
        return zone == terms.GONE

    def position(self, t: Table) -> list[int]:
        """Who has priority, and whether the other has passed."""
        for i in range(len(t.stack) - 1, -1, -1):
            frame = t.stack[i]
            if isinstance(frame, PrioritySequence):
                return [frame.holder, frame.passes]
        return []

    def cycle_numbers(self, t: Table) -> list[int]:
        """1301: a loop may well move life and the count of cards played."""
        return t.numbers[terms.HAND_LIMIT * 2 : terms.CARDS_PLAYED * 2] + t.numbers[terms.LIFEBREAK_LIMIT * 2 :]

    def repeat(self, t: Table, player: int, answers: list[int], times: int, declared: int) -> None:
        repeat(t, answers, times)

    def next_player(self, t: Table) -> int:
        """505.6: the other player, or whose extra turn it is; skipped turns don't begin."""
        return CALENDAR.next_player(t)

    def may_see(self, t: Table, c: Card, observer: int) -> bool:
        """311.2a: a card that was removed face down is as if in a hidden zone, but for players who are allowed to see it."""
        if c.zone == terms.REMOVED and c.facedown:
            t.cite("311.2a")
            return shown_to(c, observer)
        if c.zone == terms.MAIN_DECK and c.controller == observer and t.zone(terms.MAIN_DECK, observer)[-1] == c.id:
            return ruled_number(t, terms.TOP_SEEN, observer) > 0 or super().may_see(t, c, observer)
        if c.zone == terms.RUNE_AREA and c.facedown:
            return c.controller == observer or shown_to(c, observer)
        return super().may_see(t, c, observer)

    def enters_as(self, t: Table, c: Card, e: Event) -> Face:
        """705.3, 1302.3: what is said of a J-ruler as it enters is on the side that is up then."""
        return c.back if c.back is not None and e.flags & (terms.J_SIDE | terms.FUTURE_SIDE) else c.form

    def may_see_back(self, t: Table, c: Card, observer: int) -> bool:
        """308.5: the other side of a card in a ruler area is for its controller. 307.5, 1302.3b: elsewhere both sides are open."""
        if c.zone != terms.RULER_AREA:
            return True
        t.cite("308.5")
        return c.controller == observer

    def can_lie_facedown(self, t: Table, c: Card) -> bool:
        """303.2a: rulers and J-rulers are always face up."""
        if c.front.look.types & terms.RULER and t.trace is not None:
            t.cite("303.2a")
        return not c.front.look.types & terms.RULER

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return card_details(t, c, k)

    def marks(self, t: Table, c: Card) -> list[str]:
        """803.3a: a card that came this turn can't attack yet, unless it has swiftness."""
        k = t.look(c)
        fresh = c.zone == terms.FIELD and c.since == t.turn and c.controller == t.active and k.types & terms.FIGHTERS
        return ["cannot attack yet"] if fresh and not k.keywords & terms.SWIFTNESS else []

    def carrier(self, t: Table, c: Card) -> Card | None:
        """1406: what an addition is added to."""
        ref = bearer_of(t, c.ref())
        return t.at(ref) if ref >= 0 else None

    def option_details(self, t: Table, code: int) -> dict[str, Any]:
        verb = verb_of(code)
        if verb == terms.JUDGE:
            return {"ability": extra_of(code)}
        return {"will": terms.WILL_NAMES[value_of(code)]} if verb == terms.WILL else {}

    def shown_numbers(self, t: Table, player: int) -> dict[str, int]:
        out = super().shown_numbers(t, player)
        add_will(t, player, out)
        return out

    def verb_name(self, verb: int) -> str:
        return terms.VERB_NAMES[verb - terms.CALL_STONE]

    def names_a_card(self, verb: int) -> bool:
        return verb in (terms.CALL_STONE, terms.JUDGE, terms.SET_STANDBY, terms.REVEAL) or super().names_a_card(verb)


RULES: Final = ForceOfWill()
