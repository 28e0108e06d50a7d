"""How the dialect reads: icons in all their brackets, costs, names and traits, keywords and their reminders, pronouns and X."""

from __future__ import annotations

from functools import cache

import pytest

from cardwright.games.weiss.dialect import DIALECT
from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon
from cardwright.text.tree import Node


@cache
def compiler() -> Compiler:
    return Compiler(DIALECT, lexicon=Lexicon(("Ten Thousand Lamps", 'The "Last" Ferry'), ("Harbor",)))


def line(text: str, start: str = "line") -> CompiledLine:
    return compiler().line(text, start)


def tree(text: str, start: str = "line") -> Node:
    """The one ability of a line that must be understood."""
    read = line(text, start)
    assert read.failure is None, read.failure.message()
    assert len(read.abilities) == 1
    return read.abilities[0]


def kinds(node: Node) -> list[str]:
    return [found.kind for found in node.walk()]


def only(node: Node, kind: str) -> Node:
    [found] = [found for found in node.walk() if found.kind == kind]
    return found


# ---- icons, traits, names ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("icon", ["【AUTO】", "[AUTO]", "［AUTO］", "【 AUTO 】", "[A]", "AUTO"])
def test_the_icon_of_an_automatic_ability_may_be_printed_in_any_brackets(icon: str) -> None:
    assert tree(f"{icon} When this card attacks, draw 1 card.") == tree("【AUTO】 When this card attacks, draw a card.")


@pytest.mark.parametrize(("icon", "kind"), [("【CONT】", "Static"), ("[C]", "Static"), ("CONT", "Static")])
def test_continuous_abilities(icon: str, kind: str) -> None:
    assert tree(f"{icon} This card gets +500 power.").kind == kind


@pytest.mark.parametrize("icon", ["【ACT】", "[ACT]", "[S]", "ACT"])
def test_activated_abilities(icon: str) -> None:
    read = tree(f"{icon} [(1) 【REST】 this card] Draw 1 card.")
    assert read == tree("【ACT】 [① [REST] this card] Draw one card.")
    assert [cost.kind for cost in read.many("cost")] == ["Pay", "DoAsCost"]


@pytest.mark.parametrize("trait", ["《Harbor》", "«Harbor»", "<<Harbor>>", "::Harbor::"])
def test_a_trait_may_be_printed_in_any_brackets(trait: str) -> None:
    assert only(tree(f"【CONT】 All of your other {trait} characters get +500 power."), "Trait").text("trait") == "Harbor"


def test_a_name_may_have_quotes_of_its_own() -> None:
    read = tree('【CONT】 If you have another "The "Last" Ferry", this card gets +500 power.')
    assert only(read, "Named").text("name") == 'The "Last" Ferry'


def test_part_of_a_name_is_looked_for_in_english() -> None:
    """2.1.2.1: the Japanese part stands beside it."""
    read = tree('【CONT】 All of your characters with "Wick(灯)" in their card names get +500 power.')
    assert only(read, "NameHas").text("name") == "Wick (灯)"


def test_two_abilities_on_one_printed_line_are_two() -> None:
    text = "【CONT】 This card gets +500 power.【AUTO】 When this card attacks, draw 1 card."
    assert [part for _, part in DIALECT.sections(text)] == [text[:33], text[33:]]


def test_a_quote_on_a_line_of_its_own_belongs_to_the_line_before() -> None:
    text = 'Choose 1 of the following effects, and perform it.\n"Draw 1 card."\n"Shuffle your deck."'
    assert len(DIALECT.sections(text)) == 1


# ---- costs and payment ------------------------------------------------------------------------------------------------
def test_a_cost_is_paid_where_the_text_says_so() -> None:
    """8.1.1.2.2: the cost stands first, and is paid, or not, as the ability resolves."""
    read = tree(
        "【AUTO】 [(2)] When this card attacks, if you have 2 or more characters, you may pay the cost. If you do, draw 1 card."
    )
    assert read.many("cost") == ()
    condition, bought = read.many("do")
    assert condition.kind == "If"
    assert [effect.kind for effect in condition.many("then")] == ["PayFor"]
    assert (bought.kind, bought.number("did")) == ("IfDo", 1)
    assert [effect.kind for effect in bought.many("then")] == ["Draw"]


def test_what_follows_both_answers_is_kept_apart() -> None:
    text = (
        "【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, draw 1 card. "
        "If you don't, this card gets -500 power until end of turn."
    )
    effects = tree(text).many("do")
    assert [(effect.kind, effect.number("did")) if effect.kind == "IfDo" else effect.kind for effect in effects] == [
        "PayFor",
        ("IfDo", 1),
        ("IfDo", 0),
    ]


# ---- pronouns and X ---------------------------------------------------------------------------------------------------
def test_that_character_is_the_battle_opponent_that_was_spoken_of() -> None:
    read = tree(
        "【AUTO】 When this card becomes 【REVERSE】, if this card's battle opponent is level 0 or lower, "
        "you may 【REVERSE】 that character."
    )
    assert only(read, "SetState").node("what").text("relation") == "battle opponent"


