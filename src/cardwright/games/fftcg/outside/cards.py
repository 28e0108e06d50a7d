"""The fields that only the Final Fantasy TCG prints: elements, jobs, categories, power and two icons (its chapter 5)."""

from __future__ import annotations

from cardwright.cards.fields import Fields
from cardwright.cards.shapes import Shape

ELEMENTS = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")


def check_fields(fields: Fields, kind: str) -> None:
    """Refuse what the rules could not use."""
    fields.number("cost", required=True)
    elements = fields.texts("elements")
    if not elements:
        raise fields.error('"elements" is missing', 'Write ["fire"], or several elements')
    for element in elements:
        if element.lower() not in ELEMENTS:
            raise fields.error(f'"elements" has "{element}", which is no element', f"Use {', '.join(ELEMENTS)}")
    if len(set(elements)) < len(elements):
        raise fields.error('"elements" names one element twice', "Name each element once")
    for key in ("job", "category"):
        fields.texts(key)
    for key in ("ex_burst", "multicard"):
        if fields.has(key) and not isinstance(fields.values[key], bool):
            raise fields.error(f'"{key}" is neither true nor false', "Write true if the card has the icon, else false")
    fields.number("power", required=kind == "Forward")


SHAPE = Shape(
    "fftcg",
    frozenset({"Forward", "Backup", "Summon", "Monster"}),
    numbers=("cost", "power"),
    check=check_fields,
    format="constructed",
    own=frozenset({"elements", "job", "category", "ex_burst", "multicard", "limit_break", "reprint_of", "scope"}),
)
