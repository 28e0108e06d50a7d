"""What wordings of one phrase may differ by in this game, beyond what all games say alike."""

from __future__ import annotations

from cardwright.text.synonyms import SYNONYMS

ROWS: tuple[tuple[str, ...], ...] = (
    # whole statements
    ("if", "if_all"),
    ("if not", "if it isn't", "if it don't"),
    ("the first time {} each turn", "the first time {} this turn"),
    ("when summoning {}", "when placing {}", "when using {}"),
    ("if {} :", "when {} :"),
    ("with effect listed", "with any effect listed"),
    ("can block", "can block all of"),
    ("be blocked by {}", "be blocked by any of {}"),
    ("during your opponent 's next refresh step", "during their next refresh step"),
    ("as if it is also a {} spirit", "as if they is also {} spirit"),
    ("to keep it on the field {}", "to keep it on the field {} instead"),
    ("return it to your hand instead", "return the spirit card to your hand instead of placing it into your trash"),
    ("from the discarded card", "among the discarded card"),
    ("to {} hand or deck", "to {} hand or their deck"),
    ("】", "】 at the start of the step ,"),
    ("after its effect resolve", "after the effect resolve", "after that card 's effect resolve"),
    (":", ": 【 while this spirit attack 】", ": 【 when this spirit attack 】", ": 【 flash 】"),
    ("as part of its cost", "as part of this spirit 's summoning cost", "as part of this card 's summoning cost",
     "as part of this card 's cost"),
    ("as lv {}", "as a lv {} spirit", "as lv {} spirit", "as a lv {}"),
    ("as its highest level", "as being its highest level", "as their highest level", "as being their highest level"),
    ("as having {} {} symbol", "'s symbol as {} {} symbol"),
    ("{} reduce your opponent 's life", "{} ' attack reduce your opponent 's life", "{} 's attack reduce your opponent 's life",
     "attack from {} reduce your opponent 's life", "a attack from {} reduce your opponent 's life",
     "you reduce your opponent 's life with a attack from {}", "you reduce your opponent 's life with {} 's attack"),
    ("place {} from {} that isn't a soul_core {}", "remove {} that isn't a soul_core from {} and place it {}",
     "remove {} that isn't a soul_core from {} and place them {}"),
    ("place {} from {} {}", "remove {} from {} and place it {}", "remove {} from {} and place them {}",
     "remove {} from {} and place the core {}"),
    ("place a core from {} {}", "remove a core from {} and place it {}", "remove 1 core from {} and place it {}",
     "place 1 core from {} {}"),
    ("place {} {} {}", "remove {} {} and place it {}", "remove {} {} and place them {}", "remove {} {} and place the core {}"),
    ("is returned to", "return to"),
    ("in battle", "as the result of battle"),
    ("can block while exhausted", "may block even if exhausted"),
    ("{} destroy {} via comparing bp", "{} is destroyed via comparing bp with {}",
     "{} is destroyed in battle via comparing bp with {}"),
    ("{} is discarded from {} by your opponent 's effect", "your opponent 's effect discard {} from {}"),
    ("{} have a soul_core on it", "there is a soul_core on {}"),
    ("control no {}", "don't control any {}", "don't control a {}"),
    ("control a", "have a"),
    # two sit at the table: "their" is the opponent's, and there is nobody else to act
    ("end of your opponent 's next turn", "end of their next turn"),
    ("your opponent control", "they control"),
    ("each player", "both player"),
    ("your opponent {}", "make your opponent {}"),
    # numbers of cores, symbols and BP that a card has
    ("with", "that have"),
    ("core", "core on it", "core on them"),
    ("soul_core", "soul_core on it", "soul_core on them"),
    ("fewer", "less"),
    ("without", "that don't have"),
    ("activated", "triggered"),  # 8-1-7
    # looking at cards
    ("look at", "view"),
    ("this way", "by this ability", "by this effect"),
    ("rest", "any remaining"),
    ("trait", "spirit type"),
    ("top or bottom", "either the top or the bottom", "either the top or bottom"),
    ("equal to", "equal to that of"),
)  # fmt: skip
FILLERS = frozenset("any additional 1 only all +".split())
EXEMPT = {
    ("post", "In"): "a card is in one place at a time, so places joined by 'and' or by 'or' are the same set of places",
    ("count", "Exactly"): "any card is a card that one chooses",
    ("adj", "AnyOf"): "families and colours joined by 'and' before a plural mean the cards of either",
    ("whose", "Player"): "two sit at the table: what is theirs is the opponent's",
    ("step", "PlayCard"): "the card type says whether it is summoned, placed or used (10-6 to 10-8)",
    ("post", "Among"): "the cards just revealed, viewed or discarded are the only ones at hand",
    ("pron", "Pronoun"): "as above",
    ("again", "Compare"): "what is counted again is said by the condition before",
    ("done", "Compare"): "what one did was done; nothing else than the effect before could have done it",
    ("discarded", "Pick"): "cards are discarded from the hand unless the text says otherwise (10-2-2)",
    ("static", "CountSymbols"): "what is counted when a cost is reduced, however the act of counting is said (2-7-3)",
    ("step", "Choose"): "cards of the trash are said to be there once",
    ("step", "Create"): "tokens that one summons are one's own",
    ("top", "Deck"): "cards from the top of a deck are its top cards",
    ("per", "Count"): "cards that were discarded were discarded by whoever the effect told to",
    ("cond", "Happened"): "one's own effect asks for what it destroyed, which are the opponent's spirits that it speaks of",
    ("cond", "Compare"): "spirits that one has are on one's field (8-5-4)",
}
# words whose loss, or change into another, leaves the meaning as it was, and why
HARMLESS = frozenset({
    "'it' to 'them'", "'them' to 'it'",  # the cores that were just removed, however many; cores "on it", "on them"
    "without 'during'",  # "gains 1000 BP this turn"
    "'or' to 'and'", "'and' to 'or'",  # families, colours and places: a card of either
    "without 'only'", "without 'additional'", "without 'currently'",  # "only one core", "draw one additional card"
    "without 'instead'",  # what keeps a card on the field happens instead of its destruction
    "without 'their'",  # "to their hand or their deck"
    "without 'all'", "without 'spirit'", "without 'magic'", "without 'summoning'",  # said twice or self-evident
    "without 'you'", "without 'make'",
})  # fmt: skip
BSS_SYNONYMS = SYNONYMS.extended(ROWS, FILLERS, (), EXEMPT)
