"""What a pronoun means when the nearest card can't be it: it was drawn, paid or put away, or it is this card; seen in the trees."""

from __future__ import annotations

import pytest

from cardwright.text.kinds import THIS, make
from cardwright.text.tree import Node
from tests.text.dialects import ability, introduced, of_kind, one, refused


def slot(n: int, part: str = "all") -> Node:
    return make("Slot", n=n, part=part)


# ---- what a card is that something is done to in play ------------------------------------------------------------------
def test_a_card_that_was_drawn_can_not_change_in_play() -> None:
    tree = ability("fftcg", "Choose 1 Forward. Draw 1 card. It loses 3000 power until the end of the turn.", played=True)
    assert one(tree, "Modify").node("what") == slot(introduced(tree, "Select"))
    tree = ability(
        "sve", "Select an enemy follower on the field. Engage it and draw 2 cards. It can't attack this turn.", played=True
    )
    assert one(tree, "Forbid").node("what") == slot(introduced(tree, "Select"))


def test_who_gave_this_card_for_it_means_the_card_of_the_event() -> None:
    tree = ability(
        "fftcg",
        "When a Forward enters your field, you may put Tin Soldier into the Break Zone. If you do so, it gains Haste until "
        "the end of the turn.",
    )
    assert one(tree, "Modify").node("what") == slot(introduced(tree.node("on"), "Any"))


def test_that_card_is_never_this_card_which_was_put_somewhere() -> None:
    tree = ability(
        "weiss",
        "Choose 1 of your characters, put this card face up underneath that character as a marker, and that character gets "
        "+1500 power until end of turn.",
        played=True,
    )
    assert one(tree, "Modify").node("what") == slot(introduced(tree, "Pick"))
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, put the top card of your deck into your waiting room. If that card is level 0 or "
        "lower, "
        "return this card to your hand. If that card is level 2 or higher, put this card into your stock.",
    )
    assert [condition.node("what") for condition in of_kind(tree, "Is")] == [slot(introduced(tree, "Deck"))] * 2


def test_each_question_in_a_row_is_about_the_same_card() -> None:
    tree = ability(
        "fftcg",
        "When Tin Soldier enters the field, reveal the top card of your deck. If it is a Forward, draw 1 card. If it is a "
        "Summon, draw 2 cards. "
        "If it is a Monster, draw 1 card.",
    )
    assert {condition.node("what") for condition in of_kind(tree, "Is")} == {slot(introduced(tree, "Deck"))}


# ---- number ------------------------------------------------------------------------------------------------------------
def test_it_for_several_cards_is_these_and_not_this_card() -> None:
    tree = ability(
        "weiss",
        "【ACT】 [【REST】 this card] Look at up to 3 cards from the top of your deck, and put it on the top of your deck in "
        "any order.",
    )
    assert one(tree, "Move").node("what") == slot(introduced(tree, "Deck"))
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, you may draw 3 cards. If you do, choose 2 cards from your hand, and put it into "
        "your waiting room.",
    )
    assert one(tree, "Move").node("what") == slot(introduced(tree, "Pick"))


def test_the_rest_of_one_card_that_was_looked_at_is_that_card() -> None:
    tree = ability(
        "weiss",
        "Look at the top card of your deck, choose up to 1 《Sailor》 character from among them, reveal it to your opponent, "
        "put it into your hand, and put the rest into your clock.",
        played=True,
    )
    deck = introduced(tree, "Deck")
    assert one(tree, "Among").node("of") == slot(deck)
    assert of_kind(tree, "Move")[-1].node("what") == slot(deck, "rest")


def test_among_them_is_among_all_of_them_the_second_time_too() -> None:
    tree = ability(
        "fftcg",
        "When Tin Soldier enters the field, reveal the top 4 cards of your deck. Add up to 1 Fire card and up to 1 Ice "
        "card among them "
        "to your hand and return the other cards to the bottom of your deck in any order.",
    )
    assert {among.node("of") for among in of_kind(tree, "Among")} == {slot(introduced(tree, "Deck"))}


