"""Cards are destroyed, banished, buried, discarded, returned, summoned, put, swapped and stolen."""

import pytest

PLACES = [
    ("destroy it", "cemetery", "5.5.1"), ("banish it", "banished zone", "5.6.1"),
    ("return it to its owner's hand", "hand", "4.1.5"),
    ("put it on the bottom of its owner's deck", "deck", "5.4.1"), ("put it into its owner's EX area", "EX area", "5.4.1"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "zone", "clause"), PLACES)
def test_where_an_enemy_follower_goes(sve, words, zone, clause):
    game = sve.game()
    spell = game.spell("Sweep", text=f"Select an enemy follower on the field and {words}.")
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(spell)
    assert (enemy.zone, enemy.controller) == (zone, "opponent")
    game.shows(clause)


def test_all_leave_together(sve):
    game = sve.game()
    spell = game.spell("Sweep", text="Destroy each follower on the field.")
    text = "Whenever another follower on your field is destroyed, draw a card."
    game.follower("Mourner", text=text)
    game.follower("Friend")
    game.play(spell)
    assert len(game.you.hand) == 1 and game.you.field == []


def test_players_bury_only_what_they_control(sve):
    game = sve.game()
    spell = game.spell("Rite", text="Bury 2 followers.")
    mine = [game.follower("A"), game.follower("B"), game.follower("C")]
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(spell)
    assert enemy not in game.options()
    game.choose(mine[0], mine[2])
    assert [card.zone for card in mine] == ["cemetery", "field", "cemetery"] and enemy.zone == "field"
    assert [e.verb for e in game.events("move") if e.goal == "cemetery"][:2] == ["bury", "bury"]
    game.shows("5.30.1", "5.30.1.1")


def test_a_discard_is_selected_by_the_player_whose_hand_it_is(sve):
    game = sve.game()
    spell = game.spell("Mind Blank", text="Each opponent discards a card.")
    keep = game.follower("Keep", zone="opponent's hand")
    lose = game.follower("Lose", zone="opponent's hand")
    mine = game.follower("Mine", zone="your hand")
    game.play(spell)
    assert game.decides == "opponent" and set(game.options()) == {keep, lose}
    game.choose(lose)
    assert (keep.zone, lose.zone, mine.zone) == ("hand", "cemetery", "hand")
    game.shows("5.11.1")


def test_each_player_in_turn_the_active_one_first(sve):
    game = sve.game(hand=2)
    scout = game.follower("Scout", zone="your hand", text="[fanfare] Each player discards a card.")
    game.play(scout)
    first = game.decides
    game.choose(game.options()[0])
    assert (first, game.decides, len(game.you.hand)) == ("you", "opponent", 1)
    game.choose(game.options()[0])
    assert len(game.opponent.hand) == 1
    game.shows("1.3.4.1")


def test_as_many_as_there_are(sve):
    game = sve.game()
    scout = game.follower("Scout", zone="your hand", text="[fanfare] Discard 2 cards. Draw a card.")
    only = game.follower("Only", zone="your hand")
    game.play(scout)
    assert only.zone == "cemetery" and len(game.you.hand) == 1
    game.shows("1.3.2")


def test_the_order_on_the_bottom_of_a_deck_is_the_owner_s_choice(sve):
    game = sve.game()
    spell = game.spell("Return", text="Look at the top 3 cards of your deck. Put them on the bottom of your deck in any order.")
    a, b, c = (game.follower(name, zone="your deck") for name in "ABC")
    game.play(spell)
    assert game.asked == "order" and game.decides == "you"
    game.choose(c, a)
    assert game.you.deck[-3:] == [c, a, b]
    game.shows("4.1.4")


def test_the_order_on_top_of_a_deck(sve):
    game = sve.game()
    spell = game.spell("Return", text="Look at the top 3 cards of your deck. Put them on the top of your deck in any order.")
    a, b, c = (game.follower(name, zone="your deck") for name in "ABC")
    game.play(spell, b, c)
    assert game.you.deck[:3] == [b, c, a]


