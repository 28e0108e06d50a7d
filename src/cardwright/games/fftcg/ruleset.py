"""Final Fantasy TCG's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.effects import frame_registry as effect_frames
from cardwright.games.fftcg import frame_registry as own_frames
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.damage import RULES_FIRST, follow_damage
from cardwright.games.fftcg.entering import equal_times, settle
from cardwright.games.fftcg.happenings import cleared, perform_own
from cardwright.games.fftcg.harm import take_damage
from cardwright.games.fftcg.loops import repeat
from cardwright.games.fftcg.priority import Priority
from cardwright.games.fftcg.refusing import why_not
from cardwright.games.fftcg.resolving import targets_lost
from cardwright.games.fftcg.sentences import sentence
from cardwright.games.fftcg.showing import card_details, shown_numbers
from cardwright.games.fftcg.topics import TOPICS
from cardwright.games.fftcg.zones import ZONE_KINDS
from cardwright.kernel import frame_registry as kernel_frames
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import DAMAGE, MOVE, Event, changed
from cardwright.kernel.frames import Frame, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Context, Pending
    from cardwright.kernel.faces import Ability, Look
    from cardwright.kernel.saving import Reader
    from cardwright.kernel.table import Table

VERSION: Final = "fftcg-1"
OWNED: Final = (terms.DECK, terms.BREAK_ZONE, terms.HAND, terms.DAMAGE_ZONE, terms.REMOVED)
CONTROL_RANK: Final = 1  # of a replacement effect: it changes under whose control a card enters


class FinalFantasy(Ruleset):
    """The policy of this game. `rules_first`: is a player who has taken the last damage out before its EX Burst (3.1, 11.10.2)?"""

    def __init__(self, rules_first: bool = True) -> None:
        super().__init__("fftcg", "Final Fantasy Trading Card Game", VERSION, ZONE_KINDS, terms.NUMBERS, terms.FIELD, terms.LAYERS)
        self.topics = TOPICS
        self.stack_zone = terms.STACK
        self.limbo = terms.OUT
        self.rechecks_targets = True
        self.cancels_without_targets = True
        self.redirects = True
        self.shared_stamps = True
        self.followed = 1 << DAMAGE | 1 << terms.CANCELLED
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
        if t.trace is not None:
            t.cite("7.3")
        return changed(e, e.subject, card.owner, e.amount, e.goal, e.flags, e.spent)

    def arrange(self, t: Table, events: list[Event]) -> Todo:
        """11.12.4.11: cards that enter the field together are given an order by the turn player, where it could matter."""
        return equal_times(t, events) if len(events) > 1 else None

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
        """6.5.1: damage to a player is resolved at once; what was cancelled leaves the stack."""
        moves = cleared(t, done)
        return happen(t, moves) if moves else follow_damage(t, done)

    def change_number(self, t: Table, e: Event) -> Event | None:
        if e.amount == 0:
            return None
        t.set_number(e.verb, e.player, t.number(e.verb, e.player) + e.amount)
        return e

    def targets_lost(self, t: Table, c: Context) -> None:
        targets_lost(t, c)

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

    def resolving(self, t: Table, ref: int, a: Ability) -> bool:
        """11.8.18: it waits on the stack, or is being resolved."""
        for s in t.stacked:
            if s.context.source == ref and s.context.ability is a:
                return True
        for f in t.stack:
            if f.handles(ref, a.number):
                return True
        return False

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        clause = why_not(t, player, code)
        if clause == "":
            return None
        t.cite(clause)  # the rule was applied: it forbade this
        return Refusal(clause, sentence(clause))

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

    def shown_numbers(self, t: Table, player: int) -> dict[str, int]:
        return shown_numbers(t, player)

    def verb_name(self, verb: int) -> str:
        return OWN_VERBS[verb - terms.PAY_SO]

    def names_a_card(self, verb: int) -> bool:
        return verb in (terms.DISCARD_FOR, terms.DULL_FOR, terms.BLOCK_WITH) or super().names_a_card(verb)

    def repeat(self, t: Table, player: int, answers: list[int], times: int, declared: int) -> None:
        repeat(t, player, answers, times, declared)

    def load_frame(self, tag: int, r: Reader) -> Frame:
        for frames in (kernel_frames.FRAMES, effect_frames.FRAMES, own_frames.FRAMES):
            if tag in frames:
                return frames[tag](r)
        raise ValueError(f"no kind of frame has the tag {tag}: the file was saved by another version")


OWN_VERBS: Final = ("pay so", "discard for CP", "dull for CP", "block", "repeat")
RULES: Final = FinalFantasy()
