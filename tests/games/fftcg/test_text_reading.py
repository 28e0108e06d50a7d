"""What the words of this game's cards mean: frames of abilities, costs, filters, events, effects, reminders."""

from __future__ import annotations

import pytest

from cardwright.games.fftcg.dialect import DIALECT, definitions
from cardwright.text.kinds import THIS, make
from cardwright.text.lexicon import Lexicon
from cardwright.text.tree import Node
from tests.games.fftcg.reading import ability, effects, of_kind, read


def keys(text: str) -> list[str]:
    return [token.key for token in DIALECT.lex(text, Lexicon(("Old Bell",), ("Harbor Guard",), CATEGORY=("LANTERN",)))[0]]


# ---- tokens ----------------------------------------------------------------------------------------------------------
def test_icons_are_read_in_both_styles() -> None:
    assert keys("《火》《2》《ダル》: Draw 1 card.") == keys("[Fire][2][Dull]: Draw 1 card.")
    assert ability("Flash 《S》《雷》: Draw 1 card.") == ability("Flash [S][Lightning]: Draw 1 card.")


def test_names_jobs_and_categories_are_read_with_and_without_brackets() -> None:
    assert effects("Choose 1 [Card Name (Old Bell)]. Break it.") == effects("Choose 1 Card Name Old Bell. Break it.")
    assert effects("Choose 1 Job Harbor Guard Forward. Dull it.") == effects("Choose 1 [Job (Harbor Guard)] Forward. Dull it.")


def test_a_name_that_no_list_has_is_a_name_after_card_name() -> None:
    named = of_kind(ability("Choose 1 Card Name Fenna of Marsh. Break it.", "Summon"), "Named")
    assert [node.text("name") for node in named] == ["Fenna of Marsh"]


# ---- this card (5.2.4.1) ---------------------------------------------------------------------------------------------
def test_the_cards_own_name_means_this_card_unless_a_card_name_is_asked_for() -> None:
    tree = ability("When Mira Vale attacks, choose 1 Card Name Mira Vale other than Mira Vale. Activate it.")
    assert tree.node("on").node("what") == THIS
    tests = of_kind(tree, "Select")[0].node("filter").many("tests")
    assert tests == (make("Named", name="Mira Vale"), make("Other", than=THIS))


# ---- frames ----------------------------------------------------------------------------------------------------------
def test_an_action_ability_has_a_cost_and_an_effect() -> None:
    tree = ability("《火》《1》《ダル》, put Mira Vale into the Break Zone: Choose 1 Forward. Deal it 7000 damage.")
    assert tree.kind == "Activated"
    assert [cost.kind for cost in tree.many("cost")] == ["Pay", "Pay", "TurnThis", "DoAsCost"]
    assert [effect.kind for effect in tree.many("do")] == ["Select", "Deal"]


def test_a_special_ability_has_a_proper_name_and_the_s_icon() -> None:
    tree = ability("Comet: Second Fall 《S》《火》: Draw 1 card.")
    assert (tree.text("label"), tree.text("name")) == ("special", "Comet: Second Fall")
    assert [cost.kind for cost in tree.many("cost")] == ["KeywordCost", "Pay"]


def test_ex_burst_and_damage_mark_an_ability() -> None:
    burst = ability("EX BURST When Mira Vale enters the field, draw 1 card.")
    assert (burst.text("mark"), burst.node("ability").kind) == ("ex burst", "Triggered")
    hurt = ability("Damage 5 -- Mira Vale gains +2000 power and Brave.")
    assert (hurt.text("mark"), hurt.number("n"), hurt.node("ability").kind) == ("damage", 5, "Static")


def test_keywords_stand_alone_or_side_by_side() -> None:
    assert [node.text("name") for node in read("Haste, First Strike").abilities] == ["haste", "first strike"]


def test_limits_of_use_are_part_of_the_ability() -> None:
    tree = ability("《0》: Draw 1 card. You can only use this ability during your turn and only once per turn.")
    assert [limit.kind for limit in tree.many("limits")] == ["OnlyIf", "Limit"]


def test_actions_to_select_among_stand_in_quotes_and_are_as_many_as_said() -> None:
    text = 'Select 1 of the 2 following actions. "Choose 1 Forward. Dull it." "Draw 1 card."'
    assert len(effects(text)[0].many("options")) == 2
    assert read(text.replace("2 following", "3 following"), "Summon").failure is not None


# ---- choose and select -----------------------------------------------------------------------------------------------
def test_to_choose_is_to_target_and_to_select_is_not() -> None:
    assert [effect.kind for effect in effects("Choose 1 Forward. Break it.")] == ["Select", "Move"]
    chosen = effects("Select 1 Forward. Break it.")
    assert [effect.kind for effect in chosen] == ["Choose", "Move"]
    assert chosen[0].node("what").kind == "Pick"


# ---- effects ---------------------------------------------------------------------------------------------------------
def test_break_is_not_put_into_the_break_zone() -> None:
    broken, put = effects("Choose 1 Forward. Break it.")[1], effects("Choose 1 Forward. Put it into the Break Zone.")[1]
    assert (broken.text("verb"), put.text("verb")) == ("destroy", "put")
    assert broken.many("to") == put.many("to")


