"""7.1, 7.2: the attack phase and the declaration of attacks."""

import pytest


def attacker(game, **more):
    return game.character("Attacker", power=3000, soul=1, **more)


def test_standing_characters_of_the_center_stage_may_attack(weiss):
    game = weiss.game(start="attack")
    front = attacker(game)
    tired = game.character("Tired", rested=True)
    back = game.character("Back", at="back left")
    enemy = game.character("Enemy", on="opponent's stage")
    assert game.asked == "attack"
    assert game.can("attack", front)
    assert game.why_not("attack", tired).clause == "7.2.1.3"
    assert game.why_not("attack", back).clause == "7.1.1"
    assert game.why_not("attack", enemy).clause == "7.1.1"
    game.passes()
    assert game.active == "opponent", "without an attack comes the encore step, then the end phase"
    game.shows("7.1.1", "7.2.1", "7.2.1.1", "7.2.1.2", "7.2.1.3", "7.7.1")


def test_facing_nobody_it_attacks_directly_with_one_more_soul(weiss):
    game = weiss.game(start="attack")
    front = attacker(game, at="center left")
    game.character("Elsewhere", on="opponent's stage", at="center left")
    game.attack(front)
    assert front.rested
    assert len(game.opponent.clock) == 2, "one soul and one for the direct attack"
    game.shows("7.2.1.4", "7.2.1.4.1", "7.2.1.5", "7.2.1.5.3", "7.2.1.6", "3.6.5")


@pytest.mark.parametrize(("mine", "theirs"), [("center left", "center right"), ("center middle", "center middle")])
def test_who_faces_whom(weiss, mine, theirs):
    game = weiss.game(start="attack")
    front = attacker(game, at=mine)
    game.character("Opposite", on="opponent's stage", at=theirs)
    game.attack(front)
    assert game.asked == "type of attack" and game.decides == "you"
    game.shows("3.6.5", "7.2.1.4")


def test_facing_somebody_it_is_frontal_or_from_the_side(weiss):
    game = weiss.game(start="attack")
    front = attacker(game)
    game.character("Opposite", on="opponent's stage", level=0)
    game.attack(front)
    assert game.options() == ["frontal", "side"]
    game.choose("frontal")
    assert len(game.opponent.clock) == 1
    game.shows("7.2.1.4", "7.2.1.4.2", "7.2.1.5.1", "7.2.1.5.2")


def test_each_of_the_two_in_battle_is_the_other_s_battle_opponent_and_nobody_else(weiss):
    """7.2.1.5.1: of four characters that wait for their battle opponent to be reversed, the defender's is."""
    game = weiss.game(start="attack", your_hand=0, opponent_hand=0)
    text = "【AUTO】 When this card's battle opponent becomes 【REVERSE】, draw 1 card."
    front = game.character("Front", power=1000, at="center left", text=text)
    game.character("Mate", at="center right", text=text)
    game.character("Faced", power=5000, on="opponent's stage", at="center right", text=text)
    game.character("Bystander", on="opponent's stage", at="center left", text=text)
    game.attack(front)
    game.choose("frontal")
    assert front.reversed
    assert (len(game.you.hand), len(game.opponent.hand)) == (0, 1)
    game.shows("7.2.1.5.1")


@pytest.mark.parametrize(("level", "damage"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_a_side_attack_loses_soul_by_the_level_of_the_one_it_faces(weiss, level, damage):
    game = weiss.game(start="attack")
    front = game.character("Attacker", soul=3)
    opposite = game.character("Opposite", on="opponent's stage", level=level, power=9000)
    game.attack(front, "side")
    assert len(game.opponent.clock) == damage
    assert not front.reversed and not opposite.reversed, "there is no battle"
    game.shows("7.2.1.4.2", "7.5.1.2")


def test_without_soul_there_is_no_damage(weiss):
    game = weiss.game(start="attack")
    front = attacker(game)
    game.character("Opposite", on="opponent's stage", level=2)
    game.character("Somebody who could attack")
    game.attack(front, "side")
    assert front.soul == -1 and game.opponent.clock == []
    assert game.events("damage") == []
    game.shows("7.5.1.2.1", "1.3.3.2")


def test_the_very_first_turn_has_one_attack(weiss):
    game = weiss.game(start="attack", turn=1)
    one = attacker(game)
    two = game.character("Second")
    game.attack(one)
    assert two.standing and game.active == "opponent"
    game.shows("7.2.1.3.1")


def test_the_second_player_s_first_turn_has_as_many_as_there_are_attackers(weiss):
    game = weiss.game(start="attack", turn=2)
    one = attacker(game)
    two = game.character("Second")
    game.attack(one)
    assert game.asked == "attack" and game.why_not("attack", one).clause == "7.2.1.3"
    game.attack(two)
    assert len(game.opponent.clock) == 4
    game.shows("7.2.1.3", "7.5.1.4")
