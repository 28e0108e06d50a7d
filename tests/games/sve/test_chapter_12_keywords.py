"""Chapter 12: keywords."""

import pytest

EVOLVE = "[evolve] [cost01]: Evolve this follower."
SHOT = "Select an enemy follower on the field and deal it 2 damage."


# -- 12.2 Evolve
def test_an_evolve_ability_reveals_a_card_of_the_same_name_and_evolves(sve):
    game = sve.game()
    squire = game.follower("Squire", attack=1, defense=2, text=EVOLVE)
    better = game.evolved("Squire", attack=3, defense=4)
    game.use(squire)
    assert squire.evolved and squire.links == [better]
    assert (squire.attack, squire.defense) == (3, 4)
    assert game.you.play_points == 9
    game.shows("12.2.2", "5.15.1", "5.15.1.1", "5.15.1.1.1", "5.15.1.2")


def test_without_a_corresponding_card_there_is_no_evolving(sve):
    game = sve.game()
    squire = game.follower("Squire", text=EVOLVE)
    game.evolved("Somebody Else")
    assert game.why_not("use", squire).clause == "12.2.2"
    game.shows("12.2.2")


def test_a_faceup_card_does_not_serve_for_evolving_again(sve):
    game = sve.game()
    squire = game.follower("Squire", text=EVOLVE)
    game.evolved("Squire", facedown=False)
    assert game.why_not("use", squire).clause == "12.2.2"
    game.shows("12.2.2")


def test_one_evolution_point_may_stand_for_one_play_point(sve):
    game = sve.game(your_play_points=5, your_evolution_points=2)
    squire = game.follower("Squire", text="[evolve] [cost02]: Evolve this follower.")
    game.evolved("Squire", attack=3, defense=4)
    game.use(squire, None, "yes")
    assert (game.you.play_points, game.you.evolution_points) == (4, 1)
    game.shows("12.2.3")


def test_the_evolution_point_is_the_player_s_choice(sve):
    game = sve.game(your_play_points=5, your_evolution_points=2)
    squire = game.follower("Squire", text=EVOLVE)
    game.evolved("Squire", attack=3, defense=4)
    game.use(squire, None, "no")
    assert (game.you.play_points, game.you.evolution_points) == (4, 2)
    game.shows("12.2.3")


def test_an_evolution_point_helps_where_play_points_run_out(sve):
    game = sve.game(your_play_points=0, your_evolution_points=1)
    squire = game.follower("Squire", text=EVOLVE)
    dear = game.follower("Dear", text="[evolve] [cost02]: Evolve this follower.")
    game.evolved("Squire")
    game.evolved("Dear")
    assert game.why_not("use", dear).clause == "10.6.2.5.4", "it stands for one point only"
    game.use(squire)
    game.until_quiet()
    assert squire.evolved and game.you.evolution_points == 0
    game.shows("12.2.3")


# -- 12.3 Quick
def test_a_quick_card_may_be_played_in_the_opponent_s_turn_after_an_attack(sve):
    game = sve.game(active="opponent")
    attacker = game.follower("Attacker", attack=2, defense=2, on="opponent's field")
    quick = game.spell("Quick Shot", text=f"[quick]\n{SHOT}")
    slow = game.spell("Slow Shot", text=SHOT)
    game.attack(attacker, game.you.leader)
    assert game.decides == "you"
    assert game.why_not("play", slow).clause == "12.3.4"
    game.play(quick, attacker)
    game.you_pass()
    assert attacker.zone == "cemetery" and game.you.defense == 20
    game.shows("12.3.2", "12.3.4")


def test_a_quick_ability_may_be_played_in_the_opponent_s_turn(sve):
    game = sve.game(active="opponent")
    quick = game.amulet("Quick Idol", text="[q][act] [engage]: Give your leader [defense]+2.")
    slow = game.amulet("Slow Idol", text="[act] [engage]: Give your leader [defense]+2.")
    game.end_main_phase()
    assert game.why_not("use", slow).clause == "12.3.4"
    game.use(quick)
    assert game.you.defense == 22
    game.shows("12.3.3", "12.3.4")