def test_top_or_bottom_is_chosen(sve):
    game = sve.game()
    text = "Select an enemy follower on the field. Its controller puts it on the top or bottom of its owner's deck."
    spell = game.spell("Sink", text=text)
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(spell)
    assert game.decides == "opponent"
    game.choose(2)
    assert game.opponent.deck[-1] == enemy


def test_a_random_card(sve):
    game = sve.game(opponent_hand=3)
    spell = game.spell("Grab", text="Each opponent discards a random card.")
    game.play(spell)
    assert len(game.opponent.hand) == 2 and game.asked == "main phase"
    game.shows("5.18.1")


def test_a_hidden_card_need_not_be_shown(sve):
    game = sve.game()
    scout = game.follower("Scout", zone="your hand", text="[fanfare] Discard a spell. Draw a card.")
    secret = game.spell("Secret", zone="your hand")
    game.play(scout)
    assert game.options() == [secret, "done"]
    game.choose("done")
    assert secret.zone == "hand" and len(game.you.hand) == 2
    game.shows("4.1.2.2")


def test_summoned_cards_fit_or_stay(sve):
    game = sve.game()
    spell = game.spell("Recall", text="Select 2 followers in your cemetery and summon them.")
    for name in ("1", "2", "3", "4"):
        game.follower(name)
    one, two = game.follower("One", zone="your cemetery"), game.follower("Two", zone="your cemetery")
    game.play(spell, two)
    assert sorted([one.zone, two.zone]) == ["cemetery", "field"] and two.zone == "field"
    game.shows("4.4.4.2", "5.4.1")


def test_it_is_the_card_after_it_has_moved(sve):
    game = sve.game()
    spell = game.spell("Recall", text="Select a follower in your cemetery and summon it. Give it Rush and [attack]+1.")
    back = game.follower("Back", attack=1, zone="your cemetery")
    game.play(spell)
    assert back.zone == "field" and back.attack == 2 and "rush" in back.keywords
    game.shows("4.1.3.2")


def test_its_leader_is_that_of_the_player_who_controlled_it(sve):
    game = sve.game()
    spell = game.spell("Bolt", text="Select an enemy follower on the field. Destroy it. Deal 3 damage to its leader.")
    lent = game.follower("Lent", on="opponent's field", owner="you")
    game.play(spell)
    assert (lent.zone, lent.controller) == ("cemetery", "you")
    assert (game.you.leader_defense, game.opponent.leader_defense) == (20, 17)
    game.shows("10.11.1")


def test_a_stolen_card_stays_what_it_was_and_goes_home_afterwards(sve):
    game = sve.game()
    steal = game.spell("Charm", text="Select an enemy follower on the field and steal it.")
    bounce = game.spell("Bounce", text="Select a follower on your field and add it to your hand.")
    enemy = game.follower("Enemy", on="opponent's field", engaged=True, damage=1, defense=3)
    game.play(steal)
    assert (enemy.controller, enemy.owner, enemy.engaged, enemy.defense) == ("you", "opponent", True, 2)
    game.play(bounce)
    assert (enemy.zone, enemy.controller) == ("hand", "opponent")
    game.shows("5.21.1", "5.21.1.1", "5.21.2", "5.21.3")


def test_a_full_field_steals_nothing(sve):
    game = sve.game()
    steal = game.spell("Charm", text="Select an enemy follower on the field and steal it.")
    for name in "12345":
        game.follower(name)
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(steal)
    assert enemy.controller == "opponent"


def test_swapping_is_all_or_nothing(sve):
    game = sve.game()
    text = "Select a follower on your field and a follower in your cemetery. Swap the first with the second."
    spell = game.spell("Exchange", text=text)
    alive = game.follower("Alive")
    dead = game.follower("Dead", zone="your cemetery")
    game.play(spell)
    assert (alive.zone, dead.zone) == ("cemetery", "field")
    game.shows("5.12.1")
