"""Section 800: battle."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import PASS, at_main, attack, declare, finish_battle, pass_until, ready, resolve, stones


def pass_to_first_strike(game):
    """Pass until players have priority after first strike damage."""
    while "805.3" not in game.where():
        game.choose(PASS if game.asked == "priority" else "done")


def moments(game):
    return [event.clause for event in game.events("phase")]


def test_a_battle_goes_through_its_steps(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    attack(game, knight, "opponent")
    assert game.opponent.life == 3500 and knight.rested and not knight.attacking
    assert moments(game) == ["802.1", "803.1", "804.1", "807.1"]
    game.shows("604.2b", "704.1", "704.2", "801.1", "802.1", "802.2", "803.1", "803.2", "803.3", "803.3a", "803.3b", "803.5")
    game.shows("803.7", "804.1", "804.2", "804.6", "805.3", "806.2", "806.2b", "806.4", "807.1", "807.2", "807.3", "807.4")


def test_steps_of_battle_trigger(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    game.resonator("Drum", text="At the beginning of battle >>> You gain 100 life.")
    game.resonator("Horn", text="At the end of battle >>> You gain 200 life.")
    attack(game, knight, "opponent")
    assert game.you.life == 4300
    game.shows("802.1", "807.1")


def test_players_have_priority_in_a_battle(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    zap = game.chant("Zap", zone="opponent's hand", cost="", text="[Quickcast]\nDestroy target attacking resonator.")
    declare(game, knight, "opponent")
    assert game.decides == "opponent"
    game.play(zap, knight)
    resolve(game)
    finish_battle(game)
    assert knight.zone == "graveyard" and game.opponent.life == 4000
    game.shows("803.7", "805.1")


# -- 803
def test_who_may_attack(fow):
    game = fow.game()
    able = game.resonator("Able")
    game.resonator("Rested", rested=True)
    game.resonator("New", arrived="this turn")
    game.regalia("Thing")
    game.choose("battle")
    pass_until(game, "attack")
    assert game.options() == [able, "done"]
    game.shows("803.3", "803.3a")


def test_what_may_be_attacked(fow):
    game = fow.game()
    knight = game.resonator("Knight")
    rested = game.resonator("Rested", on="opponent's field", rested=True)
    upright = game.resonator("Upright", on="opponent's field")
    game.regalia("Thing", on="opponent's field", rested=True)
    game.choose("battle")
    pass_until(game, "attack")
    game.choose(knight)
    assert game.options() == ["opponent", rested]
    assert game.why_not("choose", upright).clause == "803.3b"
    game.shows("803.3b")


def test_without_an_attacker_the_battle_just_ends(fow):
    game = fow.game()
    game.resonator("New", arrived="this turn")
    game.choose("battle")
    finish_battle(game)
    assert at_main(game) and "battle" not in game.options()
    game.shows("803.4", "803.6")


def test_giving_up_unanswered_forbids_more_battles(fow):
    game = fow.game()
    game.resonator("Knight")
    game.choose("battle")
    pass_until(game, "attack")
    game.choose("done")
    finish_battle(game)
    assert at_main(game) and "battle" not in game.options()
    game.shows("803.3", "803.6")


def test_giving_up_after_a_play_of_ones_own_forbids_them_too(fow):
    game = fow.game()
    game.resonator("Knight")
    mine = ready(game, "your")
    ready(game)
    game.choose("battle")
    game.play(mine)
    resolve(game)
    pass_until(game, "attack")
    game.choose("done")
    finish_battle(game)
    assert at_main(game) and "battle" not in game.options()
    game.shows("803.6")


def test_an_automatic_ability_of_the_other_player_is_an_answer_too(fow):
    """906.10: automatic abilities are played as well; those of the turn player are no answer."""
    for whose, again in (("your", False), ("opponent's", True)):
        game = fow.game()
        game.resonator("Knight")
        game.resonator("Bell", on=f"{whose} field", text="At the beginning of the battle phase >>> You gain 100 life.")
        game.choose("battle")
        pass_until(game, "attack")
        game.choose("done")
        finish_battle(game)
        assert game.you.life + game.opponent.life == 8100 and ("battle" in game.options()) == again
        game.shows("803.6")


def test_giving_up_after_an_answer_does_not(fow):
    game = fow.game()
    game.resonator("Knight")
    answer = ready(game)
    game.choose("battle")
    game.play(answer)
    resolve(game)
    pass_until(game, "attack")
    game.choose("done")
    finish_battle(game)
    assert "battle" in game.options()
    game.shows("803.6")


# -- 804
def test_a_blocker_takes_the_damage_and_strikes_back(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=600)
    wall = game.resonator("Wall", on="opponent's field", atk=400, defense=800)
    attack(game, knight, "opponent", wall)
    assert (knight.damage, wall.damage, game.opponent.life) == (400, 500, 4000)
    assert wall.rested
    game.shows("206.2", "804.3", "804.4", "804.5", "804.5a", "806.2a", "806.3", "1007.1", "912.2")


def test_the_attacked_card_itself_does_not_block(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, text="[Precision]")
    target = game.resonator("Target", on="opponent's field")
    other = game.resonator("Other", on="opponent's field")
    declare(game, knight, target)
    pass_until(game, "block")
    assert game.options() == [other, "done"]
    assert game.why_not("choose", target).clause == "804.4"
    game.shows("804.4")


def test_rested_cards_do_not_block(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    game.resonator("Rested", on="opponent's field", rested=True)
    attack(game, knight, "opponent")
    assert game.opponent.life == 3500
    game.shows("804.3")


def test_an_attacked_card_strikes_back_if_nobody_blocks(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=600)
    target = game.resonator("Target", on="opponent's field", atk=300, defense=900, rested=True)
    attack(game, knight, target)
    assert (knight.damage, target.damage) == (300, 500)
    game.shows("804.5b", "806.2b", "806.3")


def test_a_blocker_that_is_gone_before_damage_leaves_the_attack_unblocked(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    wall = game.resonator("Wall", on="opponent's field", atk=400, defense=800)
    zap = game.chant("Zap", cost="", text="[Quickcast]\nDestroy target blocking resonator.")
    declare(game, knight, "opponent")
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(wall)
    assert game.decides == "you"
    game.play(zap, wall)
    resolve(game)
    finish_battle(game)
    assert game.opponent.life == 3500 and knight.damage == 0
    game.shows("806.2b", "804.4")


# -- 805
def test_first_strike_deals_its_damage_first(fow):
    game = fow.game()
    knight = game.resonator("Duelist", atk=500, defense=300, text="[First Strike]")
    wall = game.resonator("Wall", on="opponent's field", atk=400, defense=500)
    attack(game, knight, "opponent", wall)
    assert wall.zone == "graveyard" and knight.damage == 0 and game.opponent.life == 4000
    game.shows("805.2", "805.2a", "805.3", "1104.2", "806.3")


def test_first_strike_does_not_strike_twice(fow):
    game = fow.game()
    knight = game.resonator("Duelist", atk=500, text="[First Strike]")
    attack(game, knight, "opponent")
    assert game.opponent.life == 3500
    game.shows("805.2b", "806.2")


def test_after_first_strike_removed_the_blocker_the_attacked_card_does_not_strike_back(fow):
    """The reading of 804.5b and 806.3."""
    game = fow.game()
    knight = game.resonator("Duelist", atk=500, defense=2000, text="[First Strike]")
    target = game.resonator("Target", on="opponent's field", atk=900, defense=900, rested=True)
    wall = game.resonator("Wall", on="opponent's field", atk=900, defense=400)
    attack(game, knight, target, wall)
    assert wall.zone == "graveyard" and target.damage == 0
    assert knight.zone == "field" and knight.damage == 0, "it would live through 900"
    game.shows("805.2a")


def test_first_strike_that_deals_nothing_leaves_the_strike_for_the_normal_step(fow):
    """806.2: its ATK was 0 in the first strike step; raised in between, it strikes with the others."""
    game = fow.game()
    knight = game.resonator("Duelist", atk=0, defense=900, text="[First Strike]")
    target = game.resonator("Target", on="opponent's field", atk=300, defense=900, rested=True)
    rage = game.chant("Rage", cost="", text="[Quickcast]\nTarget resonator gains [+400/0] until end of turn.")
    declare(game, knight, target)
    pass_to_first_strike(game)
    game.play(rage, knight)
    resolve(game)
    finish_battle(game)
    assert target.damage == 400 and knight.damage == 300
    game.shows("806.2", "806.2b", "806.3")


def test_first_strike_that_was_wholly_prevented_strikes_in_the_normal_step(fow):
    """806.2: damage that was prevented was not dealt. The shield is for one strike only."""
    game = fow.game()
    knight = game.resonator("Duelist", atk=500, defense=900, text="[First Strike]")
    wall = game.resonator("Wall", on="opponent's field", atk=200, defense=900)
    shield = game.chant("Shield", cost="", zone="opponent's hand",
                        text="[Quickcast]\nPrevent the next damage that would be dealt to target resonator this turn.")
    declare(game, knight, "opponent")
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(shield, wall)
    resolve(game)
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(wall)
    finish_battle(game)
    assert wall.damage == 500, "the second strike"
    assert knight.damage == 200 and game.opponent.life == 4000
    game.shows("806.2", "806.2a")


def test_a_blocker_lost_before_any_damage_was_dealt_lets_the_attacked_card_battle(fow):
    """804.5b: the first strike dealt 0, then the blocking card went; attacker and attacked card battle each other."""
    game = fow.game()
    knight = game.resonator("Duelist", atk=0, defense=900, text="[First Strike]")
    target = game.resonator("Target", on="opponent's field", atk=300, defense=900, rested=True)
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=100)
    zap = game.chant("Zap", cost="", text="[Quickcast]\nDestroy target resonator.")
    declare(game, knight, target)
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(wall)
    pass_to_first_strike(game)
    game.play(zap, wall)
    resolve(game)
    finish_battle(game)
    assert wall.zone == "graveyard" and knight.damage == 300
    game.shows("804.5b", "806.3")


def test_an_attacked_resonator_that_changed_sides_battles_all_the_same(fow):
    """804.5b, 806.3: they ask whether the attacked object is a J/resonator, not whose it is; the attacking and the blocking one
    must stay where they are (803.5a, 804.4a)."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=900)
    target = game.resonator("Target", on="opponent's field", atk=300, defense=900, rested=True)
    steal = game.chant("Steal", cost="", text="[Quickcast]\nGain control of target resonator.")
    declare(game, knight, target)
    game.play(steal, target)
    resolve(game)
    finish_battle(game)
    assert target.controller == "you" and target.damage == 500 and knight.damage == 300
    game.shows("804.5b", "806.3")


