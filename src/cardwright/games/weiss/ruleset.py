"""Weiss Schwarz's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.sentences import refusal
from cardwright.games.weiss import positions, terms
from cardwright.games.weiss.card_information import NUMBERS_SHOWN, card_details, shown_numbers
from cardwright.games.weiss.check_timing import act_by_rules, next_in_standby
from cardwright.games.weiss.damage import take_damage
from cardwright.games.weiss.frame_registry import FRAMES
from cardwright.games.weiss.interrupting_rule_actions import aftermath
from cardwright.games.weiss.markers import go_along
from cardwright.games.weiss.notations.turns import CALENDAR
from cardwright.games.weiss.placing import ChoosePositions, leaves_position_open, reposition, settle
from cardwright.games.weiss.playing import play_of_standby
from cardwright.games.weiss.questions import EVENT_NAMES, PHASES, QUESTIONS, STEPS
from cardwright.games.weiss.refusing import why_not
from cardwright.games.weiss.shared_clauses import TOPICS
from cardwright.games.weiss.terms import FACE_DOWN, STAGE
from cardwright.games.weiss.zones import FULL_CLOCK, ZONE_KINDS, may_see
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import DAMAGE, MOVE, OUTCOME, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.options import extra_of, value_of, verb_of
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Pending
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table

VERSION: Final = "weiss-1"
# Where the first player's list of a zone is; the second player's is the next.
FIRST_MARKERS: Final = terms.MARKERS * 2
FIRST_DECK: Final = terms.DECK * 2
FIRST_CLOCK: Final = terms.CLOCK * 2
PLACED: Final = 1 << terms.STAGE | 1 << terms.MARKERS  # zones in which it matters where a card lies (bits)
VERB_NAMES: Final[dict[int, str]] = {
    terms.SWAP: "move", terms.POSITION: "position", terms.REPEAT_CYCLE: "repeat", terms.LEVEL_UP: "level up",
    terms.RESHUFFLE: "reshuffle",
}


class WeissSchwarz(Ruleset):
    """The policy of this game."""

    def __init__(self) -> None:
        super().__init__("weiss", "Weiss Schwarz", VERSION, ZONE_KINDS, terms.NUMBERS, terms.STAGE, terms.LAYERS)
        self.frames = FRAMES
        self.topics = TOPICS
        self.questions = QUESTIONS
        self.phases = PHASES
        self.event_names = EVENT_NAMES
        self.steps = STEPS
        self.bars_cycles = True  # 11.1.1.2, 11.1.1.3
        self.shared_stamps = True  # 9.6.2, 9.7.2: what was placed at the same time
        self.accompanied = 1 << MOVE  # 3.7.3
        # 9.4 to 9.9; that a deck has run out is seen by `aftermath`.
        self.checked = 1 << terms.STAGE | 1 << terms.MARKERS | 1 << terms.LEVEL | 1 << terms.CLIMAX_AREA
        self.checked_numbers = 1 << terms.REFRESH_POINTS
        self.followed = 1 << MOVE | 1 << DAMAGE | 1 << terms.DAMAGE_TAKEN | 1 << terms.DAMAGE_CANCELED

    # -- identity
    def same_card(self, origin: int, goal: int) -> bool:
        """3.1.4: a card is a new card in every new zone, except from one stage position (or marker area) to another."""
        return origin == goal and (goal == terms.STAGE or goal == terms.MARKERS)

    def keeps_effects(self, origin: int, goal: int) -> bool:
        return False

    # -- events
    def arrange(self, t: Table, events: list[Event]) -> Todo:
        """8.6.2.2.1: a card that comes to the stage comes to one of its positions."""
        for e in events:
            if e.goal == STAGE and leaves_position_open(e):
                return ChoosePositions(events)
        return None

    def admit(self, t: Table, card: Card, e: Event) -> None:
        before = e.before
        if (
            PLACED >> e.goal & 1 or e.flags & FACE_DOWN
            or (before is not None and (before.facedown or before.zone == STAGE))
        ):
            settle(t, card, e)

    def accompany(self, t: Table, events: list[Event]) -> list[Event]:
        return go_along(t, events) if t.zones[FIRST_MARKERS] or t.zones[FIRST_MARKERS + 1] else events

    def aftermath(self, t: Table, done: list[Event]) -> Todo:
        zones = t.zones
        if (
            len(done) == 1 and done[0].kind != DAMAGE and zones[FIRST_DECK] and zones[FIRST_DECK + 1] and not t.delayed
            and len(zones[FIRST_CLOCK]) < FULL_CLOCK and len(zones[FIRST_CLOCK + 1]) < FULL_CLOCK
        ):
            return None  # a quick look: mostly nothing follows
        return aftermath(t, done)

    def perform(self, t: Table, e: Event) -> Event | None:
        """1.2: a player loses; where both lose at once, nobody wins. 11.2: an additional turn."""
        if e.kind == OUTCOME:
            self.settle_outcome(t, e)
        elif e.kind == terms.EXTRA_TURN:
            t.memory.append(e.player)
        elif e.kind == terms.REPOSITIONED:
            return reposition(t, e)
        return e

    def damage(self, t: Table, e: Event) -> Event | None:
        return take_damage(t, e)

    def rule_actions(self, t: Table) -> Todo:
        return act_by_rules(t)

    def next_waiting(self, t: Table, player: int) -> list[int]:
        return next_in_standby(t, player)

    def play_waiting(self, t: Table, p: Pending) -> Todo:
        return play_of_standby(t, p)

    def replacement_turn(self, t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
        """8.10.2: the player who receives the consequence; of a card, its master (8.10.2.1); of an action, who executes it."""
        if e.subject >= 0:
            card = t.cards[id_of(e.subject)]
            t.cite("8.10.2.1")
            return card.controller, found
        t.cite("8.10.2.2")
        return e.player, found

    def stamp_of_given(self, card: int, given: int) -> int:
        """8.9.1.5.1: what a continuous ability does is as old as its card's stay in the zone."""
        return card

    # -- legality
    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        return refusal(t, self.code, why_not(t, player, code))

    # -- turns and loops
    def shows_state(self, zone: int) -> bool:
        return zone == terms.STAGE or zone == terms.MARKERS

    def cycle_numbers(self, t: Table) -> list[int]:
        """11.1.1: refresh points and limits."""
        return t.numbers

    def next_player(self, t: Table) -> int:
        """6.8.1.5"""
        return CALENDAR.next_player(t)

    # -- what views show
    def may_see(self, t: Table, c: Card, observer: int) -> bool:
        return may_see(t, c, observer)

    def shown(self, t: Table, c: Card) -> bool:
        """3.7.2.1: a face-up marker can be read by everybody."""
        return c.zone == terms.MARKERS and not c.facedown

    def told_number(self, t: Table, e: Event) -> int:
        """Which level a player has reached."""
        return len(t.zone(terms.LEVEL, e.player)) if e.kind == terms.LEVELED_UP else 0

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return card_details(t, c, k)

    def carrier(self, t: Table, c: Card) -> Card | None:
        """3.7: the character that a marker lies under."""
        return positions.card_at(t, c.controller, positions.position_of(c)) if c.zone == terms.MARKERS else None

    def option_details(self, t: Table, code: int) -> dict[str, Any]:
        """A position of the stage, and who stands there."""
        verb = verb_of(code)
        at = value_of(code) if verb == terms.POSITION else extra_of(code)
        if verb not in (terms.POSITION, terms.SWAP):
            return {"value": value_of(code)} if verb == terms.REPEAT_CYCLE else {}
        there = self.option_cards(t, code)[1]
        place = {"position": positions.NAMES[at]}
        return {"place": place} if there < 0 else {"place": place, "with": t.cards[there].key}

    def option_cards(self, t: Table, code: int) -> tuple[int, int]:
        """Who stands there."""
        verb = verb_of(code)
        ask = t.decision()
        if ask is None or verb not in (terms.POSITION, terms.SWAP):
            return -1, -1
        there = positions.card_at(t, ask.player, value_of(code) if verb == terms.POSITION else extra_of(code))
        return -1, -1 if there is None else there.id

    def shown_names(self) -> list[str]:
        return list(NUMBERS_SHOWN)

    def shown_amounts(self, t: Table, player: int) -> list[int]:
        return shown_numbers(t, player)

    def verb_name(self, verb: int) -> str:
        return VERB_NAMES[verb]

    def names_a_card(self, verb: int) -> bool:
        return verb == terms.SWAP or super().names_a_card(verb)


RULES: Final = WeissSchwarz()
