"""How an observation is laid out, in numbers: the words of each row, pages of long decisions, the numbers of texts."""
from __future__ import annotations

from typing import Final

WORD: Final = 4  # bytes
MORE: Final = 63  # the verb of the option that turns to the next page of a long decision
PAGE_END: Final = 1  # it takes one place
VERBS: Final = 64  # verbs of options, and of events, are lower numbers

# How many words a row of each block has.
OPTION: Final = 7
STACKED: Final = 8
PENDING: Final = 4
LINK: Final = 3
EVENT: Final = 11
ANSWER: Final = 5
MOST: Final = 1000  # "as many as one likes" and everything above
TEXTS: Final = 1 << 14  # how many numbers texts are hashed to; 0 is no text


class Sizes:
    """How many rows and columns the blocks have: see `envs.shapes`, where they are decided."""

    def __init__(
        self, options: int, cards: int, stacked: int, pending: int, links: int, events: int, answers: int, stats: int,
        counter_slots: int, card_words: int,
    ) -> None:
        self.options = options
        self.cards = cards
        self.stacked = stacked
        self.pending = pending
        self.links = links
        self.events = events
        self.answers = answers
        self.stats = stats
        self.counter_slots = counter_slots
        self.card_words = card_words  # of a card's row


def page_of(count: int, page: int, most: int) -> tuple[int, int]:
    """Which options a page of a decision shows: all, or as many as there is room for beside the option that turns the page."""
    start = page * (most - PAGE_END)
    return (start, count) if count - start <= most else (start, start + most - PAGE_END)


def text_hash(text: str) -> int:
    """The number of a text, the same in every process: for an embedding."""
    if not text:
        return 0
    h = 2166136261
    for byte in text.encode():
        h = (h ^ byte) * 16777619 & 0xFFFFFFFF
    return 1 + h % (TEXTS - 1)
