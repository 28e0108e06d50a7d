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

QUESTION_NAMES: Final = (
    "", "which pending ability", "which replacement", "target", "choose a card", "choose a mode", "choose a number", "whether",
    "pay or not", "pay with", "order", "discard", "which fit", "divide", "choose a player", "repeat",
)
