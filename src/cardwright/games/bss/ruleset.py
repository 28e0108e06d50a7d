"""Battle Spirits Saga's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.bss import terms
from cardwright.games.bss.bursts import show_bursts
from cardwright.games.bss.card_information import NUMBERS_SHOWN, SOUL_CORES_SHOWN, card_details, shown_numbers
from cardwright.games.bss.cores import cores_in, move_cores
from cardwright.games.bss.entering import settle, with_cores
from cardwright.games.bss.frame_registry import FRAMES
from cardwright.games.bss.hidden_effects import needs_activation, note_offers
from cardwright.games.bss.linking import GainBP
from cardwright.games.bss.main_step_cores import SWAP
from cardwright.games.bss.management import (
    checkpoint,
    establish_winner,
    kept_from_timing,
    manage_checkpoint,
    newest,
    resolve_waiting,
)
from cardwright.games.bss.questions import EVENT_NAMES, PHASES, QUESTIONS, STEPS
from cardwright.games.bss.refusing import why_not
from cardwright.games.bss.set_off_together import note_together
from cardwright.games.bss.shared_clauses import TOPICS
from cardwright.games.bss.zones import ZONE_KINDS
from cardwright.games.sentences import refusal
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import DESTROY, DRAW, EVERY_KIND, LOOKED, MOVE, OUTCOME, Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.options import extra_of, value_of, verb_of
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Context, Pending
    from cardwright.kernel.continuous import Change
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table

VERSION: Final = "bss-1"
VERB_NAMES: Final[dict[int, str]] = {
    terms.SET: "set", terms.MOVE_CORES: "move cores", terms.CORES_TO: "cores to", terms.CORES: "cores",
    terms.FROM_CARDS: "from cards",
    terms.REPEAT_CYCLE: "repeat",
}


class BattleSpiritsSaga(Ruleset):
    """The policy of this game."""

    def __init__(self) -> None:
        super().__init__("bss", "Battle Spirits Saga", VERSION, ZONE_KINDS, terms.NUMBERS, terms.FIELD, terms.LAYERS)
        self.frames = FRAMES
        self.topics = TOPICS
        self.seldom_shown = frozenset(SOUL_CORES_SHOWN)
        self.questions = QUESTIONS
        self.phases = PHASES
        self.event_names = EVENT_NAMES
        self.steps = STEPS
        self.second_card |= 1 << terms.CORES_EVENT
        self.one_replacement = True  # 8-9-3
        self.once_per_batch = True  # 8-6-3
        self.checkpoints = True  # 4-7-2
        self.accompanied = 1 << MOVE  # 3-5-5
        self.awakening = 1 << terms.CORES_EVENT  # 2-10-3: a core can give a card its next level
        self.arrivals_notice = 1 << terms.FIELD  # 11-4-1: who comes to the trash with another was not there before
        self.bars_cycles = True  # 12-1-1-2, 12-1-1-3
        self.followed = EVERY_KIND  # 9-2-1, 10-9-3

    def same_card(self, origin: int, goal: int) -> bool:
        """3-1-4: a card is a new card in every new area."""
        return False

    def keeps_effects(self, origin: int, goal: int) -> bool:
        """3-1-4: effects on it are gone."""
        return False

    def lies_in_order(self, t: Table, card: Card, zone: int) -> bool:
        """3-1-5; not a token, which leaves the game (4-12-3)."""
        return not card.front.look.subtypes & terms.TOKEN

    def admit(self, t: Table, card: Card, e: Event) -> None:
        settle(t, card, e)

    def accompany(self, t: Table, events: list[Event]) -> list[Event]:
        return with_cores(t, events)

    def perform(self, t: Table, e: Event) -> Event | None:
        """Cores move; 1-2-6: a player wins or loses by an effect, at once."""
        if e.kind == terms.CORES_EVENT:
            return move_cores(t, e)
        if e.kind == OUTCOME:
            self.settle_outcome(t, e)
        if t.trace is not None and e.kind == LOOKED:
            t.cite("12-3-2")  # the cards stay where they are
        return e

    def aftermath(self, t: Table, done: list[Event]) -> Todo:
        """9-1-2-1, 9-2-1: a winner is established at once when a life is zero. 10-9-3: bursts may have been set off."""
        for e in done:
            if e.kind == terms.CORES_EVENT and e.origin == terms.LIFE:
                establish_winner(t)
                break
        note_offers(t, done)
        note_together(t, done)
        return None

    def game_over(self, t: Table) -> None:
        """3-8-5"""
        show_bursts(t)

    def announced(self, t: Table, p: Pending) -> bool:
        """8-5-2-1: nobody knows of a burst, or of an effect in the hand, before its player activates it."""
        return not needs_activation(p)

    def checkpoint(self, t: Table) -> Todo:
        return checkpoint(t)

    def rule_actions(self, t: Table) -> Todo:
        return manage_checkpoint(t)

    def next_waiting(self, t: Table, player: int) -> list[int]:
        return newest(t, player)

    def play_waiting(self, t: Table, p: Pending) -> Todo:
        return resolve_waiting(t, p)

    def replacement_turn(self, t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
        """8-9-2: the affected player; for a card or an effect, who controls it; for an action, who performs it."""
        drawing = e.kind == MOVE and e.verb == DRAW  # what a player does, not what becomes of a card that nobody knows
        if e.subject >= 0 and not drawing:
            t.cite("8-9-2-1, 10-1-3-2" if e.kind == MOVE and e.verb == DESTROY else "8-9-2-1")
            return t.cards[id_of(e.subject)].controller, found
        t.cite("8-9-2-2")
        return e.player, found

    def may_trigger(self, t: Table, c: Context) -> bool:
        return not kept_from_timing(t, c)

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        return refusal(t, self.code, why_not(t, player, code))

    def off_the_table(self, zone: int) -> bool:
        return zone == terms.GONE

    def cycle_numbers(self, t: Table) -> list[int]:
        """12-1: a loop may well move cores."""
        return t.numbers[terms.BURSTS_SET * 2 :]

    def shown(self, t: Table, c: Card) -> bool:
        """8-5-2-1: a burst that has been turned over."""
        return c.zone == terms.BURST_AREA and not c.facedown

    def told_number(self, t: Table, e: Event) -> int:
        """How much life is left, where some was lost."""
        return cores_in(t, terms.LIFE, e.player) if e.kind == terms.CORES_EVENT and e.origin == terms.LIFE else 0

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return card_details(t, c, k)

    def printed_details(self, t: Table, c: Card) -> dict[str, Any]:
        """2-10: what is printed depends on the level, which is no change."""
        out = card_details(t, c, c.form.look)
        level = next((entry for entry in out.get("levels", ()) if entry["level"] == t.look(c).stats[terms.LEVEL]), None)
        out.pop("level", None)
        if level is not None and "bp" in out and c.zone == terms.FIELD:
            out["bp"] = level["bp"]
        return out

    def option_details(self, t: Table, code: int) -> dict[str, Any]:
        """Cores and where they come from or go to."""
        verb = verb_of(code)
        value = value_of(code)
        if verb == terms.CORES:
            return {"value": value, "soul": extra_of(code) == 1, "exchange": extra_of(code) == SWAP}
        if verb in (terms.MOVE_CORES, terms.CORES_TO):
            return {"place": "reserve"} if value == terms.RESERVE_PLACE else {"card": t.cards[value].key}
        return {"value": value} if verb == terms.REPEAT_CYCLE else {}

    def option_cards(self, t: Table, code: int) -> tuple[int, int]:
        """The card whose cores are moved."""
        verb = verb_of(code)
        value = value_of(code)
        return value if verb in (terms.MOVE_CORES, terms.CORES_TO) and value != terms.RESERVE_PLACE else -1, -1

    def shown_names(self) -> list[str]:
        return list(NUMBERS_SHOWN)

    def shown_amounts(self, t: Table, player: int) -> list[int]:
        return shown_numbers(t, player)

    def verb_name(self, verb: int) -> str:
        return VERB_NAMES[verb]

    def names_a_card(self, verb: int) -> bool:
        return verb == terms.SET or super().names_a_card(verb)

    def change_depends(self, a: Change, b: Change) -> bool:
        """8-8-1-3-1: within a layer, only time counts; but the BP that a link lends is the other spirit's as it is (8-8-1)."""
        return isinstance(b, GainBP) and a.writes & b.reads != 0


RULES: Final = BattleSpiritsSaga()
