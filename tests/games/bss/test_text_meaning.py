"""What lines of cards mean: brackets, keywords, cores, conditions, and what must never be guessed."""

from __future__ import annotations

from functools import cache

import pytest

from cardwright.games.bss.dialect import DIALECT, definitions
from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler
from cardwright.text.kinds import OPPONENT, YOU
from cardwright.text.lexicon import Lexicon
from cardwright.text.tree import Node


@cache
def compiler() -> Compiler:
    return Compiler(DIALECT, lexicon=Lexicon(("Kettle Drake",), ("Kettle Kin",)))


def read(text: str) -> CompiledLine:
    return compiler().line(text, "line")


def ability(text: str) -> Node:
    line = read(text)
    assert line.failure is None, line.failure.message()
    [found] = line.abilities
    return found


def of_kind(tree: Node, kind: str) -> list[Node]:
    return [node for node in tree.walk() if node.kind == kind]


# ---- brackets and keywords -------------------------------------------------------------------------------------------
def test_levels_and_timing_stand_before_an_effect() -> None:
    tree = ability("[LV2·3] 【When Summoned】 Draw a card.")
    assert (tree.kind, tree.text("mark")) == ("Qualified", "lv2·3")
    inner = tree.node("ability")
    assert inner.kind == "Triggered"
    assert inner.node("on").text("verb") == "summon"


def test_a_timing_without_brackets_is_known_by_its_capitals() -> None:
    assert ability("[LV1] When This Spirit is Summoned or Blocks Draw a card.") == ability(
        "[LV1] 【When This Spirit is Summoned or Blocks】 Draw a card."
    )


def test_a_step_says_when_an_effect_can_be_used() -> None:
    assert ability("[Main/Flash] Draw a card.").text("timing") == "main or quick"
    guarded = ability("[LV1] 【During Opponent's Attack Step】 [Flash] You may destroy this nexus to draw a card.").node("ability")
    [limit] = guarded.many("limits")
    assert limit.node("condition").text("phase") == "attack step"
    assert limit.node("condition").node("of") == OPPONENT


def test_brackets_alone_belong_to_the_next_line() -> None:
    sections = DIALECT.sections("[LV2] 【During Your Attack Step】\n[Flash] Draw a card.")
    assert [text for _, text in sections] == ["[LV2] 【During Your Attack Step】 [Flash] Draw a card."]


@pytest.mark.parametrize(
    ("text", "kind", "op"),
    [("<Ascend:6>", "StatIs", ">="), ("[LV1] <Link:4>", "StatIs", ">="), ("<Immortal:4, 5>", "StatIs", "=")],
)
def test_a_keyword_names_the_cards_that_it_is_about(text: str, kind: str, op: str) -> None:
    [keyword] = of_kind(ability(text), "Keyword")
    assert {test.text("op") for test in of_kind(keyword.node("filter"), kind)} == {op}


def test_armor_names_colours_and_gale_a_number() -> None:
    [armor] = of_kind(ability("[LV1] <Armor:Red, Blue>"), "Keyword")
    assert [test.text("name") for test in of_kind(armor, "Class")] == ["red", "blue"]
    [gale] = of_kind(ability("[LV1] 【While This Spirit Attacks】 <Gale:2>"), "Keyword")
    assert gale.number("n") == 2


def test_a_granted_keyword_must_be_the_one_that_is_printed_out() -> None:
    granted = ability("[LV1] 【When Summoned】 This spirit gains Luster during this turn: While This Spirit Attacks Luster")
    assert [mod.text("keyword") for mod in of_kind(granted, "HaveKeyword")] == ["luster"]
    assert not read("[LV1] 【When Summoned】 This spirit gains Luster during this turn: While This Spirit Attacks Curse").understood


def test_chain_must_be_announced_and_follows_the_effect() -> None:
    tree = ability("[Main] <Chain:Red> Draw a card. Chain Red: Select a spirit and refresh it.")
    draw, chained = tree.many("do")
    assert (draw.kind, chained.node("condition").text("name")) == ("Draw", "chain red")
    assert not read("[Main] <Chain:Red> Draw a card. Chain Blue: Select a spirit and refresh it.").understood


# ---- cores -----------------------------------------------------------------------------------------------------------
def test_cores_move_from_stores_to_stores() -> None:
    [moved] = of_kind(ability("[Main] Place two cores from the void into your reserve."), "MovePieces")
    [source], [goal] = moved.many("source"), moved.many("to")
    assert (source.text("name"), goal.text("name"), goal.node("of")) == ("void", "reserve", YOU)


def test_what_is_removed_from_a_spirit_goes_to_its_controller() -> None:
    text = "[Main] Select one of your opponent's spirits. Remove all but one core from it and place them into their reserve."
    [moved] = of_kind(ability(text), "MovePieces")
    assert moved.node("count").kind == "AllBut"
    assert moved.many("to")[0].node("of") == OPPONENT


