"""What keywords mean, in the dialect's own words: read by the same grammar as the cards (15.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.text.tree import Node

# 15.2.1 to 15.2.5: field abilities of the card that has the keyword
ABILITIES: dict[str, tuple[str, ...]] = {
    "brave": ("Attacking does not dull this Forward.",),
    "haste": ("This Character can attack or use abilities with 《ダル》 in the cost the turn it enters the field.",),
    "first strike": ("In battle with a Forward without First Strike, this Forward deals damage first.",),
    "back attack": ("This Character can be played whenever Summons can be cast.",),
}
# 15.2.4.2, 15.2.6.2: what a frozen Character does not do, and when a card has an ability that is marked Damage
FREEZE = "This Character does not activate during its controller's next Active Phase."
DAMAGE = "you have received {n} points of damage or more"

Reader = Callable[[str, str], tuple[Node, ...]]


@dataclass(frozen=True)
class Definitions:
    """The definitions as trees; that of Damage is made for its number."""

    read: Reader  # (text, category) to what the text means

    def abilities(self, keyword: str) -> tuple[Node, ...]:
        """The abilities that a keyword stands for; bound."""
        return tuple(ability for text in ABILITIES[keyword] for ability in self.read(text, "definition"))

    def damage(self, n: int) -> Node:
        """When a card has an ability that is marked Damage N."""
        return self.read(DAMAGE.replace("{n}", str(n)), "conds")[0]

    def freeze(self) -> Node:
        """What freezing does."""
        return self.read(FREEZE, "definition")[0]
