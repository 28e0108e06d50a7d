"""The words of the game: zones, card types, colours, stats, states, trigger icons, keywords."""

from __future__ import annotations

ZONES = (
    "hand",
    "deck",
    "waiting room",
    "stock",
    "clock",
    "level",
    "memory",
    "climax area",
    "stage",
    "center stage",
    "back stage",
    "resolution zone",
)
# how cards spell a zone that they also call otherwise
ZONE_SPELLINGS: dict[tuple[str, ...], str] = {
    ("waiting", "room"): "waiting room",
    ("center", "stage"): "center stage",
    ("centre", "stage"): "center stage",
    ("front", "row"): "center stage",
    ("back", "stage"): "back stage",
    ("back", "row"): "back stage",
    ("climax", "area"): "climax area",
    ("climax", "zone"): "climax area",
    ("level", "area"): "level",
    ("level", "zone"): "level",
    ("clock", "area"): "clock",
    ("clock", "zone"): "clock",
    ("stock", "area"): "stock",
    ("memory", "area"): "memory",
    ("resolution", "zone"): "resolution zone",
    ("resolution", "area"): "resolution zone",
}
CARD_TYPES = ("card", "character", "event", "climax")
STATS = ("power", "soul", "level", "cost")
COLOURS = ("yellow", "green", "red", "blue")
STATES = ("stand", "rest", "reverse")  # 4.6.1
TRIGGERS = ("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice")  # 4.12.2
ABILITY_ICONS = ("auto", "act", "cont")  # 8.1.1.4
# the letters and words that older cards and lists print for an icon
ICON_SPELLINGS = {
    "a": "auto",
    "c": "cont",
    "s": "act",
    "come back": "comeback",
    "cx combo": "cxcombo",
    "cxcombo": "cxcombo",
    "standing": "stand",
    "resting": "rest",
    "reversed": "reverse",
    "bounce": "return",
    "door": "comeback",
    "stock": "pool",
    "book": "draw",
    "bag": "treasure",
}
# 8.12, 10.1, 10.7 to 10.10, 10.12 to 10.14: keywords that name a sort of ability and mean nothing by themselves
LABELS = (
    "alarm",
    "brainstorm",
    "change",
    "memory",
    "experience",
    "accelerate",
    "resonate",
    "fusion",
    "recollection",
    "cxcombo",
    "clock",
    "assist",
)
# what cards call in quotes: "Backup", "Encore"
QUOTED_KEYWORDS = (*LABELS, "encore", "bond", "backup", "great performance", "shift", "sunder")
PARTICIPLES = ("chosen", "revealed", "put", "returned", "placed", "drawn", "discarded", "looked")
