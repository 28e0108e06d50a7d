"""Pronouns become slots, X becomes what defines it, 'instead' becomes a choice; what cannot be bound is reported."""

from __future__ import annotations

import pytest

from cardwright.text.kinds import SCHEMA, THIS, make
from cardwright.text.tree import Node
from tests.text.compiling import ability, effects, of_kind, read


def slot(n: int, part: str = "all") -> Node:
    return make("Slot", n=n, part=part)


def test_it_is_what_was_selected() -> None:
    select, deal = effects("Select an enemy follower on the field and deal it 3 damage.")
    assert select.number("slot") == 1
    assert deal.node("to") == slot(1)


def test_its_leader_is_the_leader_of_who_controls_it() -> None:
    deal = effects("Select an enemy follower on the field. Deal it 2 damage and deal 1 damage to its leader.")[2]
    assert deal.node("to") == make("Leader", of=make("ControllerOf", what=slot(1)))


def test_them_are_the_many_and_the_rest_is_what_is_left_of_them() -> None:
    look, may, rest = effects(
        "Look at the top 4 cards of your deck. You may reveal 2 Pixie spells from among them and add them to your hand. "
        "Bury the rest."
    )
    deck = look.node("what")
    reveal, add = may.many("do")
    assert of_kind(reveal, "Among")[0].node("of") == slot(deck.number("slot"))
    assert add.node("what") == slot(reveal.node("what").number("slot"))
    assert rest.node("what") == slot(deck.number("slot"), "rest")


def test_from_among_them_holds_for_everything_chosen_after_it() -> None:
    look, may = effects(
        "Look at the top 5 cards of your deck. From among them, you may summon a Beast follower that costs 2 from your deck."
    )
    pick = of_kind(may, "Pick")[0]
    assert pick.node("filter").many("tests")[-1] == make("Among", of=slot(look.node("what").number("slot")))


def test_them_after_two_selections_is_both() -> None:
    give = effects("Select a follower on your field and an enemy follower on the field. Give them [attack]+1.")[2]
    assert give.node("what") == make("Together", parts=(slot(1), slot(2)))


def test_first_and_second_are_told_apart() -> None:
    steps = effects(
        "Select a follower on your field and an enemy follower on the field. Destroy the first and deal 3 damage to the second."
    )
    assert steps[2].node("what") == slot(1)
    assert steps[3].node("to") == slot(2)


def test_what_was_done_finds_the_card_it_was_done_to() -> None:
    line = ability(
        "[act] [engage], bury a Beast follower: Select an enemy follower on the field and deal it damage "
        "equal to the buried follower's attack."
    )
    cost = line.many("cost")[1]
    deal = line.many("do")[1]
    assert of_kind(deal.node("amount"), "Slot") == [slot(of_kind(cost, "Pick")[0].number("slot"))]
    assert deal.node("to") == slot(line.many("do")[0].number("slot"))


def test_the_subject_of_an_event_is_it() -> None:
    line = ability("Whenever another Pixie follower is put onto your field, give it [attack]+1.")
    assert line.many("do")[0].node("what") == slot(of_kind(line.node("on"), "Any")[0].number("slot"))


def test_it_is_this_card_if_nothing_else_was_named() -> None:
    assert of_kind(ability("When this card is discarded, you may put it into your EX area."), "Move")[0].node("what") == THIS


def test_another_enemy_is_another_than_the_one_selected() -> None:
    deal = effects(
        "Select an enemy follower on the field and deal it 4 damage. Deal 1 damage to each other enemy follower on the field."
    )[2]
    assert of_kind(deal, "Other")[0].node("than") == slot(1)


def test_another_of_mine_is_another_than_this() -> None:
    line = ability("[fanfare] Select another follower on your field and give it Rush.")
    assert of_kind(line, "Other")[0].node("than") == THIS


def test_x_is_what_the_text_says_it_is() -> None:
    deal = effects("Deal X damage to each enemy leader. X equals the number of cards in your hand.")
    assert len(deal) == 1
    assert deal[0].node("amount").kind == "Count"


def test_what_x_is_can_not_be_read_off_the_x_cards_themselves() -> None:
    select, draw = effects("Select a follower on your field. Draw X cards. X equals its cost.")
    assert of_kind(draw, "Stat")[0].node("of") == slot(select.number("slot"))


def test_an_x_of_the_players_choice_stays() -> None:
    line = ability("[fanfare] [costX]: Give this follower [attack]+X/[defense]+X. X equals a number of your choice.")
    assert [mod.node("by").kind for mod in of_kind(line, "Add")] == ["X", "X"]
    assert not of_kind(line, "Define")


def test_instead_is_a_choice_where_the_first_effect_stood() -> None:
    select, choice = effects(
        "Select an enemy follower on the field and deal it 2 damage. If Overflow is active for you, deal 4 damage instead."
    )
    assert choice.kind == "If"
    assert choice.node("condition") == make("KeywordActive", name="overflow")
    then, otherwise = choice.many("then")[0], choice.many("otherwise")[0]
    assert (then.node("amount"), otherwise.node("amount")) == (make("Num", n=4), make("Num", n=2))
    assert then.node("to") == otherwise.node("to") == slot(select.number("slot"))


def test_a_later_instead_goes_before_an_earlier_one() -> None:
    (choice,) = effects("Draw a card. Spellchain (5): Draw 2 cards instead. Spellchain (10): Draw 3 cards instead.")
    assert choice.node("condition").number("n") == 10
    assert choice.many("otherwise")[0].node("condition").number("n") == 5


