"""Which words cards use, and how they spell them: zones, card types, colours, stats, states, trigger icons, keywords.

What they mean to the rules is in `profile/words.py`.
"""

from __future__ import annotations

from cardwright.games.weiss import terms

ZONES = (
    "hand", "deck", "waiting room", "stock", "clock", "level", "memory", "climax area", "stage", "center stage", "back stage",
    "resolution zone",
)  # fmt: skip
# how cards spell a zone that they also call otherwise
ZONE_SPELLINGS: dict[tuple[str, ...], str] = {
    ("waiting", "room"): "waiting room", ("waiting", "rooms"): "waiting room",
    ("center", "stage"): "center stage", ("centre", "stage"): "center stage",
    ("front", "row"): "center stage", ("back", "stage"): "back stage", ("back", "row"): "back stage",
    ("climax", "area"): "climax area", ("climax", "zone"): "climax area", ("level", "area"): "level", ("level", "zone"): "level",
    ("clock", "area"): "clock", ("clock", "zone"): "clock", ("stock", "area"): "stock", ("memory", "area"): "memory",
    ("resolution", "zone"): "resolution zone", ("resolution", "area"): "resolution zone",
}  # fmt: skip
CARD_TYPES = ("card", *terms.TYPES)
STATS = ("power", "soul", "level", "cost")
COLOURS = tuple(terms.COLOURS)
STATES = tuple(terms.STATES)  # 4.6.1
TRIGGERS = tuple(terms.TRIGGER_ICONS)  # 4.12.2
ABILITY_ICONS = ("auto", "act", "cont")  # 8.1.1.4
# the letters and words that older cards and lists print for an icon
ICON_SPELLINGS = {
    "a": "auto", "c": "cont", "s": "act", "come back": "comeback", "cx combo": "cxcombo", "cxcombo": "cxcombo", "standing": "stand",
    "resting": "rest", "reversed": "reverse", "bounce": "return", "door": "comeback", "stock": "pool", "book": "draw",
    "bag": "treasure",
}  # fmt: skip
# 8.12, 10.1, 10.7 to 10.10, 10.12 to 10.14: keywords that name a sort of ability and mean nothing by themselves
LABELS = (
    "alarm", "brainstorm", "change", "memory", "experience", "accelerate", "resonate", "fusion", "recollection", "cxcombo", "clock",
    "assist",
)  # fmt: skip
# what cards call in quotes: "Backup", "Encore"
QUOTED_KEYWORDS = (*LABELS, "encore", "bond", "backup", "great performance", "shift", "sunder")
PARTICIPLES = ("chosen", "revealed", "put", "returned", "placed", "drawn", "discarded", "looked")
