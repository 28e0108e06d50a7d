"""What the dialect's wordings mean: one check for each kind of ability, effect, filter and condition."""

from __future__ import annotations

import pytest

from cardwright.text.kinds import ALWAYS, OPPONENT, THIS, YOU, make
from cardwright.text.tree import Node
from tests.text.compiling import ability, effects, of_kind, read

FIELD = make("Place", zone="field", of=YOU)


def filter_tests(text: str) -> tuple[Node, ...]:
    """The tests of what is selected."""
    return effects(f"Select {text}.")[0].node("filter").many("tests")


def condition(text: str) -> Node:
    return effects(f"If {text}, draw a card.")[0].node("condition")


@pytest.mark.parametrize(
    ("text", "kind", "label"),
    [
        ("[fanfare] Draw a card.", "Triggered", "fanfare"),
        ("[lastwords] Draw a card.", "Triggered", "last words"),
        ("On Evolve: Draw a card.", "Triggered", "on evolve"),
        ("On Evolve - Draw a card.", "Triggered", "on evolve"),
        ("On Evolve, discard a card: Draw 2 cards.", "Triggered", "on evolve"),
        ("Strike: Draw a card.", "Triggered", "strike"),
        ("Follower Strike: Draw a card.", "Triggered", "follower strike"),
        ("On Race - Draw a card.", "Triggered", "on race"),
        ("[fanfare][lastwords] Draw a card.", "Triggered", "fanfare, last words"),
        ("Whenever you play a spell, draw a card.", "Triggered", ""),
        ("At the start of your end phase, draw a card.", "Triggered", ""),
        ("[act] [cost01], [engage]: Draw a card.", "Activated", "act"),
        ("[evolve][cost01]: Evolve this follower.", "Activated", "evolve"),
        ("[feed][cost01]: Race this follower.", "Activated", "feed"),
    ],
)
def test_frames(text: str, kind: str, label: str) -> None:
    read_ = ability(text)
    assert (read_.kind, read_["label"]) == (kind, label)


def test_costs_stand_apart_from_what_they_pay_for() -> None:
    line = ability("[act] [cost02], [engage], discard a spell: Draw 2 cards.")
    assert [cost.kind for cost in line.many("cost")] == ["Pay", "TurnThis", "DoAsCost"]
    assert [step.kind for step in line.many("do")] == ["Draw"]


def test_quick_is_a_timing_of_an_ability_and_a_keyword_of_a_card() -> None:
    assert ability("[quick][act] [engage]: Draw a card.")["timing"] == "quick"
    assert ability("[act] [engage]: Draw a card.")["timing"] == "main"
    assert ability("[quick]", spell=True) == make("Keyword", name="quick")


def test_several_keywords_in_a_line_are_several_abilities() -> None:
    assert read("Ward. Rush.").abilities == (make("Keyword", name="ward"), make("Keyword", name="rush"))


def test_limits_are_no_effects() -> None:
    line = ability("[act] [cost01]: Draw a card. Activate only if Overflow is active for you, and only once per turn.")
    assert [limit.kind for limit in line.many("limits")] == ["OnlyIf", "Limit"]
    assert ability("Once on each of your turns, when you play a spell, draw a card.").many("limits") == (
        make("Limit", times=1, per="your turn"),
    )


def test_a_trigger_during_a_turn_has_a_condition() -> None:
    assert ability("During your turn, whenever you play a spell, draw a card.").node("when") == make("TurnOf", who=YOU)
    assert ability("Whenever you play a spell, draw a card.").node("when") == ALWAYS


def test_a_section_runs_to_the_next_section() -> None:
    sections = effects("Draw a card. Combo (3): Draw a card. Discard a card. Combo (5): Draw 2 cards.")
    assert [step.kind for step in sections] == ["Draw", "If", "If"]
    assert [step.kind for step in sections[1].many("then")] == ["Draw", "Move"]


def test_a_scope_runs_to_the_end_of_its_sentence() -> None:
    may, after = effects("You may draw a card, then discard a card. Shuffle your deck.")
    assert [step.kind for step in may.many("do")] == ["Draw", "Move"]
    assert after.kind == "Shuffle"


