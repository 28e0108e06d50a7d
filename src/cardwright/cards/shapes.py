"""What the records of each game's card files, and its deck files, look like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.cards import bss_fields, fftcg_fields, fow_fields, sve_fields, weiss_fields
from cardwright.cards.fields import Fields


@dataclass(frozen=True, slots=True)
class Shape:
    """The card types of one game, and what its cards are printed with."""

    game: str
    kinds: frozenset[str] = frozenset()
    """The primary types; none listed means that any is taken."""
    subtypes: frozenset[str] = frozenset()
    classes: frozenset[str] = frozenset()
    numbers: tuple[str, ...] = ()
    """The fields that hold numbers of this game's own."""
    traits: str = "traits"
    """The field that lists what this game calls traits, families or races."""
    attack: str = "attack"
    defense: str = "defense"
    """The fields with the two numbers that cards fight with."""
    check: Callable[[Fields, str], None] | None = None
    """Refuses fields of the game's own that the rules could not use."""
    format: str = "standard"
    """The format of a deck whose file names none, as this game calls it."""
    besides: frozenset[str] = frozenset()
    """Where the texts know cards that a player has besides the deck: the names under which a deck file lists them."""
    compose: Callable[[Fields], str] | None = None
    """Makes the text out of effects that the file lists taken apart, where it has no text."""
    shared_name: Callable[[str, str, tuple[str, ...], int | None], str] | None = None
    """The card name behind an alternate one, by type line, universe, traits and cost; empty for a card that has but one name."""
    in_its_own_way: frozenset[str] = frozenset({"cost"})
    """Fields that all files have and this game fills in its own way, so that they are kept as they are written."""


_CLASSES = ("Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft")

SHAPES: dict[str, Shape] = {
    shape.game: shape
    for shape in (
        Shape(
            "sve",
            # The last three came after the rulebook: they load, and the rules decide what to do with them.
            frozenset({"Leader", "Follower", "Amulet", "Spell", "Equipment", "Crest", "Super-Evolution Point"}),
            frozenset({"Evolved", "Advanced", "Token"}),
            frozenset(_CLASSES),
            ("cost", "attack", "defense"),
            check=sve_fields.check_fields,
            shared_name=sve_fields.shared_name,
            in_its_own_way=frozenset(),
        ),
        Shape(
            "bss",
            frozenset({"Spirit", "Magic", "Nexus"}),
            frozenset({"Token"}),
            numbers=("cost",),
            traits="family",
            check=bss_fields.check_fields,
            format="constructed",
            compose=bss_fields.composed_text,
        ),
        # Force of Will composes its types from many words and eras.
        Shape(
            "fow",
            numbers=("atk", "def"),
            traits="race",
            attack="atk",
            defense="def",
            check=fow_fields.check,
            besides=frozenset({"sideboard", "collection"}),
        ),
        Shape(
            "fftcg",
            frozenset({"Forward", "Backup", "Summon", "Monster"}),
            numbers=("cost", "power"),
            check=fftcg_fields.check_fields,
            format="constructed",
        ),
        Shape(
            "weiss",
            frozenset({"Character", "Event", "Climax"}),
            numbers=("cost", "level", "soul"),
            check=weiss_fields.check_fields,
        ),
    )
}
