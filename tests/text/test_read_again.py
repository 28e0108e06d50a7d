"""What readers of printed lines found read otherwise than printed: whose number, whose leader, from where, until when."""

from __future__ import annotations

import pytest

from tests.text.dialects import ability, of_kind, one, refused


def test_two_numbers_of_a_condition_after_its_effect_are_those_of_two_cards() -> None:
    text = "Whenever your opponent plays a spell >>> Reveal the top card of your deck. "
    text += "Cancel that spell if its total cost is equal to the total cost of the card revealed this way."
    asked = one(ability("fow", text), "Compare")
    played, shown = (asked.node(side).node("of").number("n") for side in ("left", "right"))
    assert played == one(ability("fow", text), "Played").node("what").number("slot")
    assert shown == one(ability("fow", text), "Deck").number("slot") != played


def test_its_leader_is_that_of_the_card_beside_it_and_not_of_a_token_that_was_made() -> None:
    text = "Select an enemy follower on the field. Put a Reed Flute token into your EX area, "
    text += "then deal the selected follower and its leader 2 damage."
    tree = ability("sve", text, played=True)
    follower, leader = one(tree, "Together").many("parts")
    assert leader.node("of").node("what") == follower
    assert follower.number("n") == one(tree, "Select").number("slot")


@pytest.mark.parametrize("counted", ["Ice Backups", "Job Sailor and/or Card Name Reed Flute"])
def test_what_is_controlled_is_not_in_a_hand(counted: str) -> None:
    text = f"When Tin Soldier enters the field, you may play 1 Forward of cost equal to or less than the number of {counted} "
    chosen = one(ability("fftcg", text + "you control from your hand onto the field."), "Pick").node("filter").many("tests")
    (place,) = [test for test in chosen if test.kind == "In"]
    assert [zone.text("zone") for zone in place.many("places")] == ["hand"]
    (cost,) = [test for test in chosen if test.kind == "StatIs"]
    assert not of_kind(cost, "In") and of_kind(cost, "Controlled")


def test_what_may_be_played_until_the_end_of_the_turn_is_not_played_now() -> None:
    assert "until when" in refused("fow", "{Rest}: Until end of turn, you may play one Pixie addition without paying its cost.")


def test_a_hand_that_may_be_shown_is_not_looked_through_without() -> None:
    text = "At the beginning of your main phase, you may reveal your hand. "
    assert "not shown" in refused("fow", text + "If you have no Pixie resonators in your hand, draw a card.")
