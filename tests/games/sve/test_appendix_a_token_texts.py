"""Appendix A: what amulet tokens and spell tokens do."""

import pytest


# -- amulets
def test_leonidass_resolve_strengthens_sword_followers(sve):
    game = sve.game()
    game.card("Leonidas's Resolve", "your field")
    sword = game.follower("Sword", attack=1, defense=1, class_="Swordcraft", zone="your hand")
    rune = game.follower("Rune", attack=1, defense=1, class_="Runecraft", zone="your hand")
    game.play(sword)
    game.play(rune)
    assert (sword.attack, sword.defense, sword.keywords) == (4, 4, {"rush"})
    assert (rune.attack, rune.keywords) == (1, set())


def test_draconic_weapon_arms_a_dragon(sve):
    game = sve.game()
    weapon = game.card("Draconic Weapon", "your field")
    drake = game.follower("Drake", defense=1, class_="Dragoncraft", traits="Wyrmkin")
    game.use(weapon)
    assert not weapon.exists and drake.defense == 2 and set(drake.traits) == {"Wyrmkin", "Armed"}


def test_ephemeral_moon_guards_kaguya_in_your_turn_and_goes(sve):
    game = sve.game()
    moon = game.card("Ephemeral Moon", "your field")
    kaguya = game.follower("Kaguya", defense=5)
    other = game.follower("Other", defense=5)
    quake = game.spell("Quake", text="Deal 2 damage to each follower on the field.")
    theirs = game.spell("Theirs", zone="opponent's hand", text="Deal 2 damage to each follower on the field.")
    game.play(quake)
    assert (kaguya.defense, other.defense) == (5, 3)
    game.end_turn()
    game.play(theirs)
    assert (kaguya.defense, other.defense) == (3, 1)
    game.end_turn()
    assert not moon.exists


def test_the_two_destructions(sve):
    game = sve.game()
    game.card("Destruction in White", "your field")
    game.card("Destruction in Black", "your field")
    game.end_turn()
    game.end_turn()
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert (game.you.defense, game.opponent.defense) == (22, 18)


def test_naterran_great_tree_is_buried_for_a_point_and_gives_a_card(sve):
    game = sve.game(your_hand=1)
    tree = game.card("Naterran Great Tree", "your field")
    game.use(tree)
    assert not tree.exists and game.you.play_points == 9
    game.choose(game.you.hand[0])
    assert len(game.you.hand) == 1 and len(game.you.cemetery) == 1


@pytest.mark.parametrize(("counters", "first", "second"), [(4, False, False), (5, True, False), (10, True, True)])
def test_aftershock_gathers_counters_for_two_abilities(sve, counters, first, second):
    game = sve.game()
    shock = game.card("Aftershock", "your field", counters={"thunder": counters - 1})
    duelist = game.follower("Duelist", attack=1, class_="Dragoncraft", traits="Draconic Duelist", zone="your hand")
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    game.play(duelist)
    assert shock.counters == {"thunder": counters}
    assert game.can("use", shock, "at least 5") == first and game.can("use", shock, "at least 10") == second
    if second:
        game.use(shock, "at least 10")
        assert enemy.zone == "cemetery" and game.opponent.defense == 17
    elif first:
        game.use(shock, "at least 5")
        assert duelist.attack == 3


# -- spells
def test_thorn_burst(sve):
    game = sve.game()
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    burst = game.card("Thorn Burst", "your EX area")
    again = game.card("Thorn Burst", "your EX area", label="again")
    game.play(burst, enemy)
    game.play(again, game.opponent.leader)
    assert enemy.defense == 2 and game.opponent.defense == 17 and len(game.you.hand) == 2
    assert not burst.exists, "a spell token is gone once it is resolved"


def test_mimi_and_coco(sve):
    game = sve.game(play_points=0)
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    knight = game.follower("Knight", attack=1)
    mimi, coco = game.card("Mimi", "your EX area"), game.card("Coco", "your EX area")
    game.play(mimi)
    game.play(coco)
    assert enemy.defense == 3 and knight.attack == 3


def test_magical_item_and_repair_mode(sve):
    game = sve.game()
    item = game.card("Magical Item", "your EX area")
    game.follower("Raider", on="opponent's field")
    repair = game.card("Repair Mode", "opponent's EX area")
    knight = game.follower("Knight")
    game.play(item)
    assert game.you.defense == 21 and len(game.you.hand) == 1 and game.you.play_points == 6
    game.attack(knight, game.opponent.leader)
    game.play(repair)
    game.until_quiet()
    assert game.opponent.defense == 20, "Quick: 1 more before the damage of 1"


def test_instant_poison_and_mysterian_missile(sve):
    game = sve.game()
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    poison = game.card("Instant Poison", "your EX area")
    missile = game.card("Mysterian Missile", "your EX area")
    game.play(poison)
    assert enemy.defense == 5 and game.opponent.defense == 18
    game.play(missile)
    assert enemy.defense == 2 and game.opponent.defense == 18
    game = sve.game()
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    missile = game.card("Mysterian Missile", "your EX area")
    for _ in range(10):
        game.follower("Scholar", traits="Academic", zone="your cemetery")
    game.play(missile)
    assert enemy.defense == 6 and game.opponent.defense == 18


def test_eternal_potion_lends_a_follower_for_a_turn(sve):
    game = sve.game()
    potion = game.card("Eternal Potion", "your EX area")
    rune = game.follower("Rune", cost=3, class_="Runecraft", zone="your cemetery")
    game.follower("Dear", cost=4, class_="Runecraft", zone="your cemetery")
    game.follower("Sword", cost=1, class_="Swordcraft", zone="your cemetery")
    game.play(potion)
    assert rune.zone == "field" and rune.keywords == {"rush"}, "the only one that it can select"
    game.end_turn()
    assert rune.zone == "cemetery"