def test_two_cards_that_are_told_apart_are_chosen_one_by_one() -> None:
    tree = ability("fftcg", "《S》: Choose 2 Forwards. Deal 4000 damage to the first Forward and dull the other.")
    first, second = of_kind(tree, "Select")
    assert [test.node("than").number("n") for test in of_kind(second, "Other")] == [first.number("slot")]
    assert one(tree, "Deal").node("to").number("n") == first.number("slot")
    assert one(tree, "SetState").node("what").number("n") == second.number("slot")


# ---- two cards in one step ----------------------------------------------------------------------------------------------
def test_a_card_is_not_put_under_itself() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, choose 1 of your characters, choose 1 《Pixie》 character in your waiting room, "
        "and put it face up underneath that character as a marker.",
    )
    under = one(tree, "PutUnder")
    assert (under.node("what"), under.node("to")) == (slot(introduced(tree, "Pick", 1)), slot(introduced(tree, "Pick", 0)))


def test_this_card_and_another_are_two_cards() -> None:
    other = make("Other", than=THIS)
    tree = ability("sve", "[act] [engage] this card and a Beast card on your field: Draw a card.")
    assert other in one(tree, "Pick").node("filter").many("tests")
    tree = ability("fftcg", "《ダル》, put Tin Soldier and 1 Monster into the Break Zone: Draw 1 card.")
    assert other in one(tree, "Pick").node("filter").many("tests")


def test_what_deals_damage_is_not_what_takes_it() -> None:
    tree = ability("fow", "When this card enters your field ⇒ It deals 300 damage to target resonator.")
    deal = one(tree, "Deal")
    assert (deal.node("source"), deal.node("to")) == (THIS, slot(introduced(tree, "Select")))
    tree = ability("fow", "Whenever this card attacks ⇒ It deals 100 damage to your opponent.")
    assert one(tree, "Deal").node("source") == THIS
    tree = ability(
        "fow", ("This card deals 300 damage to target resonator. If you control a Beast, it deals 900 damage instead."), played=True
    )
    assert {deal.node("source") for deal in of_kind(tree, "Deal")} == {THIS}


# ---- what X and "the same" are ---------------------------------------------------------------------------------------------
def test_x_is_not_read_off_the_card_that_x_limits() -> None:
    tree = ability(
        "weiss",
        "Put the top card of your deck into your clock, choose 1 of your opponent's level X or lower characters, and put "
        "it into their stock. "
        "X is equal to that card's level.",
        played=True,
    )
    assert one(tree, "Stat").node("of") == slot(introduced(tree, "Deck"))


def test_one_card_with_the_same_name_is_compared_with_the_card_before() -> None:
    tree = ability(
        "fftcg",
        "When a Monster you control is put from the field into the Break Zone, search for 1 Monster with the same name and "
        "add it to your hand.",
    )
    same = one(tree, "SameName")
    assert same.node("as_") == slot(introduced(tree.node("on"), "Any"))
    assert not of_kind(tree, "GroupSame")


# ---- where chosen and counted cards are -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("weiss", (
            "Look at up to 4 cards from the top of your deck, choose up to 1 《Beast》 character, put it into your hand, and put "
            "the rest into your waiting room."
        )),
        ("fftcg", (
            "Look at the top 5 cards of your deck. Add 1 Forward among them to your hand and put 3 cards at the bottom of your "
            "deck, then put the remaining card on top of your deck."
        )),
    ],
)  # fmt: skip
def test_who_looked_at_cards_chooses_among_these(game: str, text: str) -> None:
    tree = ability(game, text, played=True)
    looked = make("Among", of=slot(introduced(tree, "Deck")))
    assert all(looked in pick.node("filter").many("tests") for pick in of_kind(tree, "Pick"))


def test_who_put_the_cards_back_chooses_on_the_stage() -> None:
    tree = ability(
        "weiss",
        "Look at up to 3 cards from the top of your deck and put them on the top of your deck in any order, choose 1 of your "
        "characters, and that character gets +1000 power until end of turn.",
        played=True,
    )
    assert not of_kind(tree, "Among")


