"""The clauses that shared operations carry out in this game, where the vocabulary names none."""
from __future__ import annotations

from typing import Final

KIND_CLAUSES: Final[dict[str, str]] = {
    "Either": "3.1.2.4.1", "OneMod": "3.1.2.4.1", "IfDo": "10.6.2.8.2", "Option": "10.6.2.8.2.2", "IfPaid": "10.4.7.3",
    "ExtraCost": "10.4.7.3", "OtherCost": "10.4.7.3", "Divide": "10.6.2.4", "EitherCost": "10.4.2", "UseAbility": "10.6.2.8.2",
    "CostChange": "10.2.1.3.3", "Ban": "1.3.3", "Points": "5.14.1", "DoAsCost": "10.4.2",
    "bury on the field": "5.30.1.1",
}  # fmt: skip
