"""What a decision can be about, in every game. A game's own kinds begin at FIRST_OWN_QUESTION."""
from __future__ import annotations

from typing import Final

WHICH_PENDING: Final = 1  # which waiting ability goes first
WHICH_REPLACEMENT: Final = 2  # which replacement effect is applied first, or whether
TARGET: Final = 3  # select a target
CHOOSE_CARD: Final = 4  # select a card while an effect is carried out
CHOOSE_MODE: Final = 5
CHOOSE_NUMBER: Final = 6
WHETHER: Final = 7  # yes or no: an optional part of an effect
PAY_OR_NOT: Final = 8  # an optional cost
PAY_WITH: Final = 9  # which card a cost is paid with
ORDER: Final = 10  # in which order cards are placed
DISCARD: Final = 11
WHICH_FIT: Final = 12  # which of too many cards get a place
DIVIDE: Final = 13
CHOOSE_PLAYER: Final = 14
REPEAT: Final = 15  # how often a cycle of actions is repeated
FIRST_OWN_QUESTION: Final = 32

# What a question looks like to whoever answers it: every kind of question has one of these forms.
FORMS: Final = (
    "act", "card", "cards", "order", "number", "pay", "divide", "yesno", "mode", "player", "target", "pending", "place", "repeat",
)


class Question:
    """One kind of decision: what it is called, its form, the words it is asked with, and what other players are told of it."""

    def __init__(self, name: str, form: str, text: str, topic: str = "", silent: bool = False) -> None:
        self.name = name
        self.form = form
        self.text = text
        self.topic = topic or name  # what others are told is being decided
        self.silent = silent  # it is asked only where something hidden is held: others learn nothing but that somebody decides


QUESTIONS: Final[dict[int, Question]] = {
    WHICH_PENDING: Question("which pending ability", "pending", "Which waiting ability goes first?"),
    WHICH_REPLACEMENT: Question(
        "which replacement", "pending", "Which effect is applied first to what is about to happen?"
    ),
    TARGET: Question("target", "target", "Choose a target"),
    CHOOSE_CARD: Question("choose a card", "card", "Choose a card"),
    CHOOSE_MODE: Question("choose a mode", "mode", "Choose an option"),
    CHOOSE_NUMBER: Question("choose a number", "number", "Choose a number"),
    WHETHER: Question("whether", "yesno", "Do you want to do this?"),
    PAY_OR_NOT: Question("pay or not", "yesno", "Do you want to pay this cost?"),
    PAY_WITH: Question("pay with", "pay", "Choose a card to pay with"),
    ORDER: Question("order", "order", "Which card comes next?"),
    DISCARD: Question("discard", "card", "Your hand is over the limit. Choose a card to discard"),
    WHICH_FIT: Question("which fit", "card", "There is not room for all. Choose a card that gets a place"),
    DIVIDE: Question("divide", "divide", "How much goes here?"),
    CHOOSE_PLAYER: Question("choose a player", "player", "Choose a player"),
    REPEAT: Question("repeat", "repeat", "How often do you repeat this?"),
}


def asked_anew(texts: dict[int, str], own: dict[int, Question]) -> dict[int, Question]:
    """A game's questions: those that every game asks, some in words of its own, and those of its own."""
    out = dict(QUESTIONS)
    for kind, text in texts.items():
        known = QUESTIONS[kind]
        out[kind] = Question(known.name, known.form, text, known.topic, known.silent)
    out.update(own)
    return out
