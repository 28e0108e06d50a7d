"""Clauses that were drawn by lot, each on a table where something else comes in between."""

from __future__ import annotations


def settle(game):
    for _ in range(60):
        if game.asked in ("main phase", ""):
            return
        game.choose("done" if "done" in game.options() else game.options()[0])


def test_a_cheaper_play_is_no_cheaper_card(sve):
    """10.4.4.1: what looks for a cost finds the printed one."""
    game = sve.game(your_play_points=5, your_max_play_points=5)
    game.amulet("Sale", text="While this card is on your field, any spell you play costs 1 less.")
    bolt = game.spell("Bolt", cost=3, text="Draw a card.")
    seek = game.spell("Seek", cost=1, text="Select a spell that costs 2 or less in your cemetery and return it to your hand.")
    game.play(bolt)
    assert game.you.play_points == 3 and bolt.zone == "cemetery" and bolt.cost == 3
    assert not game.can("play", seek)
    game.shows("10.4.4.1")


def test_a_modifier_of_damage_is_for_damage_of_its_source_alone(sve):
    """10.12.2.3, 5.13.2."""
    game = sve.game()
    text = "This follower deals 2 more damage.\n[act] [cost00]: Deal 1 damage to each enemy leader."
    knight = game.follower("Knight", attack=1, defense=5, text=text)
    game.use(knight)
    settle(game)
    assert game.opponent.defense == 17
    game.attack(knight, game.opponent.leader)
    settle(game)
    assert game.opponent.defense == 14
    game.shows("10.12.2.3")


def test_a_bigger_blow_of_nothing_is_no_blow(sve):
    """1.3.2.2: damage of zero does not happen, so nothing makes it more."""
    game = sve.game()
    ghost = game.follower("Ghost", attack=0, defense=5, text="This follower deals 2 more damage.")
    game.attack(ghost, game.opponent.leader)
    settle(game)
    assert game.opponent.defense == 20


def test_a_value_stops_at_its_limit_and_is_lowered_from_there(sve):
    """1.3.2.4.1, 3.2.4.1."""
    game = sve.game(your_max_play_points=9, your_play_points=9)
    more = game.spell("More", cost=0, text="Increase your maximum play points by 3.")
    less = game.spell("Less", cost=0, text="Decrease your maximum play points by 2.")
    game.play(more)
    assert game.you.max_play_points == 10
    game.play(less)
    assert game.you.max_play_points == 8 and game.you.play_points == 8
    game.shows("1.3.2.4.1")


def test_a_served_card_that_leaves_loses_its_carrot_and_may_be_served_again(sve):
    """14.2.1.3, 11.8.1."""
    game = sve.game()
    carrot = game.card("Carrot", "your evolve deck")
    horse = game.follower("Horse", zone="your field")
    serve = game.spell("Serve", cost=0, text="Select a follower on your field. Serve it.")
    home = game.spell("Home", cost=0, text="Select a follower on your field and return it to its owner's hand.")
    game.play(serve)
    settle(game)
    assert carrot.zone == "race zone"
    game.play(home)
    settle(game)
    assert horse.zone == "hand" and carrot.zone == "evolve deck" and not carrot.facedown


def test_no_attack_is_offered_that_has_no_target(sve):
    """8.1.2, 8.4.3.2."""
    game = sve.game()
    rusher = game.follower("Rusher", text="Rush.", arrived="this turn")
    game.follower("Reserved", on="opponent's field")
    assert not game.can("attack", rusher)
    game.shows("8.4.3.2")


def test_a_follower_that_can_not_be_paid_for_after_its_own_discard_is_taken_back(sve):
    """10.6.2.5.4, 10.4.2.2: a card is never discarded for its own cost."""
    game = sve.game(your_play_points=5, your_max_play_points=5)
    greedy = game.follower("Greedy", cost=1, zone="your hand", text="As an additional cost to play this card, discard a card.")
    assert not game.can("play", greedy)


def test_a_card_that_is_returned_and_played_again_is_new(sve):
    """4.1.3.2: damage, given numbers and the turn it came in."""
    game = sve.game(your_play_points=9, your_max_play_points=9)
    knight = game.follower("Knight", cost=1, attack=1, defense=3, damage=2)
    grow = game.spell("Grow", cost=0, text="Select a follower on your field and give it [attack]+5.")
    home = game.spell("Home", cost=0, text="Select a follower on your field and return it to its owner's hand.")
    game.play(grow)
    game.play(home)
    game.play(knight)
    settle(game)
    assert (knight.attack, knight.defense) == (1, 3) and not game.can("attack", knight)
    game.shows("4.1.3.2")


def test_an_effect_that_gives_and_one_that_takes_abilities_follow_the_order_of_time(sve):
    """10.9.1.2, 10.9.1.6."""
    for first, second, storm in (("give", "take", False), ("take", "give", True)):
        game = sve.game()
        knight = game.follower("Knight", arrived="this turn")
        spells = {
            "give": game.spell("Give", cost=0, text="Select a follower on your field and give it Storm."),
            "take": game.spell("Take", cost=0, text="Select a follower on your field. It loses all abilities."),
        }
        game.play(spells[first])
        game.play(spells[second])
        assert game.can("attack", knight) == storm, (first, second)


def test_who_steals_a_follower_does_not_own_it(sve):
    """5.21.1.1."""
    game = sve.game()
    theft = game.spell("Theft", cost=0, text="Select an enemy follower on the field and steal it.")
    foe = game.follower("Foe", on="opponent's field")
    game.play(theft, foe)
    assert foe.owner == "opponent" and foe.controller == "you"
    game.shows("5.21.1.1")
