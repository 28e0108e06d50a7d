"""Persistent effects: what they change, for whom, and for how long."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

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
BANS: Final = 64
ABILITIES: Final = 128
CONTROL: Final = 256
LOSS: Final = 512  # written by what takes abilities away: the changes that those abilities make depend on it
CHANGES: Final = 1024  # written by what gives or takes abilities that make changes themselves: those come and go with them
WATCHES: Final = 2048  # written by what gives abilities that watch for events or replace them
STATS: Final = 0xFFFF << 16  # any stat; a single one is `stat_bit`
KEYWORDS_SHIFT: Final = 32
KEYWORDS_COUNT: Final = 28
KEYWORDS: Final = ((1 << KEYWORDS_COUNT) - 1) << KEYWORDS_SHIFT  # any keyword; single ones are `keyword_bits`
LAST_KEYWORD: Final = 1 << (KEYWORDS_SHIFT + KEYWORDS_COUNT - 1)


# What an effect may depend on: the cards of zones (their bits), one of these, or whatever else there is.
ANYTHING: Final = 1 << 40
PLACES: Final = 1 << 41  # where on the field its cards lie, in a game in which that matters
COUNTERS: Final = 1 << 42  # the counters on cards
STATES: Final = 1 << 43  # which cards are turned, or lie face down
TURNS: Final = 1 << 44  # whose turn it is
NUMBERS_SHIFT: Final = 45  # from here on: the players' numbers, a bit for each
NUMBERS: Final = 0xFFFF << NUMBERS_SHIFT  # any of them; a single one is `number_bit`
WHATEVER: Final = ANYTHING | PLACES | NUMBERS | COUNTERS | STATES | TURNS
STIRRED_SHIFT: Final = 1  # where `Table.dirty` keeps which of these have been touched


# What making the same change on the same cards once more amounts to: see `kernel.effects_in_force`.
UNIQUE: Final = 0  # one more change, apart from the first
SETS: Final = 1  # nothing: the information is already what it says
GAINS: Final = 2  # nothing: the card has it already
ADDS: Final = 3  # both amounts together


# How changes are put into order: by one number that is made of the layer, the age and the place in the list.
PLACE_MASK: Final = (1 << 20) - 1
STAMP_SHIFT: Final = 20
LAYER_SHIFT: Final = 58


def stat_bit(stat: int) -> int:
    """The bit of one stat among what a change reads and writes."""
    return 1 << (16 + stat)


def keyword_bits(keywords: int) -> int:
    """The bits of some keywords (as `Look.keywords` has them) among what a change reads and writes; the last is shared by all those
    for which there is none of their own."""
    found = keywords << KEYWORDS_SHIFT & KEYWORDS
    return found | LAST_KEYWORD if keywords >> KEYWORDS_COUNT else found


def number_bit(number: int) -> int:
    """The bit of one of the players' numbers among what a change depends on."""
    return 1 << (NUMBERS_SHIFT + number)


class Change:
    """One change to the information of cards. Shared; never changed on a table."""

    def __init__(self, layer: int, reads: int, writes: int) -> None:
        self.number = -1  # given out by the library
        self.layer = layer  # below 0: in none, it changes no information (a cost)
        self.reads = reads
        self.writes = writes
        self.zones = 0  # bits of the zones whose cards it can affect
        self.depends_on = 0  # what it depends on beside its own card: bits of zones, NUMBERS, ... or ANYTHING
        self.about_itself = False  # is it about the card with the ability, and no other?
        self.checks_itself = False  # if it is: must that card be tested, because it is not always affected?
        self.whose = 3  # whose cards it can affect: 1 those of the effect's controller, 2 the other player's, 3 both
        self.adds = False  # does it only add to a number? Two that add can be applied in any order
        self.when_repeated = UNIQUE  # what making the same change once more comes to
        self.conditional = True  # must it be asked whether its condition holds?
        self.applies_by_state = False  # does `apply` look at the table, and not only at its card and its values?
        self.lists_cards = False  # can it list the cards it is about (`listed_cards`), rather than be asked about each?

    def active(self, t: Table, c: Context) -> bool:
        """Does its condition hold?"""
        return True

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        raise NotImplementedError

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        """Add those of a zone's cards that it affects."""
        for id in ids:
            if self.affects(t, c, t.cards[id]):
                out.append(id)

    def listed_cards(self, t: Table, c: Context) -> list[int]:
        """If it `lists_cards`: the references of the cards it is about."""
        return []

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        """The amounts it works with: fixed when an effect makes it, worked out anew for a passive ability."""
        return ()

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Entry:
    """One change that counts now: what it is made with, and for which cards. Never changed.

    `fixed`: only for the cards whose references are in `only`. `settled`: its amounts are fixed, in `values`. `bearer`: the number
    of the card whose passive ability it is, or -1."""

    def __init__(
        self, change: Change, context: Context, values: tuple[int, ...], only: tuple[int, ...], fixed: bool, stamp: int,
        bearer: int, settled: bool,
    ) -> None:
        self.change = change
        self.context = context
        self.values = values
        self.only = only
        self.fixed = fixed
        self.stamp = stamp
        self.bearer = bearer
        self.settled = settled
        # The zones whose cards it may change; none if it is about certain cards only.
        self.changed_zones = 0 if fixed or change.about_itself else change.zones
        # Sorts changes by layer, then by age; below 0 if it is in no layer.
        self.order = change.layer << LAYER_SHIFT | stamp << STAMP_SHIFT if change.layer >= 0 else -1


@mypyc_attr(acyclic=True)
class Continuous(Entry):
    """A change in force because an effect made it: for certain cards, or for all that fit (then its amounts may be settled)."""

    def __init__(
        self, change: Change, context: Context, values: tuple[int, ...], only: tuple[int, ...], fixed: bool, until: int,
        until_turn: int, until_player: int, stamp: int, settled: bool = False,
    ) -> None:
        super().__init__(change, context, values, only, fixed, stamp, -1, fixed or settled)
        self.until = until
        self.until_turn = until_turn
        self.until_player = until_player


@mypyc_attr(acyclic=True)
class Applied:
    """A change that depends on something: the cards that it applied to, and with which amounts. Never changed."""

    def __init__(self, entry: Entry, hit: list[int], values: tuple[int, ...]) -> None:
        self.entry = entry
        self.hit = hit
        self.values = values


@mypyc_attr(acyclic=True)
class PassiveEntries:
    """The changes of a card's printed passive abilities, and the card that they belong to."""

    def __init__(self, c: Card) -> None:
        self.ref = c.ref()
        self.life = c.life
        self.zone = c.zone
        self.controller = c.controller
        self.stamp = c.stamp
        self.form = c.form
        self.entries: list[Entry] = []


@mypyc_attr(acyclic=True)
class Link:
    """A card (of the evolve zone, the race zone) that belongs to a card on the field. Never changed."""

    def __init__(self, kind: int, card: int, to: int, stamp: int) -> None:
        self.kind = kind
        self.card = card
        self.to = to
        self.stamp = stamp
