"""Several things said in one breath, in the dialects that say them so."""

from __future__ import annotations

import pytest

from tests.text.dialects import ability, introduced, of_kind, one, read


def test_the_rest_is_the_rest_of_what_was_looked_at() -> None:
    """Cards of two kinds that were chosen and shown are not what a rest is left of."""
    text = (
        "Look at the top 9 cards of your deck. From among them, you may reveal up to 1 amulet and up to 1 Pixie follower and add "
        "them to your hand. Put the rest on the bottom of your deck in any order."
    )
    tree = ability("sve", text, played=True)
    [rest] = [slot for slot in of_kind(tree, "Slot") if slot.text("part") == "rest"]
    assert rest.number("n") == introduced(tree, "Deck")
    assert len(of_kind(tree, "Pick")) == 2


def test_a_deck_is_searched_for_each_kind() -> None:
    text = "Search your deck for a follower that costs 3 or less and an amulet that costs 2 or less, summon them, then shuffle."
    assert len(of_kind(ability("sve", text, played=True), "Search")) == 2


def test_each_kind_has_a_limit_of_its_own() -> None:
    text = "[fanfare] You may summon a Pixie follower that costs 1 or less or Pixie amulet that costs 2 or less from your hand."
    either = one(ability("sve", text), "AnyOf")
    assert [test.node("value").number("n") for test in of_kind(either, "StatIs")] == [1, 2]


def test_what_is_missing_is_summoned() -> None:
    made = one(ability("sve", "[fanfare] If there's no Paper Crane on your field, summon one."), "Create")
    assert one(made, "Named").text("name") == "Paper Crane"


@pytest.mark.parametrize("words, times", [("Twice on each of your turns", 2), ("3 times during each of your turns", 3)])
def test_a_second_ability_in_a_line_has_its_own_limit(words: str, times: int) -> None:
    line = read("sve", f"[evolve] [cost01]: Evolve this follower. {words}, when you play an amulet, draw a card.")
    assert line.failure is None
    activated, triggered = line.abilities
    assert (activated.kind, triggered.kind) == ("Activated", "Triggered")
    assert one(triggered, "Limit").number("times") == times


def test_this_card_or_another_is_one_subject() -> None:
    text = "【AUTO】 When this card or your other 《Pixie》 character is placed on the stage from your hand, draw 1 card."
    [this, other] = one(ability("weiss", text), "Either").many("parts")
    assert (this.kind, other.kind) == ("This", "Any")


def test_one_of_two_events() -> None:
    text = "【AUTO】 When this card is placed on the stage from your hand or when this card attacks, draw 1 card."
    assert [event.kind for event in one(ability("weiss", text), "EitherEvent").many("events")] == ["Moved", "Attacks"]


def test_the_last_condition_of_several_may_be_one_of_two() -> None:
    text = (
        "【AUTO】 At the beginning of your encore step, if this card is in your center stage, you have 2 or more other characters, "
        "and there is no character facing this card or the character facing this card is 【REVERSE】, draw 1 card."
    )
    parts = one(ability("weiss", text), "And").many("parts")
    assert [part.kind for part in parts] == ["Is", "Compare", "Or"]


def test_traits_in_the_quotes_of_names_are_traits_in_a_list_too() -> None:
    """weiss 2.1.2.1 is about names: "Beast" or "Pixie" before "characters" are traits, both of them."""
    text = '【AUTO】 When another of your "Beast" or "Pixie" characters attacks, this card gets +1000 power until end of turn.'
    tree = ability("weiss", text)
    assert [test.text("trait") for test in of_kind(tree, "Trait")] == ["Beast", "Pixie"]
    assert of_kind(tree, "Named") == []
