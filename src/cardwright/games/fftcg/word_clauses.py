"""The clauses behind the words of card texts, by the name of what a text is read as (see docs/text.md)."""
from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "Half": "4.2", "Stat": "4.4", "printed": "4.4", "Type": "6.6.4", "This": "5.2.4.1", "Add": "11.12.4.6", "SetStat": "11.5.7",
    "HaveKeyword": "11.12.4.6", "HaveKeyword: brave": "15.2.1.1", "HaveKeyword: haste": "15.2.2.1",
    "HaveKeyword: first strike": "15.2.3.1", "HaveAbility": "11.12.4.6", "LoseKeyword": "11.12.4.6", "LoseAbilities": "11.12.4.6",
    "HaveTrait": "11.12.4.6", "HaveName": "11.12.4.6", "HaveClass": "11.12.4.6", "BecomeClass": "11.12.4.6",
    "HaveType": "5.2.3.1.1.4", "Ban": "11.12.4.6", "CostChange": "11.4.4",
    "HasCounter": "6.7.2", "Damaged": "6.5.1",
    # operations
    "Select: played": "11.3.3", "Select: action": "11.6.5", "Select: special": "11.7.5", "Select: automatic": "11.8.9",
    "Select: later": "11.11.5.1", "Pick": "11.11.5.1", "Move: destroy": "15.1.1.3.1", "Move: banish": "15.1.1.5.1",
    "Move: discard": "15.1.1.4.1", "Move: put": "15.1.1.3.2", "Search": "15.1.1.8.1", "Shuffle": "15.1.1.6.1", "Deal": "6.5.1",
    "SetState: active": "15.1.1.1.1", "SetState: dull": "15.1.1.2.1", "SetState: frozen": "15.2.4.2", "Counters": "6.7.1",
    "Modify": "11.12.4.1", "Modal": "11.8.10", "May": "11.8.14", "If": "11.12.1", "Delayed": "11.8.17.1", "WhenDo": "11.8.17.1",
    "PlayCard": "15.1.1.7.1", "TurnThis": "11.6.2.2", "Pay": "11.6.2.1", "Steal": "11.12.4.6", "Would": "11.12.5.1",
    "ChangeDamage": "11.12.5.2", "Redirect": "11.12.5.1",
    "Instead": "11.12.5.6", "Divide: played": "11.3.6", "Divide: action": "11.6.8",
    "Divide: special": "11.7.8", "Divide: automatic": "11.8.12", "locked cost": "11.8.8", "Act: in turn": "11.11.6",
    "Cancel": "11.11.3", "valid while": "11.12.4.4", "RuleChange": "2.1",
}  # fmt: skip