def test_a_quick_follower_may_be_played_in_the_opponent_s_turn(sve):
    game = sve.game(active="opponent")
    panther = game.follower("Panther", text="[quick]\nBane.", zone="your hand")
    game.end_main_phase()
    game.play(panther)
    assert panther.zone == "field"
    game.shows("12.3.2", "12.3.4")


def test_quick_cards_and_abilities_may_be_played_in_one_s_own_main_phase(sve):
    game = sve.game()
    heal = game.spell("Heal", text="[quick]\nGive your leader [defense]+2.")
    idol = game.amulet("Idol", text="[q][act] [engage]: Give your leader [defense]+1.")
    game.play(heal)
    game.use(idol)
    assert game.you.defense == 23
    game.shows("12.3.5")


# -- 12.4 Fanfare, 12.5 Last Words, 12.6 On Evolve, 12.7 Strike
def test_fanfare_triggers_when_the_card_comes_onto_the_field(sve):
    game = sve.game()
    herald = game.follower("Herald", text="[fanfare] Draw a card.", zone="your hand")
    game.play(herald)
    assert len(game.you.hand) == 1
    game.shows("12.4.3")


def test_fanfare_triggers_for_a_card_that_an_effect_puts_there(sve):
    game = sve.game()
    game.follower("Herald", text="[fanfare] Draw a card.", cost=2, zone="your cemetery")
    game.play(game.spell("Call", text="Select a follower that costs 2 or less in your cemetery and summon it."))
    assert len(game.you.hand) == 1
    game.shows("12.4.3")


def test_fanfare_does_not_trigger_from_field_to_field(sve):
    game = sve.game()
    herald = game.follower("Herald", text="[fanfare] Draw a card.", on="opponent's field")
    steal = game.spell("Steal", text="Select an enemy follower that costs 3 or less on the field and steal it.")
    game.play(steal, herald)
    assert herald.controller == "you" and game.you.hand == [] and game.opponent.hand == []
    game.shows("10.7.4.3")


def test_last_words_trigger_from_the_field_to_the_cemetery_only(sve):
    game = sve.game()
    martyr = game.follower("Martyr", text="[lastwords] Draw a card.", label="on the field")
    game.follower("Martyr", text="[lastwords] Draw a card.", zone="your hand", label="in hand")
    discard = game.spell("Discard", text="Discard a card.")
    kill = game.spell("Kill", text="Select a follower on your field and destroy it.")
    game.play(kill, martyr)
    assert martyr.zone == "cemetery" and len(game.you.hand) == 3, "one card was drawn for it"
    game.play(discard, game.find("in hand"))
    assert len(game.you.hand) == 1, "a discarded card says nothing"
    game.shows("12.5.3")


def test_last_words_do_not_trigger_for_a_banished_card(sve):
    game = sve.game()
    martyr = game.follower("Martyr", text="[lastwords] Draw a card.")
    game.play(game.spell("Banish", text="Select a follower on your field and banish it."), martyr)
    assert martyr.zone == "banished zone" and game.you.hand == []


def test_on_evolve_triggers_when_the_card_evolves(sve):
    game = sve.game()
    squire = game.follower("Squire", text=EVOLVE)
    game.evolved("Squire", attack=3, defense=3, text="On Evolve - Draw a card.")
    game.use(squire)
    assert len(game.you.hand) == 1
    game.shows("12.6.2")


def test_on_evolve_with_a_cost_asks_for_it(sve):
    game = sve.game(your_hand=1)
    squire = game.follower("Squire", text=EVOLVE)
    game.evolved("Squire", text="On Evolve - Discard a card: Give your leader [defense]+3.")
    game.use(squire)
    game.choose("yes")
    assert game.you.hand == [] and game.you.defense == 23
    game.shows("12.6.2")


