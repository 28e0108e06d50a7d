"""Force of Will's answers to what the kernel asks a game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.effects import frame_registry as effect_frames
from cardwright.games.fow import frame_registry as own_frames
from cardwright.games.fow import terms
from cardwright.games.fow.additions import perform_link
from cardwright.games.fow.doubles import shift
from cardwright.games.fow.harm import change_number, take_damage
from cardwright.games.fow.hidden import offer
from cardwright.games.fow.loops import repeat
from cardwright.games.fow.movement import redirect, same_card, settle
from cardwright.games.fow.placing_additions import PutAdditions, comes_added
from cardwright.games.fow.priority import PrioritySequence
from cardwright.games.fow.refusing import why_not
from cardwright.games.fow.replacements import replacement_turn
from cardwright.games.fow.resolving import cancel, with_cancelled
from cardwright.games.fow.sentences import sentence
from cardwright.games.fow.showing import card_details, shown_numbers
from cardwright.games.fow.topics import TOPICS
from cardwright.games.fow.will import produced
from cardwright.games.fow.zones import ZONE_KINDS
from cardwright.kernel import frame_registry as kernel_frames
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import CHOSEN, EVERY_KIND, LINKED, OUTCOME, ROLLED, SHUFFLED, Event
from cardwright.kernel.frames import Frame, Todo
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import DRAWN_GAME

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Pending
    from cardwright.kernel.faces import Ability, Look
    from cardwright.kernel.saving import Reader
    from cardwright.kernel.table import Table

VERSION: Final = "fow-1"
CITED: Final = (SHUFFLED, ROLLED, CHOSEN)


class ForceOfWill(Ruleset):
    """The policy of this game."""

    def __init__(self) -> None:
        super().__init__("fow", "Force of Will", VERSION, ZONE_KINDS, terms.NUMBERS, terms.FIELD, terms.LAYERS)
        self.topics = TOPICS
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
        self.one_by_one = (terms.MAIN_DECK, terms.STONE_DECK)  # 304.3, 305.3
        self.accompanied = 1 << terms.CANCELED_EVENT

    def same_card(self, origin: int, goal: int) -> bool:
        return same_card(origin, goal)

    def keeps_effects(self, origin: int, goal: int) -> bool:
        """302.3: effects on a card in an older zone don't apply to the new card."""
        return same_card(origin, goal)

    def arrange(self, t: Table, events: list[Event]) -> Todo:
        """1406.3: an old addition needs a card to be added to."""
        for e in events:
            if comes_added(t, e):
                return PutAdditions(events)
        return None

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
            self.decide(t, e)
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

    def decide(self, t: Table, e: Event) -> None:
        """103.1, 103.2, 103.3: a player loses; where both lose at once, nobody wins."""
        if t.trace is not None:
            t.cite("103.3" if t.winner == e.player else "103.2")
        t.finish(DRAWN_GAME if t.winner == e.player else 1 - e.player)

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

    def may_trigger(self, t: Table, player: int, a: Ability) -> bool:
        return True

    def resolving(self, t: Table, ref: int, a: Ability) -> bool:
        """906.9a: a status automatic object does not trigger while it is triggered already."""
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
        while True:
            if len(t.memory) > 1:
                player = t.memory.pop()
            else:
                player = t.memory[0]
                t.memory[0] = 1 - player
            skips = t.number(terms.SKIPS, player)
            if skips == 0:
                return player
            t.set_number(terms.SKIPS, player, skips - 1)

    def may_see(self, t: Table, c: Card, observer: int) -> bool:
        """311.2a: a card that was removed face down is as if in a hidden zone, but for players who are allowed to see it."""
        if c.zone == terms.REMOVED and c.facedown:
            if t.trace is not None:
                t.cite("311.2a")
            return observer >= 0 and c.seen_by >> observer & 1 == 1
        return super().may_see(t, c, observer)

    def may_see_back(self, t: Table, c: Card, observer: int) -> bool:
        """308.5: the other side of a card in a ruler area is for its controller. 307.5, 1302.3b: elsewhere both sides are open."""
        if c.zone != terms.RULER_AREA:
            return True
        if t.trace is not None:
            t.cite("308.5")
        return c.controller == observer

    def can_lie_facedown(self, t: Table, c: Card) -> bool:
        """303.2a: rulers and J-rulers are always face up."""
        if c.front.look.types & terms.RULER and t.trace is not None:
            t.cite("303.2a")
        return not c.front.look.types & terms.RULER

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return card_details(t, c, k)

    def shown_numbers(self, t: Table, player: int) -> dict[str, int]:
        return shown_numbers(t, player)

    def verb_name(self, verb: int) -> str:
        return terms.VERB_NAMES[verb - terms.CALL_STONE]

    def names_a_card(self, verb: int) -> bool:
        return verb in (terms.CALL_STONE, terms.JUDGE, terms.SET_STANDBY, terms.REVEAL) or super().names_a_card(verb)

    def load_frame(self, tag: int, r: Reader) -> Frame:
        for frames in (kernel_frames.FRAMES, effect_frames.FRAMES, own_frames.FRAMES):
            if tag in frames:
                return frames[tag](r)
        raise ValueError(f"no kind of frame has the tag {tag}: the file was saved by another version")


RULES: Final = ForceOfWill()
