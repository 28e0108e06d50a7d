"""Chapter 8: what is done in a main phase: playing cards and abilities, and attacking."""

import pytest

EVOLVE = "[evolve] [cost01]: Evolve this follower."
QUICK_DAMAGE = "[quick]\nSelect an enemy follower on the field and deal it 3 damage."


# -- 8.1 to 8.3
def test_an_action_that_can_not_be_done_whole_can_not_be_chosen(sve):
    game = sve.game(play_points=2)
    dear = game.follower("Dear", cost=3, zone="your hand")
    aimless = game.spell("Aimless", text="Select an enemy follower on the field and destroy it.")
    cheap = game.follower("Cheap", cost=2, zone="your hand")
    assert game.why_not("play", dear).clause == "10.6.2.5.4"
    assert game.why_not("play", aimless).clause == "10.6.2.3.3"
    assert game.options() == ["play Cheap", "end"]
    game.play(cheap)
    game.shows("7.3.3", "8.1.2")


def test_cards_are_played_from_hand_and_ex_area_for_their_cost(sve):
    game = sve.game(play_points=5)
    hand = game.follower("Hand", cost=2, zone="your hand")
    extra = game.follower("Extra", cost=3, zone="your EX area")
    game.play(hand)
    assert hand.zone == "field" and game.you.play_points == 3
    game.play(extra)
    assert extra.zone == "field" and game.you.play_points == 0
    game.shows("8.2.1", "2.5.1")


@pytest.mark.parametrize("place", ["opponent's hand", "opponent's EX area", "your cemetery", "your deck", "your banished zone"])
def test_cards_elsewhere_can_not_be_played(sve, place):
    game = sve.game()
    card = game.follower("Elsewhere", zone=place)
    assert game.why_not("play", card).clause == "8.2.1"
    game.shows("7.3.3")


def test_activated_abilities_of_cards_one_controls_can_be_played(sve):
    game = sve.game()
    mine = game.amulet("Mine", text="[act] [engage]: Draw a card.")
    theirs = game.amulet("Theirs", text="[act] [engage]: Draw a card.", on="opponent's field")
    assert game.why_not("use", theirs).clause == "8.3.1"
    game.use(mine)
    assert len(game.you.hand) == 1 and mine.engaged
    game.shows("8.3.1")


def test_one_evolve_ability_a_turn(sve):
    game = sve.game()
    first = game.follower("Squire", text=EVOLVE, label="first")
    second = game.follower("Squire", text=EVOLVE, label="second")
    better = game.evolved("Squire", attack=3, defense=3, label="better")
    game.evolved("Squire", attack=3, defense=3, label="also better")
    game.use(first, None, better)
    assert first.evolved
    assert game.why_not("use", second).clause == "8.3.2"
    game.end_turn()
    game.end_turn()
    assert game.can("use", second), "in the next turn, again"
    game.shows("8.3.2")


# -- 8.4.2: who may attack
def test_a_follower_attacks_the_enemy_leader(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3)
    game.attack(knight, game.opponent.leader)
    assert game.opponent.defense == 17
    game.shows("8.4.1", "8.4.3", "8.4.9", "5.13.3.1", "10.12.2.1")


