"""Reminder text: read, and compared with the definitions of the keywords that it explains."""

from __future__ import annotations

import re

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import make

# what the rules let a card do or how they let it fight: said by reminders, carried out by the keywords' bits
ACTIONS = {
    "act at once": (
        "attack and <play|activate> its (rest) ability <the same turn|in a turn> it <enter|come into> a field",
        "attack and you can play its (rest) ability the same turn it enter a field",
    ),
}
# reminders that repeat a rule without explaining a keyword of the line, or explain one of RULED: with how each begins
NOTES = re.compile(
    r"\((?:e\.g\. |Roll |Round|Pay |You may (?:play|pay|banish|rest)|While this card is in|As (?:the|you|this)|If there are no|"
    r"If this card|When this card enters the field|Bestow|For example|Choose at random|Cards |Play God's Art|Chant|"
    r"This card gains|This card has no attribute|Whenever a card with (?:the )?magic stone type|Whenever they deal damage|The )"
)


def add(g: Grammar) -> None:
    """The wordings of definitions that no card's own text has."""
    for action, words in ACTIONS.items():
        g.phrase("action", "Action", *words, name=action)
    first = make("Action", name="deal battle damage first")
    wording = "while attacking , {what:this} deal <its|> battle damage first to the blocker or attacked object"
    g.phrase("static", "Permit", wording, actions=first)
    any_time = make("Action", name="be played at any time")
    g.phrase("static", "Permit", "you may play {what:this} anytime you have priority", actions=any_time)