@pytest.mark.parametrize(
    ("keyword", "on_leader", "on_follower"), [("Strike", 1, 1), ("Follower Strike", 0, 1), ("Leader Strike", 1, 0)]
)
def test_strike_triggers_on_an_attack_of_its_kind(sve, keyword, on_leader, on_follower):
    for attacks_leader, drawn in ((True, on_leader), (False, on_follower)):
        game = sve.game()
        striker = game.follower("Striker", defense=5, text=f"{keyword} - Draw a card.")
        enemy = game.follower("Enemy", defense=5, on="opponent's field", engaged=True)
        game.attack(striker, game.opponent.leader if attacks_leader else enemy)
        assert len(game.you.hand) == drawn
    game.shows("8.4.5")
    sve.shows("12.7.2")


def test_strike_does_not_trigger_when_the_follower_is_attacked(sve):
    game = sve.game()
    knight = game.follower("Knight", defense=5)
    striker = game.follower("Striker", defense=5, text="Strike - Draw a card.", on="opponent's field", engaged=True)
    game.attack(knight, striker)
    assert game.opponent.hand == []


# -- 12.8 Ward
def test_a_follower_with_ward_must_be_attacked_first(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=2)
    wall = game.follower("Wall", attack=1, defense=4, text="Ward.", on="opponent's field", engaged=True)
    other = game.follower("Other", on="opponent's field", engaged=True)
    game.attack(knight)
    assert game.options() == [wall]
    assert game.why_not("choose", other).clause == "12.8.2"
    assert game.why_not("choose", game.opponent.leader).clause == "12.8.2"
    game.choose(wall)
    assert wall.defense == 2
    game.shows("12.8.2", "8.4.3")


def test_with_several_wards_the_attacker_picks(sve):
    game = sve.game()
    knight = game.follower("Knight")
    walls = [game.follower(f"Wall {i}", text="Ward.", on="opponent's field", engaged=True) for i in range(2)]
    game.attack(knight)
    assert set(game.options()) == set(walls)
    game.shows("12.8.2")


def test_a_reserved_follower_with_ward_holds_nobody_up(sve):
    game = sve.game()
    knight = game.follower("Knight")
    game.follower("Wall", text="Ward.", on="opponent's field")
    assert game.can("attack", knight, game.opponent.leader)


def test_ward_on_a_follower_that_can_not_be_attacked_forces_nothing(sve):
    game = sve.game()
    knight = game.follower("Knight")
    ghost = game.follower("Ghostly Wall", text="Ward. Intimidate.", on="opponent's field", engaged=True)
    game.attack(knight)
    assert game.options() == [game.opponent.leader]
    assert game.why_not("choose", ghost).clause == "12.12.2"
    game.shows("12.12.2")


def test_a_reserved_follower_with_ward_guards_nobody(sve):
    """An attacker with Assail could attack it, but may attack whatever else it likes."""
    game = sve.game()
    hunter = game.follower("Hunter", text="Assail.")
    wall = game.follower("Wall", text="Ward.", on="opponent's field")
    other = game.follower("Other", on="opponent's field", engaged=True)
    game.attack(hunter)
    assert set(game.options()) == {wall, other, game.opponent.leader}
    game.shows("12.11.2", "8.4.3")


def test_a_follower_with_ward_may_come_onto_the_field_engaged(sve):
    for engages in (False, True):
        game = sve.game()
        wall = game.follower("Wall", text="Ward.", zone="your hand")
        game.play(wall)
        assert wall.zone != "field", "its controller is asked first"
        game.choose(wall if engages else "done")
        assert wall.zone == "field" and wall.engaged is engages
    game.shows("12.8.2")


def test_ward_engages_a_card_that_an_effect_puts_onto_the_field_too(sve):
    game = sve.game()
    wall = game.follower("Wall", text="Ward.", zone="your cemetery")
    game.play(game.spell("Call", text="Select a follower that costs 2 or less in your cemetery and summon it."))
    game.choose(wall)
    assert wall.zone == "field" and wall.engaged
    game.shows("12.8.2")


def test_ward_is_offered_to_whoever_s_field_it_comes_to(sve):
    """In your turn, an ability of the opponent's puts it onto the opponent's field."""
    for engages in (False, True):
        game = sve.game()
        wall = game.follower("Wall", text="Ward.", zone="opponent's cemetery")
        text = "[lastwords] Select a follower that costs 1 or less in your cemetery and summon it."
        herald = game.follower("Herald", cost=3, text=text, on="opponent's field")
        game.play(game.spell("Doom", text="Select an enemy follower on the field and destroy it."), herald)
        assert game.decides == "opponent" and wall.zone == "cemetery"
        game.choose(wall if engages else "done")
        assert wall in game.opponent.field and wall.engaged is engages
    game.shows("12.8.2", "10.10.2.2")


