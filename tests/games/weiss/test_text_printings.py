"""Texts as some printings spell them."""

from __future__ import annotations

from tests.text.dialects import ability, of_kind

PAID = "When this card attacks, you may pay the cost. If you do, draw 1 card."


def test_states_in_capitals_are_icons_without_their_brackets() -> None:
    whole = ability("weiss", "【ACT】 [【REST】 2 of your characters] Draw 1 card.")
    assert ability("weiss", "【ACT】 [REST 2 of your characters] Draw 1 card.") == whole


def test_stock_in_a_cost_may_lack_its_parentheses() -> None:
    for more in ("", " Put 1 card from your hand into your waiting room"):
        assert ability("weiss", f"【AUTO】 [1{more}] {PAID}") == ability("weiss", f"【AUTO】 [(1){more}] {PAID}")


def test_the_end_of_the_next_turn_is_a_span_of_its_own() -> None:
    text = "【AUTO】 When this card attacks, choose 1 of your characters, and that character gets +1000 power until the end of"
    [change] = of_kind(ability("weiss", f"{text} the next turn."), "Modify")
    assert change.node("duration").text("end") == "next turn"
