"""5.11 to 5.14: discarding, swapping, damage, recovering play points."""

import pytest

BOLT = "Select an enemy follower on the field and deal it {} damage."


# -- 5.11
def test_to_discard_is_to_select_cards_of_the_hand_and_put_them_into_the_cemetery(sve):
    game = sve.game(your_hand=3)
    kept = game.follower("Kept", zone="your hand")
    game.play(game.spell("Burn", text="Discard 2 cards."))
    assert game.decides == "you" and len(game.options()) == 4
    thrown = [one for one in game.you.hand if one != kept][:2]
    game.choose(*thrown)
    assert all(one.zone == "cemetery" for one in thrown) and kept.zone == "hand" and len(game.you.hand) == 2
    assert [event.verb for event in game.events("move") if event.card in thrown] == ["discard"] * 2
    game.shows("5.11.1")


def test_the_opponent_discards_to_their_own_cemetery(sve):
    game = sve.game(opponent_hand=2)
    game.play(game.spell("Burn", text="Each opponent discards a card."))
    assert game.decides == "opponent"
    thrown = game.opponent.hand[1]
    game.choose(thrown)
    assert game.opponent.cemetery == [thrown]
    game.shows("5.11.1")


# -- 5.12
def test_to_swap_cards_is_to_move_each_into_the_other_s_zone(sve):
    game = sve.game()
    first = game.follower("First", zone="your hand")
    second = game.follower("Second", zone="your EX area")
    game.play(game.spell("Swap", text="Swap a card in your hand for a card in your EX area."))
    assert (first.zone, second.zone) == ("EX area", "hand")
    game.shows("5.12.1")


def test_both_move_at_the_same_time(sve):
    game = sve.game()
    old = game.follower("Old", text="[lastwords] Draw a card.")
    for i in range(4):
        game.follower(f"Other {i}")
    new = game.follower("New", zone="your cemetery")
    text = "Select a follower on your field and a follower in your cemetery. Swap the first for the second."
    game.play(game.spell("Swap", text=text), old)
    assert (old.zone, new.zone) == ("cemetery", "field"), "there is room on the full field, as one leaves when the other comes"
    assert len(game.you.field) == 5 and len(game.you.hand) == 1
    game.shows("5.12.1")


def test_if_one_card_can_not_move_neither_does(sve):
    game = sve.game()
    first = game.follower("First", zone="your hand")
    game.play(game.spell("Swap", text="Swap a card in your hand for a card in your EX area. Give your leader [defense]+1."))
    assert first.zone == "hand" and game.you.ex_area == [] and game.you.defense == 21
    game.shows("5.12.2")


# -- 5.13.1
def test_to_deal_damage_is_to_lower_defense(sve):
    game = sve.game()
    wall = game.follower("Wall", defense=5, on="opponent's field")
    game.play(game.spell("Quake", text="Deal 2 damage to each enemy follower on the field and 4 damage to each enemy leader."))
    assert wall.defense == 3 and game.opponent.leader.defense == 16
    game.shows("5.13.1")


def test_damage_may_make_defense_negative(sve):
    game = sve.game()
    wall = game.follower("Wall", defense=1, on="opponent's field")
    text = "Select an enemy follower on the field. Deal it 4 damage and give it [defense]+2."
    game.play(game.spell("Bolt", text=text))
    assert wall.zone == "cemetery", "1 - 4 + 2 is still below 1"
    game.shows("5.13.1.1")


def test_what_is_no_follower_and_no_leader_takes_no_damage(sve):
    game = sve.game()
    idol = game.amulet("Idol", on="opponent's field")
    wall = game.follower("Wall", defense=3, on="opponent's field")
    game.play(game.spell("Quake", text="Deal 2 damage to each enemy card on the field."))
    assert wall.defense == 1 and (idol.zone, idol.damage) == ("field", 0)
    assert [event.card for event in game.events("damage")] == [wall]
    game.shows("5.13.1.2")


# -- 5.13.2
@pytest.mark.parametrize(
    ("text", "on", "dealt"),
    [
        ("If this follower would deal damage, it deals that much plus 2 instead.", "your field", 5),
        ("If your leader would take damage, it takes that much minus 2 instead.", "opponent's field", 1),
        ("If your leader would take damage, it takes that much minus 3 instead.", "opponent's field", 0),
    ],
)
def test_more_and_less_damage_are_replacement_effects(sve, text, on, dealt):
    game = sve.game()
    if on == "your field":
        giant = game.follower("Giant", attack=3, text=text)
    else:
        giant = game.follower("Giant", attack=3)
        game.follower("Shield", text=text, on=on)
    game.attack(giant, game.opponent.leader)
    assert game.opponent.defense == 20 - dealt
    assert [event.amount for event in game.events("damage")] == ([dealt] if dealt else [])
    game.shows("5.13.2")


def test_each_of_them_is_applied_once(sve):
    game = sve.game()
    game.follower("Shield", text="If your leader would take damage, it takes that much minus 1 instead.", on="opponent's field")
    giant = game.follower("Giant", attack=3, text="During your turn, this follower deals 4 more damage.")
    game.attack(giant, game.opponent.leader)
    while game.asked == "which replacement":
        game.choose(game.options()[0])
    assert game.opponent.defense == 14
    game.shows("5.13.2")


