"""What is printed: faces, the abilities on them, and `Look`, the information of a card once effects have been applied.

Base information (`Face`) and current information (`Look`) are different types, so nobody reads a printed value by mistake.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Context
    from cardwright.kernel.continuous import Change
    from cardwright.kernel.events import Event
    from cardwright.kernel.frames import Frame, Todo
    from cardwright.kernel.table import Table

# Kinds of ability.
ACTIVATED: Final = 0
AUTOMATIC: Final = 1
PASSIVE: Final = 2
SPELL: Final = 3  # the text of a card that is used up

KIND_NAMES: Final = ("activated", "automatic", "passive", "spell")

# Of which sorts a card's activated abilities are (`Look.acts`): a game's own are the bits above.
ACTS: Final = 1

# Flags of an ability.
QUICK: Final = 1
FIRST_OWN_FLAG: Final = 16


class Look:
    """A card's information as it counts now. Never changed once it is on a table."""

    # Many are made, and plain Python is faster with fixed places.
    __slots__ = (
        "abilities", "acts", "bans", "changes_costs", "colours", "controller", "keywords", "may_raise_costs", "names", "replaces",
        "replaces_others", "restricts", "stats", "subtypes", "traits", "types", "watches", "watches_others",
    )

    def __init__(self, stats: list[int], like: Look | None = None) -> None:
        self.stats = stats
        if like is None:
            self.types = 0
            self.subtypes = 0  # evolved, advanced, token: the game's own bits
            self.colours = 0  # classes, attributes, elements: the game's own bits
            self.traits = 0  # bits that the library gave out
            self.names: tuple[str, ...] = ()
            self.keywords = 0
            self.bans = 0  # what it may not do or suffer: the game's own bits
            self.controller = -1  # who controls the card by an effect; -1: nobody but by its place
            self.abilities: list[Ability] = []  # shared by copies: what changes it makes a new list
            self.watches = 0  # kinds of event that its automatic abilities watch (bits)
            self.watches_others = 0  # those of them that it watches on other cards and players as well
            self.replaces = 0  # kinds of event that its replacement effects watch (bits)
            self.replaces_others = 0  # those of them that it replaces for other cards and players as well
            self.acts = 0  # the sorts of activated ability that it has (bits)
            self.changes_costs = False  # does one of its abilities change what something costs?
            self.may_raise_costs = False  # may one of them make something cost more?
            self.restricts = False  # does one of its abilities say with which other cards it may do or suffer something?
        else:
            self.types = like.types
            self.subtypes = like.subtypes
            self.colours = like.colours
            self.traits = like.traits
            self.names = like.names
            self.keywords = like.keywords
            self.bans = like.bans
            self.controller = like.controller
            self.abilities = like.abilities
            self.watches = like.watches
            self.watches_others = like.watches_others
            self.replaces = like.replaces
            self.replaces_others = like.replaces_others
            self.acts = like.acts
            self.changes_costs = like.changes_costs
            self.may_raise_costs = like.may_raise_costs
            self.restricts = like.restricts

    def copy(self) -> Look:
        return Look(self.stats[:], self)


class Trigger:
    """The condition that makes an automatic ability pending."""

    def __init__(self, watches: int) -> None:
        self.watches = watches

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        raise NotImplementedError

    def holds(self, t: Table, c: Context) -> bool:
        """For state triggers: does the condition hold now?"""
        return False


class Replacement:
    """What an ability puts in the place of an event that would happen."""

    def __init__(self, watches: int, optional: bool) -> None:
        self.watches = watches
        self.optional = optional
        self.rank = 0  # a class of the game's own, for its order among others
        self.follows = False  # does it do something else besides?

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        raise NotImplementedError

    def possible(self, t: Table, e: Event, c: Context) -> bool:
        """Could it be agreed to? One that could be, if the cards that somebody can't see were others, applies all the same: its
        player is asked, and can only decline."""
        return True

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        """The events that happen instead (each already marked as spent)."""
        raise NotImplementedError

    def agree(self, t: Table, e: Event, c: Context) -> Todo:
        """It is going to be applied: what is done at once for that, such as paying its cost. Returns what must come first, and is
        asked again with the answer in `c.answer`."""
        return None

    def agreed(self, c: Context) -> bool:
        """Was all of that done? What can't be paid replaces nothing."""
        return True

    def left(self, t: Table, e: Event, c: Context) -> Context | None:
        """Of an effect that waits for one event: what remains of it after this one, or nothing if it is used up."""
        return None

    def follow(self, t: Table, e: Event, c: Context) -> Frame | None:
        """What else is done instead, once the events have been performed."""
        return None


