"""The clauses behind steps and effects that all games share: what the kernel and the effects cite by a topic's name."""
from __future__ import annotations

from typing import Final

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    # the game
    "@over": ("1.2.1",),
    "@concede": ("1.2.3", "1.2.3.1", "1.2.1"),
    "@outcome_now": ("1.2.4",),
    "@rewind": ("8.1.2",),
    # replacement effects
    "@replacement_order": ("10.10.2", "10.10.2.3"),
    "@replacement_apply": ("10.10.1", "10.10.2.3"),
    "@replacement_perform": ("10.10.1.1",),
    "@replacement_instead": ("10.10.1",),
    "@amount_replaced": ("10.2.1.3.2", "10.12.2.3"),
    "@arrival": ("10.10.3", "10.9.3"),
    # automatic abilities
    "@triggers_pending": ("10.7.2", "10.7.2.1"),
    "@triggers_limit": ("10.7.2.2",),
    "@delayed_source": ("10.12.1.3",),
    "@triggers_delayed": ("10.7.5.1",),
    "@triggers_state": ("10.7.6.1",),
    # persistent effects, resolution
    "@layers_dependency": ("10.9.1.5",),
    "@resolve_begin": ("10.6.2.8.2",),
    "@resolve": ("10.6.2.8.2", "10.8.1"),
    "@last_known": ("10.11.1",),
    # what can't be done
    "@zero": ("1.3.2.2",),
    "@negative": ("1.3.2.2.1",),
    "@below_zero": ("1.3.2.4",),
    "@already": ("1.3.2.1",),
    "@impossible": ("1.3.2",),
    "@prohibited": ("1.3.3",),
    # choosing
    "@up_to": ("1.3.5.1",),
    "@target_up_to": ("10.6.2.3.2",),
    "@target_exactly": ("10.6.2.3.1",),
    "@hidden_choice": ("4.1.2.2",),
    "@mode_not_chosen": ("5.17.4.1",),
    "@mode_chosen": ("5.17.1", "10.6.2.8.2.2"),
    "@choose_up_to": ("5.17.2",),
    "@random": ("5.18.1",),
    "@nothing_to_divide": ("10.6.2.4.1",),
    "@divide_each_one": ("10.6.2.4", "10.6.2.4.2"),
    "@divide_illegal": ("10.6.2.4.2.1",),
    # costs
    "@cost_of_zero": ("10.6.2.5.3",),
    "@cost_unpayable": ("10.4.2.2",),
    "@cost_in_effect": ("10.4.7", "10.4.7.2", "10.4.7.5"),
    "@cost_when_triggered": ("10.4.7", "10.4.7.2", "10.4.7.4"),
    "@cost_payer": ("10.4.3",),
    "@cost_replaced": ("10.6.2.5.2",),
    "@cost_within_limits": ("10.4.5", "10.4.5.1"),
    "@x_from_text": ("5.2.1.2.1",),
    "@engage_when_new": ("10.4.6.1",),
    # moving and looking
    "@owners_zone": ("4.1.5",),
    "@placing_order": ("4.1.4",),
    "@stolen_leaves": ("5.21.3",),
    "@stolen": ("5.21.1.1", "5.21.2"),
    "@bury": ("5.30.1",),
    "@token_by_name": ("5.4.2.2", "9.1.2.3"),
    "@swap_impossible": ("5.12.2",),
    "@draw_many": ("5.9.2",),
    "@draw_from_nothing": ("5.9.1.1",),
    "@draw_up_to": ("5.9.3", "5.9.3.1"),
    "@draw_up_to_again": ("5.9.3.2", "5.9.3.3"),
    "@look_up_to_begin": ("5.10.2", "5.10.2.1"),
    "@look_up_to_stop": ("5.10.2.2",),
    "@look_up_to_again": ("5.10.2.3", "5.10.2.4"),
    "@hidden_again": ("5.20.1.1",),
    "@search_number": ("5.7.1.1",),
    "@search_reveal": ("5.7.1.2",),
    "@search_shuffle": ("5.7.2",),
    "@shuffle_few": ("5.8.1.1",),
}
