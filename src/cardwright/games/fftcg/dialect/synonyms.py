"""Wordings that mean the same in this game: what the spelling audit lets pass."""

from __future__ import annotations

from cardwright.text.synonyms import EXEMPT as EXEMPTED
from cardwright.text.synonyms import SYNONYMS

ROWS = (
    ("x equal", "x is equal to"),
    ("if opponent don't pay", "if your opponent don't pay", "unless your opponent pay"),
    ("if you don't pay", "unless you pay"),
    ("{} or {} or {} or {}", "{} , {} , {} , or {}", "{} or {} , {} , or {}", "{} , {} or {} , or {}", "{} or {} or {} , or {}"),
    ("{} or {} or {}", "{} , {} , or {}", "{} or {} , or {}"),
    # damage
    ("the damage is reduced by", "reduce the damage by", "the damage decrease by"),
    ("the next damage dealt to {} is reduced by {} {}", "reduce the next damage dealt to {} {} by {}"),
    ("the damage is increased by", "increase the damage by", "the damage increase by"),
    ("on the same turn", "during the same turn"),
    ("is dealt damage", "receive damage", "receive a point of damage"),
    ("damaged by", "that took damage from", "that have been dealt damage by", "that was dealt damage by"),
    ("was dealt damage", "have been dealt damage"),
    ("that was", "which was"),
    ("double the damage", "double the damage instead"),
    ("deal damage to your opponent or to a forward", "deal damage to a forward or your opponent"),
    ("point of damage or more", "or more point of damage"),
    ("point of damage or less", "or less point of damage"),
    ("damage", "number of point of damage"),
    ("among {}", "among {} as you like"),
    ("deal you {} point of damage", "receive {} point of damage"),
    # discarding
    ("you discard {} from your hand", "{} is discarded from your hand"),
    ("randomly discard {} {}", "randomly discard {} {} from your hand"),
    ("opponent discard {} due", "opponent discard {} from their hand due"),
    ("reveal {}", "show {}"),
    # whose summons and abilities
    ("summon or ability", "summon and ability", "a summon or a ability", "a summon or ability", "summon or a ability"),
    ("your opponent 's summon or ability", "summon or ability of your opponent"),
    ("your opponent 's summon", "a summon of your opponent"),
    ("opponent control", "of opponent", "of your opponent"),
    ("opponent", "your opponent"),
    ("become dull", "be dulled"),
    # costs
    ("the cost paid to", "the cost to"),
    ("to play", "to cast"),
    ("without paying the cost", "without paying its cost"),
    # comparisons
    ("with the same", "of the same"),
    ("with the highest", "of the highest"),
    ("with the lowest", "of the lowest"),
    ("with different", "of different", "each with a different"),
    ("{} <=", "equal to or less than {}", "less than or equal to {}"),
    ("{} >=", "equal to or greater than {}", "greater than or equal to {}"),
    ("greater than", "more than", "higher than", "larger than"),
    ("less than", "lower than", "smaller than"),
    ("the same as", "equal to"),
    ("different element {}", "{} of different element"),
    ("{} or {} or {} or {}", "{} , {} , {} or {}", "{} or {} , {} or {}", "{} , {} or {} or {}"),
    ("{} or {} or {}", "{} , {} or {}"),
    # moments and times
    ("twice", "twice in the same turn", "twice per turn"),
    ("if possible", "if able"),
    ("must attack", "must attack once per turn"),
    ("this effect will trigger only", "this ability will trigger only", "these effect will trigger only"),
    # pronouns, places and what is left
    ("its", "their"),
    ("they", "them", "those", "these"),
    (
        "the rest",
        "the rest of them",
        "the rest of they",
        "the other card revealed",
        "the other card",
        "the other ones",
        "the other",
    ),
    ("the first", "the former", "the first one"),
    ("the second", "the latter", "the second one"),
    ("lose all ability", "lose all its ability", "lose its ability", "lose their ability", "lose all their ability"),
    ("in a party", "forming a party"),
    ("entered the field", "have entered the field"),
    ("other than", "except", "which is not", "that is not"),
    ("control no {}", "don't control any {}", "don't control a {}", "don't control {}"),
    ("have no card", "don't have any card"),
    ("if you don't ,", "if you don't do so ,"),
    ("each player", "both player"),
    ("is put", "would be put"),
    ("the same number of card", "the same number of card as were returned to your deck"),
    ("another turn", "1 more turn"),
)
FILLERS = frozenset("so placed you this one following action".split())
SHARED = (
    ("reminder", "+"), ("note", "Keyword"), ("post", "In"), ("count", "Exactly"), ("done", "Compare"), ("post", "WasIn"),
    ("again", "Compare"),
)  # fmt: skip
EXEMPT = {
    **{key: EXEMPTED[key] for key in SHARED},
    ("discarded", "All"): "to discard one's hand is to discard every card in it (15.1.1.4)",
    ("discarded", "Pick"): "cards are discarded from the hand of who discards them, and from nowhere else (15.1.1.4)",
    ("moment", "PhaseStarts"): "each turn, or each player's",
    ("cond", "Compare"): "to control none is not to control any; to control a card is to control one or more",
    ("trait_of", "StatIs"): "a number is compared in many orders of the same words; one operator has one shape",
    ("trait_of", "AnyOf"): "a card has one cost, so costs joined by 'and' or by 'or' are the same set",
    ("posts", "+"): "as above",
    ("static", "CostChange"): "a Character is cast or played onto the field; one casts one's own cards",
    ("held", "CostChange"): "as above",
    ("static", "Forbid"): "a card is cast from the hand unless a text says otherwise (11.4.2)",
    ("cond", "KeywordActive"): "what was paid is the cost that was paid",
    ("static_scope", "If"): "a card is cast, or played from the hand onto the field",
    ("limit", "OnlyIf"): "if, while or when: asked when the ability is used",
    ("duration", "Until"): "there is one opponent",
    ("definition", "+"): "a keyword is defined in our words and explained in those of its reminders",
    ("modal", "Modal"): "how many actions there are is said again by the actions themselves",
}
FFTCG = SYNONYMS.extended(rows=ROWS, fillers=FILLERS, exempt=EXEMPT)
