"""Battle Spirits Saga's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.effects import frame_registry as effect_frames
from cardwright.games.bss import frame_registry as own_frames
from cardwright.games.bss import terms
from cardwright.games.bss.bursts import show_bursts
from cardwright.games.bss.cores import move_cores
from cardwright.games.bss.entering import settle, with_cores
from cardwright.games.bss.management import checkpoint, establish_winner
from cardwright.games.bss.offering import needs_activation, note_offers
from cardwright.games.bss.refusing import why_not
from cardwright.games.bss.sentences import sentence
from cardwright.games.bss.showing import card_details, shown_numbers
from cardwright.games.bss.topics import TOPICS
from cardwright.games.bss.zones import ZONE_KINDS
from cardwright.kernel import frame_registry as kernel_frames
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import DESTROY, DRAW, EVERY_KIND, LOOKED, MOVE, OUTCOME, Event
from cardwright.kernel.frames import Frame, Todo
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import DRAWN_GAME

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Pending
    from cardwright.kernel.continuous import Change
    from cardwright.kernel.faces import Ability, Look
    from cardwright.kernel.saving import Reader
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
        self.topics = TOPICS
        self.one_replacement = True  # 8-9-3
        self.once_per_batch = True  # 8-6-3
        self.checkpoints = True  # 4-7-2
        self.accompanied = 1 << MOVE  # 3-5-5
        self.bars_cycles = True  # 12-1-1-2, 12-1-1-3
        self.followed = EVERY_KIND  # 9-2-1, 10-9-3

    def same_card(self, origin: int, goal: int) -> bool:
        """3-1-4: a card is a new card in every new area."""
        return False

    def keeps_effects(self, origin: int, goal: int) -> bool:
        """3-1-4: effects on it are gone."""
        return False

    def admit(self, t: Table, card: Card, e: Event) -> None:
        settle(t, card, e)

    def accompany(self, t: Table, events: list[Event]) -> list[Event]:
        return with_cores(t, events)

    def perform(self, t: Table, e: Event) -> Event | None:
        """Cores move; 1-2-6: a player wins or loses by an effect, at once."""
        if e.kind == terms.CORES_EVENT:
            return move_cores(t, e)
        if e.kind == OUTCOME:
            if t.trace is not None:
                t.cite("1-2-6")
            t.finish(DRAWN_GAME if t.winner == e.player else 1 - e.player)
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
        return None

    def game_over(self, t: Table) -> None:
        """3-8-5"""
        show_bursts(t)

    def announced(self, t: Table, p: Pending) -> bool:
        """8-5-2-1: nobody knows of a burst, or of an effect in the hand, before its player activates it."""
        return not needs_activation(p)

    def checkpoint(self, t: Table) -> Todo:
        return checkpoint(t)

    def change_number(self, t: Table, e: Event) -> Event | None:
        """A player's number that is no number of cores."""
        if e.amount == 0:
            return None
        t.set_number(e.verb, e.player, t.number(e.verb, e.player) + e.amount)
        return e

    def damage(self, t: Table, e: Event) -> Event | None:
        """There is no damage to cards: an attack moves cores (7-1-5-3-1)."""
        return None

    def resolving(self, t: Table, ref: int, a: Ability) -> bool:
        for f in t.stack:
            if f.handles(ref, a.number):
                return True
        return False

    def replacement_turn(self, t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
        """8-9-2: the affected player; for a card or an effect, who controls it; for an action, who performs it."""
        drawing = e.kind == MOVE and e.verb == DRAW  # what a player does, not what becomes of a card that nobody knows
        if e.subject >= 0 and not drawing:
            if t.trace is not None:
                t.cite("8-9-2-1, 10-1-3-2" if e.kind == MOVE and e.verb == DESTROY else "8-9-2-1")
            return t.cards[id_of(e.subject)].controller, found
        if t.trace is not None:
            t.cite("8-9-2-2")
        return e.player, found

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        clause = why_not(t, player, code)
        if clause:
            t.cite(clause)
        return Refusal(clause, sentence(clause)) if clause else None

    def off_the_table(self, zone: int) -> bool:
        return zone == terms.GONE

    def cycle_numbers(self, t: Table) -> list[int]:
        """12-1: a loop may well move cores."""
        return t.numbers[terms.BURSTS_SET * 2 :]

    def shown(self, t: Table, c: Card) -> bool:
        """8-5-2-1: a burst that has been turned over."""
        return c.zone == terms.BURST_AREA and not c.facedown

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return card_details(t, c, k)

    def shown_numbers(self, t: Table, player: int) -> dict[str, int]:
        return shown_numbers(t, player)

    def verb_name(self, verb: int) -> str:
        return VERB_NAMES[verb]

    def names_a_card(self, verb: int) -> bool:
        return verb == terms.SET or super().names_a_card(verb)

    def change_depends(self, a: Change, b: Change) -> bool:
        """8-8-1-3-1: within a layer, only time counts."""
        return False

    def load_frame(self, tag: int, r: Reader) -> Frame:
        for frames in (kernel_frames.FRAMES, effect_frames.FRAMES, own_frames.FRAMES):
            if tag in frames:
                return frames[tag](r)
        raise ValueError(f"no kind of frame has the tag {tag}: the file was saved by another version")


RULES: Final = BattleSpiritsSaga()