def test_a_count_without_a_place_has_the_place_of_the_count_before() -> None:
    tree = ability(
        "weiss",
        "【CONT】 If there are 1 or more markers underneath this card, this card gets +500 power. If there are 3 or more "
        "markers, this card gets +1 soul.",
    )
    assert len({count.node("of") for count in of_kind(tree, "Count")}) == 1


def test_the_place_of_the_last_of_two_targets_is_that_of_both() -> None:
    tree = ability(
        "fow",
        "Put target resonator with total cost 2 and target resonator with total cost 3 from your graveyard into the field.",
        played=True,
    )
    assert [len(of_kind(select, "In")) for select in of_kind(tree, "Select")] == [1, 1]


def test_them_after_choices_in_one_breath_are_all_of_these() -> None:
    text = (
        "Choose up to 1 Forward opponent controls, up to 1 Backup opponent controls and up to 1 Monster opponent controls. "
        "Dull them."
    )
    tree = ability("fftcg", text, played=True)
    assert one(tree, "SetState").node("what") == make("Together", parts=(slot(1), slot(2), slot(3)))


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (
            "fftcg",
            (
                "Choose up to 1 Fire Forward of cost 2 and up to 1 Fire Forward of cost 4 in your Break Zone. Play them "
                "onto the "
                "field."
            ),
        ),
        (
            "sve",
            ("Select a 4-cost or lower Pixie follower and a 2-cost or lower Pixie follower from your cemetery and summon them."),
        ),
    ],
)
def test_the_place_of_the_last_of_two_choices_is_that_of_both(game: str, text: str) -> None:
    tree = ability(game, text, played=True)
    assert [len(of_kind(select, "In")) for select in of_kind(tree, "Select")] == [1, 1]


def test_choices_that_are_not_said_alike_may_be_in_different_places() -> None:
    text = "Choose 1 Forward of cost 3 and up to 1 Forward in your opponent's Break Zone. Remove them from the game."
    assert "place" in refused("fftcg", text, played=True)


def test_this_card_is_exchanged_with_another() -> None:
    tree = ability(
        "weiss",
        (
            "【AUTO】 At the beginning of your climax phase, you may choose this card and 1 of your 《Beast》 characters, and "
            "exchange them."
        ),
    )
    assert make("Other", than=THIS) in one(tree, "Pick").node("filter").many("tests")


# ---- lists of unlike things -------------------------------------------------------------------------------------------------
def sides(tree: Node) -> list[set[str]]:
    """The tests of each alternative."""
    return [{test.kind for test in part.many("tests")} for part in one(tree, "AnyOf").many("filters")]


def test_a_name_beside_a_trait_needs_no_trait() -> None:
    text = (
        "【AUTO】 When this card attacks, reveal the top card of your deck. "
        'If that card is a 《Beast》 character or "Old Bell", draw 1 card.'
    )
    assert sides(ability("weiss", text)) == [{"Trait", "Type"}, {"Named"}]
    text = (
        '【AUTO】 When this card attacks, choose up to 1 "Old Bell" or character with "Moss" in its card name '
        "in your waiting room, and return it to your hand."
    )
    tree = ability("weiss", text)
    assert sides(tree) == [{"Named"}, {"Type", "NameHas"}]
    assert one(tree, "Pick").node("filter").many("tests")[-1].kind == "In", "the place is that of both"


def test_a_trait_beside_cards_is_not_that_of_narrower_things() -> None:
    tree = ability(
        "sve", ("[act] [engage]: Draw a card. Activate only if there are at least 5 Pixie cards and/or spells in your cemetery.")
    )
    assert sides(tree) == [{"Trait", "Type"}, {"Type"}]


def test_a_trait_of_two_types_is_that_of_both() -> None:
    tree = ability("sve", "Select a Pixie follower or amulet on your field and destroy it.", played=True)
    assert sides(tree) == [{"Type"}, {"Type"}]


def test_a_list_of_card_names_is_several_names() -> None:
    text = (
        "When Tin Soldier enters the field, you may search for 1 Card Name Foxglove, Card Name Larkspur or Job Sailor and add "
        "it to your hand."
    )
    assert [node.text("name") for node in of_kind(ability("fftcg", text), "Named")] == ["Foxglove", "Larkspur"]
