"""Shadowverse: Evolve's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.effects.cost_rules import changed_cost
from cardwright.effects.number_rules import ruled_number
from cardwright.games.sentences import refusal
from cardwright.games.sve import terms
from cardwright.games.sve.attack_legality import cannot_attack_with
from cardwright.games.sve.card_information import NUMBERS_SHOWN, card_details
from cardwright.games.sve.confirmation import handle, play_pending
from cardwright.games.sve.damage import change_number, highest, take_damage
from cardwright.games.sve.frame_registry import FRAMES
from cardwright.games.sve.notations.turns import CALENDAR
from cardwright.games.sve.questions import EVENT_NAMES, PHASES, QUESTIONS
from cardwright.games.sve.refusing import why_not
from cardwright.games.sve.shared_clauses import TOPICS
from cardwright.games.sve.special_cards import settle, show_linked_face
from cardwright.games.sve.zone_limits import FitIn, overfull
from cardwright.games.sve.zones import ZONE_KINDS
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import MOVE, OUTCOME, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.options import value_of, verb_of
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Context, Pending
    from cardwright.kernel.continuous import Link
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table

VERSION: Final = "sve-1"


class ShadowverseEvolve(Ruleset):
    """The policy of this game."""

    def __init__(self) -> None:
        super().__init__("sve", "Shadowverse: Evolve", VERSION, ZONE_KINDS, terms.NUMBERS, terms.FIELD, terms.LAYERS)
        self.frames = FRAMES
        self.topics = TOPICS
        self.numbers_shown = NUMBERS_SHOWN
        self.questions = QUESTIONS
        self.phases = PHASES
        self.event_names = EVENT_NAMES
        self.person_zone = terms.LEADER_AREA
        self.person_word = "leader"
        self.side_decks = (terms.EVOLVE_DECK,)
        self.performed = 1 << OUTCOME
        # Chapter 11; play points pass their maximum (11.9.1) only where that falls, which `change_number` sees.
        self.checked = 1 << terms.FIELD | 1 << terms.EX_AREA | 1 << terms.EVOLVE_ZONE | 1 << terms.RACE_ZONE
        self.checked_numbers = 1 << terms.LEADER_DEFENSE | 1 << terms.DECKED_OUT | 1 << terms.FIELD_LIMIT | 1 << terms.EX_LIMIT

    def same_card(self, origin: int, goal: int) -> bool:
        """4.1.3.2, 5.21.2: a card is a new card in every new zone; from field to field it stays the same."""
        return origin == terms.FIELD and goal == terms.FIELD

    def keeps_effects(self, origin: int, goal: int) -> bool:
        """4.8.3.3, 10.6.2.1.3, 10.6.2.8.1.1: effects go along from the EX area to the field, directly or by being played."""
        if goal == terms.FIELD:
            return origin == terms.EX_AREA or origin == terms.RESOLUTION
        return goal == terms.RESOLUTION and origin == terms.EX_AREA

    def arrange(self, t: Table, events: list[Event]) -> Todo:
        """4.4.4.2, 4.8.3.2: fields and EX areas take only as many cards as they have room for."""
        if len(events) == 1:
            goal = events[0].goal
            if goal != terms.FIELD and goal != terms.EX_AREA:
                return None  # mostly
        return FitIn(events) if overfull(t, events) else None

    def lies_in_order(self, t: Table, card: Card, zone: int) -> bool:
        """4.1.4; not a token or an advanced card, which does not stay in a deck (9.1.4.3, 9.2.2)."""
        return not card.front.look.subtypes & (terms.TOKEN | terms.ADVANCED)

    def admit(self, t: Table, card: Card, e: Event) -> None:
        settle(t, card, e)

    def either_face(self, t: Table, c: Card) -> bool:
        """2.14.2.1: in the evolve deck, unlike in other zones, a double-faced card is not only its front face."""
        return c.zone == terms.EVOLVE_DECK and c.facedown

    def mean_face(self, t: Table, c: Card, back: bool) -> None:
        """2.14.3: the face that the effect names is the one to be shown."""
        card = t.mine(c.id)
        assert card.back is not None
        card.marks = card.marks | terms.BACK_MEANT if back else card.marks & ~terms.BACK_MEANT
        t.show(card, card.back if back else card.front)

    def may_trigger(self, t: Table, c: Context) -> bool:
        """10.3.2: an invalid ability does nothing, though the card still has it."""
        a = c.ability
        barred = terms.NO_FANFARE if a.clause == terms.FANFARE else 0
        if a.keyword > 0 and a.keyword & terms.ON_EVOLVE:
            barred = terms.NO_ON_EVOLVE
        if not barred:
            return True
        for id in t.zone(terms.LEADER_AREA, c.controller):
            if t.look(t.cards[id]).bans & barred:
                t.cite("10.3.2")
                return False
        return True

    def ability_cost(self, t: Table, c: Context, n: int) -> int:
        """10.2.1.3.3: effects change what an evolve ability costs, too."""
        if not c.ability.flags & terms.EVOLVE_ABILITY:
            return n
        card = t.at(c.source)
        if card is None or not (t.look(card).changes_costs or t.outlook.costs_change):
            return n
        return changed_cost(t, c.controller, card, n, c.paid, "evolve")

    def rule_actions(self, t: Table) -> Todo:
        return handle(t)

    def play_waiting(self, t: Table, p: Pending) -> Todo:
        return play_pending(t, p)

    def leaves_first(self, t: Table, card: Card) -> bool:
        """10.6.2.1, 10.6.2.5: it goes to the resolution zone first."""
        return True

    def damage(self, t: Table, e: Event) -> Event | None:
        return take_damage(t, e)

    def change_number(self, t: Table, e: Event) -> Event | None:
        return change_number(t, e)

    def highest(self, t: Table, number: int, player: int) -> int:
        return highest(t, number, player)

    def replacement_turn(self, t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
        """10.10.2: the affected player; for a card on the field, whoever controls it; for one that arrives, whose field it is."""
        first = found[0].ability.replacement
        chosen = len(found) > 1 or (first is not None and first.optional)
        if t.trace is not None and chosen:
            t.cite("10.10.2.2")
        if e.subject >= 0:
            card = t.cards[id_of(e.subject)]
            if e.kind != MOVE or card.zone == terms.FIELD:
                if t.trace is not None and chosen:
                    t.cite("10.10.2.1")
                return card.controller, found
        return e.player, found

    def stamp_of_given(self, card: int, given: int) -> int:
        """10.9.1.6.1: what a passive ability does is as old as its card's stay in the zone, however the card came by it."""
        return card

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        return refusal(t, self.code, why_not(t, player, code))

    def unlink(self, t: Table, links: list[Link]) -> None:
        """A lost link gives the card on the field its own face back."""
        t.links = [link for link in t.links if link not in links]
        for link in links:
            show_linked_face(t, link.to)
        t.check = True

    def shows_state(self, zone: int) -> bool:
        return zone == terms.FIELD or zone == terms.EX_AREA

    def off_the_table(self, zone: int) -> bool:
        return zone == terms.GONE

    def cycle_numbers(self, t: Table) -> list[int]:
        """15.2.1: points and limits; a cycle may well move a leader's defense."""
        return t.numbers[: terms.LEADER_DEFENSE * 2] + t.numbers[terms.FIELD_LIMIT * 2 :]

    def next_player(self, t: Table) -> int:
        """7.4.9"""
        return CALENDAR.next_player(t)

    def shown(self, t: Table, c: Card) -> bool:
        """4.6.3: a faceup card in the evolve deck can be read by everybody."""
        return c.zone == terms.EVOLVE_DECK and not c.facedown

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return card_details(t, c, k)

    def printed_details(self, t: Table, c: Card) -> dict[str, Any]:
        out = card_details(t, c, c.form.look)
        if "defense" in out:
            out["defense"] += c.damage
        return out

    def marks(self, t: Table, c: Card) -> list[str]:
        """8.4.2.1: a follower that came this turn can't attack yet."""
        k = t.look(c)
        fresh = c.zone == terms.FIELD and c.controller == t.active and cannot_attack_with(t, c, k) == "8.4.2.1"
        return ["cannot attack yet"] if fresh else []

    def shown_amounts(self, t: Table, player: int) -> list[int]:
        """As the cards in play make them: a limit that one of them lowers is the limit (4.4.4, 4.8.3)."""
        return [ruled_number(t, which, player) for which in self.numbers_shown.values()]

    def option_details(self, t: Table, code: int) -> dict[str, Any]:
        return {"value": value_of(code)} if verb_of(code) == terms.REPEAT_CYCLE else {}

    def verb_name(self, verb: int) -> str:
        return "repeat" if verb == terms.REPEAT_CYCLE else "grant rush"

    def names_a_card(self, verb: int) -> bool:
        return verb == terms.GRANT_RUSH or super().names_a_card(verb)


RULES: Final = ShadowverseEvolve()
