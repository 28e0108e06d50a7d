"""What only Shadowverse: Evolve prints: numbers by type (chapter 2 of its rulebook), and names that several cards share (2.13)."""

from __future__ import annotations

from cardwright.cards.fields import Fields
from cardwright.cards.shapes import Shape
from cardwright.games.sve.sealed import goes_into_evolve_deck

_EVOLVED = "Evolved"
_KEPT_IN_EVOLVE_DECK = "into your evolve deck"


def check_fields(fields: Fields, kind: str) -> None:
    """Refuse a card without a number that the rules need."""
    if kind in ("Follower", "Amulet", "Spell") and not _has_no_cost(fields):
        fields.number("cost", required=True)
    if kind == "Follower":
        fields.number("attack", required=True)
        fields.number("defense", required=True)


def _has_no_cost(fields: Fields) -> bool:
    """Evolved cards print no cost (5.15.3), nor do cards that are never played but wait in the evolve deck."""
    return _EVOLVED in fields.text("type").split(" / ") or _KEPT_IN_EVOLVE_DECK in fields.text("text")


def shared_name(type_line: str, universe: str, traits: tuple[str, ...], cost: int | None) -> str:
    """The card name of cards that differ only by an alternate name (2.13), or nothing.

    Databases list them under the alternate name: Carrot cards, which wait in the evolve deck to be served (14.2.1.1),
    and Magical Items (14.3.1.1).
    """
    if type_line == "Spell / Evolved" and universe == "Umamusume":
        return "Carrot"
    if type_line == "Spell / Token" and traits == ("iM@S CG",) and cost == 4:
        return "Magical Item"
    return ""


SHAPE = Shape(
    "sve",
    # The last three came after the rulebook: they load, and the rules decide what to do with them.
    frozenset({"Leader", "Follower", "Amulet", "Spell", "Equipment", "Crest", "Super-Evolution Point"}),
    frozenset({"Evolved", "Advanced", "Token"}),
    frozenset({"Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft"}),
    check=check_fields,
    shared_name=shared_name,
    own=frozenset({"format", "set_name", "scope"}),
    in_its_own_way=frozenset(),
    leading="leader",
    second="evolve",
    in_second=goes_into_evolve_deck,
    bases=("class", "universe"),
)