def test_that_character_is_each_one_that_gets_something() -> None:
    read = tree(
        "【CONT】 Assist All of your characters in front of this card get +X power. X is equal to that character's level ×500."
    )
    assert read.text("mark") == "assist"
    assert only(read, "Stat").node("of").kind == "Affected"


def test_x_is_what_the_text_says_it_is() -> None:
    read = tree(
        "【AUTO】 When this card attacks, this card gets +X power until end of turn. "
        "X is equal to the number of 《Harbor》 characters you have ×500."
    )
    assert "X" not in kinds(read)
    assert only(read, "Times").node("left").number("n") == 500


def test_their_zone_is_that_of_the_player_who_has_the_cards() -> None:
    read = tree("【CONT】 If your opponent has 1 or less characters in their center stage, this card gets +500 power.")
    places = [found for found in read.walk() if found.kind == "Place"]
    assert [place.node("of").text("who") for place in places] == ["opponent"]


def test_what_a_granted_ability_speaks_of_is_bound_by_itself() -> None:
    read = tree(
        "【AUTO】 When this card attacks, choose 1 of your characters, and that character gets the following ability until end of "
        "turn. \"【AUTO】 When this card's battle opponent becomes 【REVERSE】, put that character into your opponent's memory.\""
    )
    granted = only(read, "HaveAbility").node("ability")
    assert granted.kind == "Triggered"
    assert only(granted, "Move").node("what").kind == "Slot"


def test_a_climax_combo_is_an_ability_with_a_condition() -> None:
    """8.12.1: the icon means nothing by itself."""
    read = tree('【AUTO】 【CXCOMBO】 When this card attacks, if "Ten Thousand Lamps" is in your climax area, draw 1 card.')
    assert read.kind == "Qualified"
    assert read.text("mark") == "cxcombo"
    assert only(read, "Named").text("name") == "Ten Thousand Lamps"


# ---- keywords and reminders -------------------------------------------------------------------------------------------
def test_encore_is_what_its_reminder_says() -> None:
    """10.2.2"""
    printed = line("【AUTO】 Encore [(2)] (When this card is put from the stage into your waiting room, you may pay the cost. "
                   "If you do, return this card to its previous stage position as 【REST】)")  # fmt: skip
    assert printed.failure is None
    assert printed.abilities == line("【AUTO】 Encore [(2)]").abilities


@pytest.mark.parametrize(
    "reminder",
    [
        "When this card is put from the stage into your waiting room, draw 1 card",
        "Choose 1 of your characters that is being frontal attacked, and that character gets +500 soul until end of turn",
    ],
)
def test_a_reminder_that_says_something_else_is_refused(reminder: str) -> None:
    read = line(f"【AUTO】 Encore [(2)] ({reminder})")
    assert read.failure is not None
    assert read.failure.reason == "reminder"


def test_a_trigger_icon_s_reminder_must_fit_the_icon() -> None:
    """4.12.2.6"""
    assert line("(【DRAW】: When this card triggers, you may draw 1 card)").failure is None
    wrong = line("(【DRAW】: When this card triggers, you may draw 2 cards)")
    assert wrong.failure is not None
    assert wrong.failure.reason == "reminder"


def test_backup_needs_its_level() -> None:
    """10.5.2"""
    read = tree("【ACT】 【COUNTER】 Backup 2500, Level 2 [(1) Put this card from your hand into your waiting room]")
    assert read.text("timing") == "counter"
    assert only(read, "Add").node("by").number("n") == 2500
    assert only(read, "OnlyIf").node("condition").node("right").number("n") == 2


def test_bond_may_name_two_cards() -> None:
    """10.4.2"""
    read = tree('【AUTO】 Bond/"One" "Two" [Put 1 card from your hand into your waiting room]')
    assert [found.text("name") for found in read.walk() if found.kind == "Named"] == ["One", "Two"]


def test_great_performance_stands_by_itself() -> None:
    """10.6.2"""
    assert tree("【CONT】 Great Performance").text("name") == "great performance"


def test_by_whose_effect_a_card_was_placed_is_kept() -> None:
    """An 【AUTO】 effect is another one than an 【ACT】 effect."""
    text = '【AUTO】 When this card is placed on the stage from your hand or by the 【{icon}】 effect of "One", draw 1 card.'
    assert tree(text.replace("{icon}", "AUTO")) != tree(text.replace("{icon}", "ACT"))


# ---- events -----------------------------------------------------------------------------------------------------------
def test_an_event_s_line_is_what_it_does() -> None:
    assert tree("Draw 2 cards.", "event_line").kind == "SpellEffect"
    assert line("Draw 2 cards.").failure is not None  # no character does anything when it is played


def test_when_an_event_can_be_played_is_a_rule_of_its_own() -> None:
    read = tree("If you do not have a 《Harbor》 character, this card cannot be played from your hand.", "event_line")
    assert read.kind == "Static"
    assert only(read, "Action").text("name") == "be played from hand"


def test_a_line_that_is_not_read_says_where_it_stopped() -> None:
    read = line("【AUTO】 When this card attacks, juggle 3 cards.")
    assert read.failure is not None
    assert read.failure.after.startswith("juggle")
