"""Wordings of later clusters at a table: prohibitions on players, cards played from elsewhere, damage that another takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import play, resolve
from tests.games.fow.compiling import ability, effects, of_kind, read


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
    assert read("[Enter] ⇒ Put a Meteor addition token with no attribute into the field.").failure is not None


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
