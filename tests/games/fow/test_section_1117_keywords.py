"""1117 to 1126: the newer keywords."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import (
    PASS,
    attack,
    pass_until,
    play,
    play_future_side,
    ready,
    resolve,
    stones,
)

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


def test_a_barrier_against_resonators_keeps_off_what_was_one_when_it_died(fow):
    """911.1, 1120.3: the regalia was a resonator on the field; in the graveyard it is none."""
    game = fow.game()
    ward = game.resonator("Ward", text="[Barrier] (Resonator)", on="opponent's field")
    last = "When this card is put into a graveyard from your field, rest target resonator your opponent controls."
    bomb = game.regalia("Bomb", text="{0}: This card becomes a [300/300] resonator until end of turn.\n" + last)
    zap = game.chant("Zap", cost="", text="Destroy target resonator you control.")
    game.use(bomb)
    resolve(game)
    play(game, zap, bomb)
    assert bomb.zone == "graveyard" and not ward.rested
    game.shows("911.1", "1120.3")


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


@pytest.mark.parametrize(
    ("limit", "kept_off", "through"),
    [
        ("Total cost 4 or less", ("Cheap", "Hex"), ("Dear",)),
        ("Chant", ("Hex",), ("Cheap", "Dear")),
        ("Resonator", ("Cheap", "Dear"), ("Hex",)),
    ],
)
def test_barrier_against_some_cards(fow, limit, kept_off, through):
    """1120.3: what stands in parentheses says whose spells and abilities are kept off."""
    for name in kept_off + through:
        game = fow.game()
        ward = game.resonator("Ward", on="opponent's field", text=f"[Barrier] ({limit})")
        other = game.resonator("Other", on="opponent's field")
        cards = {
            "Cheap": game.resonator("Cheap", cost="{4}", text="{0}: Rest target resonator your opponent controls."),
            "Dear": game.resonator("Dear", cost="{5}", text="{0}: Rest target resonator your opponent controls."),
            "Hex": game.chant("Hex", cost="", text="Rest target resonator your opponent controls."),
        }
        if name == "Hex":
            game.play(cards[name])
        else:
            game.use(cards[name])
        if name in through:
            game.choose(ward)
        resolve(game)
        assert (ward.rested, other.rested) == (name in through, name in kept_off)
    game.shows("1120.3")


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
