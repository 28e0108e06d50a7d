"""The clauses behind the words of card texts, by the name of what a text is read as (see docs/text.md)."""
from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "This": "5.24.3.1", "Named": "2.1.2", "NameHas": "2.1.2", "alternate name": "2.13.2", "part of an alternate name": "2.1.2.1",
    "Type": "2.3.4", "X": "5.2.1.2.2", "Every": "5.28.1", "Half": "5.29.1", "Half: zone": "5.29.1, 5.29.2",
    "Deck: half": "5.29.2.1", "printed": "5.23.1", "HasCounter": "15.1.2.2", "Came": "5.4.3", "Stat": "5.24.2, 5.24.2.1",
    "StatChanged": "5.26.1", "Damaged": "5.13.3.4", "Damaged: attack": "5.13.3.1", "Damaged: combat": "5.13.3.2",
    "Damaged: ability": "5.13.3.3", "Add": "5.26.1, 10.9.1.4", "SetStat": "5.26.2, 10.9.1.4", "HaveKeyword": "10.9.1.2",
    "HaveAbility": "10.9.1.2", "LoseKeyword": "10.9.1.2", "LoseAbilities": "10.9.1.2", "HaveTrait": "10.9.1.3",
    "HaveName": "10.9.1.3", "BecomeType": "5.24.1, 5.24.3, 10.9.1.3", "Ban": "1.3.3, 10.9.1.3", "valid while": "10.3.3",
    "keyword twice: drain": "12.13.3", "CostChange: =": "10.4.4.1, 10.2.1.3.3, 10.6.2.5.1.2, 10.10.2.4",
    "CostChange": "10.4.4.1, 10.2.1.3.3", "played from any zone": "4.4.3.1", "combo": "13.2.1.2", "spellchain": "13.3.1.2",
    "necrocharge": "13.5.1.2", "fixed count: spellchain": "13.3.1.4", "fixed count: necrocharge": "13.5.1.3.2",
    "counted when played: spellchain": "5.17.3.1.1, 13.3.1.4.1", "counted when played: necrocharge": "5.17.3.1.1, 13.5.1.3.2.1",
    "facedown": "4.6.3",
    # operations
    "Select": "10.6.2.3", "Pick": "3.1.2.4.1", "Draw": "5.9.1", "Draw: up to": "5.9.3", "Discard": "5.11.1",
    "Move: destroy": "5.5.1", "Move: banish": "5.6.1", "Move: bury": "5.30.1", "Move: bury one's own": "5.30.1.1",
    "Move: discard": "5.11.1", "Move: summon": "5.4.1", "Move: put": "5.4.1", "Move: return": "5.4.1", "Search": "5.7.1",
    "Shuffle": "5.8.1", "Look": "5.10.1", "Look: up to": "5.10.2", "Reveal": "5.20.1", "Deal": "5.13.1", "Create": "5.4.2",
    "Create: field": "5.4.2.1", "Transform": "5.16.1", "Evolve": "5.15.1", "Evolve: evolve": "5.15.1", "Evolve: race": "14.2.3.1",
    "SetState": "5.3.1", "Counters: add": "15.1.3", "Counters: remove": "15.1.4", "Counters: move": "15.1.3",
    "Counters: add stack": "13.3.2.4", "Points": "5.14.1", "Points: play points": "5.14.1", "Points: max play points": "3.2.4.1",
    "Exchange": "5.12.1", "Steal": "5.21.1", "Modal": "5.17.1", "Roll": "5.19.1", "Turn: extra": "5.27.1", "Turn: skip": "5.25.2",
    "Outcome": "1.2.4", "Outcome: win": "5.22.1", "Outcome: lose": "1.2.4", "Modify": "5.26.1", "May": "1.3.2", "If": "10.3.3",
    "PayFor": "10.4.7", "Delayed": "10.7.5.1", "PlayCard": "10.6.2", "Pay": "10.4.4", "Pay: play points": "10.4.4",
    "TurnThis": "10.4.6", "KeywordCost: earth rite": "13.3.3.2", "KeywordCost: lesson": "14.3.2.1", "Act": "1.3.4.1",
    "ForEach": "10.6.2.8.2", "Repeat": "10.6.2.8.2", "Would": "10.10.1", "Instead": "10.10.2.5.1", "ChangeDamage": "5.13.2",
    "Divide": "10.6.2.4", "Either": "3.1.2.4.1", "EitherCost": "10.4.7", "IfDo": "10.6.2.8.2", "IfPaid: earth rite": "13.3.3.2",
    "IfPaid: lesson": "14.3.2.1", "IfPaid": "10.4.7.3", "OneMod": "3.1.2.4.1", "Option": "5.17.4", "UseAbility": "10.6.2.8.2",
    "random": "5.18.1", "Forbid": "1.3.3", "Permit": "1.3.1", "Must": "1.3.2.3", "RuleChange": "1.3.1", "ExtraCost": "10.4.7.3",
    "OtherCost": "10.4.7.3",
}  # fmt: skip
