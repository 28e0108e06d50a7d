"""What keywords mean, in the dialect's own words: read by the same grammar as the cards (15.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.text.tree import Node

ABILITIES: dict[str, tuple[str, ...]] = {}

Reader = Callable[[str, str], tuple[Node, ...]]


@dataclass(frozen=True)
class Definitions:
    """The definitions as trees."""

    read: Reader  # (text, category) to what the text means

    def abilities(self, keyword: str) -> tuple[Node, ...]:
        """The abilities that a keyword stands for; bound."""
        return tuple(ability for text in ABILITIES[keyword] for ability in self.read(text, "line"))
