"""Wordings of later clusters at a table: prohibitions on players, cards played from elsewhere, damage that another takes."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.text.explaining import explain
from cardwright.text.tree import Node
from tests.games.fow.acting import end_turn, play, resolve
from tests.games.fow.compiling import abilities, ability, effects, of_kind, read


def test_damage_to_a_player_is_dealt_to_the_card_that_stands_in(fow: Any) -> None:
    """910.1"""
    game = fow.game()
    shield = game.resonator("Shield", defense=900, text="If damage would be dealt to you, it's dealt to this card instead.")
    play(game, game.chant("Spark", text="This card deals 400 damage to you.", cost="{0}"))
    assert (game.you.life, shield.damage) == (4000, 400)
    game.shows("910.1")


def test_a_player_who_can_not_gain_life_does_not(fow: Any) -> None:
    """104.4"""
    game = fow.game()
    game.resonator("Drought", text="Players cannot gain life.")
    play(game, game.chant("Well", text="You gain 500 life. Draw a card.", cost="{0}"))
    assert game.you.life == 4000 and len(game.you.hand) == 1
    game.shows("104.4")


def test_a_player_who_can_not_play_spells_plays_none(fow: Any) -> None:
    """104.4"""
    game = fow.game()
    hush = game.chant("Hush", text="You cannot play chants until end of turn.", cost="{0}")
    bolt = game.chant("Bolt", text="Your opponent loses 500 life.", cost="{0}")
    imp = game.resonator("Imp", on="your hand", cost="{0}")
    play(game, hush)
    assert game.why_not("play", bolt).clause == "104.4"
    assert game.can("play", imp)


@pytest.mark.parametrize("zone", ["graveyard", "removed area"])
def test_a_card_may_be_played_from_where_its_text_says(fow: Any, zone: str) -> None:
    """702.2: from the hand, unless a text says otherwise."""
    game = fow.game()
    ghost = game.resonator("Ghost", on=f"your {zone}", cost="{0}", text=f"You may play this card from your {zone}.")
    imp = game.resonator("Imp", on=f"your {zone}", cost="{0}")
    assert not game.can("play", imp)
    play(game, ghost)
    assert ghost.zone == "field"


def test_entering_quietly_triggers_nothing_of_its_own(fow: Any) -> None:
    """1015.1a"""
    text = "Resonators entering the field under your opponent's control don't cause their own abilities to trigger."
    for silent in (False, True):
        game = fow.game()
        if silent:
            game.resonator("Hush", text=text, on="opponent's field")
        imp = game.resonator("Imp", on="your hand", cost="{0}", text="When this card enters your field ⇒ You gain 300 life.")
        play(game, imp)
        resolve(game)
        assert game.you.life == (4000 if silent else 4300)


def test_solarisation_puts_removed_cards_under_the_deck_for_a_lower_cost(fow: Any) -> None:
    """903.2f"""
    game = fow.game()
    ray = game.chant("Ray", text="Your opponent loses 500 life.\n[Solarisation] (1)", cost="{1}", attribute=["Fire"])
    spent = game.resonator("Ember", on="your removed area", attribute=["Fire"])
    assert game.can("play", ray)
    game.play(ray)
    while game.asked != "priority":
        game.choose(spent if game.asked == "choose a card" else "yes")
    resolve(game)
    assert spent.zone == "main deck" and game.opponent.life == 3500


def test_will_in_any_combination_is_chosen_one_by_one() -> None:
    [twice] = effects("Produce two wills in any combination of attributes.")
    assert twice.kind == "Repeat" and len(twice.many("do")[0].many("wills")) == 5


def test_a_text_of_revenge_is_there_once_something_fell(fow: Any) -> None:
    game = fow.game()
    ghoul = game.resonator("Ghoul", atk=500, text="[Revenge] - This card gains [+300/+300].")
    imp = game.resonator("Imp")
    push = game.chant("Push", text="Destroy target resonator.", cost="{0}")
    assert ghoul.atk == 500
    play(game, push, imp)
    assert ghoul.atk == 800


def test_mastery_of_a_race_is_rested_for(fow: Any) -> None:
    game = fow.game()
    elder = game.resonator("Elder", races=["Moth Folk"])
    bolt = game.chant("Bolt", text="Your opponent loses 500 life.\n[Mastery] (Moth Folk)", cost="{R}{R}{R}")
    play(game, bolt)
    assert elder.rested and game.opponent.life == 3500


def test_an_addition_says_itself_what_it_is_added_to(fow: Any) -> None:
    """1406.2"""
    game = fow.game()
    imp = game.resonator("Imp", atk=500)
    text = "As you play this card, target a resonator. This card enters the field added to the chosen target.\n"
    blade = game.card("Blade", type="Addition", text=f"{text}Added resonator gains [+300/0].", cost="{0}", zone="your hand")
    play(game, blade, imp)
    assert imp.atk == 800


def test_a_stranger_is_a_kind_of_resonator_and_no_remark() -> None:
    [select, _] = effects("Destroy target (Stranger) resonator.")
    assert ("Quality", "stranger") in [(test.kind, test.text("name")) for test in of_kind(select, "Quality")]


def test_a_token_that_nothing_made_is_put_nowhere() -> None:
    assert read("[Enter] ⇒ Put a Meteor regalia token into the field.").failure is not None


def test_what_was_removed_deals_no_damage() -> None:
    """912.1: the source is the card that has the ability."""
    text = "When this card enters your field, you may remove a card in your graveyard from the game. If you do, it deals 300 damage"
    [deal] = of_kind(ability(f"{text} to target resonator."), "Deal")
    assert deal.node("source").kind == "This"


def test_symbols_of_one_cost_may_stand_apart() -> None:
    less = "You pay {W} {W} less to play this card."
    assert ability(less) == ability(less.replace("} {", "}{"))


def test_a_symbol_that_nobody_explains_is_not_resting() -> None:
    assert read("{Rest}: Draw a card.").failure is None
    assert read("{T}: Draw a card.").failure is not None


def test_enter_with_an_arrow_is_about_every_way_to_enter(fow: Any) -> None:
    """1411.2: only on old cards, which have a colon, does it ask for a card that was played from the hand."""
    for sign, life in ((":", 4000), (" ⇒", 4300), (" >>>", 4300)):
        game = fow.game()
        imp = game.resonator("Imp", on="your graveyard", text=f"[Enter]{sign} You gain 300 life.")
        rise = game.chant("Rise", text="Put target resonator from your graveyard into your field.", cost="{0}")
        play(game, rise, imp)
        resolve(game)
        assert imp.zone == "field" and game.you.life == life


def test_one_and_perhaps_more_of_the_options_is_never_none() -> None:
    """903.2c: one is chosen in any case; what may be chosen besides stands under its condition."""
    both = "Choose one, if you control a Fairy, you may choose both - Draw a card; or you gain 300 life."
    [modal] = effects(both)
    more = modal.node("count").node("then")
    assert (more.kind, more.number("least")) == ("UpTo", 1)
    assert "from 1 up to" in " ".join(explain(ability(both, chant=True)))
    [free] = effects("Choose up to two; - Draw a card. - You gain 300 life.")
    assert free.node("count").number("least") == 0


def test_all_counters_are_all_and_nobody_is_asked(fow: Any) -> None:
    game = fow.game()
    text = "{0}: Remove all hope counters from this card. You gain 300 life."
    jar = game.resonator("Jar", on="your field", text=text, counters={"hope": 3})
    game.use(jar)
    resolve(game)
    assert (jar.counters.get("hope", 0), game.you.life) == (0, 4300)
    other = fow.game()
    other.resonator("Jug", on="your field")
    sigh = other.chant("Sigh", text="Remove up to two hope counters from target resonator. Draw a card.", cost="{0}")
    with pytest.raises(Exception, match="for a player to say"):
        play(other, sigh)


def test_a_race_before_or_and_a_race_with_a_noun_is_said_of_the_noun() -> None:
    """Both races are those of the J/resonator; with an article of its own the second is another card."""
    [target] = of_kind(ability("At the end of your turn ⇒ Recover target Fairy or Elf J/resonator you control."), "Select")
    kinds = [test.kind for test in target.node("filter").many("tests")]
    assert kinds.count("AnyOf") == 1 and "Type" in kinds
    [either] = [test for test in target.node("filter").many("tests") if test.kind == "AnyOf"]
    assert all([test.kind for test in one.many("tests")] == ["Trait"] for one in either.many("filters"))


@pytest.mark.parametrize(("paid", "rested", "life"), [(True, False, 3700), (False, True, 4000)])
def test_a_card_enters_rested_unless_something_is_paid(fow: Any, paid: bool, rested: bool, life: int) -> None:
    """910.1: how it enters is replaced; 910.3: the effect itself lets its player see to it that nothing is replaced."""
    game = fow.game()
    gate = game.resonator("Gate", zone="your hand", cost="{0}", text="This card enters your field rested unless you pay 300 life.")
    play(game, gate)
    resolve(game)
    assert gate.zone == "chase area"  # asked before it is there
    game.choose("yes" if paid else "no")
    assert gate.zone == "field" and (gate.rested, game.you.life) == (rested, life)
    game.shows("910.3" if paid else "910.1")


def test_died_this_turn_is_only_what_came_from_a_field(fow: Any) -> None:
    """A card that was discarded this turn was not put into the graveyard from the field."""
    game = fow.game()
    fallen = game.resonator("Fallen", on="your field")
    thrown = game.resonator("Thrown", zone="your hand")
    blade = game.chant("Blade", text="Destroy target resonator.", cost="{0}")
    waste = game.chant("Waste", text="Discard your hand.", cost="{0}")
    text = "Put target resonator from your graveyard that was put into that zone from the field this turn into your hand."
    call = game.resonator("Call", on="your field", text="{0}: " + text)
    play(game, blade, fallen)
    resolve(game)
    play(game, waste)
    resolve(game)
    assert fallen.zone == thrown.zone == "graveyard"
    game.use(call)  # the one target is no question
    resolve(game)
    assert (fallen.zone, thrown.zone) == ("hand", "graveyard")


def test_main_timing_is_a_timing() -> None:
    """701.2"""
    found = ability("{0}: Draw a card. Play this ability only during main timing and only once per turn.")
    assert (found.text("timing"), [limit.kind for limit in found.many("limits")]) == ("main", ["Limit"])
    assert ability("{0}: Draw a card.").text("timing") == "quick"


def test_that_card_is_the_one_in_battle_on_either_side(fow: Any) -> None:
    """804.4: it blocks, or is blocked; that J/resonator is the other one."""
    text = "Whenever this card blocks or is blocked by a J/resonator ⇒ That J/resonator gains [-200/-200] until end of turn."

    def others(tree: Node) -> list[str]:
        return [tree.node("on").node(side).kind for side in ("what", "against")]

    assert [others(tree) for tree in abilities(text)] == [["This", "Any"], ["Any", "This"]]
    for tree in abilities(text):
        [change] = of_kind(tree, "Modify")
        assert change.node("what").kind == "Slot"


def test_what_was_not_played_from_a_hand() -> None:
    text = "Whenever a resonator enters the field under your opponent's control without being played from a hand ⇒ Destroy it."
    found = ability(text)
    came = found.node("when").node("part")
    assert (found.node("when").kind, came.kind, came.text("by")) == ("Not", "Came", "play")
    assert came.many("source")[0].text("zone") == "hand"


def test_two_stones_set_one_resonance_off() -> None:
    found = ability("[Resonance] Light Magic Stone or Fire Magic Stone ⇒ Draw a card.")
    [either] = found.node("on").node("what").node("filter").many("tests")
    assert either.kind == "AnyOf" and len(either.many("filters")) == 2


def test_another_cost_of_judgment_asks_for_its_condition() -> None:
    printed, other = abilities("[Judgment] {W}{W}. You pay {W} rather than pay this cost if you control a Fairy.")
    assert [cost.text("points") for tree in (printed, other) for cost in tree.many("cost")] == ["{W}{W}", "{W}"]
    assert [tree.many("limits")[0].node("condition").kind for tree in (printed, other)] == ["Not", "Compare"]


def test_what_attackers_have_each_has_while_it_attacks() -> None:
    [change] = ability("Resonators you control gain [+200/0] while attacking.").many("do")
    assert any(test.kind == "Quality" and test["name"] == "attacking" for test in change.node("what").node("filter").many("tests"))


def test_a_chant_that_deals_damage_is_in_the_chase_area(fow: Any) -> None:
    """312.3: nowhere else does anybody control a chant."""
    game = fow.game()
    text = "If a fire chant you control would deal damage, it deals that much plus 400 instead."
    game.resonator("Kiln", on="your field", text=text)
    bolt = game.chant("Bolt", text="This card deals 300 damage to your opponent.", cost="{0}", attribute="fire")
    play(game, bolt)
    resolve(game)
    assert game.opponent.life == 3300


def test_a_card_that_was_put_into_the_field_this_turn_is_still_there() -> None:
    [target] = of_kind(ability("{0}: Destroy target resonator that was put into the field this turn."), "Select")
    assert [test.kind for test in target.node("filter").many("tests")] == ["Type", "WasIn", "In"]


def test_until_the_end_of_the_next_turn_whoever_takes_it(fow: Any) -> None:
    game = fow.game()
    oak = game.resonator("Oak", on="your field", atk=500, defense=500)
    sap = game.chant("Sap", text="Target resonator gains [+400/0] until the end of the next turn.", cost="{0}")
    play(game, sap, oak)
    resolve(game)
    seen = [oak.atk]
    for _ in range(2):
        end_turn(game)
        seen.append(oak.atk)
    assert seen == [900, 900, 500]


@pytest.mark.parametrize(
    ("name", "text", "life"),
    [
        ("Old Bell", "Discard a card: Draw a card.", 4300),
        ("Old Bell", "{0}: Discard a card.", 4300),
        ("New Bell", "Discard a card: Draw a card.", 4000),
    ],
)
def test_discarded_by_the_effect_or_as_a_cost_of_certain_cards(fow: Any, name: str, text: str, life: int) -> None:
    game = fow.game()
    said = 'When this card is discarded by the effect or as a cost of an ability of a card named "Old Bell" you control ⇒ You gain'
    game.chant("Peal", zone="your hand", text=f"Draw a card.\n{said} 300 life.")
    game.resonator("Old Bell", on="opponent's field")
    game.use(game.resonator(name, on="your field", text=text))
    resolve(game)
    assert game.you.life == life


def test_all_other_cards_are_those_beside_the_group_just_named(fow: Any) -> None:
    """1021.2a: a card that says so from the graveyard is one of the others, too."""
    text = "{0}: Shuffle all magic stones from your graveyard into your magic stone deck and shuffle all other cards from your"
    game = fow.game()
    there = "Play this ability only if this card is in your graveyard."
    horn = game.resonator("Horn", on="your graveyard", text=f"{text} graveyard into your deck. {there}")
    stone = game.stone("Fire Magic Stone", on="your graveyard", text="{Rest}: Produce {R}.")
    imp = game.resonator("Imp", on="your graveyard")
    game.use(horn)
    resolve(game)
    assert (horn.zone, imp.zone, stone.zone) == ("main deck", "main deck", "magic stone deck")


def test_it_after_what_somebody_controls_is_not_guessed() -> None:
    text = '[Enter] >>> If you control a ruler named "Anna", put a strength counter on it.'
    unclear = read(text).failure
    assert unclear is not None and "is it this card or" in unclear.message()
    text = '[Enter] >>> This card gains [+200/0]. If you control a ruler named "Anna", it gains [+200/0].'
    assert read(text).understood, "it is what was just spoken of"
