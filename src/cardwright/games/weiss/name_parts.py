"""2.1.2.1, 2.1.2.2: a part of a card's name, as texts ask for it."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright.effects.base import Test
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


STRUCK = re.compile(r"\s*~~.*?~~")
BILINGUAL = re.compile(r"(.*) \([^()\x00-\x7f][^()]*\)")


def counted_name(printed: str) -> str:
    """2.1.1.2: words that are struck off (written between double tildes) are no part of the name."""
    return STRUCK.sub("", printed).strip() if "~~" in printed else printed


def has_words(name: str, part: str) -> bool:
    """Does the part stand in the name as whole words: after a space, before a space or a colon? The ends count as spaces."""
    at = name.find(part)
    while at >= 0:
        end = at + len(part)
        if (at == 0 or name[at - 1] == " ") and (end == len(name) or name[end] == " " or name[end] == ":"):
            return True
        at = name.find(part, at + 1)
    return False


class WordsInName(Test):
    """2.1.2.2: has these words in its English name."""

    def __init__(self, part: str) -> None:
        self.part = part

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        t.cite("2.1.2.2")
        for name in k.names:
            if has_words(name, self.part):
                return True
        return False


class PortionOfName(Test):
    """2.1.2.1: has this anywhere in its English name (of cards that are known by no other one)."""

    def __init__(self, portion: str) -> None:
        self.portion = portion

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            t.cite("2.1.2.1")
        for name in k.names:
            if self.portion in name:
                return True
        return False


def part_of_name(part: str) -> Test:
    """The test for a part as texts write it: "Eren", or "Eren (...)" with the Japanese in parentheses."""
    english = BILINGUAL.fullmatch(part)
    return WordsInName(part) if english is None else PortionOfName(english.group(1))
