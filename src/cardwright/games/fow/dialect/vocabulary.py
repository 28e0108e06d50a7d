"""Which words cards use, and how they spell them: zones, card types, attributes, keywords, labels (of three eras: 1400).

What they mean to the rules is in `profile/words.py`.
"""

from __future__ import annotations

from cardwright.games.fow import terms

# 201.2, with the names of old cards (1405, 1407); the value is the word that rules and trees use
CARD_TYPES = {
    **{word: word for word in ("card", *terms.TYPES, "spell", "entity", "token") if word not in ("magic stone", "player")},
    "j-resonator": "j/resonator", "magic_stone": "magic stone",
}  # fmt: skip
# 300, 1404: zones of several words become one token
ZONE_WORDS = {
    ("magic", "stone", "deck"): ("stone_deck", "magic stone deck"), ("magic", "stones", "area"): ("field", "field"),
    ("magic", "stone", "area"): ("field", "field"), ("chant-standby", "area"): ("standby_area", "standby area"),
    ("chant-standby", "zone"): ("standby_area", "standby area"), ("standby", "area"): ("standby_area", "standby area"),
    ("removed", "from", "the", "game", "zone"): ("removed_area", "removed area"),
    ("removed", "area"): ("removed_area", "removed area"), ("ruler", "area"): ("ruler_area", "ruler area"),
    ("chase", "area"): ("chase", "chase"), ("lifebreak", "area"): ("lifebreak_area", "lifebreak area"),
    ("main", "deck"): ("deck", "deck"), ("stranger", "deck"): ("stranger_deck", "stranger deck"),
    ("rune", "area"): ("rune_area", "rune area"),
}  # fmt: skip
ONE_WORD_ZONES = {"deck": "deck", "hand": "hand", "field": "field", "graveyard": "graveyard", "chase": "chase"}
# spellings of one thing, as the words that templates use
REPHRASED = {
    ("in", "this", "way"): ("this", "way"),
    ("[trigger]", "if"): ("[trigger]", "while"),
    ("more", "than", "you"): ("than", "you"),
    ("do", "not"): ("don't",),
    ("a", "opponent"): ("your", "opponent"),
    ("you", "opponent"): ("your", "opponent"),
}
# other terms of several words
COMPOUNDS = {
    ("magic", "stone"): "magic_stone", ("out", "of", "the", "game"): "out_of_game", ("outside", "of", "the", "game"): "out_of_game",
    ("outside", "the", "game"): "out_of_game", ("total", "cost"): "total_cost", ("free", "cost"): "free_cost",
    ("attribute", "cost"): "attribute_cost", ("symbol", "skill"): "symbol_skill", ("main", "phase"): "main_phase",
    ("main", "timing"): "main_timing", ("end", "phase"): "end_phase", ("draw", "phase"): "draw_phase",
    ("recovery", "phase"): "recovery_phase",
    ("battle", "phase"): "battle", ("he", "or", "she"): "they", ("his", "or", "her"): "their", ("him", "or", "her"): "them",
}  # fmt: skip
ATTRIBUTES = {"light": "light", "fire": "fire", "water": "water", "wind": "wind", "darkness": "darkness", "dark": "darkness"}
STONE_TYPES = {f"{word}_magic_stone": f"{attribute} magic stone" for word, attribute in ATTRIBUTES.items()}  # 201.4a
COMPOUNDS |= {(word, "magic", "stone"): f"{word}_magic_stone" for word in ATTRIBUTES}
STATS = {"atk": "atk", "def": "def", "total_cost": "total cost", "free_cost": "free cost"}
GROUP_STATS = {"name": "name", "total_cost": "total cost", "attribute": "attribute", "race": "race"}
STATES = {
    word: word
    for word in (
        "rested", "recovered", "attacking", "blocking", "blocked", "attacked", "damaged", "special", "basic", "true", "bestowed"
    )
}  # fmt: skip
# 1100: those that stand in brackets with nothing, a number, or a cost after them. [Target Attack] is [Precision] (1414)
KEYWORDS = {
    **{word: word for word in terms.KEYWORDS if word not in ("god's art", "target attack")}, "target attack": "precision",
    "judgement": "judgment", "j-activate": "judgment",
}  # fmt: skip
# keywords that say all by their name
PLAIN_KEYWORDS = (
    "pierce", "precision", "first strike", "explode", "flying", "swiftness", "imperishable", "quickcast", "remnant", "barrier",
    "bloodlust", "bane", "drain", "eternal", "mythic", *terms.MARKS,
)  # fmt: skip
LABELS = ("enter", "activate", "continuous", "force")
# 1406: what an old addition can be added to
ADDITION_KINDS = ("field", "resonator", "ruler", "j-ruler", "j/resonator", "j/ruler")
# 1405: old chants by their subtype
CHANT_KINDS = {"spell:chant": "chant", "spell:chant-instant": "quickcast chant", "spell:chant-standby": "trigger chant"}
# what a pronoun can call to mind: "the destroyed resonator". To banish is to put one's own card into the graveyard (1011), which
# trees call to bury; to remove from the game is what they call to banish
PARTICIPLES = (
    "chosen", "banished", "discarded", "destroyed", "revealed", "returned", "rested", "removed", "searched", "recovered",
    "cancelled", "canceled", "drawn", "added",
)  # fmt: skip
# words that begin with a capital inside a sentence without being a race or a name
CAPITALISED = frozenset(
    "Ruler Rulers J-Ruler J-Rulers J/Ruler J/Rulers J/Resonator J/Resonators Resonator Resonators Regalia Addition Additions Chant "
    "X Y ATK DEF Stranger Search Anytime If You Your This It Card Cards Magic Stone God's".split()
)