# -- 5.13.3: kinds of damage
def fight(sve, how, **texts):
    """Damage of one kind: in an attack on the leader, in combat, or by an ability. Texts for attacker, target and bystander."""
    game = sve.game()
    attacker = game.follower("Attacker", attack=1, defense=5, text=texts.get("attacker", ""))
    target = game.follower("Target", attack=2, defense=5, text=texts.get("target", ""), on="opponent's field", engaged=True)
    bolt = game.spell("Bolt", text="Deal 1 damage to each enemy follower on the field. Deal 1 damage to each enemy leader.")
    if "bystander" in texts:
        game.amulet("Bystander", text=texts["bystander"])
    if how == "ability":
        game.play(bolt)
    else:
        game.attack(attacker, target if how == "combat" else game.opponent.leader)
    return game, attacker, target


@pytest.mark.parametrize(("how", "drawn"), [("attack", 1), ("combat", 1), ("ability", 0)])
def test_attack_damage_is_what_an_attacking_follower_deals_to_its_target(sve, how, drawn):
    game, _, _ = fight(sve, how, attacker="Whenever this follower deals attack damage, draw a card.")
    assert len([one for one in game.you.hand if one.name == "Idle Card"]) == drawn
    game.shows("5.13.3.1")


def test_what_the_target_deals_is_no_attack_damage(sve):
    game, attacker, _ = fight(sve, "combat", target="Whenever this follower deals attack damage, draw a card.")
    assert attacker.defense == 3 and game.opponent.hand == []
    game.shows("5.13.3.1")


def test_who_takes_no_attack_damage_still_takes_it_from_its_own_target(sve):
    text = "This follower doesn't take attack damage."
    game, attacker, target = fight(sve, "combat", attacker=text, target=text)
    assert (attacker.defense, target.defense) == (3, 5)
    game.shows("5.13.3.1")


@pytest.mark.parametrize(("how", "lost"), [("combat", 0), ("ability", 1)])
def test_combat_damage_is_what_followers_in_combat_deal_to_each_other(sve, how, lost):
    game, attacker, target = fight(sve, how, target="This follower doesn't take combat damage.")
    assert target.defense == 5 - lost and attacker.defense == (3 if how == "combat" else 5)
    if how == "combat":
        game.shows("5.13.3.2")


@pytest.mark.parametrize(("how", "drawn"), [("attack", 0), ("combat", 1), ("ability", 0)])
def test_the_attacker_takes_combat_damage_too_but_not_from_a_leader(sve, how, drawn):
    game, _, _ = fight(sve, how, attacker="Whenever this follower takes combat damage, draw a card.")
    assert len([one for one in game.you.hand if one.name == "Idle Card"]) == drawn
    game.shows("5.13.3.2")


def test_an_attack_on_a_leader_is_no_combat_damage(sve):
    text = "During your turn, whenever this follower deals combat damage, refresh it."
    game, attacker, _ = fight(sve, "attack", attacker=text)
    assert game.opponent.defense == 19 and attacker.engaged
    game, attacker, _ = fight(sve, "combat", attacker=text)
    assert attacker.reserved
    game.shows("5.13.3.2")


@pytest.mark.parametrize(("how", "lost"), [("combat", 1), ("ability", 0)])
def test_ability_damage_is_all_other_damage(sve, how, lost):
    game, _, target = fight(sve, how, target="This follower doesn't take ability damage.")
    assert target.defense == 5 - lost
    game, _, _ = fight(sve, how, bystander="Whenever an enemy follower takes ability damage, draw a card.")
    assert len([one for one in game.you.hand if one.name == "Idle Card"]) == (how == "ability")
    if how == "ability":
        game.shows("5.13.3.3")


@pytest.mark.parametrize("how", ["attack", "combat", "ability"])
def test_damage_of_no_named_kind_is_all_damage(sve, how):
    game, _, target = fight(sve, how, target="This follower doesn't take damage.")
    assert target.defense == 5
    game, _, _ = fight(sve, how, bystander="Whenever an enemy leader or enemy follower takes damage, draw a card.")
    assert len(game.events("damage")) == (1 if how == "attack" else 2)
    assert len(game.pending) == 2 if how == "ability" else len(game.you.hand) == 2, "the one drawn, and the spell"
    game.shows("5.13.3.4")


# -- 5.14
def test_recovering_play_points_adds_them(sve):
    game = sve.game(your_play_points=4)
    game.play(game.spell("Rest", text="Recover 3 play points."))
    assert game.you.play_points == 6 and game.opponent.play_points == 10
    game.shows("5.14.1")


def test_play_points_are_not_recovered_beyond_the_maximum(sve):
    game = sve.game(your_play_points=6, your_maximum_play_points=7)
    game.play(game.spell("Rest", text="Recover 5 play points."))
    assert (game.you.play_points, game.you.maximum_play_points) == (7, 7)
    assert game.events("number")[-1].amount == 2
    game.shows("5.14.1.1")
