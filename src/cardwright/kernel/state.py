"""The state: everything that the future of a game depends on, as plain data.

Each field is declared once, in `__init__`; `make steps` writes how all of them are copied, saved and loaded, in the order in which
they stand here. What can be worked out from the state is in the `Outlook` and never saved.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.kernel.saved_fields import Fields, fields, load_fields, save_fields

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card, Snapshot
    from cardwright.kernel.contexts import Delayed, Pending, Stacked
    from cardwright.kernel.continuous import Continuous, Link
    from cardwright.kernel.events import Event
    from cardwright.kernel.frames import Frame
    from cardwright.kernel.saving import Reader, Writer
    from cardwright.kernel.table import Table

NOBODY: Final = -1


class State:
    """What a table is made of. Change it through events; what cards are like now says `Table.look`."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed  # of the random stream
        self.random_drawn = 0  # how many numbers of that stream have been used
        self.active = 0  # the player whose turn it is
        self.first = 0  # the player who went first
        self.turn = 0
        self.winner: int = NOBODY
        self.stamp = 0  # the last moment that was noted: what came later has a greater one
        self.keys = 0  # the last key that was given to a card
        self.batch = 0  # the number of the last batch of events that belong together
        self.paying = 0  # how many costs are being paid, one inside another
        self.paying_since = 0  # where in the history the outermost of them began
        self.check = True  # might the rules find something to do (rule actions, checks of states)?
        self.cards: list[Card] = []  # by their numbers
        self.zones: list[list[int]] = []  # shared until written: the cards of each zone, by its kind and its player
        self.numbers: list[int] = []  # what each player has a number of: points, life, limits
        self.working_off_field: list[int] = []  # cards whose abilities work where they are, off the field
        self.pending: list[Pending] = []  # automatic abilities that have triggered and wait to be played
        self.met_states: list[int] = []  # states that hold and have set off their ability already: reference, ability, ...
        self.stacked: list[Stacked] = []  # what has been played and waits to be resolved, the newest last
        self.spare: list[int] = []  # pseudo-cards that stand for no ability at the moment
        self.delayed: list[Delayed] = []  # automatic abilities that an effect made: they wait for their event
        self.waiting_replacements: list[Delayed] = []  # replacement effects that an effect made: they wait for their event
        self.effects: list[Continuous] = []  # what effects have changed for a while
        self.links: list[Link] = []
        self.history: list[Event] = []  # what happened this turn
        self.remembered: list[Snapshot] = []  # cards of earlier turns, as they last were, that are still spoken of
        self.uses_in_turn: list[int] = []  # reference, ability, times, ...
        self.uses_in_game: list[int] = []  # of abilities with a title: player, title, times, ...
        self.pool: list[int] = []  # what players have produced and not spent yet: see `kernel.pool`
        self.refused: list[int] = []  # options that turned out to be impossible: not offered again until something else is done
        self.barred: list[int] = []  # positions by their keys, and an option that may not be taken from there: key, code, ...
        self.tried = -1  # the last noted action
        self.trail: list[int] = []  # the answers of this turn, to notice cycles of actions
        self.scripted: list[int] = []  # answers of a cycle that is being repeated, the next one last: the table gives them itself
        self.cycle_shapes: list[int] = []  # before each action since a cycle was noticed: how many actions, position, ...
        self.memory: list[int] = []  # facts of the game's own that outlast a turn
        self.stack: list[Frame] = []  # what the table is in the middle of, the innermost procedure last
        self.checkpoints: list[Table] = []  # positions to rewind to
        self.previous: list[Table] = []  # the position before the last noted action

    # -- generated from the fields of saved classes: make steps
    __slots__ = (
        "active", "barred", "batch", "cards", "check", "checkpoints", "cycle_shapes", "delayed", "effects", "first",
        "history", "keys", "links", "memory", "met_states", "numbers", "paying", "paying_since", "pending", "pool",
        "previous", "random_drawn", "refused", "remembered", "scripted", "seed", "spare", "stack", "stacked", "stamp",
        "trail", "tried", "turn", "uses_in_game", "uses_in_turn", "waiting_replacements", "winner", "working_off_field",
        "zones",
    )

    FIELDS: ClassVar[Fields] = fields(
        "data seed, num random_drawn, num active, num first, num turn, num winner, num stamp, num keys, num batch, "
        "num paying, num paying_since, flag check, card* cards, nums* zones, nums numbers, nums working_off_field, "
        "pending* pending, nums met_states, stacked* stacked, nums spare, delayed* delayed, "
        "delayed* waiting_replacements, continuous* effects, link* links, events history, snapshot* remembered, "
        "nums uses_in_turn, nums uses_in_game, nums pool, nums refused, nums barred, num tried, nums trail, "
        "nums scripted, nums cycle_shapes, nums memory, frame* stack, table* checkpoints, table* previous"
    )

    def copy_from(self, other: State) -> None:
        self.seed = other.seed
        self.random_drawn = other.random_drawn
        self.active = other.active
        self.first = other.first
        self.turn = other.turn
        self.winner = other.winner
        self.stamp = other.stamp
        self.keys = other.keys
        self.batch = other.batch
        self.paying = other.paying
        self.paying_since = other.paying_since
        self.check = other.check
        self.cards = other.cards[:]
        self.zones = other.zones[:]
        self.numbers = other.numbers[:]
        self.working_off_field = other.working_off_field[:]
        self.pending = other.pending[:]
        self.met_states = other.met_states[:]
        self.stacked = other.stacked[:]
        self.spare = other.spare[:]
        self.delayed = other.delayed[:]
        self.waiting_replacements = other.waiting_replacements[:]
        self.effects = other.effects[:]
        self.links = other.links[:]
        self.history = other.history[:]
        self.remembered = other.remembered[:]
        self.uses_in_turn = other.uses_in_turn[:]
        self.uses_in_game = other.uses_in_game[:]
        self.pool = other.pool[:]
        self.refused = other.refused[:]
        self.barred = other.barred[:]
        self.tried = other.tried
        self.trail = other.trail[:]
        self.scripted = other.scripted[:]
        self.cycle_shapes = other.cycle_shapes[:]
        self.memory = other.memory[:]
        self.stack = [x.copy() for x in other.stack]
        self.checkpoints = other.checkpoints[:]
        self.previous = other.previous[:]

    def save(self, w: Writer) -> None:
        save_fields(self, self.FIELDS, w)

    def load(self, r: Reader) -> None:
        load_fields(self, self.FIELDS, r)
    # -- end of generated
