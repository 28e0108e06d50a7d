"""Which words cards use, and how they spell them: zones, card types, elements, numbers, keywords, icons, phases.

What they mean to the rules is in `profile/words.py`.
"""

from __future__ import annotations

from cardwright.games.fftcg import terms

ZONES = ("hand", "deck", "field")
CARD_TYPES = ("card", "forward", "backup", "monster", "summon", "character")
ELEMENTS = terms.ELEMENT_NAMES
STATS = terms.PRINTED_STATS
KEYWORDS = tuple(terms.KEYWORDS)
STATES = {"active": "active", "dull": "dull"}
# what a pronoun can call to mind: "the revealed card"
PARTICIPLES = (
    "chosen", "selected", "revealed", "discarded", "removed", "returned", "broken", "drawn", "searched", "dulled", "added",
)  # fmt: skip
# icons by what stands in them: Japanese codes, and the words or letters that files with brackets use
CP_ICONS = {
    "火": "fire", "氷": "ice", "風": "wind", "土": "earth", "雷": "lightning", "水": "water", "光": "light", "闇": "dark",
    **{name: name for name in ELEMENTS},
}  # fmt: skip
DULL_ICONS = ("ダル", "dull")
# several words that are one
JOINED = {
    "break zone": ("ZONE", "break zone"), "damage zone": ("ZONE", "damage zone"),
    **{word: ("PHASE", word) for word in (*terms.PHASES, "main phase")},
    **dict.fromkeys((
        "ex burst", "ex bursts", "action ability", "action abilities", "special ability", "special abilities", "auto ability",
        "auto-ability", "auto-abilities", "field ability", "field abilities",
    ), ("", "")),
}  # fmt: skip
POSSESSIVES = {
    "his/her": "their", "her/his": "their", "his": "its", "her": "its", "he/she": "they", "she/he": "they", "him/her": "they",
    "he": "it", "she": "it", "him": "it",
}  # fmt: skip
