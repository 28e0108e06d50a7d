"""What follows on what: steps after an offer, ordinals, cards in an order, this card among the chosen; seen in the trees."""

from __future__ import annotations

from cardwright.text.kinds import THIS, make
from cardwright.text.tree import Node
from tests.text.dialects import ability, introduced, of_kind, one, refused


def slot(n: int) -> Node:
    return make("Slot", n=n, part="all")


def test_its_leader_is_that_of_the_follower_just_called_the_first() -> None:
    tree = ability(
        "sve",
        "Select an enemy follower on the field and up to 1 Beast follower on your field. Deal 3 damage to the first follower and 1 "
        "damage to its leader. Give the second [attack]+1.",
        played=True,
    )
    first = of_kind(tree, "Select")[0].number("slot")
    assert one(tree, "Leader").node("of") == make("ControllerOf", what=slot(first))


def test_what_was_only_offered_may_not_have_been_done() -> None:
    tree = ability(
        "sve",
        "Look at the top card of your deck. You may reveal it and add it to your hand. If you revealed a Beast card, draw a card.",
        played=True,
    )
    assert [step.kind for step in tree.many("do")] == ["Look", "May", "IfDo"]


def test_a_card_costs_less_where_it_was_put() -> None:
    tree = ability(
        "sve",
        "Reveal the top card of your deck. If it's a 3-cost card, put it into your EX area. It costs 1 less to play this turn.",
        played=True,
    )
    assert [step.kind for step in one(tree, "If").many("then")] == ["Move", "CostChange"]


def test_after_a_choice_that_may_be_left_out_it_is_not_guessed_what_happens_all_the_same() -> None:
    assert "partly without it" in refused("bss", "[Main] You may select one of your spirits. Destroy it and draw a card.")


def test_what_is_put_somewhere_in_an_order_are_several_cards() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card's battle opponent becomes 【REVERSE】, look at up to 3 cards "
        "from the top of your deck, and put it on the top "
        "of your deck in any order.",
    )
    assert one(tree, "Move").node("what") == slot(introduced(tree, "Deck"))


def test_this_card_stands_and_moves_whoever_was_reversed() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card's battle opponent becomes 【REVERSE】, 【STAND】 this card and "
        "move it to an open position of your stage.",
    )
    assert one(tree, "Move").node("what") == THIS


def test_this_card_and_another_are_those_characters() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, choose this card and 1 of your other characters, and "
        "those characters get +1000 power until "
        "end of turn.",
    )
    assert one(tree, "Modify").node("what") == make("Together", parts=(THIS, slot(introduced(tree, "Pick"))))


def test_events_have_no_traits() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, reveal the top card of your deck. If that card is a "
        "《Lantern》 character or event, draw 1 card.",
    )
    kinds = one(one(tree, "Is"), "AnyOf").many("filters")
    assert [[test.kind for test in kind.many("tests")] for kind in kinds] == [["Trait", "Type"], ["Type"]]


def test_your_other_a_or_b_is_another_card_in_both_cases() -> None:
    tree = ability(
        "weiss",
        '【CONT】 All of your other 《Lantern》 characters or characters with "Moss" in its '
        'card name get +500 power.',
    )
    assert len(of_kind(tree, "Other")) == 2


def test_the_deck_is_shuffled_when_the_card_has_been_returned() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, if you have another character, this card gets +500 "
        "power until end of turn. Then, at the beginning of "
        "your encore step, return this card to your deck. Shuffle your deck afterwards.",
    )
    assert [step.kind for step in one(tree, "Delayed").many("do")] == ["Move", "Shuffle"]


def test_who_pays_for_another_is_not_asked_in_their_place() -> None:
    why = refused("weiss", "【AUTO】 [(1)] When this card attacks, your opponent may pay the cost. If they do, draw 1 card.")
    assert "by another player" in why


def test_that_character_is_not_one_of_two_that_an_event_may_be_about() -> None:
    text = (
        "【AUTO】 When this card or your other 《Music》 character is placed on the stage from your hand, that "
        "character gets -500 power until end of turn."
    )
    assert "this card or another" in refused("weiss", text)


def test_that_character_is_whichever_of_two_becomes_something() -> None:
    text = (
        "【AUTO】 When this card or this card's battle opponent becomes 【REVERSE】, that "
        "character gets -500 power until end of turn."
    )
    tree = ability("weiss", text)
    assert tree.many("do")[0].node("what").number("n") == tree.node("on").node("what").number("slot")


def test_the_rest_of_three_choices_are_of_the_cards_looked_at() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, look at up to 5 cards from the top of your deck, "
        "choose up to 1 yellow character and up to 1 red "
        "character and up to 1 blue character from among them, put them into your hand, and put the rest into your waiting room.",
    )
    assert {found.node("of") for found in of_kind(tree, "Among")} == {slot(introduced(tree, "Deck"))}
