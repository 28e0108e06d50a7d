"""The clauses behind the words of card texts, by the name of what a text is read as (see docs/text.md)."""
from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "Named": "2.1.2", "NameHas": "2.1.2.2", "Type": "2.3.2", "printed": "8.9.1.1", "valid while": "8.3.3", "Add": "8.9.1.3",
    "SetStat": "8.9.1.3", "HaveKeyword": "8.9.1.2", "HaveAbility": "8.9.1.2", "LoseKeyword": "8.9.1.2", "LoseAbilities": "8.9.1.2",
    "HaveTrait": "8.9.1.2", "HaveName": "8.9.1.2", "Ban": "1.3.4", "Modify": "8.2.1.2", "CostChange": "8.6.2.3", "Pick": "8.6.3",
    "Choose": "8.6.3", "Draw": "4.7.1", "Move": "8.8.1", "Search": "3.2.4", "Shuffle": "3.2.4", "Look": "4.8.1",
    "Look: up to": "4.8.1", "Reveal": "4.9.1", "Deal": "4.10.1", "Flip": "3.2.5", "PutUnder": "3.7.2", "SetState: stand": "4.6.1.1",
    "SetState: rest": "4.6.1.2", "SetState: reverse": "4.6.1.3", "SetState": "3.9.2.2", "Exchange": "8.8.1", "Modal": "8.6.3",
    "May": "8.8.1", "If": "8.3.3", "PayFor": "8.7.3.1.1", "Delayed": "8.7.5", "Pay": "8.4.3", "ChooseX": "1.3.6",
    "TurnThis": "4.6.1.2", "Act": "1.3.5", "Would": "8.10.1", "Instead": "8.10.1", "ChangeDamage": "8.10.1", "RuleChange": "1.3.1",
    "RuleChange: trigger checks": "7.3.1.2", "Turn: extra": "11.2.1", "Outcome": "1.2.5", "Forbid": "1.3.4", "Permit": "1.3.1",
    "AimAttack": "7.2.1.5.1",
}  # fmt: skip
