"""Wordings that mean the same in this game: the eras of its texts, and words that say what goes without saying."""

from __future__ import annotations

from cardwright.text.synonyms import SYNONYMS

_PHASES = (
    "stand phase", "draw phase", "clock phase", "main phase", "climax phase", "attack phase", "end phase", "turn",
    "attack declaration step", "trigger step", "counter step", "damage step", "battle step", "encore step",
)  # fmt: skip
_THIS_POSITION = tuple(
    f"the {position} {that} {verb} {at}"
    for position in ("stage position", "position")
    for that in ("that this card", "this card")
    for verb in ("was", "is")
    for at in ("on", "in")
)
_STANDING = tuple(f"during {whose} next stand phase" for whose in ("your", "its master 's"))
ROWS: tuple[tuple[str, ...], ...] = (
    (
        *(
            f"become [reverse] {by} {the}[auto] effect of your opponent 's character"
            for the in ("", "the ")
            for by in ("by", "from")
        ),
        *(
            f"become [reverse] {by} your opponent {whose} [auto] effect"
            for by in ("by", "from")
            for whose in ("character 's", "'s character 's")
        ),
    ),
    # comparisons
    ("{} get {} while in your hand", "your {} get {} while in your hand"),
    ("your other {}", "another of your {}"),
    ("have another {}", "have other {}"),
    ("have less card", "have fewer card"),
    ("in battle", "during battle"),
    ("{} or more", "{} or above"),
    ("{} or less", "{} or below"),
    ("at least than", "equal to or higher than", "equal to or greater than", "higher than or equal to", "greater than or equal to"),
    ("at most than", "equal to or lower than", "equal to or less than", "lower than or equal to", "less than or equal to"),
    ("higher than", "greater than"),
    ("lower than", "less than"),
    ("with", "whose"),
    ("this card 's position", *_THIS_POSITION, "this card 's stage position"),
    ("top of {}", "from the top of {}"),
    ("bottom of {}", "from the bottom of {}"),
    # what belongs to what
    ("{} 's battle opponent", "the battle opponent of {}"),
    ("your {} 's battle opponent", "the battle opponent of your {}"),
    ("you use {} 's {}", "you use {} of {}", "you use the {} of {}"),
    ("you use {} 's [act]", "you use the [act] of {}", "you use [act] of {}"),
    ("{} 's trigger check", "the trigger check of {}"),
    ("{} 's soul", "the soul of {}"),
    ("{} 's attack", "the attack of {}"),
    ("perform the {} effect", "perform the effect of {}"),
    ("perform the following action", "perform the following effect"),
    ("the total {} of {}", "the total {} of the {}", "the number of {} {} have"),
    ("number of color of your {}", "number of color among your {}", "number of color your {} have"),
    *((f"{{}} {phase}", f"the {phase} of {{}} turn") for phase in _PHASES),
    *((f"of each {phase}", f"of the {phase}", f"of all player ' {phase}") for phase in _PHASES if phase != "turn"),
    ("of each turn", "of all player ' turn"),
    # eras of wording
    ("damage you took", "damage you received", "damage you receive", "damage you take", "damage dealt to you"),
    (
        "damage your opponent took",
        "damage your opponent received",
        "damage your opponent receive",
        "damage your opponent take",
        "damage dealt to your opponent",
    ),
    ("{} × {}", "{} multiplied by {}"),
    ("{} plus {}", "{} +n {}"),
    ("{} minus {}", "{} -n {}"),
    ("have no other {}", "don't have another {}", "don't have any other {}"),
    ("have no {}", "don't have a {}", "don't have any {}"),
    ("{} have a {}", "there is a {} in {}", "there is a {} on {}", "a {} is in {}", "a {} is on {}"),
    ("you have", "you control"),
    ("opponent have", "opponent control"),
    ("any number of this card", "any number of card with the same card name as this card"),
    ("in its name", "in its card name", "in their card name", "in the card name"),
    ("same name", "same card name"),
    ("regarded", "treated"),
    ("is also regarded", "card name is also regarded", "card name will also be regarded", "'s card name is also regarded",
     "'s card name will also be regarded"),
    ("reveal {} to your opponent", "show {} to your opponent"),
    ("put {}", "send {}", "you put {}"),
    ("you drew", "you draw"),
    ("is played on", "is played and placed on"),
    ("is put", "is placed"),
    ("the beginning of", "the start of"),
    ("underneath", "in any order underneath", "in any order under", "under", "from under", "from underneath"),
    ("with marker", "with a marker", "with marker underneath it", "with marker underneath them"),
    ("exchange them", "in your clock , and exchange them", "in your clock and exchange them"),
    ("exchange", "swap"),
    ("next to {}", "on either side of {}"),
    ("put it", "put them"),
    ("return it", "return them"),
    ("perform it", "perform them"),
    ("original order", "same order"),
    ("original place", "original position"),
    ("previous", "its previous", "the previous", "their previous"),
    ("up to 1 time", "up to once"),
    ("per turn", "each turn", "a turn"),
    ("activate up to", "can be activated up to"),
    ("that attack", "this attack", "the attack"),
    ("on the trigger step", "in the trigger step", "during the trigger step"),
    ("trigger step during that attack", "trigger step of that attack"),
    # where nothing else is said, it is the attack that was declared
    ("perform a trigger check", "during that attack , perform a trigger check"),
    ("on the trigger step", "on the trigger step during that attack"),
    ("card put into your opponent 's waiting_room", "card your opponent put into their waiting_room"),
    ("this card 's battle", "its battle"),
    ("if", "when", "whenever"),
    ("bond / {} {}", "bond / {} or {}", "bond / {} / {}"),
    ("event and", "event or"),
    ('"backup" and', '"backup" or'),
    ("from hand", "from your hand", "from their hand"),
    ("on stage", "on the stage", "on your stage", "in stage", "in the stage", "in your stage"),
    ("marker", "marker in any order"),
    ("as marker", "in any order as marker", "in any order as a marker", "as a marker"),
    ("you revealed", "you reveal"),
    ("{} get the", "{} gain the"),
    ("underneath {}", "from the marker underneath {}", "from among the marker underneath {}"),
    ("have {} and", "have card named {} and"),
    ("[reverse]", "reverse"),
    # a card's master deals the damage that it deals (4.11.1.2.1); a card stands in the stand phase of its master (6.2.1.2)
    ("deal {} damage", "you deal {} damage", "this card deal {} damage"),
    ("during your opponent 's next stand phase", *_STANDING),
    ("during stand phase", "during your stand phase", "during its master 's stand phase"),
    # an open position is another one than that of any character; a card is or was on its position
    ("a open", "any open", "another open"),
    ("put {} faceup", "turn {} faceup"),
    ("put {} facedown", "turn {} facedown"),
    ("another position", "another position of the stage", "another position on the stage", "another stage position",
     "another position of your stage", "another position on your stage", "another position of stage", "another position on stage"),
    ("is moved", "move"),
    ("is frontal_attacked", "being frontal_attacked", "that is being frontal_attacked", "is being frontal_attacked",
     "that is frontal_attacked"),
    ("being attacked", "that is being attacked"),
    ("by this effect", "with this effect"),
)  # fmt: skip
# words that say nothing by themselves here: the noun after "the", icons that only mark a keyword's line, quotes around a keyword
FILLERS = frozenset("character stage afterwards afterward & ability that trait both [counter] [clock] OPEN CLOSE total".split())
EXEMPT = {
    ("costs", "+"): "the actions of a cost stand side by side, with or without a sign between them",
    ("reminder", "+"): "reminders repeat rules in many words; they are compared with the definitions, not run",
    ("note", "Keyword"): "as above",
    ("again", "Compare"): "what is counted again is said by the condition before",
    ("done", "Compare"): "what one did was done; nothing else than the effect before could have done it",
    ("post", "In"): "a card is in one place at a time, so places joined by 'and' or by 'or' are the same set of places",
    ("post", "Among"): "cards that are among others are some of them, revealed or not",
    ("count", "Exactly"): "any card is a card that one chooses",
    ("scoped", "IfDo"): "the cost of an ability is paid, or it is not: that is what was or was not done",
    ("step", "Shuffle"): "it is one's own deck that one shuffles",
    ("nouns", "+"): "names joined by commas are alternatives like those joined by 'or'",
    ("subject_group", "All"): "the characters that one has are all of them",
}

