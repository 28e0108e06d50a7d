"""Which card is meant: by a condition after its effect, by "another", by "its" after what one controls."""

from __future__ import annotations

import pytest

from tests.text.dialects import ability, one, refused


def test_it_in_a_condition_after_its_effect_is_what_the_effect_speaks_of() -> None:
    tree = ability("fow", "Your opponent discards a card. Put a mana counter on your J/ruler if it has [Mana].", played=True)
    found = one(tree, "If")
    assert found.node("condition").node("what") == found.many("then")[0].node("on")
    assert found.number("after") == 0


def test_a_condition_before_its_effect_is_about_what_was_spoken_of_before() -> None:
    tree = ability("fow", "Destroy target resonator. If it has [Flying], put a mana counter on your J/ruler.", played=True)
    assert one(tree, "If").node("condition").node("what").kind == "Slot"


def test_another_target_is_another_than_the_first() -> None:
    text = "Put target resonator from your graveyard into your hand, then remove another target resonator in your graveyard "
    text += "from the game."
    assert one(ability("fow", text, played=True), "Other").node("than").kind == "Slot"


def test_another_resonator_than_the_one_that_an_addition_is_on() -> None:
    tree = ability("fow", "{R}: Add this card to another target resonator.")
    than = one(tree, "Other").node("than")
    assert (than.kind, than.text("relation")) == ("Related", "added to")


def test_two_cards_of_which_the_second_is_another() -> None:
    text = "If you control a light resonator and another water resonator, draw a card."
    parts = one(ability("fow", text, played=True), "If").node("condition").many("parts")
    assert [part.node("right").number("n") for part in parts] == [1, 1, 2]


@pytest.mark.parametrize("noun", ["J-ruler", "resonator"])
def test_whose_number_is_meant_after_what_one_controls_is_not_certain(noun: str) -> None:
    text = f"Target resonator cannot block this turn. If you control a {noun}, this card deals damage equal to its ATK to you."
    assert "whose number" in refused("fow", text, played=True)


def test_after_looking_at_a_hand_one_chooses_a_card_of_it() -> None:
    text = "Look at your opponent's hand. Choose a non-resonator card. They discard that card."
    tree = ability("fow", text, played=True)
    assert one(tree, "Choose").node("what").node("filter").many("tests")[-1].kind == "Among"


def test_of_cards_that_were_chosen_at_once_none_is_the_first() -> None:
    assert "first" in refused("fftcg", "Choose up to 2 Forwards. Break the first Forward, and dull the other.", played=True)


def test_a_state_that_comes_true_changes_nothing_for_good() -> None:
    text = "When your opponent controls 2 or more Forwards, Tin Soldier gains +2000 power."
    assert "how long" in refused("fftcg", text)


def test_it_after_a_card_that_one_controls_may_be_either() -> None:
    text = "If you control Card Name Old Bell, it cannot be chosen by your opponent's abilities."
    assert "named" in refused("fftcg", text)


def test_the_former_of_two_choices_is_all_of_the_first() -> None:
    text = "Choose up to 2 Forwards and up to 2 other Forwards. Activate the former and Freeze the latter."
    tree = ability("fftcg", text, played=True)
    turned = [node.node("what").number("n") for node in tree.walk() if node.kind == "SetState"]
    assert turned == [node.number("slot") for node in tree.walk() if node.kind == "Select"]
