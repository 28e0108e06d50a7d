"""What keywords mean, in the dialect's own words: read by the same grammar as the cards (chapters 12 to 14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.text.tree import Node

# 12.3.2, 12.8 to 12.15, 13.3.2: abilities of the card that has the keyword
ABILITIES: dict[str, tuple[str, ...]] = {
    "quick": ("This card can be played during an opponent's turn.",),
    "ward": (
        "This follower can be engaged when it's put onto your field or during your end phase.",
        "While this follower is engaged, enemy followers must attack followers with Ward.",
    ),
    "storm": ("This follower can attack enemies on the turn it's put onto your field.",),
    "rush": ("This follower can attack enemy followers on the turn it's put onto your field.",),
    "assail": ("This follower can attack reserved followers.",),
    "intimidate": ("This follower can't be attacked.",),
    "drain": ("Whenever this follower deals attack damage, give your leader [defense]+X. X equals the damage dealt.",),
    "bane": ("After this follower fights another follower, destroy that follower.",),
    "aura": ("This card can't be selected by enemy abilities.",),
    "stack": (
        "When this is put onto the field, put a stack counter on it.",
        "If this would leave the field, remove a stack counter from it instead.",
        "[act] [cost00]: Select another amulet with Stack on your field and move each stack counter from this to it.",
    ),
}
# 12.4.3, 12.5.3, 12.6.2, 12.7.2: the event that a label stands for
EVENTS: dict[str, str] = {
    "fanfare": "this card is put onto the field",
    "last words": "this card is put into the cemetery from the field",
    "on evolve": "this card evolves",
    "strike": "this follower attacks",
    "follower strike": "this follower attacks a follower",
    "leader strike": "this follower attacks a leader",
}
# 13.2.1.2, 13.3.1.2, 13.4.1.2, 13.5.1.2, 13.5.2.2
CONDITIONS: dict[str, str] = {
    "combo": "you've played at least {n} cards this turn",
    "spellchain": "there are at least {n} spells in your cemetery",
    "necrocharge": "there are at least {n} cards in your cemetery",
    "overflow": "you have at least 7 max play points",
    "sanguine": "it's your turn and your leader has lost defense at least 1 time this turn",
}
# 13.3.3.2, 14.2.2.3, 14.3.2.1
COSTS: dict[str, str] = {
    "earth rite": "remove {n} stack counters from an amulet with Stack on your field",
    "lesson": "banish {n} cards named Magical Item from your EX area",
    "serve": "serve this follower {n} times",
}

Reader = Callable[[str, str], tuple[Node, ...]]


@dataclass(frozen=True)
class Definitions:
    """The definitions as trees; those with a number are made for it."""

    read: Reader  # (text, category) to what the text means

    def abilities(self, keyword: str) -> tuple[Node, ...]:
        """The abilities that a keyword stands for; bound."""
        return tuple(ability for text in ABILITIES[keyword] for ability in self.read(text, "line"))

    def event(self, label: str) -> Node:
        """The event that a label waits for."""
        return self.read(EVENTS[label], "event")[0]

    def condition(self, name: str, n: int = 0) -> Node:
        """When a named condition holds."""
        return self.read(CONDITIONS[name].replace("{n}", str(n)), "conds")[0]

    def cost(self, name: str, n: int = 1) -> tuple[Node, ...]:
        """What a named cost is."""
        return self.read(COSTS[name].replace("{n}", str(n)), "cost")
