"""Persistent effects: what they change, for whom, and for how long."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Context
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table

# How long: the moment at which it ends.
FOREVER: Final = 0
END_OF_TURN: Final = 1  # of the turn `until_turn`
START_OF_TURN: Final = 2  # of the next turn of `until_player`
END_OF_TURN_OF: Final = 3  # of the next turn of `until_player` after `until_turn`
FIRST_OWN_DURATION: Final = 8

# What a change reads and writes (bits), to find out which effects can depend on each other.
TYPES: Final = 1
COLOURS: Final = 2
TRAITS: Final = 4
NAMES: Final = 8
STATS: Final = 16
KEYWORDS: Final = 32
BANS: Final = 64
ABILITIES: Final = 128
CONTROL: Final = 256
LOSS: Final = 512  # written by what takes abilities away: the changes that those abilities make depend on it


class Change:
    """One change to the information of cards. Shared; never changed on a table."""

    def __init__(self, layer: int, reads: int, writes: int) -> None:
        self.number = -1  # given out by the library
        self.layer = layer  # below 0: in none, it changes no information (a cost)
        self.reads = reads
        self.writes = writes
        self.zones = 0  # bits of the zones whose cards it can affect
        self.dynamic = False  # what it does depends on more than which cards are where

    def active(self, t: Table, c: Context) -> bool:
        """Does its condition hold?"""
        return True

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        raise NotImplementedError

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        """The amounts it works with: fixed when an effect makes it, worked out anew for a passive ability."""
        return ()

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        raise NotImplementedError


class Continuous:
    """A change in force because an effect made it. Never changed; `only` holds the references of the affected cards, fixed
    when it was made, or is empty for an effect on all that fit; `settled`: its amounts are fixed although its cards are not."""

    def __init__(
        self, change: Change, context: Context, values: tuple[int, ...], only: tuple[int, ...], fixed: bool, until: int,
        until_turn: int, until_player: int, stamp: int, settled: bool = False,
    ) -> None:
        self.change = change
        self.context = context
        self.values = values
        self.only = only
        self.fixed = fixed
        self.until = until
        self.until_turn = until_turn
        self.until_player = until_player
        self.stamp = stamp
        self.settled = settled


class Link:
    """A card (of the evolve zone, the race zone) that belongs to a card on the field. Never changed."""

    def __init__(self, kind: int, card: int, to: int, stamp: int) -> None:
        self.kind = kind
        self.card = card
        self.to = to
        self.stamp = stamp
