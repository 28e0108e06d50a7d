"""Wordings that mean the same in this game: the eras of its texts, and words that say what goes without saying."""

from __future__ import annotations

from cardwright.text.synonyms import SYNONYMS

ROWS: tuple[tuple[str, ...], ...] = (
    # eras of wording
    ("{} >=", "{} or above", "equal to or higher than {}", "equal to or greater than {}", "higher than or equal to {}"),
    ("{} <=", "{} or below", "equal to or lower than {}", "equal to or less than {}", "lower than or equal to {}"),
    ("higher", "greater"),
    ("lower", "less"),
    ("whose {} is", "with a {}", "with {}"),
    ("when you use {} 's {}", "you use {} of {}", "you use the {} of {}", "you use {} 's {}"),
    ("{} 's battle opponent", "battle opponent of {}", "the battle opponent of {}"),
    ("battle opponent of your {}", "the battle opponent of your {}", "your {} 's battle opponent"),
    ("{} 's soul don't", "the soul of {} don't"),
    ("{} 's trigger check", "the trigger check of {}"),
    ("damage you took", "damage you received", "damage you receive", "damage you take", "damage dealt to you"),
    ("damage your opponent took", "damage your opponent received", "damage your opponent receive", "damage your opponent take",
     "damage dealt to your opponent"),
    ("{} × {}", "{} multiplied by {}"),
    ("{} plus {}", "{} +n {}"),
    ("{} minus {}", "{} -n {}"),
    ("control", "have"),
    ("don't have any", "don't have a", "have no"),
    ("don't have another", "have no other", "don't have any other"),
    ("name", "card name"),
    ("regarded", "treated"),
    ("is also", "will also be"),
    ("put", "send", "place", "placed"),
    ("show", "reveal"),
    ("beginning", "start"),
    ("underneath", "under", "from under", "from underneath"),
    ("exchange", "swap"),
    ("previous", "that this card was on", "that this card was in", "this card was on", "this card was in",
     "that it was on", "that it was in", "it was on", "it was in", "this card 's stage", "its stage"),
    ("next to", "on either side of"),
    ("it", "them"),
    ("this", "that"),
    ("original", "same"),
    ("position", "place"),
    ("each", "a time per turn"),
    # an open position is another one than that of any character
    ("a open", "any open", "another open"),
    # whose phase it is goes by whose turn it is
    ("be frontal_attacked", "is frontal_attacked", "being frontal_attacked"),
    ("turn", "the turn"),
    ("per turn", "each turn", "a turn"),
    ("activate", "can be activated"),
)  # fmt: skip
# words that say nothing by themselves here: the noun after "the", the icon that only marks, what is shown to everybody anyway
FILLERS = frozenset(
    "character stage afterwards afterward the any & revealed that was is being trait with to position of its their".split()
)
EXEMPT = {
    ("cost", "+"): "the actions of a cost stand side by side, with or without a sign between them",
    ("costs", "+"): "the same",
    ("reminder", "+"): "reminders repeat rules in many words; they are compared with the definitions, not run",
    ("note", "Keyword"): "as above",
    ("again", "Compare"): "what is counted again is said by the condition before",
    ("done", "Compare"): "what one did was done; nothing else than the effect before could have done it",
    ("post", "In"): "a card is in one place at a time, so places joined by 'and' or by 'or' are the same set of places",
    ("discarded", "Pick"): "cards are discarded from the hand and from nowhere else",
    ("count", "Exactly"): "any card is a card that one chooses",
    ("scoped", "IfDo"): "the cost of an ability is paid, or it is not: that is what was or was not done",
}

WEISS_SYNONYMS = SYNONYMS.extended(rows=ROWS, fillers=FILLERS, exempt=EXEMPT)
