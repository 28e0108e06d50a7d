"""The fields that only Battle Spirits Saga prints: colors, symbols, levels, and effects taken apart (chapter 2 of its rulebook)."""

from __future__ import annotations

from cardwright.cards.fields import Fields
from cardwright.cards.shapes import Shape

COLOURS = ("red", "purple", "white", "yellow", "green", "blue")
_STEPS = ("Main", "Flash")


def check_fields(fields: Fields, kind: str) -> None:
    """Refuse what the rules could not use."""
    fields.number("cost", required=True)
    for key in ("color", "reduction", "symbols"):
        for value in fields.texts(key):
            parts = value.lower().split("/") if key == "symbols" else [value.lower()]
            if not all(part in COLOURS for part in parts) or len(parts) > 2:
                raise fields.error(f'"{key}" has "{value}", which is no color', f"Use {', '.join(COLOURS)}")
    if not fields.texts("color"):
        raise fields.error('"color" is missing', 'Write ["Red"], or two colors')
    if kind == "Magic":
        return
    levels = fields.values.get("levels")
    if not isinstance(levels, list) or not levels:
        raise fields.error('"levels" is missing', 'Write [{"level": 1, "cores": 1, "bp": 2000}, …]')
    for number, level in enumerate(levels, 1):
        _check_level(fields, level, number, kind)


def _check_level(fields: Fields, level: object, number: int, kind: str) -> None:
    if not isinstance(level, dict):
        raise fields.error(f'level {number} of "levels" is not an object', 'Write {"level": 1, "cores": 1, "bp": 2000}')
    inner = Fields(fields.path, fields.line, level, f"{fields.owner}, level {number}")
    if inner.number("level", required=True) != number:
        raise inner.error(f'"level" is {level["level"]}', f"List the levels in order: this is level {number}")
    inner.number("cores", required=True)
    inner.number("bp", required=kind == "Spirit")


def composed_text(fields: Fields) -> str:
    """The text of a card whose effects are given taken apart: one line each, as it would be printed in words."""
    effects = fields.values.get("effects")
    if not isinstance(effects, list):
        raise fields.error('"effects" is not a list', "Write one object for each effect, or the printed words in \"text\"")
    return "\n".join(_line(fields, effect, number) for number, effect in enumerate(effects, 1))


def _line(fields: Fields, effect: object, number: int) -> str:
    if not isinstance(effect, dict):
        raise fields.error(f"effect {number} is not an object", 'Write {"levels": [1], "details": "…"}')
    inner = Fields(fields.path, fields.line, effect, f"{fields.owner}, effect {number}")
    parts: list[str] = []
    levels = effect.get("levels") or []
    if not isinstance(levels, list) or not all(isinstance(level, int) for level in levels):
        raise inner.error('"levels" is not a list of numbers', "Write [1, 2]")
    if levels:
        parts.append("[LV" + "·".join(str(level) for level in levels) + "]")
    steps = inner.texts("steps")
    if any(step not in _STEPS for step in steps):
        raise inner.error(f'"steps" has {steps}', "Use Main and Flash")
    if steps:
        parts.append(f"[{'/'.join(steps)}]")
    if inner.text("condition"):
        parts.append(f"【{inner.text('condition')}】")
    keywords = effect.get("keywords") or []
    if not isinstance(keywords, list) or not all(isinstance(keyword, dict) for keyword in keywords):
        raise inner.error('"keywords" is not a list of objects', 'Write [{"name": "Crush", "modifier": 1}]')
    for keyword in keywords:
        parts.append(_keyword(Fields(fields.path, fields.line, keyword, inner.owner)))
    if inner.text("details"):
        parts.append(inner.text("details"))
    return " ".join(parts)


def _keyword(keyword: Fields) -> str:
    name = keyword.text("name", required=True)
    modifier = keyword.values.get("modifier")
    if modifier is None:
        return f"<{name}>"
    shown = ", ".join(str(part) for part in modifier) if isinstance(modifier, list) else str(modifier)
    return f"<{name}:{shown}>"


SHAPE = Shape(
    "bss",
    frozenset({"Spirit", "Magic", "Nexus"}),
    frozenset({"Token"}),
    numbers=("cost",),
    traits="family",
    check=check_fields,
    format="constructed",
    own=frozenset({"color", "reduction", "symbols", "levels", "effects", "block", "scope"}),
    compose=composed_text,
)