# -- 12.9 Storm, 12.10 Rush, 12.11 Assail
def test_storm_attacks_anything_in_the_turn_it_comes(sve):
    game = sve.game()
    bolt = game.follower("Bolt", attack=2, text="Storm.", zone="your hand")
    enemy = game.follower("Enemy", on="opponent's field", engaged=True)
    game.play(bolt)
    game.attack(bolt)
    assert set(game.options()) == {enemy, game.opponent.leader}
    game.choose(game.opponent.leader)
    assert game.opponent.defense == 18
    game.shows("12.9.2")


def test_rush_attacks_engaged_followers_only_in_the_turn_it_comes(sve):
    game = sve.game()
    runner = game.follower("Runner", attack=2, text="Rush.", zone="your hand")
    enemy = game.follower("Enemy", defense=5, on="opponent's field", engaged=True)
    game.follower("Reserved", on="opponent's field")
    game.play(runner)
    game.attack(runner)
    assert game.options() == [enemy]
    assert game.why_not("choose", game.opponent.leader).clause == "12.10.2"
    game.shows("12.10.2")


def test_rush_attacks_the_leader_once_it_has_stayed(sve):
    game = sve.game()
    runner = game.follower("Runner", attack=2, text="Rush.")
    game.attack(runner, game.opponent.leader)
    assert game.opponent.defense == 18


def test_assail_attacks_reserved_followers(sve):
    game = sve.game()
    hunter = game.follower("Hunter", attack=2, text="Assail.")
    plain = game.follower("Plain")
    prey = game.follower("Prey", defense=3, on="opponent's field")
    assert not game.can("attack", plain, prey)
    game.attack(hunter, prey)
    assert prey.defense == 1
    game.shows("12.11.2")


def test_rush_and_assail_together(sve):
    game = sve.game()
    duelist = game.follower("Duelist", attack=2, text="Rush. Assail.", zone="your hand")
    prey = game.follower("Prey", defense=3, on="opponent's field")
    game.play(duelist)
    game.attack(duelist)
    assert game.options() == [prey], "a reserved follower counts as engaged, the leader is out of reach"
    game.shows("12.11.2")


# -- 12.12 Intimidate, 12.15 Aura
def test_intimidate_stops_attacks(sve):
    game = sve.game()
    knight = game.follower("Knight")
    ghost = game.follower("Ghost", text="Intimidate.", on="opponent's field", engaged=True)
    assert game.why_not("attack", knight, ghost).clause == "12.12.2"
    game.shows("12.12.2")


def test_intimidate_does_not_stop_spells(sve):
    game = sve.game()
    ghost = game.follower("Ghost", defense=3, text="Intimidate.", on="opponent's field")
    game.play(game.spell("Shot", text=SHOT), ghost)
    assert ghost.defense == 1
    game.shows("12.12.2.1")


def test_aura_stops_the_opponent_s_cards_and_abilities(sve):
    game = sve.game()
    saint = game.follower("Saint", defense=5, text="Aura.", on="opponent's field")
    plain = game.follower("Plain", defense=5, on="opponent's field")
    shot = game.spell("Shot", text=SHOT)
    game.play(shot, plain)
    assert (plain.defense, saint.defense) == (3, 5), "the only target there was"
    game.shows("12.15.2")


def test_with_nothing_but_aura_there_is_no_target(sve):
    game = sve.game()
    game.follower("Saint", text="Aura.", on="opponent's field")
    assert game.why_not("play", game.spell("Shot", text=SHOT)).clause == "10.6.2.3.3"
    game.shows("12.15.2", "10.6.2.3.3")


def test_aura_does_not_stop_its_own_controller(sve):
    game = sve.game()
    saint = game.follower("Saint", attack=1, text="Aura.")
    game.play(game.spell("Bless", text="Select a follower on your field and give it [attack]+1."), saint)
    assert saint.attack == 2