class CostRuling:
    """What a passive ability says about the cost of playing cards, or about a number that each player has: then `number` says
    which. The rest is the effects' own business."""

    number: int = -1

    def about_others(self) -> bool:
        """Is it about more than the card that has it? Then it counts wherever the ability works."""
        return False

    def may_raise_costs(self) -> bool:
        """May something cost more because of it?"""
        return self.number < 0


class Restriction:
    """What a passive ability forbids a card to do with certain other cards, or to suffer from them; `kind` is the game's own."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def forbids(self, t: Table, c: Context, other: Card) -> bool:
        raise NotImplementedError


class Program:
    """What an ability does when it is played and resolved."""

    def chosen(self, c: Context) -> list[int]:
        """The cards that were chosen as its targets when it was played."""
        return []

    def resolve(self, t: Table, c: Context) -> Frame | None:
        raise NotImplementedError


class Digest:
    """What a game has worked out from an ability once and for all."""


class Ability:
    """One ability, printed or granted. Shared by every card and clone; never changed on a table."""

    def __init__(self, kind: int, text: str) -> None:
        self.number = -1  # given out by the library
        self.kind = kind
        self.text = text
        self.flags = 0
        self.zones = 0  # bits of the zones in which it works
        self.sort = ACTS  # of an activated one: what it adds to `Look.acts`
        self.trigger: Trigger | None = None
        self.about_itself = False  # does it trigger on, or replace, only events that happen to the card itself?
        self.replacement: Replacement | None = None
        self.changes: list[Change] = []  # what a passive ability changes
        self.cost_rules: list[CostRuling] = []  # what a passive ability changes about costs
        self.restrictions: list[Restriction] = []  # what a passive ability says about its card and others
        self.program: Program | None = None
        self.digest: Digest | None = None  # worked out from the program by the game, when it first asks
        self.simple = False  # of what a card does when played: is there nothing to choose and only the printed cost to pay?
        self.has_optional_costs = False  # of what a card does when played: may other costs be paid as well, or instead?
        self.per_turn = 0  # how often in a turn it may be used or become pending; 0: any number
        self.title = -1  # the number of its name, if it has one: abilities with one name count as the same (`Library.title`)
        self.per_game = 0  # how often in a game a player may use it, or another with its name; 0: any number
        self.slots = 0  # how many places its program keeps for chosen cards
        self.numbers = 0  # and for numbers
        self.keyword = -1  # the keyword that it spells out, if it is one
        self.n = 0  # the keyword's number, if it has one: of two equal keywords the greater counts
        self.clause = ""  # the clause that defines it, if it is a keyword's


class Face:
    """One printed side of a card. Shared; never changed on a table."""

    def __init__(self, number: int, name: str, look: Look, text: str) -> None:
        self.number = number
        self.name = name
        self.look = look
        self.text = text
        self.flavour = ""  # printed words that the rules know nothing of
        self.record_id = ""
        self.passive_zones = 0  # zones in which a passive ability of it works (bits)
        self.change_zones = 0  # those of them in which one changes information: it does not only replace events or set costs
        self.watch_zones = 0  # zones in which an automatic ability of it watches (bits)
        self.act_zones = 0  # zones other than the field in which an activated ability of it can be used (bits)
        self.works_in = 0  # all of these zones
        self.play: Ability | None = None  # what is chosen, paid and done when the card is played
        self.unread: list[str] = []  # lines that the compiler did not understand
        self.extra: list[int] = []  # numbers of the game's own
