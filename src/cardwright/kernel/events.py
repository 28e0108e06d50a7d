"""Events: everything that happens on a table, as immutable data with its cause, source and clause."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.cards import LIFE_SHIFT

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card, Snapshot
    from cardwright.kernel.contexts import Context

# Kinds that every game has. A game's own kinds begin at FIRST_OWN_KIND. The kind is a bit in watch masks: stay below 60.
MOVE: Final = 0  # a card goes from zone to zone, or a token is created (origin NOWHERE)
DAMAGE: Final = 1
STATE: Final = 2  # a card is turned: engaged or refreshed, dulled or activated, rested or stood
NUMBER: Final = 3  # a player's number changes (points, life); `verb` says which, `amount` by how much
COUNTERS: Final = 4  # `verb` says which counter, `amount` how many more or fewer
ATTACK: Final = 5
BLOCK: Final = 6
FOUGHT: Final = 7
PLAYED: Final = 8  # a card or ability counts as played
PHASE: Final = 9  # a phase or step begins; `verb` says which
LINKED: Final = 10  # a card is linked to another
REVEALED: Final = 11
SHUFFLED: Final = 12
CHOSEN: Final = 13  # a card is selected as a target
MODIFIED: Final = 14  # an effect that lasts begins to change a card's information
SEARCHED: Final = 15
OUTCOME: Final = 16  # a player loses (an effect that wins the game makes the other player lose)
ROLLED: Final = 17
TRANSFERRED: Final = 18  # control changes without leaving the zone
LOOKED: Final = 19
ACTED: Final = 20  # an ability is used
FIRST_OWN_KIND: Final = 32
MOVE_BIT: Final = 1 << MOVE
EVERY_KIND: Final = (1 << 59) - 1  # as bits of a watch mask
STATE_WATCH: Final = 1 << 59  # the bit of abilities that watch a state rather than an event

KIND_NAMES: Final = (
    "move", "damage", "state", "number", "counters", "attack", "block", "fought", "played", "phase", "linked", "revealed",
    "shuffled", "chosen", "modified", "searched", "outcome", "rolled", "transferred", "looked", "acted",
)

# Why a card moves: the verb of a MOVE.
PUT: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
DESTROY: Final = 3
BANISH: Final = 4
BURY: Final = 5
RETURN: Final = 6
SUMMON: Final = 7
CREATE: Final = 8
STEAL: Final = 9
TO_PLAY: Final = 10  # from where it was to where cards being played wait
RESOLVE: Final = 11  # from there to its place
SEARCH_OUT: Final = 12
SWAP: Final = 13
TRANSFORM: Final = 14
ELIMINATE: Final = 15
FIRST_OWN_VERB: Final = 24

MOVE_NAMES: Final = (
    "put", "draw", "discard", "destroy", "banish", "bury", "return", "summon", "create", "steal", "play", "resolve",
    "search", "swap", "transform", "eliminate",
)

# What a STATE turns: the card, or its face (the amount is 1 for face down, 0 for face up).
TURNED: Final = 0
FACE: Final = 1

# How a card lies: the amount of a STATE that turns it.
UPRIGHT: Final = 0
SIDEWAYS: Final = 1  # engaged, dull, rested, exhausted; a game may have more ways

# A flag of damage that nothing may make less.
WHOLE: Final = 1 << 30

# What brought an event about.
BY_RULE: Final = 0
BY_EFFECT: Final = 1
BY_COST: Final = 2
BY_COMBAT: Final = 3

NOWHERE: Final = -1
DRAWN_GAME: Final = 2  # who has won a game that nobody wins

# Where in an ordered zone: the top is the end of the list.
TOP: Final = 0
BOTTOM: Final = -1  # n > 0: n cards lie above it; -n - 1: n cards lie below it


@mypyc_attr(acyclic=True)
class Event:
    """Never changed once it has been proposed to `happen`; a replacement makes a new one.

    Most are made by the functions below. What has no function of its own is made as `Event(kind, subject, player, ...)`, with
    everything after these three by keyword. `by` and its kin then say whose doing it is; without them the rules act.
    """

    # Many are made, and plain Python is faster with fixed places.
    __slots__ = (
        "ability", "amount", "before", "cause", "clause", "controller", "flags", "goal", "kind", "origin", "other", "place",
        "player", "source", "spent", "subject", "verb",
    )

    def __init__(
        self,
        kind: int,
        subject: int,
        player: int,
        amount: int = 0,
        verb: int = 0,
        source: int = -1,
        controller: int = -1,
        origin: int = NOWHERE,
        goal: int = NOWHERE,
        place: int = TOP,
        cause: int = BY_RULE,
        other: int = -1,
        clause: str = "",
        flags: int = 0,
        before: Snapshot | None = None,
        spent: tuple[int, ...] = (),
        ability: int = -1,
    ) -> None:
        self.kind = kind
        self.subject = subject  # the reference of the card it happens to, or -1
        self.player = player  # whose it is: the affected player; for a MOVE, the player whose zone is the goal
        self.amount = amount
        self.verb = verb
        self.source = source  # the reference of the card whose ability does it, or -1
        self.controller = controller  # the player whose effect or action it is, or -1 where the rules act
        self.origin = origin  # zones of a MOVE
        self.goal = goal
        self.place = place
        self.cause = cause
        self.other = other  # a second card: what is attacked, what it is linked to, whose ability has another card deal damage
        self.clause = clause
        self.flags = flags
        self.before = before  # what the card was like before it moved
        self.spent = spent  # replacement effects already applied to this event
        self.ability = ability  # the number of the ability that does it, or -1

    def by(self, player: int = -1, source: int = -1, cause: int = BY_RULE, ability: int = -1) -> Event:
        """This new event is the player's doing, or that of a card they control."""
        self.controller = player
        self.source = source
        self.cause = cause
        self.ability = ability
        return self

    def by_effect(self, c: Context) -> Event:
        """This new event is an effect of the ability."""
        self.spent = c.spent()
        return self.by(c.controller, c.source, BY_EFFECT, c.ability.number)

    def by_cost(self, c: Context) -> Event:
        """This new event is a payment for the ability."""
        return self.by(c.controller, c.source, BY_COST, c.ability.number)

    def copy(self) -> Event:
        return Event(
            self.kind, self.subject, self.player, self.amount, self.verb, self.source, self.controller, self.origin, self.goal,
            self.place, self.cause, self.other, self.clause, self.flags, self.before, self.spent, self.ability,
        )

    def but(
        self, *, player: int | None = None, amount: int | None = None, goal: int | None = None, place: int | None = None,
        flags: int | None = None, spent: tuple[int, ...] | None = None, clause: str | None = None,
    ) -> Event:
        """The same event, but with what a rule or a replacement effect changed about it."""
        e = self.copy()
        if player is not None:
            e.player = player
        if amount is not None:
            e.amount = amount
        if goal is not None:
            e.goal = goal
        if place is not None:
            e.place = place
        if flags is not None:
            e.flags = flags
        if spent is not None:
            e.spent = spent
        if clause is not None:
            e.clause = clause
        return e

    def performed(self, subject: int, before: Snapshot) -> Event:
        """The move as it was performed: the card as it is now, and what it was before."""
        return Event(
            self.kind, subject, self.player, self.amount, self.verb, self.source, self.controller, before.zone, self.goal,
            self.place, self.cause, self.other, self.clause, self.flags, before, self.spent, self.ability,
        )


