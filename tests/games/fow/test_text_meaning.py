"""What the texts of three eras mean: symbols, costs, labels, keywords, targets, rulers, stones, additions, counters."""

from __future__ import annotations

import pytest

from cardwright.games.fow.dialect import DIALECT
from cardwright.text.compiler import Compiler
from cardwright.text.kinds import THIS
from tests.games.fow.acting import end_turn, play, resolve
from tests.games.fow.compiling import abilities, ability, effects, of_kind, read


def test_three_eras_say_one_thing() -> None:
    comma = ability("When this card enters your field, draw a card.")
    arrow = ability("When this card enters your field ⇒ Draw a card.")
    signs = ability("[Continuous]: When this card enters your field >>> Draw a card.")
    assert comma == arrow == signs
    assert comma.kind == "Triggered" and comma.node("on").node("what") == THIS


def test_activate_is_said_or_not() -> None:
    old = ability("[Activate] Pay {W}{1}, {Rest}: Draw a card.")
    new = ability("{W}{1}, {Rest}: Draw a card.")
    assert old == new
    assert [cost.kind for cost in new.many("cost")] == ["Pay", "KeywordCost"]
    assert new.many("cost")[0].text("points") == "{W}{1}"


@pytest.mark.parametrize("symbols", ["{W}{W}{2}", "{M}", "{0}", "{R}{U}{G}{B}"])
def test_will_symbols_of_a_cost_are_paid_together(symbols: str) -> None:
    [pay] = ability(f"{symbols}: Draw a card.").many("cost")
    assert (pay.kind, pay.text("points")) == ("Pay", symbols)


def test_an_x_that_is_paid_may_be_used() -> None:
    found = ability("{X}: Destroy target resonator with total cost X or less.")
    assert found.many("cost")[0].node("n").kind == "X" and len(of_kind(found, "X")) == 2
    failure = read("Destroy target resonator with total cost X or less.", chant=True).failure
    assert failure is not None and failure.reason == "unbound"


def test_a_target_is_selected_before_what_is_done_to_it() -> None:
    select, move, gain = effects("Destroy target rested resonator your opponent controls. You gain life equal to its DEF.")
    assert (select.kind, select.number("slot")) == ("Select", 1)
    assert (move.text("verb"), move.node("what").number("n")) == ("destroy", 1)
    assert gain.node("n").node("of").number("n") == 1


def test_two_targets_in_one_sentence_are_two() -> None:
    kinds = [step.kind for step in effects("Rest target resonator and recover another target resonator.")]
    assert kinds == ["Select", "SetState", "Select", "SetState"]


def test_targets_inside_what_may_be_done_stay_there() -> None:
    [may] = effects("You may destroy target addition.")
    assert [step.kind for step in may.many("do")] == ["Select", "Move"]


def test_to_banish_is_to_bury_ones_own_card() -> None:
    [move] = effects("Banish a resonator.")
    assert move.text("verb") == "bury" and of_kind(move, "Controlled")
    [remove] = of_kind(effects("Remove target resonator from the game.")[1], "Move")
    assert remove.text("verb") == "banish" and remove.many("to")[0].text("zone") == "removed area"


def test_changes_of_attack_and_defense() -> None:
    both = ability("This card gains [+200/-100].").many("do")[0].many("mods")
    assert [(mod.text("stat"), mod.text("sign")) for mod in both] == [("atk", "+"), ("def", "-")]
    one = ability("This card gains [0/+300] as long as you control a regalia.")
    assert [mod.text("stat") for mod in of_kind(one, "Add")] == ["def"]


def test_a_counter_may_be_named_after_what_it_gives() -> None:
    [put] = ability("When this card enters your field ⇒ Put two [+100/+100] counters on this card.").many("do")
    assert (put.text("counter"), put.node("n").node("n").number("n")) == ("+100/+100", 2)


