"""Which words cards use, and how they spell them: areas, card types, colours, steps, keywords, families (chapters 2, 3, 6 and 11).

What they mean to the rules is in `profile/words.py`.
"""

from __future__ import annotations

from cardwright.games.bss import terms

# 2-4-1-1
COLOURS = tuple(terms.COLOURS)
# 3-1-1: areas that cards lie in; cores lie in POOLS
ZONES = tuple(terms.ZONES)
POOLS = ("life", "reserve", "trash", "field")
# 6-1-1
STEPS = tuple(terms.PHASES)
# chapter 11; Bloodcurse came without a rule of its own
KEYWORDS = (*terms.KEYWORDS, "bloodcurse")
# what a pronoun can call to mind: "the destroyed spirit"
PARTICIPLES = (
    "selected", "destroyed", "discarded", "revealed", "returned", "exhausted", "refreshed", "summoned", "attacking", "blocking",
    "blocked", "viewed", "drawn",
)  # fmt: skip
# 4-4-1
STATES = ("exhausted", "refreshed")
# words that begin with a capital inside a sentence without being a name
CAPITALISED = frozenset("BP LV Soul Core X Then When While During At If You Your Flash Main".split())
# 2-5: spirit types that the game has so far; those of the cards at hand are known from their data
FAMILIES = (
    "Golem", "Angel", "Fabled Beast", "Machine Beast", "Serpent", "NERV", "Preybird", "Shadow", "Skybinder", "Star Dragon",
    "Undead", "Terrasaur", "Dragonoid", "Nightling", "War God", "Emperor Beast", "Android", "WILLE", "Mecha", "Aberration",
    "Otherlander", "Carapite", "Bladebeast", "Ancient Dragon", "Insectoid", "Wanderfae", "Leaf Kindred", "EVA-00", "EVA-01",
    "EVA-02", "EVA-05", "EVA-08", "EVA-13", "Mark.06", "Mark.09", "Lyric Bird", "Seafae", "Pilot", "Familiar", "Ice Princess",
    "Spirit Beast", "Armored Dragon", "Birdfolk", "Wildsoul", "Surveyor", "Giant Beast", "Fair Folk", "Plantfolk", "Beastfolk",
    "Reptoid", "Frolicker", "Voidlord", "Skyfang", "Darkling", "Flying Fish", "Armored Beast", "Toy", "Netherine",
    "Lightguider", "Construct", "Aegis General", "Lava Fish", "Beauty", "Warbeast", "Elemental", "Valiant Hero", "Pterosaur",
    "Crystal Divinity", "First Adams' Vessel", "Misato", "Gendoh", "Rei", "Mari", "Kaworu", "Asuka", "Shinji",
    "Six Aegis Emperor", "War Dragon", "Imperator", "Great Overlord", "Hydra", "Greatbeetle", "Supsprite",
)  # fmt: skip
