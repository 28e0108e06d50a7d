"""Wordings that mean the same in this game: what the spelling audit lets pass."""

from __future__ import annotations

from cardwright.text.synonyms import EXEMPT as EXEMPTED
from cardwright.text.synonyms import SYNONYMS

ROWS = (
    # damage
    ("the damage is reduced by", "reduce the damage by", "the damage decrease by"),
    ("the damage is increased by", "increase the damage by", "the damage increase by"),
    ("is dealt damage", "receive damage", "receive a point of damage"),
    ("damaged by", "that took damage from", "that have been dealt damage by", "that was dealt damage by"),
    ("that was dealt damage", "that have been dealt damage"),
    ("double the damage instead", "double the damage"),
    ("deal damage to your opponent or to a forward", "deal damage to a forward or your opponent"),
    ("point of damage or more", "or more point of damage"),
    ("point of damage or less", "or less point of damage"),
    ("damage", "number of point of damage"),
    # who and what by
    ("summon or ability", "summon and ability", "a summon or a ability", "a summon or ability", "summon or a ability"),
    ("due to ability", "due to your ability"),
    ("opponent", "your opponent"),
    ("become dull", "be dulled"),
    # costs
    ("the cost required to play", "the cost required to cast", "the cost for casting", "the cost for playing"),
    ("to play", "to cast"),
    ("play {}", "play {} onto the field"),
    ("the cost paid to", "the cost to"),
    # comparisons
    ("{} <=", "equal to or less than {}", "less than or equal to {}"),
    ("{} >=", "equal to or greater than {}", "greater than or equal to {}"),
    ("greater than", "more than", "higher than", "larger than"),
    ("less than", "lower than", "smaller than"),
    ("the same as", "equal to", "is the same cost as"),
    ("with different", "of different", "each with a different"),
    ("with the same", "of the same"),
    ("that cost", "of cost", "with a cost of", "with cost"),
    ("of power", "with a power of", "with power"),
    ("of the same cost as", "of cost equal to", "of cost as", "of the same cost equal to"),
    ("different element {}", "{} of different element"),
    # moments and durations
    ("beginning", "start"),
    ("of each turn", "of each player 's turn"),
    ("once more", "twice"),
    ("twice", "twice in the same turn", "twice per turn"),
    ("if possible", "if able"),
    ("must attack", "must attack once per turn"),
    ("will trigger only", "this effect will trigger only", "this ability will trigger only", "these effect will trigger only"),
    # pronouns and places
    ("its", "their"),
    ("them", "those"),
    ("top or bottom", "top and/or bottom"),
    ("in a party", "forming a party"),
    ("entered the field", "have entered the field"),
    ("other than", "except", "which is not", "that is not"),
    ("no {}", "don't control any {}", "don't control a {}", "don't control {}"),
    ("have no card", "don't have any card"),
    ("don't pay", "unless pay"),
    ("you do so", "they do so"),
    ("1 more turn", "another turn"),
)
FILLERS = frozenset("so placed you this one following action".split())
EXEMPT = {
    **{
        key: EXEMPTED[key]
        for key in (("post", "In"), ("count", "Exactly"), ("done", "Compare"), ("post", "WasIn"), ("again", "Compare"))
    },
    ("discarded", "All"): "to discard one's hand is to discard every card in it (15.1.1.4)",
    ("moment", "PhaseStarts"): "each turn, or each player's",
    ("cond", "Compare"): "to control none is not to control any",
}
FFTCG = SYNONYMS.extended(rows=ROWS, fillers=FILLERS, exempt=EXEMPT)
