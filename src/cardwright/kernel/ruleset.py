"""What the kernel asks a game: its policy. One subclass per game; never an `if game ==` in the kernel.

docs/kernel.md shows how each of the five rulebooks answers these questions.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from cardwright.kernel.asking import QUESTIONS, Question
from cardwright.kernel.cards import id_of, shown_to
from cardwright.kernel.continuous import Change, Link
from cardwright.kernel.events import ATTACK as ATTACKS
from cardwright.kernel.events import BLOCK, DRAWN_GAME, FOUGHT, LINKED, OUTCOME
from cardwright.kernel.frame_kinds import FrameKinds
from cardwright.kernel.happening import happen
from cardwright.kernel.kept_up_cycles import PLAYERS, option_of, script, script_until
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import ATTACK, CARD, PLAY, USE
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.same_positions import bar
from cardwright.kernel.waiting import waiting_options
from cardwright.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Context, Pending
    from cardwright.kernel.events import Event
    from cardwright.kernel.faces import Face, Look
    from cardwright.kernel.frames import Todo
    from cardwright.kernel.table import Table
    from cardwright.kernel.zones import ZoneKind


def named_by(parts: tuple[tuple[str, str, str], ...], where: list[str]) -> str:
    """The first of these parts of a turn to which one of the clauses belongs, from the outermost on."""
    for at in where:
        for id, _, clause in parts:
            if at.startswith(clause) and not at[len(clause) : len(clause) + 1].isdigit():
                return id
    return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """Shared by all tables of a game; holds no state of a game."""

    def __init__(
        self, code: str, name: str, version: str, zones: list[ZoneKind], numbers: list[str], field: int, layers: int
    ) -> None:
        self.code = code
        self.name = name
        self.version = version
        self.zones = zones
        self.number_names = numbers  # the numbers that each player has
        self.numbers_shown: dict[str, int] = {}  # those of them that everybody sees, by what they are called
        self.seldom_shown: frozenset[str] = frozenset()  # names of `shown_names` that are left out where a player has none
        self.field = field  # the zone whose cards' abilities work unless they say otherwise
        self.layers = layers  # how many layers persistent effects are applied in
        self.stack_zone = -2  # the shared zone of what has been played and waits to be resolved, if there is a stack
        self.limbo = -2  # where pseudo-cards are kept that stand for no ability at the moment
        self.rechecks_targets = False  # are targets checked again when resolution begins, and lost ones given up?
        self.cancels_without_targets = False  # is nothing carried out if every target has been lost?
        self.one_replacement = False  # may only one replacement effect be applied to an event?
        self.redirects = False  # does a card's kind decide where it can go? Then `redirect` is asked
        self.pool_names: tuple[str, ...] = ()  # the kinds of thing that players have produced and not spent yet
        self.once_per_batch = False  # does an ability trigger once for a batch of equal simultaneous events?
        self.accompanied = 0  # kinds of event with which something may go along (bits)
        self.shared_stamps = False  # are cards that arrive together equally old?
        self.checkpoints = False  # is `checkpoint` asked between the operations of an effect?
        self.may_choose_no_option = False  # where a text says "choose up to", may a player choose none?
        self.checked = -1  # zones in which rule actions look at who is there (bits)
        self.checked_numbers = -1  # the players' numbers that they look at (bits)
        self.awakening = 0  # kinds of event by which the card in `other` may get abilities that notice this very event (bits)
        self.arrivals_notice = -1  # zones in which a card that comes notices what happens to others in the same moment (bits)
        self.performed = -1  # kinds of event that `perform` of the game carries out, because the kernel does not (bits)
        self.followed = 0  # kinds of event after which `aftermath` is asked at once (bits)
        self.bars_cycles = False  # may a player who kept up a cycle not begin it again from the same position?
        self.lapsing = False  # is an effect "as long as ..." not made if that has ended before? Then `has_lapsed` is asked
        self.quiet_entry = 0  # bits of `Look.bans` that keep a card's own abilities from triggering because it enters play
        self.hushed_entry = 0  # ... only those of its abilities that have one of these flags (`Ability.flags`)
        self.hushed_flags = 0
        self.silencing = 0  # bits of `Look.bans` that keep a card's automatic abilities from triggering
        self.one_by_one: tuple[int, ...] = ()  # zones that cards leave one after the other from the top: nobody orders them
        self.side_decks: tuple[int, ...] = ()  # hidden zones whose cards never mix with those of a player's other hidden zones
        self.second_card = 1 << ATTACKS | 1 << BLOCK | 1 << FOUGHT | 1 << LINKED  # kinds of event whose `other` is a card (bits)
        self.person_zone = -2  # the zone whose only card stands for its player
        self.person_word = ""  # what that card is called ("leader"); nothing if it is the player
        self.questions: dict[int, Question] = QUESTIONS  # every kind of decision
        self.phases: tuple[tuple[str, str, str], ...] = ()  # of a turn: what it is called in data, in words, and its clause
        self.steps: tuple[tuple[str, str, str], ...] = ()  # the same of steps within a phase
        self.event_names: dict[int, str] = {}  # kinds of event of the game's own
        self.topics: dict[str, tuple[str, ...]] = {}  # the clauses behind the kernel's own steps
        self.frames = FrameKinds([])  # every kind of frame that can be on the stack: the package's `frame_registry`
        self.switches: dict[str, bool] = {}  # readings of unclear clauses that can be switched: by name, whether each is on

    # -- identity
    def same_card(self, origin: int, goal: int) -> bool:
        """Is a card that moves so still the same card?"""
        return origin == goal

    def keeps_effects(self, origin: int, goal: int) -> bool:
        """Do effects on a card go with it when it moves so?"""
        return origin == goal

    # -- events
    def arrange(self, t: Table, events: list[Event]) -> Todo:
        """A procedure that first settles what these events leave open (limits, order), or nothing."""
        return None

    def lies_in_order(self, t: Table, card: Card, zone: int) -> bool:
        """Will this card lie among the others of a zone with an order, so that its player says where? Not what ceases to exist."""
        return True

    def redirect(self, t: Table, card: Card, e: Event) -> Event | None:
        """Where a card really goes that would move so; nothing if it stays where it is."""
        return e

    def admit(self, t: Table, card: Card, e: Event) -> None:
        """Set up a card that has just entered a zone, and send it on where the rules say so."""

    def perform(self, t: Table, e: Event) -> Event | None:
        """Carry out an event of a kind that the kernel only passes on."""
        if e.kind == OUTCOME:
            self.settle_outcome(t, e)
        return e

    def settle_outcome(self, t: Table, e: Event) -> None:
        """A player loses the game; where both lose at once, nobody wins."""
        both = t.winner == e.player
        t.cite("@both_lose" if both else "@loses")
        t.finish(DRAWN_GAME if both else 1 - e.player)

    def accompany(self, t: Table, events: list[Event]) -> list[Event]:
        """These events, about to be performed, and with them what goes along (markers, cores) in the same moment."""
        return events

    def aftermath(self, t: Table, done: list[Event]) -> Todo:
        """What follows at once on these events, before anything else is done: rule actions that interrupt, damage that is a
        procedure of its own, the end of the game, offers to reveal something. Asked for a batch with a kind in `followed`; for what
        happens while a cost is paid, once it is paid."""
        return None

    def game_over(self, t: Table) -> None:
        """The game has just ended: what the rules still do, such as turning cards faceup."""

    def checkpoint(self, t: Table) -> Todo:
        """What the rules do between the operations of an effect, if `checkpoints` says so: asked before each one, if `t.check` is
        set and no cost is being paid. It must take `t.check` back."""
        return None

    def damage(self, t: Table, e: Event) -> Event | None:
        """Carry out damage; nothing if none is dealt. A plain game knows no damage."""
        return None

    def change_number(self, t: Table, e: Event) -> Event | None:
        """Change a player's number within its limits; nothing if it stays the same. In a plain game it never falls below zero."""
        had = t.number(e.verb, e.player)
        now = had + e.amount if had + e.amount > 0 else 0
        if now == had:
            return None
        t.set_number(e.verb, e.player, now)
        return e if now - had == e.amount else e.but(amount=now - had)

    def highest(self, t: Table, number: int, player: int) -> int:
        """The upper limit of a player's number; a large one where there is none."""
        return 1 << 30

    def cite_targets_lost(self, t: Table, c: Context) -> None:
        """What is said of an ability of which nothing is carried out, because every target of it has been lost."""

    def replacement_turn(self, t: Table, e: Event, found: list[Pending]) -> tuple[int, list[Pending]]:
        """Who chooses which of these replacement effects is applied to the event now, and among which of them."""
        return e.player, found

    def either_face(self, t: Table, c: Card) -> bool:
        """Can an effect mean either face of this double-faced card, where it is now?"""
        return False

    def mean_face(self, t: Table, c: Card, back: bool) -> None:
        """An effect means this face of the card: it shows that face where it is put."""

    def may_trigger(self, t: Table, c: Context) -> bool:
        """May this ability, whose trigger condition is met, become pending?"""
        return True

    def ability_cost(self, t: Table, c: Context, n: int) -> int:
        """How many points an ability takes whose text says n."""
        return n

    # -- check timing
    def rule_actions(self, t: Table) -> Todo:
        """What the rules do now, before any ability that waits: all that is due at once, until there is nothing left to do."""
        while t.check and t.winner < 0:
            t.check = False
            if t.dirty:
                refresh(t)
            todo = happen(t, self.due(t))
            if todo is not None:
                return todo
        return None

    def due(self, t: Table) -> list[Event]:
        """What the rules let happen by themselves as things are now."""
        return []

    def next_waiting(self, t: Table, player: int) -> list[int]:
        """The abilities that wait among which this player chooses the next one, as options."""
        return waiting_options(t, player)

    def play_waiting(self, t: Table, p: Pending) -> Todo:
        """Play an ability that has waited."""
        raise NotImplementedError

    # -- legality
    def leaves_first(self, t: Table, card: Card) -> bool:
        """Does this card, when it is played, leave its zone before its cost is determined?"""
        return False

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        """Why this player may not do this now, or nothing if they may."""
        return None

    # -- links, turns, persistent effects
    def unlink(self, t: Table, links: list[Link]) -> None:
        """These links are lost."""
        t.links = [link for link in t.links if link not in links]
        t.dirty = True
        t.check = True

    def over(self, t: Table, until: int, made_in: int, of: int, moment: int, player: int) -> bool:
        """Does something end at this moment that was made to last until a moment of the game's own?"""
        return until == moment

    def shows_state(self, zone: int) -> bool:
        """Do cards in this zone have a state of their own (turned, damaged, with counters)?"""
        return zone == self.field

    def off_the_table(self, zone: int) -> bool:
        """Is this where cards are kept that have left the game?"""
        return False

    def position(self, t: Table) -> list[int]:
        """What else makes two positions different: who has priority, and who has passed."""
        return []

    def cycle_numbers(self, t: Table) -> list[int]:
        """The players' numbers that must be the same again for actions to form a cycle."""
        return t.numbers

    def repeat(self, t: Table, player: int, answers: list[int], times: int, declared: int) -> None:
        """A cycle that this player keeps up is repeated so many times. If that is less often than they declared, the other player
        ends it: they act differently at the first point of the cycle where they are asked. With `bars_cycles`, the player may not
        begin it again from this position."""
        if self.bars_cycles and answers[0] % PLAYERS == player:
            bar(t, option_of(answers[0]))
        if times < declared:
            script_until(t, answers, times, 1 - player)
        else:
            script(t, answers, times)

    def next_player(self, t: Table) -> int:
        """Whose turn comes next."""
        return 1 - t.active

    # -- what views show
    def announced(self, t: Table, p: Pending) -> bool:
        """Does everybody know that this ability waits? Otherwise only its player does."""
        return True

    def may_see(self, t: Table, c: Card, observer: int) -> bool:
        """May this player (or, below 0, somebody who only watches) read the card?"""
        if shown_to(c, observer):
            return True
        sight = self.zones[c.zone].sight
        if sight == PUBLIC:
            return not c.facedown or c.owner == observer
        return sight == OWNER and (c.controller == observer or self.shown(t, c))

    def enters_as(self, t: Table, c: Card, e: Event) -> Face:
        """Which side of a card is up when it has come to the field by this move?"""
        return c.form

    def may_see_back(self, t: Table, c: Card, observer: int) -> bool:
        """May an observer who reads this card also read the side that is down?"""
        return True

    def can_lie_facedown(self, t: Table, c: Card) -> bool:
        """Can an effect turn this card face down?"""
        return True

    def shown(self, t: Table, c: Card) -> bool:
        """Is this card in a hidden zone open to all, by a rule of the game (faceup in the evolve deck)?"""
        return False

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        """The card's current information, by the game's names."""
        return {}

    def printed_details(self, t: Table, c: Card) -> dict[str, Any]:
        """The same as it is printed, as far as its numbers go."""
        return self.card_details(t, c, c.form.look)

    def marks(self, t: Table, c: Card) -> list[str]:
        """What else is true of a card on the table for the moment, in words that all games share."""
        return []

    def has_lapsed(self, t: Table, c: Context) -> bool:
        """An effect of this ability would last as long as something holds: has that ended since the ability was played?"""
        return False

    def carrier(self, t: Table, c: Card) -> Card | None:
        """The card that this one belongs to: that it is added to, lies under or has evolved."""
        for link in t.links:
            if id_of(link.card) == c.id:
                return t.at(link.to)
        return None

    def phase_now(self, t: Table, where: list[str]) -> str:
        """Which of `phases` the game is in, by where it is in the rulebook; nothing between them."""
        named = named_by(self.phases, where)
        return self.which_phase(t, named) if named else ""

    def which_phase(self, t: Table, named: str) -> str:
        """Which one it is of phases that have the same clauses."""
        return named

    def option_details(self, t: Table, code: int) -> dict[str, Any]:
        """What an option with a verb of the game's own is about, beside a card: a place, a number, a colour."""
        return {}

    def option_cards(self, t: Table, code: int) -> tuple[int, int]:
        """The same for machines, of a verb of the game's own: the card it is about, where `names_a_card` does not say so, and with
        which other one. Their numbers; -1 is none."""
        return -1, -1

    def shown_names(self) -> list[str]:
        """What the player's numbers are called that everybody sees."""
        return list(self.numbers_shown)

    def shown_amounts(self, t: Table, player: int) -> list[int]:
        """What they are now, in this order."""
        return [t.number(which, player) for which in self.numbers_shown.values()]

    def shown_numbers(self, t: Table, player: int) -> dict[str, int]:
        """Both together, for people."""
        out: dict[str, int] = {}
        amounts = self.shown_amounts(t, player)
        for i, name in enumerate(self.shown_names()):
            if amounts[i] or name not in self.seldom_shown:
                out[name] = amounts[i]
        return out

    def told_number(self, t: Table, e: Event) -> int:
        """What the log tells beside an event that is not about one of the players' numbers: what something has come to."""
        return 0

    def event_name(self, e: Event) -> str:
        """The name of a kind of event that is the game's own."""
        return self.event_names.get(e.kind, "own")

    def verb_name(self, verb: int) -> str:
        """The name of an option's verb that is the game's own."""
        raise NotImplementedError

    def names_a_card(self, verb: int) -> bool:
        """Does an option with this verb name a card?"""
        return verb in (CARD, PLAY, USE, ATTACK)

    def stamp_of_given(self, card: int, given: int) -> int:
        """How old the effect of a passive ability is that a card was given, by when the card came and when it was given."""
        return card if card > given else given

    def change_depends(self, a: Change, b: Change) -> bool:
        """May `b` depend on `a`? (A quick answer; the kernel then tries it out.)"""
        return (a.writes & b.reads) != 0
