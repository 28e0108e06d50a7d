"""The fields that only Weiss Schwarz prints: color, level, power, soul, trigger icons and side (chapter 2 of its rulebook)."""

from __future__ import annotations

from cardwright.cards.fields import Fields
from cardwright.cards.shapes import Shape

COLOURS = ("yellow", "green", "red", "blue")
TRIGGERS = ("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice")
SIDES = ("W", "S", "WS")


def check_fields(fields: Fields, kind: str) -> None:
    """Refuse what the rules could not use."""
    colour = fields.text("color", required=True)
    if colour.lower() not in COLOURS:
        raise fields.error(f'"color" is "{colour}"', f"Use {', '.join(COLOURS)}")
    for icon in fields.texts("trigger"):
        # lists in use sometimes name a color there, where an icon was lost: such a card loads, and the rules say what they miss
        if icon.lower() not in TRIGGERS and icon.lower() not in COLOURS:
            raise fields.error(f'"trigger" has "{icon}", which is no trigger icon', f"Use {', '.join(TRIGGERS)}")
    side = fields.text("side")
    if side and side not in SIDES:
        raise fields.error(f'"side" is "{side}"', 'Write "W" for Weiß, "S" for Schwarz, "WS" for both')


SHAPE = Shape(
    "weiss",
    frozenset({"Character", "Event", "Climax"}),
    numbers=("cost", "level", "soul"),
    check=check_fields,
    own=frozenset({"color", "power", "trigger", "side", "expansion", "scope"}),
)
