"""What an ability runs with: whose it is, what set it off, what was chosen for it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.cards import ID_MASK

if TYPE_CHECKING:
    from cardwright.kernel.events import Event
    from cardwright.kernel.faces import Ability, CostRuling


# What new contexts begin with. Shared, because most abilities have few slots and numbers, and most of those are never filled.
NOTHING: Final[list[int]] = []
MANY: Final = 16
NO_SLOTS: Final = [(NOTHING,) * n for n in range(MANY)]
NO_NUMBERS: Final = [(0,) * n for n in range(MANY)]


@mypyc_attr(acyclic=True)
class Context:
    """Belongs to one frame, which alone writes to it; copied with that frame. What its slots hold is shared
    between copies, and never changed: `fill` puts something else in its place."""

    def __init__(self, source: int, controller: int, ability: Ability, event: Event | None = None) -> None:
        self.source = source  # reference of the card
        self.controller = controller
        self.ability = ability
        self.event = event  # what set it off
        n = ability.slots
        self.slots: tuple[list[int], ...] = NO_SLOTS[n] if n < MANY else (NOTHING,) * n  # cards chosen, found, made: see `fill`
        n = ability.numbers
        self.numbers: tuple[int, ...] = NO_NUMBERS[n] if n < MANY else (0,) * n  # X, results of rolls, fixed amounts
        self.modes: tuple[int, ...] = ()  # options chosen, in the order of the list
        self.picked: list[int] = NOTHING  # the cards picked so far, while several are being chosen
        self.paid = 0  # bits of the optional costs that were paid
        self.chosen = 0  # bits of the selections that were made when it was played
        self.each = -1  # the card that a "for each" is about
        # Where its program is.
        self.pc = 0
        self.phase = 0  # how far an operation of several parts has come
        self.mark = 0  # how long the history was when the operation began
        self.began = 0  # how long it was when the program began
        self.stamp = 0  # when the ability was played; 0 if it was not
        self.did = False  # was the operation before this one carried out?
        self.resolving = False  # has resolution begun? Counts that the rules fix then are fixed from here on
        self.answer = 0  # not kept: the answer to what the operation asked, which its frame keeps
        self.batch = 0  # the number under which its events belong together

    def fill(self, slot: int, refs: list[int]) -> None:
        """From now on a slot holds these."""
        slots = list(self.slots)
        slots[slot] = refs
        self.slots = tuple(slots)

    def set_number(self, which: int, value: int) -> None:
        numbers = list(self.numbers)
        numbers[which] = value
        self.numbers = tuple(numbers)

    def choose_modes(self, modes: list[int]) -> None:
        """These options are chosen too."""
        self.modes = tuple(sorted([*self.modes, *modes]))

    def spent(self) -> tuple[int, ...]:
        """The replacement effects that were applied to the event in whose place this resolves: what it does is not replaced by them
        again."""
        return () if self.event is None or self.ability.replacement is None else self.event.spent

    def make_room(self, slots: int, numbers: int) -> None:
        """From now on it has so many slots and numbers, if it had fewer."""
        self.slots += (NOTHING,) * (slots - len(self.slots))
        self.numbers += (0,) * (numbers - len(self.numbers))

    # -- generated from the fields of saved classes: make steps
    __slots__ = (
        "ability", "answer", "batch", "began", "chosen", "controller", "did", "each", "event", "mark", "modes",
        "numbers", "paid", "pc", "phase", "picked", "resolving", "slots", "source", "stamp",
    )

    def copy(self) -> Context:
        made = Context(self.source, self.controller, self.ability, self.event)
        made.slots = self.slots
        made.numbers = self.numbers
        made.modes = self.modes
        made.picked = self.picked[:]
        made.paid = self.paid
        made.chosen = self.chosen
        made.each = self.each
        made.pc = self.pc
        made.phase = self.phase
        made.mark = self.mark
        made.began = self.began
        made.stamp = self.stamp
        made.did = self.did
        made.resolving = self.resolving
        made.batch = self.batch
        return made
    # -- end of generated


@mypyc_attr(acyclic=True)
class Ruling:
    """What a passive ability in play says about costs or numbers of the rules. Never changed."""

    def __init__(self, says: CostRuling, context: Context, stamp: int) -> None:
        self.says = says
        self.context = context
        self.stamp = stamp


@mypyc_attr(acyclic=True)
class Pending:
    """An automatic ability that waits to be played. Never changed."""

    def __init__(
        self, controller: int, source: int, ability: Ability, event: Event | None, given: Context | None, batch: int = 0
    ) -> None:
        self.controller = controller
        self.source = source
        self.ability = ability
        self.event = event
        self.given = given  # what the effect that made a delayed trigger had chosen
        self.batch = batch  # what triggered together has the same number


@mypyc_attr(acyclic=True)
class Stacked:
    """What has been played and waits on the stack: a card, an ability or something of the game's own. Never changed."""

    def __init__(self, ref: int, kind: int, context: Context, flags: int = 0) -> None:
        self.ref = ref  # the card in the stack's zone, or the pseudo-card that stands for an ability
        self.kind = kind  # see `kernel.stacking`
        self.context = context  # with what was chosen and paid; resolving begins from a copy
        self.flags = flags  # bits of the game's own

    def id(self) -> int:
        """The number of its card or pseudo-card."""
        return self.ref & ID_MASK


@mypyc_attr(acyclic=True)
class Delayed:
    """What an effect made for later: an automatic ability, a replacement effect or a cost change that waits. Never changed."""

    def __init__(
        self, controller: int, source: int, ability: Ability, given: Context, once: bool, until: int, until_turn: int,
        until_player: int, stamp: int,
    ) -> None:
        self.controller = controller
        self.source = source
        self.ability = ability
        self.given = given  # what the effect had chosen
        self.once = once  # used up by the first event that it fits
        self.until = until
        self.until_turn = until_turn
        self.until_player = until_player
        self.stamp = stamp