def test_options_have_numbers_costs_and_effects() -> None:
    (modal,) = effects("Choose up to 2. (1) Draw a card. (2) [cost01]: Draw 2 cards. (3) Discard a card: Draw 3 cards.")
    assert modal.node("count").kind == "UpTo"
    assert [(option.number("n"), len(option.many("cost"))) for option in modal.many("options")] == [(1, 0), (2, 1), (3, 1)]


def test_a_condition_may_change_how_many_are_chosen() -> None:
    (modal,) = effects("Choose one. If Overflow is active for you, choose up to 2 instead. (1) Draw a card. (2) Discard a card.")
    assert modal.node("count").kind == "IfCount"


def test_additional_costs() -> None:
    assert ability("As an additional cost to play this, discard a card.").number("optional") == 0
    cost = ability("When playing this card, banish 2 spells in your cemetery: This card costs 3 less to play.")
    assert (cost.kind, cost.number("optional"), cost.many("then")[0].kind) == ("ExtraCost", 1, "CostChange")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("an enemy follower on the field", ["Controlled", "Type", "In"]),
        ("a Pixie follower on your field", ["Trait", "Type", "In"]),
        ("a Pixie or Beast follower on your field", ["AnyOf", "Type", "In"]),
        ("a [forestcraft] card in your cemetery", ["Class", "Type", "In"]),
        ("a 2-cost follower on your field", ["StatIs", "Type", "In"]),
        ("a follower that costs 2 or less on your field", ["Type", "StatIs", "In"]),
        ("an enemy follower with 3 defense or less on the field", ["Controlled", "Type", "StatIs", "In"]),
        ("a Lantern Imp in your EX area", ["Named", "In"]),
        ("a card named Lantern Imp in your EX area", ["Type", "Named", "In"]),
        ("a Beast follower not named Moss Giant on your field", ["Trait", "Type", "NotTest", "In"]),
        ('a follower with "Moss" in its name on your field', ["Type", "NameHas", "In"]),
        ("a follower with Ward on your field", ["Type", "HasKeyword", "In"]),
        ("an engaged follower on your field", ["Quality", "Type", "In"]),
        ("a non-token follower on your field", ["NotTest", "Type", "In"]),
        ("a token follower on your field", ["Quality", "Type", "In"]),
        ("a spell or amulet in your cemetery", ["AnyOf", "In"]),
        ("up to 2 spells with different names in your cemetery", ["Type", "GroupDiffers", "In"]),
        ("up to 2 spells that cost a total of 4 or less in your cemetery", ["Type", "GroupTotal", "In"]),
        ("an enemy leader or enemy follower on the field", ["AnyOf"]),
    ],
)
def test_filters_are_conjunctions_of_tests(text: str, expected: list[str]) -> None:
    assert [test.kind for test in filter_tests(text)] == expected


def test_a_place_holds_for_every_alternative_before_it_but_not_for_leaders() -> None:
    either, place = filter_tests("a spell or amulet in your cemetery")
    assert all(not of_kind(part, "In") for part in either.many("filters"))
    assert place.kind == "In"
    (leader_or_follower,) = filter_tests("an enemy leader or enemy follower on the field")
    assert [bool(of_kind(part, "In")) for part in leader_or_follower.many("filters")] == [False, True]


@pytest.mark.parametrize(("words", "op"), [("costs 2 or less", "<="), ("costs 2 or more", ">="), ("costs 2", "=")])
def test_comparisons_keep_their_direction(words: str, op: str) -> None:
    assert of_kind(effects(f"Select a follower that {words} on your field.")[0], "StatIs")[0]["op"] == op


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("there are at least 3 Pixie cards in your cemetery", "Compare"),
        ("there's no amulet on your field", "Compare"),
        ("Overflow is active for you", "KeywordActive"),
        ("Sanguine isn't active for you", "Not"),
        ("you've played at least 3 cards this turn", "Happened"),
        ("a follower on your field evolved this turn", "Happened"),
        ("your leader's defense is 5 or less", "Compare"),
        ("there's a Lantern Imp on your field and Overflow is active for you", "And"),
        ("it's your turn", "TurnOf"),
    ],
)
def test_conditions(text: str, kind: str) -> None:
    assert condition(text).kind == kind


