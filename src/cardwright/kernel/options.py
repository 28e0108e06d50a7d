"""What a player may answer, as one integer: a verb, a value (mostly a card's number) and a little extra.

An option is data: it is saved, hashed, compared and sent. Only `kernel.visibility` shows it to people, and there the card's
number is exchanged for its public key.
"""
from __future__ import annotations

from typing import Final

VALUE_BITS: Final = 14
EXTRA_BITS: Final = 10
VALUE_MASK: Final = (1 << VALUE_BITS) - 1
EXTRA_MASK: Final = (1 << EXTRA_BITS) - 1
VERB_SHIFT: Final = VALUE_BITS + EXTRA_BITS

# Verbs that every game has; a game's own begin at FIRST_OWN_VERB.
DONE: Final = 0  # stop choosing, pass, do nothing
YES: Final = 1
NO: Final = 2
CARD: Final = 3  # value: the card
PLAYER: Final = 4  # value: the player
NUMBER: Final = 5  # value: the number
MODE: Final = 6  # value: which of the listed choices
PLAY: Final = 7  # value: the card that is played; extra: how (a game's own meaning)
USE: Final = 8  # value: the card whose ability is used; extra: which of its abilities
ATTACK: Final = 9  # value: the attacking card
PENDING: Final = 10  # value: which of the waiting abilities
REPLACE: Final = 11  # value: which of the replacement effects
END: Final = 12  # end this phase
NUMBERS: Final = 13  # one of several numbers, which is asked for next; value: the least of them, extra: how many they are
FIRST_OWN_VERB: Final = 20

VERB_NAMES: Final = (
    "done", "yes", "no", "card", "player", "number", "mode", "play", "use", "attack", "pending", "replace", "end",
    "numbers",
)


def option(verb: int, value: int = 0, extra: int = 0) -> int:
    return (verb << VERB_SHIFT) | (extra << VALUE_BITS) | value


def verb_of(code: int) -> int:
    return code >> VERB_SHIFT


def value_of(code: int) -> int:
    return code & VALUE_MASK


def extra_of(code: int) -> int:
    return (code >> VALUE_BITS) & EXTRA_MASK