@pytest.mark.parametrize(
    ("text", "trait"),
    [
        ("Lampkeepers you control gain [Flying].", "Lampkeeper"),
        ("Elves you control gain [Flying].", "Elf"),
        ("Fairies you control gain [Flying].", "Fairy"),
        ("Four Sacred Otters you control gain [Flying].", "Four Sacred Otters"),
    ],
)
def test_races_in_the_plural(text: str, trait: str) -> None:
    assert of_kind(ability(text), "Trait")[0].text("trait") == trait


def test_names_in_quotes_and_abilities_in_quotes() -> None:
    named = ability('As long as you control "Old Bell, the Quiet", this card gains "{Rest}: Draw a card.".')
    assert of_kind(named, "Named")[0].text("name") == "Old Bell, the Quiet"
    assert of_kind(named, "HaveAbility")[0].node("ability").kind == "Activated"
    inner = ability('This card gains [Swiftness] as long as you control "Page "Ink"".')
    assert of_kind(inner, "Named")[0].text("name") == 'Page "Ink"'


def test_magic_stone_types_are_types_not_attributes() -> None:
    both = ability("Treat this card as a light magic stone and a fire magic stone.")
    assert [mod.text("type") for mod in of_kind(both, "HaveType")] == ["light magic stone", "fire magic stone"]
    wanted = ability("This card gains [+100/+100] for each darkness magic stone you control.")
    assert of_kind(wanted, "Type")[0].text("type") == "darkness magic stone" and not of_kind(wanted, "Class")


def test_will_is_produced_by_choice_or_all_of_it() -> None:
    choice = ability("{Rest}: Produce {W} or {R}.").many("do")[0]
    assert [will.text("of") for will in choice.many("wills")] == ["{W}", "{R}"] and choice.number("all") == 0
    assert ability("{Rest}: Produce {W} and {R}.").many("do")[0].number("all") == 1
    assert len(ability("{Rest}: Produce one will of any attribute.").many("do")[0].many("wills")) == 5
    limited = ability("{Rest}: Produce {1}. Spend this will only to play Emberkin cards.").many("do")[0]
    assert of_kind(limited.node("spend"), "Trait")[0].text("trait") == "Emberkin"


def test_judgment_and_what_makes_it_cheaper() -> None:
    assert ability("[J-Activate] Pay {R}{R}.") == ability("[Judgment] {R}{R}")
    judgment, cheaper = abilities("[Judgment] {8}. You may pay {1} less to play this ability for each Fairy you control.")
    assert judgment.text("label") == "judgment" and of_kind(cheaper, "CostChange")[0].text("action") == "judgment"
    limited = ability("[Judgment] {0}. Play this ability only if you control an Elf.")
    assert limited.many("limits")[0].kind == "OnlyIf"


def test_gods_arts_have_names() -> None:
    for spelled in ("<Last Call>", "[Last Call]", '"Last Call"'):
        assert ability(f"God's Art {spelled} {{W}}: Draw a card.").text("name") == "Last Call"


def test_awakening_of_a_permanent_gives_an_ability_and_of_a_chant_an_effect() -> None:
    cost, qualified = abilities("[Awakening] {W}: When this card enters your field ⇒ Draw a card.")
    assert (cost.number("optional"), cost.text("name"), qualified.text("mark")) == (1, "awakening", "awakening")
    chant = ability("[Awakening] {W}: Draw a card.", chant=True)
    assert chant.kind == "ExtraCost" and chant.many("then")[0].kind == "Draw"


def test_incarnation_takes_a_resonator_for_each_symbol() -> None:
    other = ability("[Incarnation] {R}, {R} or {B}")
    assert (other.kind, len(other.many("cost"))) == ("OtherCost", 2)
    assert len(ability("[Incarnation] {B}{B}").many("cost")) == 2


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[Trigger] Anytime: Draw a card.", ["Keyword", "SpellEffect"]),
        ("[Trigger] Pay {1}: Draw a card.", ["Keyword", "ExtraCost", "SpellEffect"]),
        ("[Trigger] When a resonator you control is destroyed ⇒ Draw a card.", ["Triggered"]),
        ("[Trigger] Your life is 2000 or lower: Draw a card.", ["Triggered"]),
    ],
)
def test_the_forms_of_trigger(text: str, kind: list[str]) -> None:
    assert [tree.kind for tree in abilities(text, chant=True)] == kind


