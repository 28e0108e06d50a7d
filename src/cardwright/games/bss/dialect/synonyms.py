"""What wordings of one phrase may differ by in this game, beyond what all games say alike."""

from __future__ import annotations

from cardwright.text.synonyms import SYNONYMS

ROWS: tuple[tuple[str, ...], ...] = (
    (
        "{} effect on the spirit summoned by this effect isn't triggered",
        "spirit summoned with this effect don't have their {} effect activated",
    ),
    ("you didn't lose life this turn", "your life total is the same or higher than it was at the start of the turn"),
    ("would be destroyed by your opponent 's effect", "would be destroyed by your opponent 's destruction effect"),
    # whole statements
    ("that cost the most", "with the highest cost"),
    ("that cost the least", "with the lowest cost"),
    ("that cost the same as", "with the same cost as"),
    ("as 1 of {}", "as any of {}"),
    *((f"{word} equal to or fewer than", f"{word} equal to or lower than", f"{word} equal to or less than",
       f"{word} lower than or equal to", f"{word} less than or equal to", f"{word} fewer than or equal to")
      for word in ("bp", "cost", "level")),
    *((f"{word} equal to or higher than", f"{word} equal to or greater than", f"{word} equal to or more than",
       f"{word} greater than or equal to", f"{word} more than or equal to", f"{word} higher than or equal to")
      for word in ("bp", "cost", "level")),
    ("fewer bp", "lower bp", "less bp"),
    ("more bp", "higher bp", "greater bp"),
    # each player has one soul core (4-11-3)
    ("a soul_core", "your soul_core", "the soul_core"),
    ("place a soul_core from {} {}", "move a soul_core from {} {}", "remove a soul_core from {} and place it {}"),
    ("as {} as well", "'s color as {} as well", "as a {} spirit as well", "as if it is also {}", "as if they is also {}",
     "as if it is also a {}"),
    ("as {} and {} as well", "'s color as {} and {} as well", "as if it is also {} and {}", "as if they is also {} and {}"),
    ("attack from {} can't reduce your life", "your life can't be reduced by a attack from {}",
     "your life can't be reduced by attack from {}"),
    ("attack from {} can't reduce your life to 0", "your life can't be reduced to 0 by a attack from {}",
     "your life can't be reduced to 0 by attack from {}"),
    ("your opponent 's effect can't discard card from your hand",
     "card in your hand can't be discarded by your opponent 's effect"),
    ("your opponent 's effect can't remove core from {}", "core on {} can't be removed by your opponent 's effect"),
    ("lose its effect", "lose all of its effect", "lose all of their effect", "lose their effect",
     "lose their effect and can't regain them"),
    ("place {} core from {} {}", "remove {} core from {} and place them {}"),
    ("a core is placed", "1 or more core is placed"),
    # events
    ("your effect", "1 of your effect"),
    ("your opponent 's effect", "1 of your opponent 's effect"),
    ("{} is destroyed by your opponent 's effect", "your opponent 's effect destroy {}"),
    ("{} is destroyed by a effect", "a effect destroy {}"),
    ("{} is destroyed by your effect", "your effect destroy {}", "you destroy {} with your effect"),
    ("{} is exhausted by your effect", "your effect exhaust {}", "you exhaust {} with your effect"),
    ("{} is refreshed by your effect", "your effect refresh {}", "you refresh {} with your effect"),
    ("{} is discarded from {} by your effect", "your effect discard {} from {}"),
    ("you gain life", "your life increase"),
    ("your opponent gain life", "your opponent 's life increase"),
    ("you lose life", "your life is reduced"),
    ("your opponent lose life", "your opponent 's life is reduced"),
    ("your opponent draw a card with 1 of their effect", "your opponent use 1 of their effect to draw a card"),
    ("outside of the draw step", "outside of your draw step", "outside of their draw step"),
    ("place a core from {} {} with 1 of their effect", "use 1 of their effect to place a core from {} {}",
     "place a core with 1 of their effect from {} {}"),
    ("place a core from {} {} with your effect", "use your effect to place a core from {} {}",
     "place a core with your effect from {} {}"),
    ("this effect can", "this effect may"),
    ("if", "if_all"),
    ("activate 1 of {} 's {} effect", "activate 1 of {} 's {} effect a second time"),
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
    ("as lv {}", "as a lv {} spirit", "as lv {} spirit", "as a lv {}", "as being lv {}", "as being lv {} spirit"),
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
    "without 'destruction'",  # by which effects a card would be destroyed
    "without 'being'",  # "treat it as its highest level"
    "without 'amount'",  # "cost the same amount"
})  # fmt: skip
BSS_SYNONYMS = SYNONYMS.extended(ROWS, FILLERS, (), EXEMPT)