def test_it_is_the_spirit_and_never_the_core() -> None:
    text = "[Main] Select one of your spirits. Place a core from the void onto it. It gains 1000 BP during this turn."
    tree = ability(text)
    [pick] = of_kind(tree, "Pick")
    assert {slot.number("n") for slot in of_kind(tree, "Slot")} == {pick.number("slot")}


def test_the_soul_core_is_named() -> None:
    [moved] = of_kind(ability('[LV1] 【When This Spirit Blocks】 You may pay a "Soul Core" to refresh this spirit.'), "MovePieces")
    assert moved.text("piece") == "soul core"


# ---- how far words reach ---------------------------------------------------------------------------------------------
def test_a_condition_at_the_beginning_is_one_of_the_whole_effect() -> None:
    tree = ability("[LV1] 【When This Spirit Attacks】 If you control a nexus, draw two cards. Then, discard a card.").node(
        "ability"
    )
    [condition] = tree.many("do")
    assert [step.kind for step in condition.many("then")] == ["Draw", "Move"]


def test_a_condition_at_the_end_is_one_of_its_sentence() -> None:
    tree = ability("[LV1] 【When Summoned】 Draw a card if you control a nexus. Place a core from the void into your trash.")
    assert [step.kind for step in tree.node("ability").many("do")] == ["If", "MovePieces"]


def test_what_an_effect_waits_for_takes_the_rest() -> None:
    text = "[Main] During this turn, when one of your spirits attacks, select one of your opponent's spirits. Exhaust it."
    [waiting] = ability(text).many("do")
    assert (waiting.kind, waiting.number("each")) == ("Delayed", 1)
    assert [step.kind for step in waiting.many("do")] == ["Choose", "SetState"]


def test_instead_replaces_what_is_bought_and_not_the_price() -> None:
    text = "[LV1] [Flash] You may destroy this nexus to draw a card. If you control a spirit, draw two cards instead."
    [paid] = ability(text).node("ability").many("do")
    assert paid.kind == "PayFor"
    assert paid.many("do")[0].kind == "If"


def test_what_is_done_instead_lasts_as_long() -> None:
    text = "[Main] Select a spirit. It gains 2000 BP during this turn. If you control a nexus, it gains 5000 BP instead."
    assert {change.node("duration").kind for change in of_kind(ability(text), "Modify")} == {"Until"}


def test_a_destroyed_spirit_is_not_it() -> None:
    text = "[LV1] When this spirit destroys an opponent's spirit via comparing BP, place a core from the void onto it."
    [moved] = of_kind(ability(text), "MovePieces")
    assert moved.many("to")[0].node("what").kind == "This"


# ---- bursts, costs, symbols ------------------------------------------------------------------------------------------
def test_a_burst_waits_and_may_be_used_afterwards() -> None:
    text = "【When You Lose Life】 <Burst> Draw a card. You may then pay this card's cost to activate its flash effect."
    tree = ability(text)
    assert (tree.text("label"), tree.node("on").kind) == ("burst", "PointsLost")
    assert [step.kind for step in tree.many("do")] == ["Draw", "PayFor"]


def test_symbols_count_in_another_way() -> None:
    [rule] = of_kind(
        ability("While summoning a Kettle Kin spirit card, count each symbol on this spirit as two symbols."), "CountSymbols"
    )
    assert (rule.text("how"), rule.node("n").number("n"), rule.number("own")) == ("times", 2, 0)


def test_destruction_can_be_replaced_at_a_price() -> None:
    text = "[LV1] When this spirit would be destroyed, you may pay a core to keep it on the field exhausted."
    [would] = of_kind(ability(text), "Would")
    assert would.node("event").text("verb") == "destroy"
    assert would.many("do")[0].kind == "PayFor"


# ---- reminders -------------------------------------------------------------------------------------------------------
def test_every_definition_reads_as_one_meaning() -> None:
    assert all(len(meant) == 1 for _, meant in definitions().meanings())


def test_a_reminder_is_compared_with_the_definition() -> None:
    line = "[LV1] 【When This Spirit Attacks】 <Raid:1>"
    right = "(When this spirit attacks, you may exhaust one of your nexuses to refresh this spirit.)"
    wrong = "(When this spirit attacks, you may exhaust one of your nexuses to draw a card.)"
    assert read(f"{line} {right}").understood
    failure = read(f"{line} {wrong}").failure
    assert failure is not None
    assert failure.reason == "reminder"


def test_the_annotation_of_a_token_is_data() -> None:
    text = "[Main] Summon one of your Kettle Tokens. (Token spirit/Red/0 Cost/Kettle Kin·Token/LV1①/BP1000/1 Red Symbol)"
    assert read(text).understood


# ---- never guessed ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "[LV1] 【When Summoned】 Draw a card and sing.",
        "[LV1] 【When Sneezing】 Draw a card.",
        "[Main] Exhaust it.",
        "[Main] Select a spirit. Place a from the void onto it.",
    ],
)
def test_what_is_not_understood_is_reported(text: str) -> None:
    assert read(text).failure is not None