def test_all_that_follows_when_you_do_so_belongs_to_that_ability() -> None:
    tree = ability("When Mira Vale attacks, you may pay 《水》. When you do so, choose 1 Forward. Return it to its owner's hand.")
    assert [effect.kind for effect in tree.many("do")] == ["May", "WhenDo"]
    assert [effect.kind for effect in tree.many("do")[1].many("then")] == ["Select", "Move"]


def test_a_monster_also_becomes_a_forward() -> None:
    tree = ability("During your turn, Mira Vale also becomes a Forward with 6000 power and Haste.", "Monster")
    assert [mod.kind for mod in of_kind(tree, "Modify")[0].many("mods")] == ["HaveType", "SetStat", "HaveKeyword"]


def test_a_reduction_may_have_a_limit() -> None:
    plain = ability("The cost required to cast Mira Vale is reduced by 1 for each Monster you control.")
    limited = ability("The cost required to cast Mira Vale is reduced by 1 for each Monster you control (it cannot become 0).")
    assert [of_kind(tree, "CostChange")[0].number("least") for tree in (plain, limited)] == [0, 1]


def test_damage_can_be_replaced_under_conditions() -> None:
    less = of_kind(ability("If Mira Vale is dealt damage less than its power, the damage becomes 0 instead."), "ChangeDamage")[0]
    assert (less.text("side"), less.text("op"), less.text("below")) == ("takes", "=", "power")
    tree = ability("If Mira Vale deals damage to a Forward of cost 4 or more, double the damage instead.")
    more = of_kind(tree, "ChangeDamage")[0]
    assert (more.text("side"), more.text("op")) == ("deals", "x")
    assert more.node("against").many("tests")


def test_halves_are_rounded_to_thousands_where_the_text_says_so() -> None:
    text = "Choose 1 Forward. Deal it damage equal to half of its power (round up to the nearest 1000)."
    half = of_kind(ability(text, "Summon"), "Half")
    assert (half[0].text("round"), half[0].number("unit")) == ("up", 1000)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("When Mira Vale enters the field or attacks, draw 1 card.", "EitherEvent"),
        ("When Mira Vale forms a party and attacks, draw 1 card.", "PartyAttacks"),
        ("When Mira Vale deals damage to your opponent, draw 1 card.", "Damaged"),
        ("When Mira Vale is chosen by your opponent's Summons or abilities, draw 1 card.", "ChosenFor"),
        ("When you cast a Summon, draw 1 card.", "Played"),
        ("When you control 5 or more Backups, draw 1 card.", "ComesTrue"),
        ("At the end of each of your turns, draw 1 card.", "PhaseStarts"),
        ("When Mira Vale blocks, draw 1 card.", "StateChanged"),
    ],
)
def test_auto_abilities_wait_for_events(text: str, kind: str) -> None:
    tree = ability(text)
    assert (tree.kind, tree.node("on").kind) == ("Triggered", kind)


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Break it if it is Tuesday.",
        "Choose 1 Forward and tickle it.",
        "Draw 1 card (unless it rains).",
        "《一般》: Draw 1 card.",
    ],
)
def test_what_is_not_known_is_not_understood(text: str) -> None:
    assert read(text, "Summon").failure is not None


# ---- keywords and reminders (15.2) -----------------------------------------------------------------------------------
@pytest.mark.parametrize("keyword", ["brave", "haste", "first strike", "back attack"])
def test_every_keyword_is_defined_in_the_dialects_own_words(keyword: str) -> None:
    assert all(isinstance(tree, Node) and tree.kind == "Static" for tree in definitions().abilities(keyword))


def test_a_reminder_that_fits_is_no_part_of_the_text() -> None:
    assert read("Brave (Attacking does not cause this Forward to dull.)").abilities == read("Brave").abilities
    line = "Damage 3 -- Brave (If you have received 3 points of damage or more, this Character has this ability.)"
    assert read(line).failure is None


def test_a_reminder_that_says_something_else_is_a_fault() -> None:
    line = read("Damage 3 -- Brave (If you have received 3 points of damage or less, this Character has this ability.)")
    assert line.failure is not None
    assert line.failure.reason == "reminder"


# ---- what "it" is ----------------------------------------------------------------------------------------------------
def test_damage_is_dealt_to_what_was_chosen_not_to_a_card_that_was_shown() -> None:
    text = "Choose 1 Forward. Reveal the top card of your deck. If it is a Forward, deal it 5000 damage."
    chosen, _, condition = effects(text)
    assert of_kind(condition, "Deal")[0].node("to") == make("Slot", n=chosen.number("slot"))
    assert condition.node("condition").node("what") != make("Slot", n=chosen.number("slot"))


def test_their_hand_is_that_of_the_player_who_showed_it() -> None:
    told = "your opponent reveals his/her hand. Select 1 card from their hand. Your opponent discards this card."
    tree = ability(f"When Mira Vale enters the field, {told}")
    picked = of_kind(tree, "Pick")[0]
    assert of_kind(picked, "Place")[0].node("of") == make("Player", who="opponent")