def test_more_of_the_same_is_another_count() -> None:
    (create,) = effects("Summon a Paper Crane token. If Overflow is active for you, summon 2 instead.")
    assert create.node("count").kind == "IfCount"


def test_earth_rite_instead_keeps_its_cost() -> None:
    (choice,) = effects("Draw a card. Earth Rite: Draw 2 instead.")
    assert choice.kind == "IfPaid"
    assert choice.many("cost") == (make("KeywordCost", name="earth rite", n=1),)
    assert choice.many("otherwise")[0].kind == "Draw"


def test_what_the_opponent_does_is_replaced_inside() -> None:
    line = ability("[fanfare] Each opponent buries a follower. Necrocharge (10) - They bury 2 instead.")
    choice = line.many("do")[0].many("do")[0]
    assert of_kind(choice.many("then")[0], "Filter") == of_kind(choice.many("otherwise")[0], "Filter")


def test_two_branches_number_alike_so_that_what_follows_means_either() -> None:
    choice, give = effects(
        "Summon a Paper Crane token. If Overflow is active for you, summon a Lantern Imp token instead. Give it Rush."
    )
    assert [branch[0].number("slot") for branch in (choice.many("then"), choice.many("otherwise"))] == [1, 1]
    assert give.node("what") == slot(1)


def test_an_option_knows_nothing_of_the_others() -> None:
    text = (
        "Select a follower on your field. Choose one. (1) Select an enemy follower on the field and destroy it. (2) Give it Rush."
    )
    select, modal = effects(text)
    assert of_kind(modal.many("options")[1], "Slot") == [slot(select.number("slot"))]


def test_if_not_is_the_other_branch() -> None:
    (branch,) = effects("If there's a Paper Crane on your field, draw a card. If not, discard a card.")
    assert [step.kind for step in branch.many("then") + branch.many("otherwise")] == ["Draw", "Move"]


def test_a_die_is_looked_at_by_its_slot() -> None:
    roll, first = effects("Roll a 6-sided die. If you roll a 1 or 2, draw a card.")
    assert {result.node("of") for result in of_kind(first, "Result")} == {slot(roll.number("slot"))}


def test_an_ability_that_is_given_has_slots_of_its_own() -> None:
    select, give = effects(
        'Select a follower on your field and give it "Strike: Select an enemy follower on the field and deal it 1 damage."'
    )
    given = of_kind(give, "HaveAbility")[0].node("ability")
    assert of_kind(given, "Select")[0].number("slot") == select.number("slot") == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Destroy it.", "it could mean"),
        ("Put the rest on the bottom of your deck in any order.", "rest"),
        ("Deal X damage to each enemy leader.", "X"),
        ("Deal 3 damage to the buried follower.", "buried"),
        ("If Overflow is active for you, deal 4 damage instead.", "instead"),
        ("Destroy the second follower.", "second"),
        ("If not, draw a card.", "if not"),
        ("If you roll a 1, draw a card.", "die"),
    ],
)
def test_what_points_at_nothing_is_reported(text: str, reason: str) -> None:
    failure = read(text, spell=True).failure
    assert failure is not None and failure.reason == "unbound"
    assert reason in failure.message()


def test_bound_trees_hold_no_loose_ends_and_fit_the_schema() -> None:
    for text in (
        "Look at the top 3 cards of your deck. Put one of them into your hand. Bury the rest.",
        "Select an enemy follower on the field and destroy it. Combo (3): Banish it instead.",
    ):
        tree = ability(text, spell=True)
        SCHEMA.check(tree)
        assert not {node.kind for node in tree.walk()} & {"Pronoun", "Define", "Instead", "Within", "Else", "Then", "Joined"}


def test_it_is_never_what_is_only_counted_or_asked_of_the_past() -> None:
    select, deal = effects(
        "Select an enemy follower on the field and deal it damage equal to the number of Chess cards you've played this turn."
    )
    assert of_kind(deal, "Tally") and deal.node("to") == slot(select.number("slot"))
    select, choice = effects(
        "Select an enemy follower on the field and deal it 1 damage. "
        "If any of your followers have been destroyed this turn, deal 4 damage instead."
    )
    assert of_kind(choice, "Happened")
    assert [found.node("to") for found in of_kind(choice, "Deal")] == [slot(select.number("slot"))] * 2


def test_several_steps_instead_replace_as_many() -> None:
    (choice,) = effects(
        "Draw a card and give your leader [defense]+1. If Overflow is active for you, draw 2 cards and give your leader "
        "[defense]+3 instead."
    )
    assert [step.kind for step in choice.many("then")] == [step.kind for step in choice.many("otherwise")] == ["Draw", "Modify"]


def test_several_steps_instead_of_one_replace_it() -> None:
    select, choice = effects(
        "Select an enemy follower on the field. Return it to its owner's hand. If Overflow is active for you, destroy it and "
        "draw a card instead."
    )
    assert [step.kind for step in choice.many("then")] == ["Move", "Draw"]
    assert choice.many("then")[0].node("what") == slot(select.number("slot")), "not the card that was drawn"
    assert len(choice.many("otherwise")) == 1


def test_what_is_replaced_is_not_guessed() -> None:
    failure = read(
        (
            "Draw a card. Give your leader [defense]+1. If Overflow is active for you, search your deck for a card and add it to "
            "your hand instead."
        ),
        spell=True,
    ).failure
    assert failure is not None and "not clear" in failure.message()