def test_aura_does_not_stop_effects_that_select_nothing(sve):
    game = sve.game()
    saint = game.follower("Saint", defense=5, text="Aura.", on="opponent's field")
    game.play(game.spell("Storm Cloud", text="Deal 2 damage to each enemy follower on the field."))
    assert saint.defense == 3


def test_aura_does_not_stop_attacks(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2)
    saint = game.follower("Saint", defense=5, text="Aura.", on="opponent's field", engaged=True)
    game.attack(knight, saint)
    assert saint.defense == 3
    game.shows("12.15.3")


# -- 12.13 Drain
def test_drain_adds_attack_damage_to_the_leader_s_defense(sve):
    game = sve.game(your_leader_defense=10)
    bat = game.follower("Bat", attack=3, text="Drain.")
    game.attack(bat, game.opponent.leader)
    assert (game.you.defense, game.opponent.defense) == (13, 17)
    game.shows("12.13.2")


def test_drain_counts_the_damage_dealt_to_a_follower(sve):
    game = sve.game(your_leader_defense=10)
    bat = game.follower("Bat", attack=3, defense=5, text="Drain.")
    enemy = game.follower("Enemy", attack=1, defense=1, on="opponent's field", engaged=True)
    game.attack(bat, enemy)
    assert game.you.defense == 13
    game.shows("12.13.2")


def test_drain_does_not_trigger_for_the_target_of_an_attack(sve):
    game = sve.game(opponent_leader_defense=10)
    knight = game.follower("Knight", defense=5)
    bat = game.follower("Bat", attack=3, defense=5, text="Drain.", on="opponent's field", engaged=True)
    game.attack(knight, bat)
    assert knight.defense == 2 and game.opponent.defense == 10
    game.shows("12.13.2.2")


def test_drain_does_not_trigger_for_ability_damage(sve):
    game = sve.game(your_leader_defense=10)
    bat = game.follower("Bat", attack=3, text="Drain.\n[act] [engage]: Deal 2 damage to each enemy leader.")
    game.use(bat)
    assert (game.you.defense, game.opponent.defense) == (10, 18)
    game.shows("12.13.2.2")


def test_drain_twice_is_drain_once(sve):
    game = sve.game(your_leader_defense=10)
    bat = game.follower("Bat", attack=3, text="Drain.")
    game.play(game.spell("Curse", text="Select a follower on your field and give it Drain."), bat)
    game.attack(bat, game.opponent.leader)
    assert game.you.defense == 13
    game.shows("12.13.3")


# -- 12.14 Bane
@pytest.mark.parametrize("who", ["attacker", "target"])
def test_bane_destroys_what_it_fought(sve, who):
    game = sve.game()
    mine, theirs = ("Bane.", "") if who == "attacker" else ("", "Bane.")
    knight = game.follower("Knight", attack=1, defense=9, text=mine)
    enemy = game.follower("Enemy", attack=1, defense=9, text=theirs, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    assert (knight.zone, enemy.zone) == (("field", "cemetery") if who == "attacker" else ("cemetery", "field"))
    game.shows("12.14.2", "11.3.2")


def test_bane_needs_no_damage(sve):
    game = sve.game()
    snake = game.follower("Snake", attack=0, defense=3, text="Bane.")
    giant = game.follower("Giant", attack=1, defense=9, on="opponent's field", engaged=True)
    game.attack(snake, giant)
    assert giant.zone == "cemetery" and snake.defense == 2
    game.shows("12.14.2.1")


def test_two_icons_before_one_text_are_two_abilities(sve):
    game = sve.game()
    bell = game.follower("Bell", zone="your hand", text="[fanfare][lastwords] Draw a card.")
    end = game.spell("End", text="Destroy each follower on the field.")
    in_hand = len(game.you.hand)
    game.play(bell)
    assert len(game.you.hand) == in_hand, "one card played, one drawn"
    game.play(end)
    assert len(game.you.hand) == in_hand, "another one drawn"
    game.shows("12.4.3", "12.5.3")
