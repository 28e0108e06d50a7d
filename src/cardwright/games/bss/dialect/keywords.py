"""What keywords mean, in the dialect's own words: read by the same grammar as the cards (chapter 11).

Some keywords can't be said in the words of card texts, because what they do is an exception to the rules: Awaken, Confront,
Immortal, Armor, Luster, Ascend, Swift, Agile, Feast and Link are carried out by the game's rules alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.text.tree import Node

# 11-3, 11-7, 11-10, 11-12, 11-13, 11-14: abilities of the spirit that has the keyword; {n} is its number
ABILITIES: dict[str, str] = {
    "curse": "When this spirit is blocked, destroy the blocking spirit when the battle ends.",
    "blessed": "When this spirit's attack reduces your opponent's life, place a core from the void into your life.",
    "gale": "When this spirit is blocked, your opponent selects {n} of their refreshed spirits. Exhaust them.",
    "raid": "When this spirit attacks, you may exhaust one of your nexuses to refresh this spirit.",
    "a.t. field": (
        'If this spirit has a "Soul Core" on it, it cannot be destroyed by destruction effects on your opponent\'s spirits.'
    ),
    "astral": "This spirit cannot be blocked by spirits without Astral.",
}
NUMBERED = ("gale",)
MOST = 9  # the greatest number that a reminder is compared with

Reader = Callable[[str], tuple[Node, ...]]


@dataclass(frozen=True)
class Definitions:
    """The definitions as trees; those with a number are made for it."""

    read: Reader  # a text to what it means

    def abilities(self, keyword: str, n: int = 1) -> tuple[Node, ...]:
        """The abilities that a keyword stands for; bound."""
        return self.read(ABILITIES[keyword].replace("{n}", str(n)))

    def meanings(self) -> list[tuple[str, tuple[Node, ...]]]:
        """Every definition, those with a number once for each number."""
        out: list[tuple[str, tuple[Node, ...]]] = []
        for keyword in ABILITIES:
            for n in range(1, MOST + 1 if keyword in NUMBERED else 2):
                out.append((keyword, self.abilities(keyword, n)))
        return out
