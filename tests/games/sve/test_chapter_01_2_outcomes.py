"""1.1 and 1.2: two players, and how a game ends."""

import pytest

from cardwright.cards import starter_decks
from cardwright.games.sve.game import GAME
from cardwright.games.sve.library import CARDS
from cardwright.kernel import chance

GHOST = "If you would lose the game, instead banish this card and change your leader's defense to 1."


# -- 1.1
def test_a_game_has_two_players(sve):
    game = sve.game(decks=("swordcraft", "havencraft"))
    assert len(game.view()["players"]) == 2
    assert game.options() == ["you", "opponent"]
    game.shows("1.1.1")


def test_three_can_not_play(sve):
    decks = [starter_decks("sve")["swordcraft"]] * 3
    with pytest.raises(ValueError, match="two players"):
        GAME.set_table(decks, CARDS.build(decks), chance.seed_from(1))
    with pytest.raises(ValueError, match="two players"):
        GAME.set_table(decks[:1], CARDS.build(decks), chance.seed_from(1))


# -- 1.2.1
@pytest.mark.parametrize(("loser", "winner"), [("you", "opponent"), ("opponent", "you")])
def test_who_does_not_lose_wins(sve, loser, winner):
    game = sve.game(leader_defense=3)
    owner = {"you": "your leader", "opponent": "each enemy leader"}[loser]
    bolt = game.spell("Bolt", text=f"Deal 3 damage to {owner}.")
    game.play(bolt)
    assert game.winner == winner and game.options() == []
    game.shows("1.2.1", "1.2.1.1")


def test_a_leader_is_lost_at_zero_and_below_but_not_above(sve):
    for damage, winner in ((2, ""), (3, "you"), (9, "you")):
        game = sve.game(opponent_leader_defense=3)
        game.play(game.spell("Bolt", text=f"Deal {damage} damage to each enemy leader."))
        assert game.winner == winner, damage
    game.shows("1.2.1.1")


def test_a_leader_whose_defense_is_lowered_without_damage_is_lost_too(sve):
    game = sve.game(opponent_leader_defense=3)
    game.play(game.spell("Curse", text="Give each enemy leader [defense]-3."))
    assert game.winner == "you"
    game.shows("1.2.1.1")


def test_drawing_with_no_card_left_loses(sve):
    game = sve.game(your_deck=1)
    book, page = game.spell("Book", text="Draw a card."), game.spell("Page", text="Draw a card.")
    game.play(book)
    assert game.winner == "" and game.you.deck == [], "an empty deck alone does not lose"
    game.play(page)
    assert game.winner == "opponent"
    game.shows("1.2.1.2", "1.2.1")


# -- 1.2.2
def test_both_leaders_at_once_make_a_draw(sve):
    game = sve.game(leader_defense=3)
    game.play(game.spell("Quake", text="Deal 3 damage to each leader."))
    assert game.winner == "nobody"
    game.shows("1.2.2")


def test_one_leader_and_one_empty_deck_make_a_draw(sve):
    game = sve.game(opponent_leader_defense=2, your_deck=0)
    game.play(game.spell("Gamble", text="Deal 2 damage to each enemy leader. Draw a card."))
    assert game.winner == "nobody"
    game.shows("1.2.2", "1.2.1.1", "1.2.1.2")


# -- 1.2.3
@pytest.mark.parametrize(("who", "winner"), [("you", "opponent"), ("opponent", "you")])
def test_a_player_may_concede_whoever_decides(sve, who, winner):
    game = sve.game()
    knight = game.follower("Knight")
    game.attack(knight)
    assert game.asked == "attack target" and game.decides == "you"
    game.concede(who)
    assert game.winner == winner and game.options() == []
    game.shows("1.2.3", "1.2.1")


def test_no_confirmation_timing_follows_a_concession(sve):
    game = sve.game(your_leader_defense=2)
    game.play(game.spell("Pact", text="Deal 2 damage to your leader. Draw up to 2 cards."))
    assert game.you.defense == 0, "lost at the next rules handling, which never comes"
    game.concede("opponent")
    assert game.winner == "you" and not game.ran("11.2.1")
    game.shows("1.2.3")


def test_no_card_keeps_a_player_from_conceding(sve):
    game = sve.game()
    ghost = game.follower("Ghost", text=GHOST)
    game.concede("you")
    assert game.winner == "opponent" and ghost.zone == "field"
    game.shows("1.2.3.1")


def test_the_same_card_does_replace_another_loss(sve):
    game = sve.game(active="opponent", your_leader_defense=2)
    ghost = game.follower("Ghost", text=GHOST)
    game.play(game.spell("Bolt", zone="opponent's hand", text="Deal 2 damage to each enemy leader."))
    assert game.winner == "" and ghost.zone == "banished zone" and game.you.defense == 1


# -- 1.2.4
def test_a_card_wins_the_game_at_once(sve):
    game = sve.game(your_leader_defense=2)
    game.play(game.spell("Triumph", text="Deal 2 damage to your leader. You win the game. Draw a card."))
    assert game.winner == "you", "no rules handling comes before it"
    assert not game.ran("11.2.1") and game.you.hand == []
    game.shows("1.2.4")


def test_a_card_loses_the_game_at_once(sve):
    game = sve.game(opponent_leader_defense=2)
    game.play(game.spell("Folly", text="Deal 2 damage to each enemy leader. You lose the game."))
    assert game.winner == "opponent" and not game.ran("11.2.1")
    game.shows("1.2.4")