# Losing these words changes nothing, and why.
HARMLESS = frozenset(
    {
        "without 'from'",  # "3 cards from the top of your deck" are the top 3 cards
        "without '&'",  # a sign between the actions of a cost
        "without 'stage'", "without 'that'", "without 'at'",  # "the stage position that this card was in", "or at the bottom"
        "without 'revealed'",  # cards among those that were flipped over were revealed
        "without 'your'", "without 'their'", "without 'you'",  # a card is played from its player's hand; "you deal" is "deal"
        "without 'afterwards'", "without 'afterward'", "without 'total'", "without 'effect'", "without 'ability'",
        "without 'being'",
        "without '[counter]'", "without '[clock]'",  # icons that the keyword after them has anyway
        "'or' to 'and'", "'and' to 'or'",  # "can't play events or Backup" forbids both; places: a card is in one at a time
        "'it' to 'them'", "'them' to 'it'",  # "choose 1 of the following effects, and perform it"
        "without '1'",  # "1 character and 1 climax"
        "without 'all'",  # "all characters get" is "characters get"
        "without 'next'",  # what is put off to a step waits for the next one
        "without 'card'", "without 'master'",
    }
)  # fmt: skip
WEISS_SYNONYMS = SYNONYMS.extended(rows=ROWS, fillers=FILLERS, exempt=EXEMPT)