def moved(
    card: Card, *, to: int, how: int = PUT, player: int = -1, place: int = TOP, amount: int = 0, other: int = -1, flags: int = 0,
    clause: str = "",
) -> Event:
    """A card goes from where it is to another zone: its owner's, if no player is named."""
    if player < 0:
        player = card.owner
    ref = card.id | card.life << LIFE_SHIFT
    return Event(MOVE, ref, player, amount, how, -1, -1, card.zone, to, place, BY_RULE, other, clause, flags)


def damaged(card: Card, n: int, *, other: int = -1, clause: str = "") -> Event:
    """A card is dealt damage."""
    return Event(DAMAGE, card.ref(), card.controller, n, other=other, clause=clause)


def player_damaged(player: int, n: int, *, other: int = -1, clause: str = "") -> Event:
    """A player is dealt damage."""
    return Event(DAMAGE, -1, player, n, other=other, clause=clause)


def turned(ref: int, player: int, way: int, *, other: int = -1, clause: str = "") -> Event:
    """A card that the player controls is turned: upright, sideways or as the game has it."""
    return Event(STATE, ref, player, way, TURNED, other=other, clause=clause)


def flipped(card: Card, *, facedown: bool, clause: str = "") -> Event:
    """A card is put face up or face down where it lies."""
    return Event(STATE, card.ref(), card.controller, 1 if facedown else 0, FACE, clause=clause)


def number_changed(player: int, which: int, amount: int, *, clause: str = "") -> Event:
    """A number that a player has (points, life) rises by the amount, or falls if it is below 0."""
    return Event(NUMBER, -1, player, amount, which, clause=clause)


def counters_changed(card: Card, which: int, amount: int, *, other: int = -1, clause: str = "") -> Event:
    """So many counters are put on a card, or taken off if the amount is below 0."""
    return Event(COUNTERS, card.ref(), card.controller, amount, which, other=other, clause=clause)


def phase_begins(player: int, which: int, *, clause: str = "") -> Event:
    """A phase or step of the player's turn begins."""
    return Event(PHASE, -1, player, 0, which, clause=clause)


def played(c: Context, what: int, *, amount: int = 0, origin: int = NOWHERE, x: int = 0, clause: str = "") -> Event:
    """A card or an ability counts as played from here on. `origin`: the zone that the card was played from; `x`: the X that was
    chosen for it, which the event keeps as its flags."""
    return Event(PLAYED, c.source, c.controller, amount, what, origin=origin, flags=x, clause=clause).by(
        c.controller, c.source, ability=c.ability.number)


def revealed(card: Card, player: int, *, amount: int = 0, clause: str = "") -> Event:
    """The player shows a card to everybody."""
    return Event(REVEALED, card.ref(), player, amount, clause=clause)


def selected(card: Card, *, clause: str = "") -> Event:
    """A card is selected as a target."""
    return Event(CHOSEN, card.ref(), card.controller, clause=clause)


def shuffled(player: int, zone: int, *, clause: str = "") -> Event:
    """A zone of the player has been shuffled."""
    return Event(SHUFFLED, -1, player, 0, zone, clause=clause)


def player_loses(player: int, *, clause: str = "") -> Event:
    """The player has lost the game."""
    return Event(OUTCOME, -1, player, clause=clause)
