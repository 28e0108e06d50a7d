"""Events: everything that happens on a table, as immutable data with its cause, source and clause."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.kernel.cards import Snapshot

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
MODIFIED: Final = 14  # a card's information is changed by an effect that lasts
SEARCHED: Final = 15
OUTCOME: Final = 16  # a player loses: who wins makes the other one lose
ROLLED: Final = 17
TRANSFERRED: Final = 18  # control changes without leaving the zone
LOOKED: Final = 19
ACTED: Final = 20  # an ability is used
FIRST_OWN_KIND: Final = 32
MOVE_BIT: Final = 1 << MOVE
EVERY_KIND: Final = (1 << 59) - 1  # as bits of a watch mask

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

# What a STATE turns; its amount is the new state: 0 upright or face up, 1 turned or face down, 2 reversed.
TURNED: Final = 0
FACE: Final = 1

# What brought an event about.
BY_RULE: Final = 0
BY_EFFECT: Final = 1
BY_COST: Final = 2
BY_COMBAT: Final = 3

NOWHERE: Final = -1

# Where in an ordered zone: the top is the end of the list.
TOP: Final = 0
BOTTOM: Final = -1  # positive numbers: that many cards lie above it


class Event:
    """Never changed after it is made; a replacement makes a new one."""

    # Fixed places: many are made, and in plain Python that is sooner done so.
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


def changed(e: Event, subject: int, player: int, amount: int, goal: int, flags: int, spent: tuple[int, ...]) -> Event:
    """The event as a replacement effect made it."""
    return Event(
        e.kind, subject, player, amount, e.verb, e.source, e.controller, e.origin, goal, e.place, e.cause, e.other,
        e.clause, flags, e.before, spent, e.ability,
    )


def moved(e: Event, subject: int, before: Snapshot) -> Event:
    """The move as it was performed: the card as it is now, and what it was before."""
    return Event(
        e.kind, subject, e.player, e.amount, e.verb, e.source, e.controller, before.zone, e.goal, e.place, e.cause, e.other,
        e.clause, e.flags, before, e.spent, e.ability,
    )
