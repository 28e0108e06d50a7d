"""How far "if you do" reaches, and what "that character" is after something was paid or put away; seen in the trees."""

from __future__ import annotations

from functools import cache

from cardwright.text.compiler import Compiler
from cardwright.text.kinds import make
from cardwright.text.lexicon import Lexicon
from cardwright.text.report import dialect_of
from cardwright.text.tree import Node
from tests.text.dialects import ability as in_dialect
from tests.text.dialects import refused


@cache
def compiler() -> Compiler:
    return Compiler(dialect_of("weiss"), lexicon=Lexicon((), ()))


def ability(text: str) -> Node:
    line = compiler().line(text, "line")
    assert line.failure is None, line.failure.message()
    return line.abilities[0]


def moves(tree: Node) -> list[Node]:
    return [node for node in tree.walk() if node.kind == "Move"]


def test_who_does_not_search_does_not_shuffle() -> None:
    found = "search your deck for up to 1 character, and put it into your hand. Shuffle your deck afterwards."
    (paid,) = ability(f"【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, {found}").many("do")
    assert paid.kind == "PayFor" and paid.many("do")[-1].kind == "Shuffle"
    (asked,) = ability(f"【AUTO】 When this card attacks, if you have 2 or more characters, {found}").many("do")
    assert asked.kind == "If" and asked.many("then")[-1].kind == "Shuffle"
    searched = ability(f"【AUTO】 When this card attacks, {found}").many("do")
    assert searched[-1].kind == "Shuffle", "without a condition all stands as it was"


def test_a_shuffle_for_two_searches_stays_after_both() -> None:
    text = (
        "【AUTO】 When this card attacks, search your deck for up to 1 character, and put it into your hand. "
        "If you have 2 or more characters, search your deck for up to 1 event, and put it into your hand. Shuffle your deck."
    )
    assert ability(text).many("do")[-1].kind == "Shuffle"


def test_the_second_if_you_do_asks_about_what_the_first_allowed() -> None:
    text = (
        "【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, you may put 1 card from your hand "
        "into your waiting room. If you do, draw 2 cards."
    )
    (paid,) = ability(text).many("do")
    may, then = paid.many("do")
    assert (paid.kind, may.kind, then.kind) == ("PayFor", "May", "IfDo")


def test_that_character_is_whose_battle_it_was_not_a_card_of_the_clock() -> None:
    clock = (
        "you may put the top card of your opponent's clock into their waiting room. "
        "If you do, put that character into your opponent's clock."
    )
    tree = ability(f"【AUTO】 When this card's battle opponent becomes 【REVERSE】, {clock}")
    reversed_ = next(node for node in tree.node("on").walk() if node.kind == "Any")
    assert moves(tree)[-1].node("what") == make("Slot", n=reversed_.number("slot"))
    asked = ability(f"【AUTO】 When this card becomes 【REVERSE】, if this card's battle opponent is level 0 or lower, {clock}")
    assert moves(asked)[-1].node("what").kind == "Related"


def test_that_character_is_the_trigger_s_not_what_was_paid() -> None:
    tree = ability(
        "【AUTO】 [Put this card into your waiting room] When your other character is frontal attacked, you may pay the cost. "
        "If you do, return that character to your hand."
    )
    attacked = next(node for node in tree.node("on").walk() if node.kind == "Any")
    assert moves(tree)[-1].node("what") == make("Slot", n=attacked.number("slot"))


def test_a_card_that_turned_out_to_be_a_character_is_that_character() -> None:
    tree = ability(
        "【AUTO】 When your other character attacks, reveal the top card of your deck. If that card is a character, "
        "put that character into your hand."
    )
    reveal = next(node for node in tree.walk() if node.kind == "Deck")
    assert moves(tree)[-1].node("what") == make("Slot", n=reveal.number("slot"))


def test_all_that_follows_on_a_payment_was_paid_for() -> None:
    text = (
        "【AUTO】 [(1)] When this card attacks, {if_}you may pay the cost. If you do, draw 2 cards. This card gets +500 power "
        "until end of turn."
    )
    (paid,) = ability(text.format(if_="")).many("do")
    assert [step.kind for step in paid.many("do")] == ["Draw", "Modify"]
    asked = ability(text.format(if_="if you have 3 or more characters, ")).many("do")
    assert [step.kind for step in asked] == ["If", "IfDo"]
    assert [step.kind for step in asked[1].many("then")] == ["Draw", "Modify"]


def test_the_second_if_you_do_asks_about_what_was_done_for_the_first() -> None:
    text = (
        "【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, choose 1 of your opponent's characters, and "
        "put it into "
        "their stock. If you do, put the bottom card of your opponent's stock into their waiting room."
    )
    (paid,) = ability(text).many("do")
    assert [step.kind for step in paid.many("do")] == ["Choose", "Move", "IfDo"]


def test_then_follows_on_what_was_done() -> None:
    tree = in_dialect(
        "fftcg",
        "When Tin Soldier enters the field, you may discard 1 card. If you do so, put the top 2 cards of your deck into "
        "the Break Zone. "
        "Then, draw 1 card.",
    )
    _, then = tree.many("do")
    assert [step.kind for step in then.many("then")] == ["Move", "Draw"]
    tree = in_dialect("fftcg", "When Tin Soldier enters the field, you may discard 1 card. Then, draw 1 card.")
    assert [step.kind for step in tree.many("do")] == ["May", "Draw"], "what may be left out bars nothing"


def test_who_returned_nothing_to_the_deck_does_not_shuffle() -> None:
    (asked,) = ability(
        "【AUTO】 When this card attacks, if you have 2 or more characters, choose 1 card in your waiting room, and return "
        "it to your deck. "
        "Shuffle your deck afterwards."
    ).many("do")
    assert asked.many("then")[-1].kind == "Shuffle"


def test_there_is_no_climax_among_cards_that_were_never_put_is_no_reward() -> None:
    may, asked = ability(
        "【AUTO】 When this card attacks, you may put the bottom 2 cards of your deck into your waiting room. "
        "If there are no climax among those cards, draw 1 card."
    ).many("do")
    assert (may.kind, asked.kind, asked.number("did")) == ("May", "IfDo", 1)
    assert asked.many("then")[0].kind == "If"


def test_one_players_turn_is_not_within_the_others() -> None:
    static = ability(
        "【CONT】 During your turn, this card gets +1000 power, and during your opponent's turn, this card gets +500 power."
    )
    assert [step.node("condition").kind for step in static.many("do")] == ["TurnOf", "TurnOf"]


def test_what_is_quoted_to_all_players_speaks_to_each_of_them() -> None:
    tree = ability(
        "【AUTO】 When this card attacks, all players perform the following action. "
        '"If your hand has 5 or more cards, choose 2 cards in your hand, and put them into your waiting room."'
    )
    (act,) = tree.many("do")
    owners = {node.node("of") for node in act.walk() if node.kind == "Place"}
    assert owners == {make("Player", who="they")}


def test_what_each_player_rolled_is_not_asked_once() -> None:
    assert "die" in refused("sve", "[fanfare] Each player rolls a 6-sided die. If they roll a 1, they draw a card.")
