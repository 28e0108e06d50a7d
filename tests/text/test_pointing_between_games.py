"""What is chosen, cancelled and replaced: lines of our own, as the dialects of the games read them."""

from __future__ import annotations

from functools import cache

import pytest

from cardwright.text.compiler import Compiler
from cardwright.text.kinds import YOU, make
from cardwright.text.lexicon import Lexicon
from cardwright.text.report import dialect_of


@cache
def compiler(game):
    return Compiler(dialect_of(game), lexicon=Lexicon(["Old Lamp"], ["Human", "Elf", "Fairy Tale"]))


def tree(game, text, start="line"):
    line = compiler(game).line(text, start)
    assert line.understood, line.failure
    return line.abilities[0]


def found(ability, kind):
    return [node for node in ability.walk() if node.kind == kind]


@pytest.mark.parametrize(("game", "text"), [
    ("fow", "When a spell or ability your opponent controls targets a resonator you control >>> Cancel that spell or ability."),
    ("fftcg", "When a Forward you control is chosen by your opponent's Summon or ability, draw 1 card. Cancel its effect."),
])  # fmt: skip
def test_what_is_cancelled_is_what_has_chosen_the_card(game, text):
    ability = tree(game, text)
    event = ability.node("on")
    assert event.kind == "ChosenFor" and event.number("slot") > 0
    assert found(ability, "Cancel")[0].node("what") == make("Slot", n=event.number("slot"))


def test_what_waits_for_a_choice_and_cancels_nothing_names_nothing():
    text = "When a Forward you control is chosen by your opponent's ability, it gains +1000 power until the end of the turn."
    ability = tree("fftcg", text)
    assert ability.node("on").number("slot") == 0


def test_another_place_may_be_chosen_instead():
    text = (
        "Search your deck for a Human resonator, reveal it and put it into your hand. "
        "If you control an Elf, you may put it into the field instead."
    )
    ability = tree("fow", text, "chant_line")
    choice = next(node for node in found(ability, "If") if node.number("instead"))
    assert [place.text("zone") for place in choice.many("then")[0].many("to")] == ["field", "hand"]
    assert [place.text("zone") for place in choice.many("otherwise")[0].many("to")] == ["hand"]


def test_a_target_that_is_spoken_of_in_the_sentence_with_instead_is_chosen_before():
    text = "Target resonator gains [+200/+200] until end of turn. If it's a Human, it gains [+400/+400] until end of turn instead."
    do = tree("fow", text, "chant_line").many("do")
    assert [step.kind for step in do] == ["Select", "If"]
    assert do[1].many("then")[0].node("what") == do[1].many("otherwise")[0].node("what") == make("Slot", n=do[0].number("slot"))


def test_damage_may_be_as_much_as_a_number_of_the_target():
    ability = tree("fow", "This card deals damage to target resonator equal to that resonator's ATK.", "chant_line")
    deal = found(ability, "Deal")[0]
    assert deal.node("amount").node("of") == deal.node("to")


def test_you_control_both_groups():
    ability = tree("fow", "Put a [+100/+100] counter on each resonator and each addition you control.", "chant_line")
    groups = found(ability, "Together")[0].many("parts")
    assert all(make("Controlled", by=YOU) in group.node("filter").many("tests") for group in groups)


def test_options_may_fall_by_lot():
    modal = found(tree("fow", "Choose one at random; - Draw a card. - Draw two cards.", "chant_line"), "Modal")[0]
    assert modal.number("random") == 1 and len(modal.many("options")) == 2


def test_the_chosen_card_is_the_one_that_was_chosen_not_the_one_that_was_returned():
    text = (
        "When a Backup enters your field, choose 1 Forward opponent controls. "
        "You may return 1 Forward you control to its owner's hand. If you do so, break the chosen Forward."
    )
    ability = tree("fftcg", text)
    chosen = found(ability, "Select")[0]
    broken = next(node for node in found(ability, "Move") if node.text("verb") == "destroy")
    assert broken.node("what") == make("Slot", n=chosen.number("slot"))


@pytest.mark.parametrize("text", ["[Enter] >>> Destroy all Wombats.", "[Enter] >>> Destroy all Fariy Tale resonators."])
def test_a_slip_and_a_plural_of_which_nobody_knows_the_singular_are_no_traits(text):
    assert not compiler("fow").line(text, "line").understood


def test_what_is_done_regardless_is_done_without_the_first_condition():
    text = (
        "Choose 1 Forward. If it has 7000 power or less, break it. "
        "If you control 2 or more Backups, break it regardless of its power instead."
    )
    choice = tree("fftcg", text, "summon_line").many("do")[1]
    assert choice.number("instead") and choice.node("condition").node("right") == make("Num", n=2)
    (small,) = choice.many("otherwise")
    assert small.kind == "If" and small.node("condition").node("right") == make("Num", n=7000)
    assert small.many("then") == choice.many("then")


def test_more_of_the_same_instead_stays_under_the_first_condition():
    text = "If you control 2 or more Backups, draw 1 card. If you control 5 or more Backups, draw 2 cards instead."
    (few,) = tree("fftcg", text, "summon_line").many("do")
    (many,) = few.many("then")
    assert not few.many("otherwise") and many.number("instead")


def test_the_same_instead_is_not_understood():
    line = compiler("fftcg").line("Draw 1 card. If you control 2 or more Backups, draw 1 card instead.", "summon_line")
    assert not line.understood


def test_a_card_that_the_words_of_an_event_leave_out_is_not_it():
    text = (
        "【When This Spirit Blocks】 During this turn, this spirit cannot be destroyed by your opponent's destruction effects, "
        "and it cannot have its cores removed by your opponent's effects."
    )
    assert {found.node("what").kind for found in found(tree("bss", text), "Forbid")} == {"This"}


def test_a_card_that_the_words_of_an_event_leave_out_may_be_called_by_what_it_does():
    ability = tree("bss", "【When This Spirit Blocks】 Destroy the blocked spirit.")
    assert found(ability, "Move")[0].node("what") == make("Slot", n=ability.node("on").node("against").number("slot"))
    assert not compiler("bss").line("【When This Spirit Blocks】 Destroy that spirit.", "line").understood
