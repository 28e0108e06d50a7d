"""A card's information as words of an observation. Worked out once for a printed face, and once for each change of it."""
from __future__ import annotations

from typing import Final

from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, PASSIVE, Look

WORD_BITS: Final = 31  # bits of a word that is a set; the 32nd is the sign
WORD_MASK: Final = (1 << WORD_BITS) - 1
NO_NUMBER: Final = -1  # of a number that a card does not have
BEYOND: Final = 1 << 19  # numbers of cards stay below; what lies beyond stands for "has none"


def low(bits: int) -> int:
    return bits & WORD_MASK


def high(bits: int) -> int:
    return bits >> WORD_BITS & WORD_MASK


def clipped(x: int) -> int:
    return x if -BEYOND < x < BEYOND else NO_NUMBER


def traits_word(traits: int, bit_of: list[int]) -> int:
    """Traits as bits that do not depend on the decks: libraries number them as they come."""
    out = 0
    at = 0
    while traits:
        if traits & 1:
            out |= 1 << (bit_of[at] if at < len(bit_of) else 0)
        traits >>= 1
        at += 1
    return out


def look_words(look: Look, stats: int, bit_of: list[int]) -> list[int]:
    """The numbers that count now, and the sets; the columns are named in `envs.shapes`."""
    out = [clipped(look.stats[i]) if i < len(look.stats) else NO_NUMBER for i in range(stats)]
    activated = automatic = passive = 0
    for a in look.abilities:
        if a.kind == ACTIVATED:
            activated += 1
        elif a.kind == AUTOMATIC:
            automatic += 1
        elif a.kind == PASSIVE:
            passive += 1
    out.append(activated)
    out.append(automatic)
    out.append(passive)
    out.append(low(look.types))
    out.append(low(look.colours))
    out.append(low(look.subtypes))
    out.append(low(look.keywords))
    out.append(high(look.keywords))
    out.append(low(look.bans))
    out.append(high(look.bans))
    out.append(traits_word(look.traits, bit_of))
    return out


def same_words(a: Look, b: Look) -> bool:
    """Would both be written alike? (A quick answer: other abilities count as another look.)"""
    return (
        a.abilities is b.abilities and a.keywords == b.keywords and a.bans == b.bans and a.traits == b.traits and a.types == b.types
        and a.colours == b.colours and a.subtypes == b.subtypes and a.stats == b.stats
    )
