"""What keywords mean, in the dialect's own words: read by the same grammar as the cards (section 1100)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.games.fow import terms
from cardwright.text.tree import Node

# abilities of the card that has the keyword; {n} is its number
ABILITIES: dict[str, tuple[str, ...]] = {
    "precision": ("This card can attack recovered J/resonators.",),
    "flying": ("This card cannot be blocked by J/resonators without [Flying].",),
    "swiftness": ("This card can attack and play its {Rest} abilities the same turn it enters a field.",),
    "first strike": ("While attacking, this card deals battle damage first to the blocker or attacked object.",),
    "barrier": ("This card cannot be targeted by spells or abilities your opponent controls.",),
    "bloodlust": ("This card must attack if able.",),
    "quickcast": ("You may play this card anytime you have priority.",),
    "limit": (
        "This card enters your field with {n} limit counters on it.",
        "Whenever this card attacks or blocks ⇒ Remove 1 limit counter from this card.",
    ),
    "mana": ("This card enters your field with {n} mana counters on it.",),
    "explode": ("When this card deals battle damage to a resonator ⇒ Destroy this card and that resonator.",),
    # younger than the rulebook: what reminders say of them
    "bane": ("When this card deals damage to a J/resonator ⇒ Destroy that J/resonator.",),
    "drain": ("Whenever this card deals damage ⇒ You gain that much life.",),
    "eternal": ("This card cannot be destroyed.",),
    "mythic": (
        "When you control another entity with [Mythic] with the same name as this card ⇒ Banish all but one entity with [Mythic] "
        "you control with the same name as this card.",
    ),
}
LATER = (  # keywords that the rulebook does not know
    "bane", "drain", "eternal", "mythic", "stranger", "solarisation", "divinity", "force command", *terms.MARKS,
)  # fmt: skip
# what reminders on the oldest cards say, before J-rulers could block
OTHER_WORDINGS: tuple[str, ...] = ("This card cannot be blocked by resonators without [Flying].",)
# keywords that the rules themselves know, with the clause: no ability that could be printed says the same
RULED: dict[str, str] = {
    "pierce": "1102.2", "imperishable": "1108.2", "awakening": "1109.2", "incarnation": "1110.2", "god's art": "1112.2",
    "trigger": "1113.2", "stealth": "1114.2", "remnant": "1115.2", "evolution": "1116.2", "shift": "1117.2", "energize": "1119.2",
    "bestow": "1121.2", "torrent": "1124.2", "judgment": "1125.2", "inheritance": "1126.2", "break": "1415.1b-ii",
    "stranger": "402.1", "solarisation": "1101.1", "divinity": "1101.1", "force command": "1101.1",
    **dict.fromkeys(terms.MARKS, "1101.1"),
}  # fmt: skip
LARGEST = 20  # numbers for which [Limit] and [Mana] are compared with what a reminder says

Reader = Callable[[str, str], tuple[Node, ...]]


@dataclass(frozen=True)
class Definitions:
    """The definitions as trees; those with a number are made for it."""

    read: Reader  # (text, category) to what the text means

    def abilities(self, keyword: str, n: int = 0) -> tuple[Node, ...]:
        """The abilities that a keyword stands for; bound."""
        texts = (text.replace("{n}", str(n)) for text in ABILITIES[keyword])
        return tuple(ability for text in texts for ability in self.read(text, "line"))

    def all(self) -> frozenset[Node]:
        """Everything that a reminder may say."""
        found: set[Node] = set()
        for keyword, texts in ABILITIES.items():
            for n in range(1, LARGEST + 1) if any("{n}" in text for text in texts) else (0,):
                found.update(self.abilities(keyword, n))
        for text in OTHER_WORDINGS:
            found.update(self.read(text, "line"))
        return frozenset(found)
