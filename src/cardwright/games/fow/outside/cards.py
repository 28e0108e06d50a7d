"""What a card file of Force of Will says beyond the fields that all games share: cost in symbols, attributes, type lines."""

from __future__ import annotations

import re

from cardwright.cards.fields import Fields
from cardwright.cards.shapes import Shape

_COST = re.compile(r"(?:\{[A-Z0-9]+\}.*|\d*)")  # what follows the first symbol, the rules judge
_ATTRIBUTES = ("Light", "Fire", "Water", "Wind", "Darkness", "Void")
# Those of the rulebook; the last came after it: such cards load, and the rules say that they know no such card.
_TYPES = ("ruler", "resonator", "chant", "spell", "addition", "regalia", "magic stone", "rune", "order", "extension rule")


def check_fields(fields: Fields, kind: str) -> None:
    """Refuse a type that there is not, a cost that is no row of symbols, an attribute that there is not."""
    if not any(word in kind.lower() for word in _TYPES):
        raise fields.error(f'"{kind}" is no card type', "Use Ruler, J-Ruler, Resonator, Chant, Addition, Regalia or Magic Stone")
    cost = fields.text("cost")
    if not _COST.fullmatch(cost.strip()):
        raise fields.error(f'the cost "{cost}" is no row of will symbols', "Write it like {W}{W}{1}, or 0")
    for attribute in fields.texts("attribute"):
        if attribute not in _ATTRIBUTES:
            raise fields.error(f'"{attribute}" is no attribute', f"Use one of {', '.join(_ATTRIBUTES)}")
    if kind.lower().startswith("resonator"):
        for stat in ("atk", "def"):
            fields.number(stat, required=True)


# Types are composed from many words and eras, so that none are listed.
SHAPE = Shape(
    "fow",
    numbers=("atk", "def"),
    traits="race",
    attack="atk",
    defense="def",
    check=check_fields,
    leading="ruler",
    second="stones",
    in_second=lambda card: "magic stone" in card.type.lower(),
    besides=frozenset({"sideboard", "collection"}),
    own=frozenset({"attribute", "types", "colour", "abilities", "cluster", "divinity", "set_name", "scope"}),
)
