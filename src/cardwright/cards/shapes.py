"""What the records of each game's card files, and its deck files, look like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.cards import bss_fields, fftcg_fields, fow_fields, weiss_fields
from cardwright.cards.fields import Fields

_SPECIAL = "Evolved"
_KEPT_IN_EVOLVE_DECK = "into your evolve deck"


@dataclass(frozen=True, slots=True)
class Shape:
    """The card types of one game, and which numbers a card of each type is printed with."""

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

    def required_numbers(self, kind: str, subtypes: tuple[str, ...], text: str) -> tuple[str, ...]:
        """The numbers without which a card of this type can't be used."""
        if self.game in ("bss", "fftcg"):
            return ("cost",)
        if self.game != "sve":
            return ()
        stats = ("attack", "defense") if kind == "Follower" else ()
        if kind not in ("Follower", "Amulet", "Spell"):
            return stats
        # Evolved cards print no cost (5.15.3), nor do cards that are never played but wait in the evolve deck.
        if _SPECIAL in subtypes or _KEPT_IN_EVOLVE_DECK in text:
            return stats
        return ("cost", *stats)


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
