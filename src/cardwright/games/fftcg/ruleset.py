"""Final Fantasy TCG's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.card_information import NUMBERS_SHOWN, STATES, card_details, shown_numbers
from cardwright.games.fftcg.damage import RULES_FIRST, follow_damage
from cardwright.games.fftcg.entering import settle
from cardwright.games.fftcg.forward_damage import take_damage
from cardwright.games.fftcg.frame_registry import FRAMES
from cardwright.games.fftcg.legality import stayed
from cardwright.games.fftcg.loops import repeat
from cardwright.games.fftcg.own_events import cleared, perform_own
from cardwright.games.fftcg.party import end_lone_party
from cardwright.games.fftcg.phases import phase_now
from cardwright.games.fftcg.priority import Priority
from cardwright.games.fftcg.questions import EVENT_NAMES, PHASES, QUESTIONS, STEPS
from cardwright.games.fftcg.refusing import why_not
from cardwright.games.fftcg.resolving import cite_targets_lost
from cardwright.games.fftcg.shared_clauses import TOPICS
from cardwright.games.fftcg.zones import ZONE_KINDS
from cardwright.games.sentences import refusal
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.equal_times import all_times
from cardwright.kernel.events import DAMAGE, MOVE, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import extra_of, value_of, verb_of
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Context, Pending
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table

VERSION: Final = "fftcg-1"
OWNED: Final = (terms.DECK, terms.BREAK_ZONE, terms.HAND, terms.DAMAGE_ZONE, terms.REMOVED)
CONTROL_RANK: Final = 1  # of a replacement effect: it changes under whose control a card enters


class FinalFantasy(Ruleset):
    """The policy of this game. `rules_first`: is a player who has taken the last damage out before its EX Burst (3.1, 11.10.2)?"""

    def __init__(self, rules_first: bool = True) -> None:
        super().__init__("fftcg", "Final Fantasy Trading Card Game", VERSION, ZONE_KINDS, terms.NUMBERS, terms.FIELD, terms.LAYERS)
        self.frames = FRAMES
        self.topics = TOPICS
        self.seldom_shown = frozenset(("crystals",))
        self.questions = QUESTIONS
        self.phases = PHASES
        self.event_names = EVENT_NAMES
        self.steps = STEPS
        self.stack_zone = terms.STACK
        self.limbo = terms.OUT
        self.rechecks_targets = True
        self.cancels_without_targets = True
        self.redirects = True
        self.shared_stamps = True
        self.followed = 1 << DAMAGE | 1 << MOVE | 1 << terms.CANCELLED
        self.switches[RULES_FIRST] = rules_first

    def same_card(self, origin: int, goal: int) -> bool:
        """7.4: a card is a new card in every new zone; a change of control is no move."""
        return origin == goal

    def keeps_effects(self, origin: int, goal: int) -> bool:
        return origin == goal

    def redirect(self, t: Table, card: Card, e: Event) -> Event | None:
        """7.3: a card goes to its owner's deck, hand or Break Zone, whoever would have it."""
        if e.player == card.owner or e.goal not in OWNED:
            return e
        t.cite("7.3")
        return e.but(player=card.owner)

    def arrange(self, t: Table, events: list[Event]) -> Todo:
        """11.12.4.11: cards that enter the field together are given an order by the turn player, where it could matter."""
        return all_times(t, events)

    def admit(self, t: Table, card: Card, e: Event) -> None:
        settle(t, card, e)

    def perform(self, t: Table, e: Event) -> Event | None:
        return perform_own(t, e)

    def leaves_first(self, t: Table, card: Card) -> bool:
        """11.3.2: a Summon goes to the stack first; a character stays where it is until it is paid for (11.4)."""
        return bool(t.look(card).types & terms.SUMMON)

    def damage(self, t: Table, e: Event) -> Event | None:
        return take_damage(t, e)

    def aftermath(self, t: Table, done: list[Event]) -> Todo:
        """6.5.1: damage to a player is resolved at once; what was cancelled leaves the stack; 15.1.1.9.5."""
        end_lone_party(t, done)
        moves = cleared(t, done)
        return happen(t, moves) if moves else follow_damage(t, done)

    def change_number(self, t: Table, e: Event) -> Event | None:
        if e.amount == 0:
            return None
        t.set_number(e.verb, e.player, t.number(e.verb, e.player) + e.amount)
        return e

    def cite_targets_lost(self, t: Table, c: Context) -> None:
        cite_targets_lost(t, c)

    def replacement_turn(self, t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
        """11.12.5.6.1: one of those that change who controls an entering card, chosen by who deploys it; then the rest, in the
        order that the affected player or the affected card's controller chooses. (Self-replacement is part of the text.)"""
        player = e.player
        if e.subject >= 0:
            card = t.cards[id_of(e.subject)]
            if e.kind != MOVE or card.zone == terms.FIELD:
                player = card.controller
        deciding: list[Pending] = []
        others: list[Pending] = []
        for p in found:
            replacement = p.ability.replacement
            if replacement is not None and replacement.rank == CONTROL_RANK:
                deciding.append(p)
            else:
                others.append(p)
        if not deciding:
            return player, found
        for mark in e.spent:
            applied = t.library.abilities[mark % 65536].replacement if mark >= 0 else None
            if applied is not None and applied.rank == CONTROL_RANK:
                return player, others
        return e.controller if e.controller >= 0 else e.player, deciding

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        return refusal(t, self.code, why_not(t, player, code))

    def off_the_table(self, zone: int) -> bool:
        return zone == terms.OUT

    def position(self, t: Table) -> list[int]:
        """13: who has priority, and whether the other player has forfeited it."""
        for i in range(len(t.stack) - 1, -1, -1):
            f = t.stack[i]
            if isinstance(f, Priority):
                return [f.holder, f.forfeited]
        return []

    def cycle_numbers(self, t: Table) -> list[int]:
        """13.1: the limits; a cycle may well move damage."""
        return t.numbers[: terms.DECKED_OUT * 2]

    def next_player(self, t: Table) -> int:
        """9.5.1.5: the other player, unless somebody was given another turn or skips one."""
        player = 1 - t.active
        for other in (t.active, 1 - t.active):
            more = t.number(terms.EXTRA_TURNS, other)
            if more > 0:
                t.set_number(terms.EXTRA_TURNS, other, more - 1)
                return other
        while t.number(terms.SKIPS, player) > 0:
            t.set_number(terms.SKIPS, player, t.number(terms.SKIPS, player) - 1)
            player = 1 - player
        return player

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return card_details(t, c, k)

    def marks(self, t: Table, c: Card) -> list[str]:
        """15.2.4, 15.1.1.9, 10.1.2.1.1: frozen, in a party, and a Forward that came this turn without Haste."""
        if c.zone != terms.FIELD:
            return []
        out = [name for bit, name in STATES.items() if c.marks & bit]
        if t.trace is not None and c.marks & terms.FROZEN:
            t.cite("15.2.4.1")
        k = t.look(c)
        if k.types & terms.FORWARD and c.controller == t.active and not stayed(t, c) and not k.keywords & terms.HASTE:
            out.append("cannot attack yet")
        return out

    def which_phase(self, t: Table, named: str) -> str:
        """9.3.1.1: the two Main Phases have the same clauses."""
        return PHASES[phase_now(t)][0]

    def option_details(self, t: Table, code: int) -> dict[str, Any]:
        verb = verb_of(code)
        if verb in (terms.DISCARD_FOR, terms.DULL_FOR):
            return {"element": terms.ELEMENT_NAMES[extra_of(code)]}
        return {"value": value_of(code)} if verb == terms.REPEAT_CYCLE else {}

    def shown_names(self) -> list[str]:
        return list(NUMBERS_SHOWN)

    def shown_amounts(self, t: Table, player: int) -> list[int]:
        return shown_numbers(t, player)

    def verb_name(self, verb: int) -> str:
        return OWN_VERBS[verb - terms.PAY_SO]

    def names_a_card(self, verb: int) -> bool:
        return verb in (terms.DISCARD_FOR, terms.DULL_FOR, terms.BLOCK_WITH) or super().names_a_card(verb)

    def repeat(self, t: Table, player: int, answers: list[int], times: int, declared: int) -> None:
        repeat(t, player, answers, times, declared)


OWN_VERBS: Final = ("pay so", "discard for CP", "dull for CP", "block", "repeat")
RULES: Final = FinalFantasy()