@pytest.mark.parametrize(
    ("text", "verb", "zone"),
    [
        ("Destroy each enemy follower on the field.", "destroy", "cemetery"),
        ("Banish each enemy follower on the field.", "banish", "banished zone"),
        ("Bury the top 2 cards of your deck.", "bury", "cemetery"),
        ("Discard your hand.", "discard", "cemetery"),
        ("Return each enemy follower on the field to its owner's hand.", "return", "hand"),
        ("Summon a Pixie follower from your hand.", "summon", "field"),
        ("Put the top card of your deck into your EX area.", "put", "ex area"),
    ],
)
def test_moves_name_their_verb_and_place(text: str, verb: str, zone: str) -> None:
    (move,) = effects(text)
    assert (move["verb"], move.many("to")[0]["zone"]) == (verb, zone)


def test_tokens_are_created_and_cards_are_moved() -> None:
    assert effects("Put a Paper Crane token into your EX area.")[0].kind == "Create"
    assert effects("Put a Paper Crane from your hand into your EX area.")[0].kind == "Move"
    first, second = effects("Summon a Lantern Imp and Paper Crane token.")
    assert (first.kind, second.kind) == ("Create", "Create")
    (either,) = effects("Summon a Lantern Imp or Paper Crane token.")
    assert len(either.many("names")) == 2


def test_giving() -> None:
    (modify,) = effects("Give each follower on your field [attack]+1/[defense]-2, Ward, and Rush for the rest of this turn.")
    assert [mod.kind for mod in modify.many("mods")] == ["Add", "Add", "HaveKeyword", "HaveKeyword"]
    assert [mod["sign"] for mod in of_kind(modify, "Add")] == ["+", "-"]
    assert modify.node("duration") == make("Until", end="this turn")
    (choice,) = ability("[fanfare] Give this follower Rush, Bane, or Drain.").many("do")
    assert [mod.kind for mod in choice.many("mods")] == ["OneMod"]


def test_for_every_adds_up_before_the_effect_is_carried_out_once() -> None:
    (deal,) = effects("Deal 2 damage to each enemy leader for every 5 Pixie cards in your cemetery.")
    amount = deal.node("amount")
    assert (amount.kind, amount.node("left"), amount.node("right").kind) == ("Times", make("Num", n=2), "Every")


def test_the_player_who_acts_is_named() -> None:
    (act,) = effects("Each opponent discards a card.")
    assert (act.kind, act.node("who")) == ("Act", OPPONENT)
    (may,) = effects("Each player may summon a follower from their hand.")
    assert of_kind(may, "Place")[0].node("of") == make("Player", who="they")


def test_statements_are_static_and_prohibitions_say_what() -> None:
    static = ability("This follower can't attack leaders or be attacked.")
    assert [action["name"] for action in of_kind(static, "Action")] == ["attack leaders", "be attacked"]
    while_ = ability("While there are at least 3 Pixie cards in your cemetery, this has Storm.").many("do")[0]
    assert (while_.kind, while_.many("then")[0].node("what")) == ("If", THIS)


def test_replacement_of_what_would_happen() -> None:
    would = ability("If an enemy follower would be destroyed, banish it instead.").many("do")[0]
    assert (would.kind, would.node("event")["verb"], would.many("do")[0]["verb"]) == ("Would", "destroy", "banish")


def test_delayed_effects_follow_another_sentence() -> None:
    draw, delayed = effects("Draw a card. At the start of your next main phase, discard a card.")
    assert (draw.kind, delayed.kind, delayed.node("on")["which"]) == ("Draw", "Delayed", "next")


def test_being_put_somewhere_is_coming_there_in_any_way() -> None:
    event = ability("Whenever a Pixie follower is put onto your field, draw a card.").node("on")
    assert (event["verb"], event.many("to")) == ("", (FIELD,))


def test_a_failure_says_where_reading_stopped() -> None:
    failure = read("[fanfare] Draw a card and juggle 3 lanterns.").failure
    assert failure is not None
    assert (failure.reason, failure.after) == ("not read", "juggle 3 lanterns.")
    assert failure.message() == "read as far as “[fanfare] Draw a card and”, stopped before “juggle 3 lanterns.”"
    assert "draw" in failure.expected
    cut = read("[fanfare] Draw a card and").failure
    assert cut is not None
    assert cut.message() == "read to its end, “[fanfare] Draw a card and”, but something is missing there"
