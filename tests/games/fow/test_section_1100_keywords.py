"""Section 1100: keyword skills."""

from __future__ import annotations

from cardwright.games.fow import terms
from cardwright.games.fow.beginning import play_of_card
from tests.games.fow.acting import (
    PASS,
    attack,
    declare,
    finish_battle,
    judge,
    next_main,
    pass_until,
    play,
    play_future_side,
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


# -- 1117
DOUBLE = {"cost": "{1}", "text": "[Shift] {R}{1}", "atk": 300, "defense": 300}
FUTURE = {"name": "Tomorrow", "cost": "{R}{R}{R}", "atk": 900, "defense": 900}


def test_either_side_may_be_played(fow):
    game = fow.game()
    stones(game, 4)
    clock = game.resonator("Yesterday", zone="your hand", back=FUTURE, **DOUBLE)
    play_future_side(game, clock)
    assert clock.zone == "field" and clock.side == "Tomorrow" and clock.atk == 900
    assert sum(s.rested for s in game.you.field) == 3
    game.shows("1117.2", "1302.3")


def test_shift_turns_the_card_at_main_timing(fow):
    game = fow.game()
    stones(game, 3)
    clock = game.resonator("Yesterday", back=FUTURE, counters={"hope": 1}, **DOUBLE)
    game.use(clock)
    resolve(game)
    assert clock.side == "Tomorrow" and clock.counters == {"hope": 1}
    game.shows("1117.2", "1117.2a", "1302.2c", "1302.2e")


def test_shift_is_not_for_other_times(fow):
    game = fow.game(active="opponent")
    stones(game, 3)
    clock = game.resonator("Yesterday", back=FUTURE, **DOUBLE)
    ready(game, "your")
    game.choose(PASS)
    assert game.why_not("use", clock).clause == "1117.2"
    game.shows("1117.2")


# -- 1118
def test_limit_wears_down_with_attacks_and_blocks(fow):
    game = fow.game()
    guard = game.resonator("Guard", zone="your hand", cost="", atk=500, text="[Swiftness]\n[Limit] 2")
    play(game, guard)
    assert guard.counters == {"limit": 2}
    attack(game, guard, "opponent")
    resolve(game)
    assert guard.counters == {"limit": 1}
    game.shows("1118.2", "1022.6")


def test_running_out_of_limit_counters_forbids_nothing(fow):
    game = fow.game()
    guard = game.resonator("Guard", atk=500, text="[Limit] 2")
    attack(game, guard, "opponent")
    resolve(game)
    assert guard.zone == "field" and game.opponent.life == 3500
    game.shows("1118.2a", "1118.2b")


# -- 1119
def test_energize_gives_the_second_player_a_coin(fow):
    game = fow.game(start="set-up")
    game.ruler("Lord", text="[Energize] {R}")
    game.choose("opponent", "done", "done")
    coins = [c.name for c in game.you.removed_area]
    assert coins == ["Will Coin"]
    game.shows("1119.2")


def test_a_coin_is_erased_for_its_will(fow):
    game = fow.game(start="set-up")
    game.ruler("Lord", text="[Energize] {R}")
    spark = game.chant("Spark", cost="{R}", text="[Quickcast]\nYou gain 100 life.")
    game.choose("opponent", "done", "done")
    (coin,) = game.you.removed_area
    while game.decides != "you" or game.asked != "priority":
        game.choose(PASS)
    game.play(spark)
    resolve(game)
    assert not coin.exists and spark.zone == "graveyard"
    game.shows("1119.2a", "1303.3")


# -- 1120
def test_barrier_keeps_the_opponents_targets_off(fow):
    game = fow.game()
    ward = game.resonator("Ward", on="opponent's field", text="[Barrier]")
    mine = game.resonator("Mine", text="[Barrier]")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    game.play(zap)
    resolve(game)
    assert ward.zone == "field" and mine.zone == "graveyard"
    game.shows("1120.2")


def test_a_barrier_against_one_kind(fow):
    game = fow.game()
    ward = game.resonator("Ward", on="opponent's field", text="[Barrier] {R}")
    red = game.chant("Red", cost="", attribute="fire", text="Destroy target resonator.")
    blue = game.chant("Blue", cost="", attribute="water", text="Destroy target resonator.")
    assert game.why_not("play", red).clause == "903.2e"
    play(game, blue, ward)
    assert ward.zone == "graveyard"
    game.shows("1120.3")


# -- 1121
def test_bestow_adds_the_addition_for_a_cost(fow):
    game = fow.game()
    stones(game, 2)
    wings = game.addition("Wings", zone="your hand", cost="", text="[Bestow] {R}\nBestowed resonator gains [+300/+300].")
    knight = game.resonator("Knight", atk=300, defense=300)
    play(game, wings)
    assert wings.zone == "field" and wings.added_to == ""
    game.use(wings, None, knight)
    resolve(game)
    assert wings.added_to == "Knight" and knight.atk == 600
    assert game.why_not("use", wings).clause == "1121.2"
    game.shows("1121.2")


def test_a_bestowed_addition_stays_when_its_card_leaves(fow):
    game = fow.game()
    wings = game.addition("Wings", text="[Bestow] {R}")
    knight = game.resonator("Knight", addition=wings)
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, zap, knight)
    assert wings.zone == "field" and wings.added_to == ""
    game.shows("1121.4")


# -- 1122, 1123
def test_mana_on_a_ruler_and_on_other_cards(fow):
    game = fow.game(start="set-up")
    lord = game.ruler("Lord", text="[Mana] 2")
    game.choose("you", "done", "done")
    assert lord.counters == {"mana": 2}
    game.shows("1122.2a")


def test_mana_on_a_resonator(fow):
    game = fow.game()
    battery = game.resonator("Battery", zone="your hand", cost="", text="[Mana] 3")
    play(game, battery)
    assert battery.counters == {"mana": 3}
    game.shows("1122.2b")


def test_bloodlust_must_attack(fow):
    game = fow.game()
    wolf = game.resonator("Wolf", atk=500, text="[Bloodlust]")
    game.resonator("Sheep")
    assert "pass" not in game.options()
    game.choose("battle")
    pass_until(game, "attack")
    assert game.options() == [wolf], "no other attacker, and no giving up"
    game.shows("1123.2", "803.3", "803.3a", "710.2")


# -- 1124
def test_torrent_needs_another_card_played_this_turn(fow):
    game = fow.game()
    first = game.chant("First", cost="", text="You gain 100 life.\n[Torrent] You gain 500 life.")
    second = game.chant("Second", cost="", text="You gain 100 life.\n[Torrent] You gain 500 life.")
    play(game, first)
    assert game.you.life == 4100
    play(game, second)
    assert game.you.life == 4700
    game.shows("1124.2", "1124.2a", "1124.2b")


# -- 1126
def test_inheritance_discards_the_card_itself_from_the_hand(fow):
    game = fow.game()
    stones(game, 1)
    heirloom = game.resonator("Heirloom", zone="your hand", cost="{9}", text="[Inheritance] {R}: You gain 300 life.")
    game.use(heirloom)
    resolve(game)
    assert heirloom.zone == "graveyard" and game.you.life == 4300
    game.shows("1126.2")


def test_inheritance_works_in_the_hand_alone(fow):
    game = fow.game()
    stones(game, 1)
    heirloom = game.resonator("Heirloom", text="[Inheritance] {R}: You gain 300 life.")
    assert game.why_not("use", heirloom).clause == "1126.2a"
    game.shows("1126.2a")


