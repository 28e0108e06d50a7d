"""The clauses that the shared operations carry out in this game: by kind of node, and by topic."""
from __future__ import annotations

from typing import Final

KIND_CLAUSES: Final[dict[str, str]] = {
    "Either": "3.1.2.4.1", "OneMod": "3.1.2.4.1", "IfDo": "10.6.2.8.2", "Option": "10.6.2.8.2.2", "IfPaid": "10.4.7.3",
    "ExtraCost": "10.4.7.3", "OtherCost": "10.4.7.3", "Divide": "10.6.2.4", "EitherCost": "10.4.2", "UseAbility": "10.6.2.8.2",
    "CostChange": "10.2.1.3.3", "Ban": "1.3.3", "Points": "5.14.1", "DoAsCost": "10.4.2",
}  # fmt: skip

# Topics that operations cite in their branches: to be merged into the ruleset's own.
EFFECT_TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "@up_to": ("1.3.5.1",),
    "@negative": ("1.3.2.2.1",),
    "@zero": ("1.3.2.2",),
    "@already": ("1.3.2.1",),
    "@impossible": ("1.3.2",),
    "@prohibited": ("1.3.3",),
    "@hidden_choice": ("4.1.2.2",),
    "@random": ("5.18.1",),
    "@target_up_to": ("10.6.2.3.2",),
    "@target_exactly": ("10.6.2.3.1",),
    "@mode_not_chosen": ("5.17.4", "5.17.4.1"),
    "@divide_each_one": ("10.6.2.4.2",),
    "@nothing_to_divide": ("10.6.2.4.1",),
    "@owners_zone": ("4.1.5",),
    "@stolen_leaves": ("5.21.3",),
    "@placing_order": ("4.1.4", "4.1.4.1"),
    "@swap_impossible": ("5.12.2",),
    "@draw_many": ("5.9.2",),
    "@draw_up_to": ("5.9.3", "5.9.3.1"),
    "@draw_up_to_again": ("5.9.3.2", "5.9.3.3"),
    "@draw_from_nothing": ("5.9.1.1",),
    "@look_up_to_begin": ("5.10.2", "5.10.2.1"),
    "@look_up_to_stop": ("5.10.2.2",),
    "@look_up_to_again": ("5.10.2.3", "5.10.2.4"),
    "@search_reveal": ("5.7.1.2",),
    "@search_number": ("5.7.1.1",),
    "@search_shuffle": ("5.7.2",),
    "@shuffle_few": ("5.8.1.1",),
    "@hidden_again": ("5.20.1.1",),
    "@cost_of_zero": ("10.6.2.5.3",),
    "@cost_unpayable": ("10.4.2.2",),
    "@cost_in_effect": ("10.4.7", "10.4.7.2"),
    "@engage_when_new": ("10.4.6.1",),
    "@outcome_now": ("1.2.4", "5.22.1"),
    "@last_known": ("10.11.1",),
}
