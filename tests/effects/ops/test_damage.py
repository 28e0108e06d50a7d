"""Damage by effects: to several at once, of nothing, divided, changed and prevented."""

import pytest


def test_all_take_damage_at_once(sve):
    game = sve.game()
    spell = game.spell("Quake", text="Deal 2 damage to each enemy leader and each enemy follower on the field.")
    one, two = game.follower("One", defense=3, on="opponent's field"), game.follower("Two", defense=2, on="opponent's field")
    game.play(spell)
    assert (one.defense, two.zone, game.opponent.leader_defense) == (1, "cemetery", 18)
    game.shows("5.13.1", "2.8.2", "11.3.1")


def test_zero_damage_is_no_damage(sve):
    game = sve.game()
    text = "Select an enemy follower on the field and deal damage to it equal to the number of cards in your EX area."
    spell = game.spell("Quake", text=text)
    game.follower("Angry", defense=3, on="opponent's field", text="Whenever this follower takes damage, draw a card.")
    game.play(spell)
    assert game.events("damage") == [] and game.opponent.hand == []
    game.shows("1.3.2.2")


def test_amulets_take_no_damage(sve):
    game = sve.game()
    spell = game.spell("Quake", text="Select an enemy card on the field and deal it 3 damage.")
    vase = game.amulet("Vase", on="opponent's field")
    game.play(spell)
    assert vase.zone == "field" and game.events("damage") == []
    game.shows("5.13.1.2")


def test_a_divided_value(sve):
    game = sve.game()
    text = "Select up to 3 enemy followers on the field and deal 5 damage divided between them."
    spell = game.spell("Storm", text=text)
    foes = [game.follower(name, defense=9, on="opponent's field") for name in "ABC"]
    game.play(spell, foes[0], foes[1], foes[2])
    assert game.options() == [1, 2, 3]
    game.choose(2, 1)
    assert sorted(9 - foe.defense for foe in foes) == [1, 2, 2]
    game.shows("10.6.2.4", "10.6.2.4.2")


def test_no_more_targets_than_units(sve):
    game = sve.game()
    spell = game.spell("Storm", text="Select up to 3 enemy followers on the field and deal 2 damage divided between them.")
    foes = [game.follower(name, defense=9, on="opponent's field") for name in "ABC"]
    game.play(spell, foes[0], foes[1])
    assert [9 - foe.defense for foe in foes] == [1, 1, 0]


def test_too_many_targets_make_the_play_illegal(sve):
    game = sve.game()
    spell = game.spell("Storm", text="Select 3 enemy followers on the field and deal 2 damage divided between them.")
    for name in "ABC":
        game.follower(name, on="opponent's field")
    assert not game.can("play", spell)
    game.shows("10.6.2.4.2.1")


def test_nothing_to_divide_among(sve):
    game = sve.game()
    text = "Select up to 2 enemy followers on the field and deal 4 damage divided between them. Draw a card."
    spell = game.spell("Storm", text=text)
    game.play(spell)
    assert len(game.you.hand) == 1
    game.shows("10.6.2.4.1")


@pytest.mark.parametrize(
    ("text", "taken"), [("This takes 2 less damage.", 1), ("This takes 1 more damage.", 4), ("This takes 5 less damage.", 0)]
)
def test_damage_is_changed(sve, text, taken):
    game = sve.game()
    spell = game.spell("Bolt", text="Select an enemy follower on the field and deal it 3 damage.")
    foe = game.follower("Foe", defense=9, on="opponent's field", text=text)
    game.play(spell)
    assert foe.defense == 9 - taken and len(game.events("damage")) == (1 if taken else 0)
    game.shows("5.13.2", "10.10.1")


def test_more_damage_dealt(sve):
    game = sve.game()
    text = "If a Yokai follower on your field would deal damage, it deals that much plus 1 instead."
    game.amulet("Drum", text=text)
    fox = game.follower("Fox", attack=2, traits=["Yokai"])
    man = game.follower("Man", attack=2)
    game.attack(fox, game.opponent.leader)
    game.attack(man, game.opponent.leader)
    assert game.opponent.leader_defense == 20 - 3 - 2
    game.shows("5.13.2", "10.2.1.3.2", "10.12.2.3")


def test_the_next_damage_is_prevented_and_only_that(sve):
    game = sve.game()
    shield = game.spell("Shield", text="The next time your leader would take damage this turn, it doesn't take damage.")
    hurt = [game.spell("Hurt", text="Deal 2 damage to your leader.", label=str(n)) for n in range(2)]
    game.play(shield)
    game.play(hurt[0])
    assert game.you.leader_defense == 20
    game.play(hurt[1])
    assert game.you.leader_defense == 18


def test_such_a_shield_ends_with_the_turn(sve):
    game = sve.game()
    shield = game.spell("Shield", text="The next time your leader would take damage this turn, it doesn't take damage.")
    hurt = game.spell("Hurt", zone="opponent's hand", text="Deal 2 damage to each enemy leader.")
    game.play(shield)
    game.end_turn()
    game.play(hurt)
    assert game.you.leader_defense == 18
    game.shows("7.4.8")


def test_at_most_so_much(sve):
    game = sve.game()
    text = "[act] [engage]: For the rest of this turn, if your leader would take more than 4 damage, it takes 4 instead."
    wall = game.amulet("Wall", text=text)
    hurt = [game.spell(str(n), text=f"Deal {n} damage to your leader.") for n in (7, 3)]
    game.use(wall)
    game.play(hurt[0])
    assert game.you.leader_defense == 16
    game.play(hurt[1])
    assert game.you.leader_defense == 13
