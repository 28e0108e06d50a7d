"""Section 1100: keyword skills."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from cardwright.games.fow.begin_playing import play_of_card
from tests.games.fow.acting import (
    PASS,
    attack,
    declare,
    finish_battle,
    judge,
    next_main,
    pass_until,
    play,
    ready,
    resolve,
    set_card,
    stones,
    why,
)

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}


def block(game, blocker):
    while game.asked == "priority":
        game.choose(PASS)
    assert game.asked == "block"
    game.choose(blocker)


# -- 1102 Pierce
def test_pierce_assigns_at_least_the_capacity_and_the_rest_goes_through(fow):
    game = fow.game()
    lancer = game.resonator("Lancer", atk=1000, text="[Pierce]")
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=500, damage=100)
    declare(game, lancer, "opponent")
    block(game, wall)
    pass_until(game, "pierce")
    assert game.decides == "you" and game.options() == [4, 5, 6, 7, 8, 9, 10], "in hundreds"
    game.choose(5)
    finish_battle(game)
    assert game.opponent.life == 3500 and wall.zone == "graveyard"
    assert {event.clause for event in game.events("damage")} >= {"1102.2c", "1102.2c, 1102.4"}
    game.shows("1102.2", "1102.2b", "1102.2c", "1102.4")


def test_pierce_with_too_little_atk_hits_the_blocker_alone(fow):
    game = fow.game()
    lancer = game.resonator("Lancer", atk=300, text="[Pierce]")
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=500)
    attack(game, lancer, "opponent", wall)
    assert wall.damage == 300 and game.opponent.life == 4000
    game.shows("1102.2")


def test_two_pierces_are_as_good_as_one(fow):
    game = fow.game()
    lancer = game.resonator("Lancer", atk=600, text="[Pierce]\n[Pierce]")
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=500)
    declare(game, lancer, "opponent")
    block(game, wall)
    pass_until(game, "pierce")
    game.choose(5)
    finish_battle(game)
    assert game.opponent.life == 3900
    game.shows("1102.3")


# -- 1103, 1104, 1106
def test_precision_attacks_recovered_cards(fow):
    game = fow.game()
    archer = game.resonator("Archer", atk=500, text="[Precision]")
    target = game.resonator("Target", on="opponent's field", defense=900)
    attack(game, archer, target)
    assert target.damage == 500
    game.shows("1103.2")


def test_first_strike_comes_first(fow):
    game = fow.game()
    duelist = game.resonator("Duelist", atk=500, defense=100, text="[First Strike]")
    wall = game.resonator("Wall", on="opponent's field", atk=900, defense=500)
    attack(game, duelist, "opponent", wall)
    assert wall.zone == "graveyard" and duelist.zone == "field"
    game.shows("1104.2")


def test_only_fliers_block_fliers(fow):
    game = fow.game()
    eagle = game.resonator("Eagle", atk=500, text="[Flying]")
    walker = game.resonator("Walker", on="opponent's field")
    hawk = game.resonator("Hawk", on="opponent's field", text="[Flying]")
    declare(game, eagle, "opponent")
    while game.asked == "priority":
        game.choose(PASS)
    assert game.options() == [hawk, "done"]
    assert game.why_not("choose", walker).clause == "1106.2"
    game.shows("1106.2")


# -- 1105
def test_explode_destroys_both(fow):
    game = fow.game()
    bomb = game.resonator("Bomb", atk=100, defense=900, text="[Explode]")
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=900)
    attack(game, bomb, "opponent", wall)
    resolve(game)
    assert bomb.zone == "graveyard" and wall.zone == "graveyard"
    game.shows("1105.2")


@pytest.mark.parametrize("back", [False, True])
def test_what_explodes_takes_the_other_along_though_it_fell_in_the_battle(fow, back):
    """906.10, 911.1: it was a resonator when it left. A J-ruler that fell was none."""
    game = fow.game()
    if back:
        bomb = game.ruler("Bomb", on="your field", back={**LORD, "atk": 100, "defense": 100, "text": "[Explode]"})
    else:
        bomb = game.resonator("Bomb", atk=100, defense=100, text="[Explode]")
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=1900)
    attack(game, bomb, "opponent", wall)
    resolve(game)
    assert bomb.zone == ("ruler area" if back else "graveyard") and wall.zone == ("field" if back else "graveyard")
    game.shows("1105.3" if back else "1105.2")


def test_who_owns_both_orders_what_explodes(fow):
    """302.4: both cards come into your graveyard at once, the second one out of the opponent's hands."""
    game = fow.game()
    bomb = game.resonator("Bomb", atk=100, defense=900, text="[Explode]")
    wall = game.resonator("Wall", on="opponent's field", owner="you", atk=100, defense=900)
    attack(game, bomb, "opponent", wall)
    for _ in range(6):
        if game.asked == "priority":
            game.choose("pass")
    assert (game.asked, game.decides) == ("order", "you")
    game.choose(wall)
    assert [card.name for card in game.you.graveyard] in (["Wall", "Bomb"], ["Bomb", "Wall"])
    game.shows("1105.2", "302.4")