def test_options_are_numbered_in_order() -> None:
    [modal] = effects("Choose one - Draw a card. You gain 100 life; or rest target resonator; or destroy target addition.")
    assert [option.number("n") for option in modal.many("options")] == [1, 2, 3]
    assert [len(option.many("do")) for option in modal.many("options")] == [2, 2, 2]


def test_attributes_of_spells_are_kept_in_a_prohibition() -> None:
    [forbid] = ability("This card cannot be targeted by fire or darkness spells or abilities.").many("do")
    assert len(of_kind(forbid, "Class")) == 2


@pytest.mark.parametrize(
    "text",
    [
        "Juggle three lanterns.",
        "Destroy target.",
        "This card gains [+200/+200] for.",
        "[Judgment]",
        "[Awakening] Draw a card.",
        "Produce {W} or.",
    ],
)
def test_what_is_not_understood_is_refused_whole(text: str) -> None:
    failure = read(text).failure
    assert failure is not None and failure.reason == "not read"


def test_a_reminder_that_contradicts_its_keyword_is_a_fault() -> None:
    assert read("[Flying] (This card cannot be blocked by J/resonators without [Flying].)").failure is None
    failure = read("[Flying] (This card cannot be blocked by J/resonators with [Flying].)").failure
    assert failure is not None and failure.reason == "reminder"


def test_every_keyword_of_the_rulebook_is_defined_or_the_rules_own() -> None:
    from cardwright.games.fow import terms
    from cardwright.games.fow.dialect.dialect import definitions
    from cardwright.games.fow.dialect.keywords import ABILITIES, RULED

    assert set(ABILITIES) | set(RULED) == set(terms.KEYWORDS) - {"target attack"}
    for keyword in ABILITIES:
        assert definitions().abilities(keyword, 3)


@pytest.mark.parametrize(("words", "understood"), [
    ("[Barrier] (Total cost 4 or less)", True),  # a limit, not an explanation: it is carried out
    ("[Barrier] (Whatever you like)", False),
    ("[Flying] (It can be attacked and blocked only by its like.)", True),
])
def test_words_in_parentheses_that_explain_nothing_are_text(words, understood):
    assert (Compiler(DIALECT).line(words, "line").failure is None) == understood


def test_a_card_chosen_after_looking_at_a_hand_is_one_of_that_hand(fow):
    """Two resonators in the field are not meant."""
    game = fow.game()
    mine = game.resonator("Mine")
    field = game.resonator("Field", on="opponent's field")
    held = [game.resonator(f"Held {i}", zone="opponent's hand") for i in range(2)]
    game.chant("Chant", zone="opponent's hand", cost="")
    probe = game.chant("Probe", cost="", text="Look at your opponent's hand and choose a resonator. They discard it.")
    game.play(probe)
    resolve(game)
    assert set(game.options()) - {"done"} == set(held)
    game.choose(held[1])
    assert held[1].zone == "graveyard" and mine.zone == field.zone == "field" and held[0].zone == "hand"


def test_at_the_end_of_turn_at_the_head_of_a_chant_is_what_the_chant_does(fow):
    """Once, at the end of this turn: the chant lies in the graveyard then, and has no ability there."""
    game = fow.game()
    omen = game.chant("Omen", cost="", text="At the end of turn, draw a card.")
    play(game, omen)
    assert game.you.hand == []
    end_turn(game)
    assert len(game.you.hand) == 1
    end_turn(game)
    assert len(game.you.hand) == 2, "one more for the draw phase, none for the end of the opponent's turn"


def test_a_token_needs_no_article(fow):
    game = fow.game()
    play(game, game.chant("Call", cost="", text="Put [200/300] fire Bird resonator token into your field."))
    (bird,) = game.you.field
    assert (bird.atk, bird.defense) == (200, 300)
