"""The words of the game: zones, card types, elements, numbers, keywords, icons, phases."""

from __future__ import annotations

ZONES = ("hand", "deck", "field")
CARD_TYPES = ("card", "forward", "backup", "monster", "summon", "character")
ELEMENTS = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")
STATS = ("power", "cost")
KEYWORDS = ("first strike", "brave", "haste", "back attack")
STATES = {"active": "active", "dull": "dull"}
# what a pronoun can call to mind: "the revealed card"
PARTICIPLES = (
    "chosen",
    "selected",
    "revealed",
    "discarded",
    "removed",
    "returned",
    "broken",
    "drawn",
    "searched",
    "dulled",
    "added",
)
# icons by what stands in them: Japanese codes, and the words or letters that files with brackets use
CP_ICONS = {
    "火": "fire", "氷": "ice", "風": "wind", "土": "earth", "雷": "lightning", "水": "water", "光": "light", "闇": "dark",
    **{name: name for name in ELEMENTS},
}  # fmt: skip
DULL_ICONS = ("ダル", "dull")
# several words that are one
JOINED = {
    "break zone": ("ZONE", "break zone"),
    "damage zone": ("ZONE", "damage zone"),
    "main phase 1": ("PHASE", "main phase 1"),
    "main phase 2": ("PHASE", "main phase 2"),
    "main phase": ("PHASE", "main phase"),
    "attack phase": ("PHASE", "attack phase"),
    "active phase": ("PHASE", "active phase"),
    "draw phase": ("PHASE", "draw phase"),
    "end phase": ("PHASE", "end phase"),
    "ex burst": ("", ""),
    "ex bursts": ("", ""),
    "action ability": ("", ""),
    "action abilities": ("", ""),
    "special ability": ("", ""),
    "special abilities": ("", ""),
    "auto ability": ("", ""),
    "auto-ability": ("", ""),
    "auto-abilities": ("", ""),
    "field ability": ("", ""),
    "field abilities": ("", ""),
}
POSSESSIVES = {
    "his/her": "their", "her/his": "their", "his": "its", "her": "its", "he/she": "they", "she/he": "they", "him/her": "they",
    "he": "it", "she": "it", "him": "it",
}  # fmt: skip
