"""What the records of a game's card files, and its deck files, look like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.cards.fields import Fields
from cardwright.cards.record import CardRecord
from cardwright.games.finding import part_of


@dataclass(frozen=True, slots=True)
class Shape:
    """The card types of one game, and what its cards are printed with."""

    game: str
    kinds: frozenset[str] = frozenset()
    """The primary types; none listed means that any is taken."""
    subtypes: frozenset[str] = frozenset()
    classes: frozenset[str] = frozenset()
    numbers: tuple[str, ...] = ("cost", "attack", "defense")
    """The fields that hold numbers."""
    traits: str = "traits"
    """The field that lists what this game calls traits, families or races."""
    attack: str = "attack"
    defense: str = "defense"
    """The fields with the two numbers that cards fight with."""
    check: Callable[[Fields, str], None] | None = None
    """Refuses fields of the game's own that the rules could not use."""
    format: str = "standard"
    """The format of a deck whose file names none, as this game calls it."""
    leading: str = ""
    """What the card that leads a deck is called, in deck files and as its type; nothing if no card does."""
    second: str = ""
    """What deck files call the deck beside the main deck; nothing if there is none."""
    in_second: Callable[[CardRecord], bool] | None = None
    """Which cards are kept in that deck, where a name may mean a card of either."""
    bases: tuple[str, ...] = ()
    """Where a player may have to say what their deck is built on: the words for it."""
    besides: frozenset[str] = frozenset()
    """Where the texts know cards that a player has besides the deck: the names under which a deck file lists them."""
    compose: Callable[[Fields], str] | None = None
    """Makes the text out of effects that the file lists taken apart, where it has no text."""
    shared_name: Callable[[str, str, tuple[str, ...], int | None], str] | None = None
    """The card name behind an alternate one, by type line, universe, traits and cost; empty for a card that has but one name."""
    own: frozenset[str] = frozenset()
    """What else is read from its files, and what is known to stand there without being read: everything that is no slip."""
    in_its_own_way: frozenset[str] = frozenset({"cost"})
    """Fields that all files have and this game fills in its own way, so that they are kept as they are written."""


def shape_of(game: str) -> Shape:
    """What a game says in its module `outside.cards`; of a game that says nothing, what its profile knows."""
    found = part_of(game, "outside.cards")
    shape = plain_shape(game) if found is None else found.SHAPE
    assert isinstance(shape, Shape)
    return shape


def plain_shape(game: str) -> Shape:
    """Cards of the types of the profile, with its stats as numbers: those that all cards have, or that this type has."""
    profile = part_of(game, "profile")
    if profile is None:
        return Shape(game)
    words = profile.PROFILE

    def check_numbers(fields: Fields, kind: str) -> None:
        for stat in words.stats:
            fields.number(stat, required=words.types[kind.lower()] & words.stat_types.get(stat, -1) != 0)

    return Shape(game, frozenset(word.capitalize() for word in words.types), numbers=tuple(words.stats), check=check_numbers)
