"""10.6.1 to 10.6.2.2: what is played, and what is chosen as it is played."""

import pytest


# -- 10.6.2.1: specifying
def test_cards_and_abilities_take_effect_by_being_played_and_passive_abilities_always(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1)
    text = "Each follower on your field has [attack]+1.\n[act] [engage]: Draw a card."
    banner = game.amulet("Banner", zone="your hand", text=text)
    game.play(banner)
    assert [e.card for e in game.events("played")] == [banner]
    assert knight.attack == 2, "the passive ability works, though nobody played it"
    game.use(banner)
    assert [e.card for e in game.events("played")] == [banner, banner], "the activated one was played"
    game.shows("10.6.1", "10.6.2")


def test_a_played_card_is_revealed_in_the_resolution_zone(sve):
    game = sve.game()
    game.follower("Enemy", on="opponent's field")
    game.follower("Other", on="opponent's field")
    spell = game.spell("Bolt", text="Select an enemy follower on the field and deal it 1 damage.")
    assert not spell.seen_by("opponent")
    game.play(spell)
    assert game.asked == "target" and spell.zone == "resolution zone" and spell.seen_by("opponent")
    game.shows("10.6.2.1")


def test_an_ability_of_a_hidden_card_is_played_by_revealing_it(sve):
    game = sve.game()
    game.follower("Enemy", defense=9, on="opponent's field")
    game.follower("Other", defense=9, on="opponent's field")
    hidden = game.card("Field Strategist", "your hand")
    assert not hidden.seen_by("opponent")
    game.use(hidden, "discard this card")
    assert game.asked == "target" and hidden.zone == "hand" and hidden.seen_by("opponent"), "the cost is not paid yet"
    assert [e.clause for e in game.events("revealed")] == ["10.6.2.1.1"]
    game.shows("10.6.2.1.1")


def test_what_could_not_be_finished_can_not_be_begun(sve):
    game = sve.game(play_points=2)
    for _ in range(5):
        game.amulet("Idol")
    aimless = game.spell("Aimless", text="Select an enemy follower on the field and destroy it.")
    dear = game.spell("Dear", cost=3, text="Draw a card.")
    crowd = game.follower("Crowd", zone="your hand")
    assert game.options() == ["end"]
    assert game.why_not("play", aimless).clause == "10.6.2.3.3"
    assert game.why_not("play", dear).clause == "10.6.2.5.4"
    assert game.why_not("play", crowd).clause == "10.6.2.6"
    game.shows("10.6.2.1.2", "10.6.2.3.3", "10.6.2.5.4", "10.6.2.6")


def test_effects_on_a_card_in_the_ex_area_stay_while_it_is_played_and_on_the_field(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1, defense=1, zone="your EX area")
    other = game.follower("Other", attack=1, defense=1, zone="your hand")
    oath = game.spell("Oath", text="Select a card in your EX area and give it [attack]+2/[defense]+2 and Storm.")
    game.amulet("Bell", text="Whenever you play a follower with 3 attack or more, give your leader [defense]+1.")
    game.play(oath)
    assert knight.attack == 3
    game.play(knight)
    assert game.you.defense == 21, "it had 3 attack in the resolution zone"
    assert (knight.zone, knight.attack, knight.defense) == ("field", 3, 3)
    game.attack(knight, game.opponent.leader)
    assert game.opponent.defense == 17
    game.play(other)
    assert game.you.defense == 21
    game.shows("10.6.2.1.3", "10.6.2.8.1.1")


# -- 10.6.2.2: choices on playing
def test_options_are_chosen_before_targets_and_costs(sve):
    game = sve.game(play_points=5)
    game.follower("Enemy", defense=9, on="opponent's field")
    other = game.follower("Other", defense=9, on="opponent's field")
    spell = game.card("Page Storm", "your hand")
    game.play(spell)
    assert game.asked == "choose a mode" and game.you.play_points == 5
    game.choose(1)
    assert game.asked == "target" and game.you.play_points == 5
    game.choose(other)
    assert other.defense == 5 and game.you.play_points == 2
    game.shows("10.6.2.2", "10.6.2.2.2", "10.6.2.3", "10.6.2.5")


def test_the_number_of_options_is_part_of_the_choice(sve):
    def options_with(hand):
        game = sve.game(your_hand=hand)
        game.follower("Enemy", on="opponent's field")
        game.play(game.card("Three Wishes", "your hand"), 1, 2)
        return game

    few, many = options_with(2), options_with(3)
    assert few.find("Enemy").zone == "banished zone", "with 2 cards in hand, three options are chosen: the last one by itself"
    assert many.find("Enemy").zone == "field" and many.opponent.defense == 17
    few.shows("10.6.2.2.2")


def test_whether_an_additional_cost_is_paid_is_chosen_first(sve):
    def played(answer):
        game = sve.game()
        game.follower("Enemy", defense=9, on="opponent's field")
        game.follower("Squire", class_="Swordcraft", zone="your hand")
        game.play(game.card("Heavy Artillery", "your hand"))
        assert game.asked == "pay or not" and game.events("chosen") == []
        game.choose(answer)
        return game.find("Enemy").defense, len(game.you.hand)

    assert played("yes") == (3, 0)
    assert played("no") == (6, 1)
    sve.shows("10.6.2.2.1")


def test_a_cost_that_is_needed_to_play_the_card_is_no_question(sve):
    game = sve.game(play_points=2, your_hand=1)
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    barter = game.card("Barter", "your hand")
    game.play(barter)
    assert game.asked == "main phase" and enemy.defense == 5 and game.you.hand == [], "4 points were not to be had"
    game.shows("10.6.2.2.1", "10.6.2.5")


def test_x_is_chosen_as_the_ability_is_played(sve):
    game = sve.game(play_points=5)
    sponge = game.card("Mana Sponge", "your hand")
    game.play(sponge)
    assert game.asked == "choose a number" and game.options() == [0, 1, 2, 3]
    game.choose(2, "yes")
    assert (sponge.attack, sponge.defense, game.you.play_points) == (3, 3, 1)
    game.shows("10.6.2.2.3")


@pytest.mark.parametrize("x", [0, 3])
def test_any_x_that_can_be_paid_may_be_chosen(sve, x):
    game = sve.game(play_points=5)
    sponge = game.card("Mana Sponge", "your hand")
    game.play(sponge, x, *(["yes"] if x else []))
    game.until_quiet()
    assert (sponge.attack, game.you.play_points) == (1 + x, 3 - x)
    game.shows("10.6.2.2.3")


@pytest.mark.parametrize("targets", [False, True])
def test_an_effect_plays_no_card_without_a_target(sve, targets):
    """10.6.2.1.2: only a card whose play can be completed can be specified; then nothing that depends on it is done."""
    game = sve.game(your_hand=0)
    old = game.spell("Old", zone="your cemetery", cost=1, text="Select an enemy follower on the field and destroy it.")
    if targets:
        game.follower("Enemy", on="opponent's field")
    again = game.spell("Again", text="Select a spell in your cemetery. Play it for 0 play points. If you do, draw a card.")
    game.play(again)
    assert len(game.you.hand) == int(targets) and old.zone == "cemetery"
    assert game.opponent.field == []
    game.shows("10.6.2.1.2")
