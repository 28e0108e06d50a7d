"""Chapter 9: tokens and advanced cards."""

FAIRY = "Put a Fairy token into your EX area."


# -- 9.1 tokens
def test_a_token_is_created_in_the_zone_that_is_named(sve):
    game = sve.game()
    game.play(game.spell("Whirl", text=FAIRY))
    fairy = game.find("Fairy")
    assert (fairy.zone, fairy.owner, fairy.controller) == ("EX area", "you", "you")
    assert (fairy.cost, fairy.attack, fairy.defense, fairy.traits) == (1, 1, 1, ["Pixie"])
    game.shows("9.1.2", "9.1.2.1", "9.1.2.3", "5.4.2")


def test_the_player_of_the_zone_owns_the_token(sve):
    game = sve.game()
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(game.spell("Magic", text="Select an enemy follower on the field and transform it into a Puppet token."), enemy)
    puppet = game.find("Puppet")
    assert (puppet.owner, puppet.controller, puppet.zone) == ("opponent", "opponent", "field")
    game.shows("9.1.2.1")


def test_a_created_token_counts_as_put_into_its_zone(sve):
    game = sve.game()
    game.amulet("Wagon", text="Whenever a follower is put onto your field, give your leader [defense]+1.")
    game.play(game.spell("Muster", text="Summon a Knight token."))
    assert game.you.defense == 21
    game.shows("9.1.2.2", "5.4.2.1")


def test_a_token_is_played_and_fights_like_a_card(sve):
    game = sve.game()
    knight = game.card("Knight", "your EX area")
    game.play(knight)
    assert knight.zone == "field" and game.you.play_points == 9
    game.end_turn()
    game.end_turn()
    game.attack(knight, game.opponent.leader)
    game.opponent_passes()
    assert game.opponent.defense == 19
    game.shows("8.2.1")


def test_a_follower_token_that_would_lie_in_the_cemetery_is_eliminated(sve):
    game = sve.game()
    knight = game.card("Knight", "your field")
    game.play(game.spell("Kill", text="Select a follower on your field and destroy it."), knight)
    assert not knight.exists and game.all("Knight", "your cemetery") == []
    game.shows("9.1.3", "9.1.4.1", "9.1.4.3")


def test_a_token_returned_to_hand_is_eliminated(sve):
    game = sve.game()
    knight = game.card("Knight", "your field")
    game.play(game.spell("Home", text="Select a card on your field and return it to its owner's hand."), knight)
    assert not knight.exists and game.you.hand == []
    game.shows("9.1.4.1", "9.1.4.3")


def test_a_played_spell_token_is_eliminated_in_the_end(sve):
    game = sve.game()
    item = game.card("Repair Mode", "your EX area")
    game.play(item)
    assert game.you.defense == 21 and not item.exists and game.you.cemetery == []
    game.shows("9.1.4.2", "9.1.4.3")


def test_an_eliminated_token_has_left_its_zone(sve):
    game = sve.game()
    knight = game.card("Knight", "your field")
    game.amulet("Memorial", text="Whenever another card on your field leaves the field, draw a card.")
    game.play(game.spell("Kill", text="Select a follower on your field and destroy it."), knight)
    assert not knight.exists and len(game.you.hand) == 1
    game.shows("9.1.3.1")


def test_a_token_is_gone_before_the_rest_of_the_effect(sve):
    game = sve.game(your_cemetery=4)
    knight = game.card("Knight", "your field")
    then = "If there are at least 5 cards in your cemetery, draw a card."
    game.play(game.spell("Toll", text=f"Select a follower on your field and destroy it. {then}"), knight)
    assert game.you.hand == [], "the token never counted in the cemetery"
    game.shows("9.1.4.3")


def test_tokens_count_toward_the_limit_of_the_field(sve):
    game = sve.game()
    for i in range(4):
        game.follower(f"Follower {i}")
    game.play(game.spell("Muster", text="Summon 2 Knight tokens."))
    assert game.asked == "which fit" and len(game.options()) == 2
    game.choose(game.options()[0])
    assert len(game.you.field) == 5 and len(game.all("Knight", "your field")) == 1
    game.shows("4.4.4.2", "9.1.1.1")


# -- 9.2 advanced cards
def test_an_advanced_card_that_is_destroyed_goes_faceup_to_the_evolve_deck(sve):
    game = sve.game()
    giant = game.advanced("Giant", attack=7, defense=7, on="your field")
    game.play(game.spell("Kill", text="Select a follower on your field and destroy it."), giant)
    assert giant.zone == "evolve deck" and giant.faceup
    game.shows("9.2.2")


def test_an_advanced_card_may_be_in_the_ex_area_and_on_the_field(sve):
    game = sve.game()
    giant = game.advanced("Giant", cost=3, attack=7, defense=7, zone="your EX area")
    game.play(giant)
    assert giant.zone == "field"
    assert not game.ran("9.2.2")


def test_an_advanced_spell_goes_back_when_it_has_been_played(sve):
    game = sve.game()
    verse = game.card("Final Verse", "your EX area")
    game.play(verse)
    assert (game.you.defense, game.opponent.defense) == (23, 17)
    assert verse.zone == "evolve deck" and verse.faceup
    game.shows("9.2.2")