def test_a_follower_attacks_an_engaged_enemy_follower(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=3)
    enemy = game.follower("Enemy", attack=2, defense=4, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    assert (knight.defense, enemy.defense) == (1, 1)
    game.shows("8.4.1", "8.4.3", "8.4.9", "8.4.9.1", "5.13.3.2", "2.8.2", "5.13.1")


def test_only_a_reserved_follower_attacks(sve):
    game = sve.game()
    tired = game.follower("Tired", engaged=True)
    idol = game.amulet("Idol")
    enemy = game.follower("Enemy", on="opponent's field")
    assert game.why_not("attack", tired).clause == "8.4.2"
    assert game.why_not("attack", idol).clause == "8.4.1"
    assert game.why_not("attack", enemy).clause == "8.4.1"
    assert game.options() == ["end"]
    game.shows("8.4.1", "8.4.2")


def test_a_follower_that_came_this_turn_does_not_attack(sve):
    game = sve.game()
    fresh = game.follower("Fresh", arrived="this turn")
    played = game.follower("Played", zone="your hand")
    game.play(played)
    assert game.why_not("attack", fresh).clause == "8.4.2.1"
    assert game.why_not("attack", played).clause == "8.4.2.1"
    game.end_turn()
    game.end_turn()
    assert game.can("attack", fresh) and game.can("attack", played)
    game.shows("8.4.2.1")


def test_a_follower_that_evolved_this_turn_may_attack_followers(sve):
    game = sve.game()
    squire = game.follower("Squire", text=EVOLVE, arrived="this turn")
    game.evolved("Squire", attack=3, defense=3)
    enemy = game.follower("Enemy", attack=1, defense=5, on="opponent's field", engaged=True)
    assert game.why_not("attack", squire).clause == "8.4.2.1"
    game.use(squire)
    game.until_quiet()
    assert game.why_not("attack", squire, game.opponent.leader).clause == "8.4.3.1"
    game.attack(squire, enemy)
    assert enemy.defense == 2
    game.shows("8.4.2", "8.4.2.1", "8.4.3", "8.4.3.1")


def test_a_follower_that_evolved_but_was_there_before_may_attack_the_leader(sve):
    game = sve.game()
    squire = game.follower("Squire", text=EVOLVE)
    game.evolved("Squire", attack=3, defense=3)
    game.use(squire)
    game.until_quiet()
    game.attack(squire, game.opponent.leader)
    assert game.opponent.defense == 17
    game.shows("8.4.3", "8.4.9")


# -- 8.4.3: what may be attacked
def test_reserved_followers_amulets_and_own_cards_are_no_targets(sve):
    game = sve.game()
    knight = game.follower("Knight")
    friend = game.follower("Friend", engaged=True)
    reserved = game.follower("Reserved", on="opponent's field")
    engaged = game.follower("Engaged", on="opponent's field", engaged=True)
    idol = game.amulet("Idol", on="opponent's field", engaged=True)
    game.attack(knight)
    assert set(game.options()) == {engaged, game.opponent.leader}
    for no_target in (friend, reserved, idol, game.you.leader):
        assert game.why_not("choose", no_target).clause == "8.4.3.1", no_target
    game.shows("8.4.3", "8.4.3.1")


def test_without_a_target_there_is_no_attack(sve):
    game = sve.game()
    rusher = game.follower("Rusher", text="Rush.", arrived="this turn")
    game.follower("Reserved", on="opponent's field")
    assert game.why_not("attack", rusher).clause == "8.4.3.2"
    assert game.options() == ["end"]
    game.shows("8.4.3.2")


def test_a_follower_that_can_not_attack_enemies_finds_no_target(sve):
    game = sve.game()
    catapult = game.follower("Catapult", text="This follower can't attack enemies.")
    assert game.why_not("attack", catapult).clause == "8.4.3.2.1"
    game.shows("8.4.3.2.1")


# -- 8.4.4 to 8.4.11: the attack
def test_the_attacker_is_engaged_then_it_has_attacked(sve):
    game = sve.game()
    striker = game.follower("Striker", attack=2, text="Strike - Draw a card.")
    heal = game.spell("Heal", text="[quick]\nGive your leader [defense]+1.", zone="opponent's hand")
    game.attack(striker, game.opponent.leader)
    assert striker.engaged
    assert [event.clause for event in game.events() if event.kind in ("state", "attack")] == ["8.4.4", "8.4.5"]
    assert len(game.you.hand) == 1, "its Strike is played before the opponent answers"
    assert game.decides == "opponent" and game.can("play", heal) and game.opponent.defense == 20
    game.shows("8.4.4", "8.4.5", "8.4.6", "8.4.7", "12.7.2")


def test_what_an_engaged_follower_does_to_others_is_handled_before_the_opponent_answers(sve):
    game = sve.game(opponent_hand=1)
    text = "While this follower is engaged, each other follower on your field has [defense]-1."
    shade = game.follower("Shade", attack=2, text=text)
    frail = game.follower("Frail", defense=1)
    game.attack(shade, game.opponent.leader)
    assert game.decides == "opponent" and game.opponent.defense == 20 and frail.zone == "cemetery"
    game.shows("8.4.4", "8.4.6", "10.5.2.1", "11.3.1")


def test_the_opponent_answers_an_attack_as_often_as_they_like(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=7)
    shots = [game.spell(f"Shot {i}", text=QUICK_DAMAGE, zone="opponent's hand") for i in range(3)]
    game.attack(knight, game.opponent.leader)
    game.play(shots[0], knight)
    assert game.decides == "opponent"
    game.play(shots[1], knight)
    game.opponent_passes()
    assert knight.defense == 1 and game.opponent.defense == 18
    game.shows("8.4.7", "8.4.8")


def test_an_attacker_that_has_left_deals_no_damage(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=3)
    shot = game.spell("Shot", text=QUICK_DAMAGE, zone="opponent's hand")
    game.attack(knight, game.opponent.leader)
    game.play(shot, knight)
    assert knight.zone == "cemetery" and game.opponent.defense == 20
    assert game.asked == "main phase" and game.decides == "you"
    game.shows("8.4.8", "8.4.9", "8.4.10")


def test_a_target_that_has_left_deals_and_takes_no_damage(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=3, text="Bane.")
    enemy = game.follower("Enemy", attack=2, defense=3, on="opponent's field", engaged=True)
    escape = game.spell(
        "Escape", text="[quick]\nSelect a card on your field and return it to its owner's hand.", zone="opponent's hand"
    )
    game.attack(knight, enemy)
    game.play(escape, enemy)
    game.opponent_passes()
    assert knight.defense == 3 and enemy.zone == "hand"
    assert game.events("fought") == []
    game.shows("8.4.9")


def test_attacker_and_target_deal_their_damage_at_the_same_time(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=2)
    enemy = game.follower("Enemy", attack=2, defense=3, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    assert (knight.zone, enemy.zone) == ("cemetery", "cemetery")
    game.shows("8.4.9", "8.4.9.1", "11.3.1")


def test_an_attacked_leader_deals_no_damage(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=2)
    game.attack(knight, game.opponent.leader)
    assert knight.defense == 2
    game.shows("8.4.9")


def test_followers_that_are_still_in_combat_have_fought(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1, defense=2)
    enemy = game.follower("Enemy", attack=1, defense=2, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    (fight,) = game.events("fought")
    assert (fight.card, fight.other) == (knight, enemy)
    game.shows("8.4.5.1", "8.4.9.2", "8.4.11")


def test_an_attack_on_a_leader_is_no_combat(sve):
    game = sve.game()
    knight = game.follower("Knight", text="Bane.")
    game.attack(knight, game.opponent.leader)
    assert game.events("fought") == []
    assert not game.ran("8.4.5.1")
    game.shows("8.4.5")


def test_abilities_that_the_damage_sets_off_are_played_before_the_attack_ends(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=3)
    game.follower("Enemy", attack=1, defense=3, text="[lastwords] Draw a card.", on="opponent's field", engaged=True)
    game.attack(knight, game.find("Enemy"))
    assert len(game.opponent.hand) == 1
    assert game.asked == "main phase"
    game.shows("8.4.10", "8.4.11")


def test_whoever_chooses_for_such_an_ability_does_so_inside_of_the_attack(sve):
    """8.4.10: the confirmation is the attack's own, not that of the main phase which goes on afterwards."""
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=3)
    squire = game.follower("Squire", attack=1, defense=3)
    text = "[lastwords] Select an enemy follower on the field and deal it 1 damage."
    enemy = game.follower("Enemy", attack=1, defense=3, text=text, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    assert enemy.zone == "cemetery" and (game.decides, game.asked) == ("opponent", "target")
    assert "8.4.10" in game.where()
    game.choose(squire)
    assert squire.defense == 2 and game.asked == "main phase" and "8.4" not in game.where()
    game.shows("8.4.10")


def test_only_the_active_player_attacks(sve):
    game = sve.game(active="opponent")
    mine = game.follower("Mine")
    theirs = game.follower("Theirs", on="opponent's field")
    assert game.why_not("attack", mine).clause == "8.4.1"
    assert game.can("attack", theirs)


def test_a_target_that_has_changed_sides_fights_all_the_same(sve):
    """8.4.9, 5.21.2: the attacking follower's own ability steals it before damage is dealt; both are on the field, and the same
    cards as before."""
    game = sve.game()
    text = "When this follower attacks, select an enemy follower on the field and steal it."
    siren = game.follower("Siren", attack=2, defense=5, text=text)
    enemy = game.follower("Enemy", attack=3, defense=5, text="Bane.", on="opponent's field", engaged=True)
    game.attack(siren, enemy)
    while game.asked != "main phase":
        game.choose("done")
    assert enemy.controller == "you" and enemy.defense == 3
    assert siren.zone == "cemetery", "it fought a follower with Bane, which is yours now"
    game.shows("8.4.9", "8.4.9.2", "12.14.2")


THEFT = "[quick]\nSelect an enemy follower on the field and steal it."


def test_a_stolen_attacker_still_damages_the_follower_that_it_attacks(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=4)
    guard = game.follower("Guard", attack=1, defense=5, on="opponent's field", engaged=True)
    theft = game.spell("Theft", text=THEFT, zone="opponent's hand")
    game.attack(knight, guard)
    game.play(theft, knight)
    game.until_quiet()
    assert knight.controller == guard.controller == "opponent"
    assert (knight.defense, guard.defense) == (3, 2)
    game.shows("8.4.9", "8.4.9.1")


def test_a_stolen_attacker_still_damages_the_leader_that_it_attacks(sve):
    """Even its new controller's: the damage is a follower's of that player, so its Drain restores that leader."""
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=4, text="Drain.")
    theft = game.spell("Theft", text=THEFT, zone="opponent's hand")
    game.attack(knight, game.opponent.leader)
    game.play(theft, knight)
    game.until_quiet()
    assert knight.controller == "opponent"
    assert (game.you.defense, game.opponent.defense) == (20, 20), "17, and 3 by Drain"
    (hit,) = game.events("damage")
    assert hit.amount == 3 and hit.event.controller == 1
    game.shows("8.4.9", "5.13.3.1", "12.13.2")


def test_an_attacker_that_left_deals_nothing_even_if_it_comes_back(sve):
    """8.4.9: a card that left the field is another card when it returns (4.1.3.2)."""
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=4)
    gate = "[quick]\nSelect an enemy follower on the field and banish it. Put it onto its owner's field."
    door = game.spell("Door", text=gate, zone="opponent's hand")
    game.attack(knight, game.opponent.leader)
    game.play(door, knight)
    game.until_quiet()
    assert knight.zone == "field" and game.opponent.defense == 20
    game.shows("8.4.9")


def test_a_card_that_may_only_be_played_from_hand(sve):
    game = sve.game(your_play_points=5)
    text = "This card can only be played from hand.\nDraw a card."
    held = game.spell("Held", cost=1, text=text, on="your hand")
    apart = game.spell("Apart", cost=1, text=text, on="your EX area")
    assert game.can("play", held) and game.why_not("play", apart).clause == "1.3.3"
    game.shows("1.3.3")
