"""Which words cards use, and how they spell them: zones, card types, classes, stats, keywords, labels.

What they mean to the rules is in `profile/words.py`.
"""

from __future__ import annotations

from cardwright.games.sve import terms

ZONES = ("hand", "deck", "field", "cemetery", "ex area", "evolve deck", "banished zone")
CARD_TYPES = ("card", "follower", "amulet", "spell", "equipment", "crest")
STATS = tuple(terms.STATS)
CLASSES = tuple(terms.CLASSES)
# rulebook 12.8 to 12.15 and 13.3.2; the rest came with later sets and are defined by their reminder text only
KEYWORDS = ("ward", "storm", "rush", "assail", "intimidate", "drain", "bane", "aura", "stack")
LATER_KEYWORDS = ("drive", "single drive", "twin drive", "triple drive", "starting amulet")
# what a pronoun can call to mind: "the selected follower"
PARTICIPLES = (
    "selected", "chosen", "buried", "banished", "discarded", "destroyed", "revealed", "returned", "engaged", "summoned",
    "attacking", "evolved", "stolen", "drawn",
)  # fmt: skip
LABELS = {"combo": "combo", "spellchain": "spellchain", "sc": "spellchain", "necrocharge": "necrocharge", "nc": "necrocharge"}
ICON_WORDS = {"[last words]": "[lastwords]", "[union burst]": "[unionburst]", "[q]": "[quick]", "[adv]": "[advance]"}
# words that begin with a capital inside a sentence without being a name
CAPITALISED = frozenset(
    "EX X Activate Evolve Super-Evolve Super Fanfare Last Words Strike Race Drive Combo Spellchain SC Necrocharge NC Overflow "
    "Sanguine Earth Rite Lesson Quick Stack Union Burst Serve Fusion Ride Advance Evolution Point Points".split()
)
STATES = {
    "engaged": "engaged", "reserved": "reserved", "evolved": "evolved", "unevolved": "unevolved", "faceup": "faceup",
    "facedown": "facedown",
}  # fmt: skip
