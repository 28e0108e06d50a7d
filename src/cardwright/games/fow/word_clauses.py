"""The clauses behind the words of card texts, by the name of what a text is read as (see docs/text.md)."""
from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "This": "307.4", "Named": "202.3", "NameHas": "202.3a", "Type": "201.5", "Stat": "206.1, 207.1", "printed": "909.7",
    "X": "903.2d", "Deck: deck": "304.3", "Deck: magic stone deck": "305.3", "HasCounter": "1022.5", "Came": "302.3",
    "Damaged": "1007.1", "Damaged: combat": "806.2", "StatChanged": "104.6", "Add": "1020.3, 909.1e", "SetStat": "1020.2, 909.1e",
    "HaveKeyword": "909.1c", "HaveAbility": "909.1c", "LoseKeyword": "909.1c", "LoseAbilities": "909.1c",
    "HaveTrait": "1020.1, 909.1b", "BecomeTrait": "1020.1, 909.1b", "HaveType": "1020.1, 909.1b", "BecomeType": "1020.1, 909.1b",
    "HaveName": "909.1d", "HaveClass": "909.1d, 909.6", "BecomeClass": "909.1d, 909.6",
    "Ban": "104.4, 909.1d", "valid while": "909.4",
    "CostChange: -": "903.2f-iv", "CostChange: +": "903.2f-iii", "CostChange": "903.2f", "played from any zone": "",
    "RuleChange": "104.1", "ChangeDamage: -": "1018.1, 1018.1a", "ChangeDamage: =": "1018.1, 1018.1b", "ChangeDamage: +": "910.1",
    # operations
    "Select": "903.2e", "Pick": "1014.1", "Draw": "1009.1", "Move: destroy": "1010.1", "Move: banish": "1004.1",
    "Move: bury": "1011.1", "Move: bury one's own": "908.1", "Move: discard": "1019.1", "Move: put": "302.5",
    "Move: return": "302.5", "Search": "1014.2", "Shuffle": "1021.1", "Look": "1014.2", "Reveal": "1005.1", "Deal": "1007.1",
    "Evolve: shift": "1117.2a", "SetState": "1013.1", "Counters: add": "1022.1", "Counters: remove": "1022.1",
    "Counters: move": "1022.4", "Points": "105.4", "Steal": "105.3", "Modal": "903.2c", "Option": "903.2c", "Roll": "1023.1",
    "Turn": "104.1", "Outcome": "103.2", "Modify": "1020.3", "May": "908.1", "If": "908.1", "PayFor": "1003.4", "Delayed": "906.8",
    "PlayCard": "903.2f-ii", "Pay": "1003.1", "Act": "908.1", "Would": "910.1", "Instead": "910.1", "ChangeDamage": "1018.1",
    "Redirect": "910.1",
    "IfDo": "908.1", "UseAbility": "1015.1", "ForEach": "908.1", "Repeat": "908.1", "ExtraCost": "903.2f", "OtherCost": "903.2f",
    "Produce": "907.4", "Attach": "1002.1", "Fight": "1007.1", "Mint": "1303.1", "Cancel": "1012.1", "Copy": "1017.1",
    "Heal": "1007.1", "Summon": "1006.1", "Unless": "1003.4", "Either": "1014.1", "EitherCost": "903.2f", "OneMod": "903.2c",
    "DoAsCost": "903.2g", "Create": "1303.1", "IfPaid": "903.2f", "Divide": "1007.3",
}  # fmt: skip
