"""How long an effect lasts, and whether it applies only from a later turn on."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import ANYTHING, Change
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Whose turn a duration is about.
NOBODYS: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
CONTROLLERS: Final = 3  # of the affected card
NEXT: Final = 4  # of whoever takes the next turn


class Duration:
    """The moment of `kernel.continuous` at which an effect ends, and of whose turn.

    To make an effect: `Continuous(change, c.copy(), change.values(t, c), only, True, d.until, t.turn, d.player(t, c, ref), stamp)`.
    With `whose` CONTROLLERS the player depends on the card: make one effect for each controller.
    """

    def __init__(self, until: int, whose: int, waits: bool) -> None:
        self.until = until
        self.whose = whose
        self.waits = waits  # it applies only once that turn has come

    def player(self, t: Table, c: Context, ref: int) -> int:
        """The player whose turn ends it; `ref` is the affected card."""
        if self.whose == NEXT:
            return 1 - t.active
        return player_of(self.whose, c, t.piece(ref).controller)


def player_of(whose: int, c: Context, controller: int) -> int:
    if whose == YOURS:
        return c.controller
    if whose == OPPONENTS:
        return 1 - c.controller
    return controller if whose == CONTROLLERS else -1


class InTurnToCome(Change):
    """A change that applies only within a player's next turn. The last of its values is the turn in which it was made."""

    def __init__(self, change: Change, whose: int) -> None:
        super().__init__(change.layer, change.reads, change.writes)
        self.change = change
        self.whose = whose
        self.zones = change.zones
        self.depends_on = ANYTHING
        self.applies_by_state = True
        self.about_itself = change.about_itself
        self.checks_itself = change.checks_itself

    def active(self, t: Table, c: Context) -> bool:
        return self.change.active(t, c)

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return self.change.affects(t, c, card)

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        self.change.among(t, c, ids, out)

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return self.change.values(t, c) + (t.turn,)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.turn > values[-1] and t.active == player_of(self.whose, c, card.controller):
            self.change.apply(t, c, card, look, values[:-1])