def test_explode_is_not_for_j_rulers(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back={**LORD, "text": "[Explode]"})
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=1900)
    attack(game, lord, "opponent", wall)
    resolve(game)
    assert lord.zone == "field" and wall.zone == "field"
    game.shows("1105.3")


# -- 1107
def test_swiftness_attacks_and_rests_at_once(fow):
    game = fow.game()
    racer = game.resonator("Racer", atk=500, text="[Swiftness]", arrived="this turn")
    mage = game.resonator("Mage", text="[Swiftness]\n{Rest}: You gain 100 life.", arrived="this turn")
    slow = game.resonator("Slow", text="{Rest}: You gain 100 life.", arrived="this turn")
    assert game.why_not("use", slow).clause == "905.3"
    game.use(mage)
    resolve(game)
    attack(game, racer, "opponent")
    assert game.you.life == 4100 and game.opponent.life == 3500
    game.shows("1107.2", "905.3")


def test_a_new_j_ruler_does_not_rest_for_its_abilities(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back={**LORD, "text": "{Rest}: You gain 100 life."})
    judge(game, lord)
    assert game.why_not("use", lord).clause == "905.4"
    game.shows("905.4")


# -- 1108
def test_a_destroyed_j_ruler_gets_an_astral_counter_and_loses_judgment(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", on="your field", back=LORD)
    zap = game.chant("Zap", cost="", text="Destroy target J-ruler.")
    play(game, zap, lord)
    assert lord.zone == "ruler area" and lord.side == "Lord" and lord.counters == {"astral": 1}
    assert why(game, terms.JUDGE, lord) == "1010.1a"
    game.shows("1010.1", "1010.1a")


def test_imperishable_keeps_judgment(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", on="your field", back={**LORD, "text": "[Imperishable]"})
    zap = game.chant("Zap", cost="", text="Destroy target J-ruler.")
    play(game, zap, lord)
    assert lord.zone == "ruler area" and lord.counters == {}
    assert why(game, terms.JUDGE, lord) == ""
    game.shows("1108.2")


# -- 1109
def test_awakening_is_an_additional_cost_for_more_text(fow):
    game = fow.game()
    stones(game, 4)
    sage = game.resonator("Sage", zone="your hand", cost="{1}",
                          text="[Awakening] {R}: When this card enters your field >>> You gain 500 life.")
    game.play(sage, "yes")
    resolve(game)
    assert sage.awakened and game.you.life == 4500 and sum(s.rested for s in game.you.field if "stone" in s.name.lower()) == 2
    game.shows("1109.2")


def test_without_the_awakening_cost_there_is_no_such_text(fow):
    game = fow.game()
    stones(game, 4)
    sage = game.resonator("Sage", zone="your hand", cost="{1}",
                          text="[Awakening] {R}: When this card enters your field >>> You gain 500 life.")
    game.play(sage, "no")
    resolve(game)
    assert not sage.awakened and game.you.life == 4000


def test_what_awakening_gives_lasts_beyond_the_turn(fow):
    game = fow.game()
    stones(game, 2)
    sage = game.resonator("Sage", zone="your hand", cost="{1}", atk=300, defense=300,
                          text="[Awakening] {R}: This card gains [+200/+200].")
    game.play(sage, "yes")
    resolve(game)
    next_main(game)
    assert sage.atk == 500
    game.shows("1109.2", "1109.3")


@pytest.mark.parametrize(("fire", "water"), [(False, False), (True, False), (False, True), (True, True)])
def test_each_awakening_cost_switches_on_its_own_ability(fow, fire, water):
    """Two costs, two abilities; which of them were paid is remembered for as long as the card is in the field (1109.3)."""
    game = fow.game()
    stones(game, 1)
    stones(game, 1, "U")
    text = (
        "[Awakening] {R}: When this card enters your field >>> You gain 500 life.\n"
        "[Awakening] {U}: This card gains [+200/+200]."
    )
    sage = game.resonator("Sage", zone="your hand", cost="", atk=300, defense=300, text=text)
    game.play(sage, "yes" if fire else "no", "yes" if water else "no")
    resolve(game)
    for _ in range(2):
        assert (game.you.life, sage.atk) == (4500 if fire else 4000, 500 if water else 300)
        assert sage.awakened == (fire or water)
        next_main(game)
    if fire or water:
        game.shows("1109.2")


# -- 1110
def test_incarnation_banishes_resonators_in_place_of_the_cost(fow):
    game = fow.game()
    red = game.resonator("Red", attribute="fire")
    blue = game.resonator("Blue", attribute="water")
    titan = game.resonator("Titan", zone="your hand", cost="{9}", text="[Incarnation] {R}, {U} or {B}")
    game.play(titan)
    resolve(game)
    assert titan.zone == "field" and red.zone == blue.zone == "graveyard"
    game.shows("1110.2", "1110.2a", "1110.2b")


def test_incarnation_needs_a_resonator_for_each_bracket(fow):
    game = fow.game()
    game.resonator("Red", attribute="fire")
    titan = game.resonator("Titan", zone="your hand", cost="{9}", text="[Incarnation] {R}, {R}")
    assert game.why_not("play", titan).clause == "903.2g"
    game.shows("903.2g")


# -- 1111
def test_quickcast_is_played_whenever_one_has_priority(fow):
    game = fow.game(active="opponent")
    spark = game.chant("Spark", cost="", text="[Quickcast]\nYou gain 100 life.")
    knight = game.resonator("Knight", zone="your hand", cost="", text="[Quickcast]")
    game.choose(PASS)
    game.play(spark)
    game.play(knight)
    resolve(game)
    assert game.you.life == 4100 and knight.zone == "field"
    game.shows("1111.2")


def test_a_play_that_lost_its_quickcast_is_taken_back(fow):
    game = fow.game(active="opponent")
    slow = game.chant("Slow", cost="", text="You gain 100 life.")
    ready(game, "your")
    game.choose(PASS)
    begun = play_of_card(0, slow.card, 0, False)
    begun.quick = True  # as if it had had [Quickcast] when the play began
    t = game.table
    t.stack.pop()
    t.stack.append(begun)
    t.run()
    assert slow.zone == "hand" and game.you.life == 4000
    game.shows("1111.2a")


# -- 1112
def test_a_gods_art_is_used_once_a_game_by_name(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back={**LORD, "text": "God's Art <Dawn> {0}: You gain 500 life.\n"
                                                     "God's Art <Dusk> {0}: You gain 100 life."})
    game.use(lord, "Dawn")
    resolve(game)
    assert game.why_not("use", lord, "Dawn").clause == "1112.2"
    assert game.can("use", lord, "Dusk")
    next_main(game)
    next_main(game)
    assert game.why_not("use", lord, "Dawn").clause == "1112.2"
    game.shows("1112.2", "1112.2a")


# -- 1113, 1114
def test_stealth_is_free_from_standby_even_in_the_same_turn(fow):
    game = fow.game()
    stones(game, 2)
    ninja = game.resonator("Ninja", zone="your hand", cost="{9}", text="[Stealth] You control a magic stone.")
    set_card(game, ninja)
    assert ninja.zone == "standby area"
    play(game, ninja)
    assert ninja.zone == "field"
    game.shows("1114.2", "1114.3")


def test_stealth_waits_for_its_event(fow):
    game = fow.game()
    ninja = game.resonator("Ninja", zone="your standby area", cost="{9}", text="[Stealth] When you gain life.")
    heal = game.chant("Heal", cost="", text="You gain 100 life.")
    assert game.why_not("play", ninja) is not None
    game.play(heal)
    pass_until(game, "reveal")
    game.act(terms.REVEAL, ninja)
    game.choose("done")
    resolve(game)
    assert ninja.zone == "field"
    game.shows("1114.2")


# -- 1115
def test_remnant_is_played_from_the_graveyard_and_removed(fow):
    game = fow.game()
    echo = game.chant("Echo", zone="your graveyard", cost="", text="[Remnant]\nYou gain 100 life.")
    play(game, echo)
    assert game.you.life == 4100 and echo.zone == "removed area"
    game.shows("1115.2")


# -- 1116
def test_evolution_puts_one_counter(fow):
    game = fow.game()
    stones(game, 2)
    larva = game.resonator("Larva", text="[Evolution] {R}")
    game.use(larva)
    resolve(game)
    game.use(larva)
    resolve(game)
    assert larva.counters == {"evolution": 1}
    game.shows("1116.2")
