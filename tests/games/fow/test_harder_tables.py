"""Clauses on tables where several things meet: both players, stolen cards, empty decks, values that change in between."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import PASS, declare, finish_battle, pass_until, play, ready, resolve, stones


def test_an_attacker_that_recovers_goes_on_attacking(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    wake = game.chant("Wake", cost="", text="[Quickcast]\nRecover target resonator.")
    ready(game)
    declare(game, knight, "opponent")
    while not game.can("play", wake):
        game.choose(PASS)
    game.play(wake, knight)
    game.choose(PASS)
    game.choose(PASS)
    assert wake.zone == "graveyard" and not knight.rested and knight.attacking
    finish_battle(game)
    assert game.opponent.life == 3500 and not knight.rested
    game.shows("1013.1")


def test_a_race_without_a_zone_is_looked_for_in_the_ruler_area_too(fow):
    game = fow.game()
    game.ruler("Queen", races="Elf")
    game.resonator("Scout", races="Elf")
    game.resonator("Foe", races="Elf", on="opponent's field")
    game.resonator("Dead", races="Elf", zone="your graveyard")
    count = game.chant("Count", cost="", text="You gain 100 life for each Elf.")
    play(game, count)
    assert game.you.life == 4300
    game.shows("205.4")


def test_a_bolstered_first_striker_strikes_with_what_it_has_then(fow):
    """The one that strikes in the normal step has grown in between; who has struck does not strike again."""
    game = fow.game(opponent_hand=0)
    fast = game.resonator("Fast", atk=300, defense=900, text="[First Strike]")
    slow = game.resonator("Slow", atk=200, defense=900, on="opponent's field", rested=True)
    grow = game.chant("Grow", cost="", text="[Quickcast]\nEach resonator gains [+200/+0] until end of turn.")
    declare(game, fast, slow)
    while "805.3" not in game.where():
        game.choose(PASS if game.asked == "priority" else "done")
    assert slow.damage == 300 and fast.damage == 0
    play(game, grow)
    finish_battle(game)
    assert slow.damage == 300 and fast.damage == 400
    game.shows("805.2", "806.2")


def test_what_has_triggered_is_played_though_it_harms_its_player(fow):
    game = fow.game()
    game.resonator("Martyr", text="When this card is put into a graveyard from a field >>> Target player loses 500 life.",
                   on="your field")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    game.play(zap)
    resolve(game)
    while game.asked not in ("priority",):
        assert "done" not in game.options()
        game.choose("you")
    resolve(game)
    assert game.you.life == 3500
    game.shows("906.6")


@pytest.mark.parametrize(("first", "second", "left"), [("swell", "shrink", 0), ("shrink", "swell", 500)])
def test_becoming_and_gaining_count_in_the_order_of_time_and_old_damage_kills(fow, first, second, left):
    """Both change values, so the later one comes later (909.3b): what becomes small afterwards has not grown."""
    game = fow.game()
    giant = game.resonator("Giant", atk=900, defense=900, damage=200)
    spells = {
        "swell": game.chant("Swell", cost="", text="Target resonator gains [+200/+200] until end of turn."),
        "shrink": game.chant("Shrink", cost="", text="Target resonator becomes [300/300] until end of turn."),
        "sting": game.chant("Sting", cost="", text="This card deals 200 damage to target resonator."),
    }
    for name in (first, second, "sting"):
        play(game, spells[name], giant)
    assert giant.zone == ("field" if left else "graveyard")
    if left:
        assert (giant.atk, giant.defense, giant.damage) == (500, 500, 400)
    game.shows("1020.2", "1020.3", "909.3b")


def test_a_search_for_any_card_finds_one(fow):
    """Nothing specific is asked for, so there is no choice not to find it; from an empty deck nothing is found."""
    game = fow.game(your_main_deck=2)
    text = "Search your main deck for a card and put it into your hand. Then shuffle your main deck."
    dig = game.chant("Dig", cost="", text=text)
    game.play(dig)
    resolve(game)
    if game.asked != "priority":
        assert "done" not in game.options()
        game.table.apply(0)
    assert len(game.you.hand) == 1
    game.shows("1014.2")


def test_no_stone_is_called_from_an_empty_stone_deck(fow):
    game = fow.game(your_magic_stone_deck=0)
    game.ruler("Queen")
    assert not any("call" in str(word) for word in game.options())


def test_a_reduction_takes_the_part_that_its_player_chooses_after_increases(fow):
    game = fow.game()
    stones(game, 2, "U")
    game.resonator("Tax", on="opponent's field", text="Your opponent pays {1} more to play chants.")
    game.resonator("Sale", text="You pay {1} less to play chants.")
    bolt = game.chant("Bolt", cost="{R}{1}", text="You gain 500 life.")
    game.play(bolt)
    if game.asked == "reduction":
        game.choose("fire")  # what is left can be paid with water
    resolve(game)
    assert game.you.life == 4500
    game.shows("903.2f-iv")


def test_inheritance_needs_its_cost_and_is_noticed_as_a_discard(fow):
    game = fow.game()
    stone = stones(game, 1)[0]
    game.resonator("Mourner", text="Whenever you discard a card >>> You gain 100 life.")
    heirloom = game.resonator("Heirloom", zone="your hand", cost="{9}", text="[Inheritance] {R}: You gain 300 life.")
    other = game.resonator("Other", zone="your hand", cost="{9}", text="[Inheritance] {R}: You gain 300 life.")
    game.use(heirloom)
    assert stone.rested and heirloom.zone == "graveyard"
    assert not game.can("use", other)
    resolve(game)
    assert game.you.life == 4400
    game.shows("1126.2")


def test_bloodlust_is_free_to_attack_whom_it_likes_and_ends_when_it_can_not(fow):
    game = fow.game()
    wild = game.resonator("Wild", atk=300, text="[Bloodlust]")
    game.choose("battle")
    pass_until(game, "attack")
    assert "done" not in game.options()
    game.choose(wild)
    if game.asked != "priority":
        game.choose("opponent")
    finish_battle(game)
    assert game.opponent.life == 3700 and wild.rested
    assert PASS in game.options()
    game.shows("1123.2")


def test_a_stolen_resonator_is_destroyed_into_its_owners_graveyard_and_seen_by_its_controller(fow):
    game = fow.game()
    guest = game.resonator("Guest", owner="opponent", on="your field",
                           text="When this card is put into a graveyard from a field >>> You gain 500 life.")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, zap, guest)
    resolve(game)
    assert guest.zone == "graveyard" and guest in game.opponent.graveyard
    assert (game.you.life, game.opponent.life) == (4500, 4000)


def test_a_copy_of_a_spell_whose_target_has_left_does_the_rest(fow):
    game = fow.game()
    foe = game.resonator("Foe", on="opponent's field")
    bolt = game.chant("Bolt", cost="", text="[Quickcast]\nDestroy target resonator. You gain 500 life.")
    twin = game.chant("Twin", cost="", text="[Quickcast]\nCopy target spell.")
    game.play(bolt, foe)
    game.play(twin, bolt)
    resolve(game)
    while game.asked not in ("priority",):
        game.table.apply(0)
    resolve(game)
    assert foe.zone == "graveyard" and game.you.life == 5000


def test_two_that_enter_together_trigger_a_trap_once(fow):
    game = fow.game(active="opponent")
    trap = game.chant("Snare", zone="your standby area", cost="{9}",
                      text="[Trigger] When a resonator is put into a graveyard from a field >>> You gain 500 life.")
    for name in ("One", "Two"):
        game.resonator(name, on="opponent's field")
    doom = game.chant("Doom", cost="", zone="opponent's hand", text="Destroy all resonators.")
    ready(game, "your")
    game.play(doom)
    resolve(game)
    while game.asked != "priority":
        options = game.options()
        game.choose(next((word for word in options if "reveal" in str(word)), options[-1]))
    resolve(game)
    assert trap.zone == "graveyard" and game.you.life == 4500
    game.shows("708.2a")


def test_a_chant_that_is_put_into_the_field_is_in_its_owners_graveyard(fow):
    game = fow.game()
    spell = game.chant("Old Song", zone="opponent's hand", cost="{9}", text="Draw a card.")
    give = game.chant("Give", cost="", text="Put a card from your opponent's hand into your field.")
    play(game, give)
    while game.asked not in ("priority",):
        game.table.apply(0)
    assert spell.zone == "graveyard" and spell in game.opponent.graveyard
    game.shows("314.4")


def test_what_is_treated_as_a_stone_is_one_in_the_graveyard_and_without_abilities(fow):
    game = fow.game()
    text = "Treat this card as a Fire Magic Stone.\n[Flying]"
    here = game.resonator("Idol", text=text)
    game.resonator("Lost Idol", text=text, zone="your graveyard")
    hush = game.chant("Hush", cost="", text="Target resonator loses all abilities until end of turn.")
    here_count = game.chant("Here", cost="", text="You gain 100 life for each Fire Magic Stone you control.")
    dead_count = game.chant("There", cost="", text="You gain 500 life for each Fire Magic Stone in your graveyard.")
    play(game, hush, here)
    assert here.keywords == set()
    play(game, here_count)
    play(game, dead_count)
    assert game.you.life == 4600
    game.shows("904.2a")


def test_who_would_attack_is_gone_before_attacks_are_declared(fow):
    game = fow.game()
    knight = game.resonator("Knight")
    zap = game.chant("Zap", zone="opponent's hand", cost="", text="[Quickcast]\nDestroy target resonator.")
    game.choose("battle")
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(zap, knight)
    resolve(game)
    finish_battle(game)
    assert knight.zone == "graveyard" and game.opponent.life == 4000
    game.shows("803.2", "803.4")


def test_a_resonator_in_a_graveyard_is_not_played(fow):
    game = fow.game()
    stones(game, 1)
    dead = game.resonator("Dead", zone="your graveyard", cost="{R}")
    theirs = game.resonator("Theirs", zone="opponent's graveyard", cost="{R}")
    assert game.why_not("play", dead).clause == "702.2"
    assert not game.can("play", theirs)


def test_who_controls_a_stolen_card_uses_its_abilities(fow):
    game = fow.game()
    guest = game.resonator("Guest", owner="opponent", on="your field", text="{0}: You gain 500 life.")
    mine = game.resonator("Mine", owner="you", on="opponent's field", text="{0}: You gain 700 life.")
    assert game.can("use", guest) and not game.can("use", mine)
    game.use(guest)
    resolve(game)
    assert (game.you.life, game.opponent.life) == (4500, 4000)


def test_an_attacked_resonator_that_is_stolen_is_hit_all_the_same(fow):
    """806.2b: the object that was chosen; no clause lets it stop being attacked."""
    game = fow.game(opponent_hand=0)
    knight = game.resonator("Knight", atk=500, defense=500)
    prey = game.resonator("Prey", on="opponent's field", rested=True, atk=300, defense=300)
    steal = game.chant("Steal", cost="", text="[Quickcast]\nGain control of target resonator.")
    ready(game)
    declare(game, knight, prey)
    while not game.can("play", steal):
        game.choose(PASS)
    game.play(steal, prey)
    resolve(game)
    assert prey.controller == "you" and knight.attacking
    finish_battle(game)
    assert (prey.zone, prey.controller, knight.damage, game.opponent.life) == ("graveyard", "opponent", 300, 4000)
    game.shows("806.2b", "806.3")


def test_piercing_damage_goes_by_what_the_blocker_could_bear_before_prevention(fow):
    game = fow.game()
    spear = game.resonator("Spear", atk=800, defense=900, text="[Pierce]")
    text = "If this card would be dealt damage, prevent 200 of it."
    wall = game.resonator("Wall", on="opponent's field", atk=300, defense=300, text=text)
    declare(game, spear, "opponent")
    pass_until(game, "block")
    game.choose(wall)
    pass_until(game, "pierce")
    assert game.options() == [3, 4, 5, 6, 7, 8]
    game.choose(3)
    finish_battle(game)
    assert wall.damage == 100 and game.opponent.life == 3500
    game.shows("1102.2b", "1102.2c", "1018.1a")
