"""The clauses behind the words of card texts, by the name of what a text is read as (see docs/text.md)."""
from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "This": "4-9-1", "Named": "2-1-1", "NameHas": "2-1-1", "alternate name": "2-1-2", "part of an alternate name": "2-1-2",
    "Type": "2-3-1", "Stat": "2-11-2", "X": "4-6-1", "Add": "8-8-1-3, 8-8-1-3-1, 8-8-1-3-5", "SetStat": "8-8-1-3",
    "HaveKeyword": "8-8-1-2", "HaveAbility": "8-8-1-2", "LoseAbilities": "8-8-1-2", "LoseKeyword": "8-8-1-2",
    "HaveTrait": "8-8-1-2", "HaveClass": "8-8-1-2", "AddSymbols": "8-8-1-3", "SetSymbols": "8-8-1-3", "Ban": "1-3-3",
    "valid while": "8-3-3",
    "CostChange": "10-6-4", "played from any zone": "",
    # operations
    "Pick": "8-5-3", "Choose": "8-5-3", "Draw": "4-5-2", "Move: destroy": "10-1-1", "Move: discard": "10-2-1",
    "Move: return": "8-7-1", "Move: put": "8-7-1", "Look": "12-3-1, 12-3-2", "Reveal": "12-2-1", "SetState: exhausted": "10-4-1",
    "SetState: refreshed": "10-3-1", "Modify": "8-2-2-2", "May": "8-1-8", "If": "8-3-3", "PayFor": "8-4-1", "Delayed": "8-5-2-3",
    "PlayCard": "10-6-1", "Create": "4-12-1", "Act": "1-3-7", "ForEach": "1-3-7", "Repeat": "1-3-7", "Would": "8-9-1",
    "Instead": "8-2-2-2#2", "Modal": "1-3-7", "Option": "1-3-7", "IfDo": "1-3-7", "UseAbility": "10-9-2", "Forbid": "1-3-3",
    "Permit": "1-3-1", "Must": "1-3-1", "MovePieces": "8-5-6", "KeywordAction: feast": "11-17-1", "AimAttack": "10-10-1",
    "Turn: end attack": "6-7-3-2", "Shuffle": "3-2-4", "Outcome": "1-2-6",
}  # fmt: skip