def test_an_attacked_card_that_is_no_resonator_any_more_does_not_strike_back(fow):
    """806.3: only a J/resonator does. One that left the field does not either, though it is a resonator elsewhere."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=900)
    target = game.resonator("Target", on="opponent's field", atk=300, defense=900, rested=True)
    bounce = game.chant("Bounce", cost="", text="[Quickcast]\nReturn target resonator to its owner's hand.")
    declare(game, knight, target)
    game.play(bounce, target)
    resolve(game)
    finish_battle(game)
    assert target.zone == "hand" and knight.damage == 0 and game.opponent.life == 4000
    game.shows("806.2")


# -- 806, 807
def test_an_attacker_that_is_gone_deals_no_damage(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    text = "[Quickcast]\nReturn target attacking resonator to its owner's hand."
    zap = game.chant("Zap", zone="opponent's hand", cost="", text=text)
    declare(game, knight, "opponent")
    game.play(zap, knight)
    resolve(game)
    finish_battle(game)
    assert game.opponent.life == 4000 and knight.zone == "hand"
    game.shows("805.1")


def test_what_lasts_this_battle_ends_with_it(fow):
    game = fow.game()
    stones(game, 1)
    knight = game.resonator("Knight", atk=500)
    rage = game.chant("Rage", cost="{R}", text="[Quickcast]\nTarget resonator gains [+300/0] until end of battle.")
    declare(game, knight, "opponent")
    game.play(rage, knight)
    resolve(game)
    finish_battle(game)
    assert game.opponent.life == 3200 and knight.atk == 500
    game.shows("807.3", "807.3a")


@pytest.mark.parametrize("times", [1, 2])
def test_several_battles_in_a_turn(fow, times):
    game = fow.game()
    knights = [game.resonator(f"Knight {i}", atk=500) for i in range(times)]
    for knight in knights:
        attack(game, knight, "opponent")
    assert game.opponent.life == 4000 - 500 * times
    game.shows("704.1")


def test_an_attacker_that_changes_sides_stops_attacking(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    steal = game.chant("Steal", zone="opponent's hand", cost="", text="[Quickcast]\nGain control of target resonator.")
    declare(game, knight, "opponent")
    game.play(steal, knight)
    resolve(game)
    finish_battle(game)
    assert game.opponent.life == 4000 and knight.controller == "opponent"
    game.shows("803.5a", "805.1")


def test_a_blocker_that_changes_sides_stops_blocking(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    wall = game.resonator("Wall", on="opponent's field", defense=900)
    steal = game.chant("Steal", cost="", text="[Quickcast]\nGain control of target resonator.")
    declare(game, knight, "opponent")
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(wall)
    game.play(steal, wall)
    resolve(game)
    finish_battle(game)
    assert game.opponent.life == 3500 and wall.controller == "you"
    game.shows("804.4a", "806.2b")


def test_an_attacker_lost_after_the_first_strike_step(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, text="[First Strike]")
    zap = game.chant("Zap", zone="opponent's hand", cost="", text="[Quickcast]\nDestroy target resonator.")
    declare(game, knight, "opponent")
    while game.opponent.life == 4000:
        game.choose(PASS if game.asked == "priority" else "done")
    game.play(zap)
    resolve(game)
    finish_battle(game)
    assert game.opponent.life == 3500
    game.shows("806.1", "206.2", "805.2b")


def test_what_triggers_in_the_final_step_of_battle_repeats_it(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=200, damage=300)
    rage = game.chant("Rage", cost="", text="[Quickcast]\nTarget resonator gains [0/+300] until end of battle.")
    game.resonator("Buffer", text="Other resonators you control gain [0/+200].")
    declare(game, knight, "opponent")
    game.play(rage, knight)
    resolve(game)
    finish_battle(game)
    assert knight.zone == "field" and knight.defense == 400
    game.shows("807.3a", "807.3b")


# -- 803.5, 804.4: what attacking and blocking take
TOLL = "J/resonators your opponent controls cannot attack unless your opponent pays {1}."


def test_what_an_attack_takes_is_paid_once_the_attacker_is_rested(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    toll = game.resonator("Toll", atk=500, text="This card cannot attack unless its controller pays {1}.")
    declare(game, toll, "opponent")
    assert toll.rested and stone.rested and game.opponent.life == 3500
    game.shows("803.5", "1003.1")


def test_who_can_not_pay_does_not_attack(fow):
    game = fow.game()
    toll = game.resonator("Toll", text="This card cannot attack unless its controller pays {1}.\n{Rest}: Produce {G}.")
    game.resonator("Other")
    game.choose("battle")
    pass_until(game, "attack")
    assert game.why_not("choose", toll).clause == "803.5", "resting it to produce will is no way to pay: it is rested already"
    game.shows("803.5")


def test_what_several_cards_ask_for_is_paid_together(fow):
    game = fow.game()
    stones(game, 2)
    for name in ("Reef", "Shoal"):
        game.resonator(name, on="opponent's field", rested=True, text=TOLL)
    knight = game.resonator("Knight", atk=500, text="This card cannot attack unless you banish another resonator.")
    page = game.resonator("Page", arrived="this turn")
    attack(game, knight, "opponent")
    assert page.zone == "graveyard" and all(card.rested for card in game.you.field)
    assert game.opponent.life == 3500
    game.shows("803.5", "1011.2")


def test_of_what_several_cards_ask_for_nothing_is_paid_if_it_is_too_much(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    for name in ("Reef", "Shoal"):
        game.resonator(name, on="opponent's field", rested=True, text=TOLL)
    knight = game.resonator("Knight", atk=500)
    game.choose("battle")
    assert game.winner == "" and knight.recovered and stone.recovered
    assert game.table.number(terms.NO_BATTLE, 0) == 1, "nothing could attack"
    game.shows("803.4", "803.6")


def test_what_a_block_takes(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    (stone,) = stones(game, 1, whose="opponent's")
    text = "This card cannot attack or block unless its controller pays {1}."
    wall = game.resonator("Wall", on="opponent's field", defense=900, text=text)
    declare(game, knight, "opponent")
    pass_until(game, "block")
    game.choose(wall)
    finish_battle(game)
    assert stone.rested and wall.rested and wall.damage == 500 and game.opponent.life == 4000
    game.shows("804.4", "1003.1")


def test_who_can_not_pay_does_not_block(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    game.resonator("Wall", on="opponent's field", defense=900, text="This card cannot block unless its controller pays {1}.")
    attack(game, knight, "opponent")
    assert game.opponent.life == 3500


def test_nobody_is_made_to_pay_for_an_attack(fow):
    """710.2e"""
    game = fow.game()
    stones(game, 1)
    game.resonator("Wild", text="[Bloodlust]\nThis card cannot attack unless its controller pays {1}.")
    assert "pass" in game.options()


def test_what_another_card_asks_for_is_no_ability_that_could_be_lost(fow):
    game = fow.game()
    game.resonator("Reef", on="opponent's field", rested=True, text=TOLL)
    knight = game.resonator("Knight", atk=500)
    blank = game.chant("Blank", cost="", text="Target resonator loses all abilities until end of turn.")
    game.play(blank, knight)
    resolve(game)
    game.choose("battle")
    assert knight.recovered and game.opponent.life == 4000
    game.shows("803.4")
