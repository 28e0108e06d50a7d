"""How decisions are made in a rehearsal: at random, but with a liking for the card that is rehearsed."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardwright.kernel import options as o
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table

YES = 6.0  # against one for "no"
STOP = 0.25  # to stop choosing
SELDOM = 0.02
LATER = 0.1  # for the card's own actions while others are to come first


Taste = Callable[[Table, Ask, int], float]


class Liking:
    """One table's mood. `patience`: how many other actions its player takes before the card's own are preferred."""

    def __init__(
        self, rng: random.Random, own: set[int], patience: int, liking: float, haste: float, seldom: frozenset[int] = frozenset(),
        taste: Taste | None = None,
    ) -> None:  # fmt: skip
        self.seldom = seldom
        self.rng = rng
        self.haste = haste  # to end the phase
        self.taste = taste  # of the game: what is a waste, whatever the card
        self.own = own  # the numbers of the rehearsed card's faces
        self.patience = patience
        self.liking = liking

    def choose(self, t: Table, ask: Ask) -> int:
        """The place of the chosen option in the list."""
        options = ask.options
        if len(options) == 1:
            return 0
        if ask.player == 0 and self.patience > 0 and any(o.verb_of(code) in (o.PLAY, o.ATTACK) for code in options):
            self.patience -= 1
        weights = [self.weight(t, ask, code) for code in options]
        if self.taste is not None:
            weights = [weight * self.taste(t, ask, code) for weight, code in zip(weights, options, strict=True)]
        return self.rng.choices(range(len(options)), weights)[0]

    def weight(self, t: Table, ask: Ask, code: int) -> float:
        verb = o.verb_of(code)
        if verb in self.seldom:
            return SELDOM
        if verb == o.DONE:
            return STOP
        if verb == o.END:
            return self.haste
        if verb == o.YES:
            return YES
        if verb in (o.CARD, o.PLAY, o.USE, o.ATTACK) and self.concerns(t, o.value_of(code)):
            if verb == o.CARD:
                return self.liking / 2 + 0.5
            return self.liking if ask.player != 0 or self.patience == 0 else LATER
        return 1.0

    def concerns(self, t: Table, card: int) -> bool:
        """Is this (a copy of) the rehearsed card, or a card that shows its face?"""
        c = t.cards[card]
        return c.front.number in self.own or c.form.number in self.own
