"""6.2: before the game starts."""

import pytest

from cardwright.games.sve import terms
from tests.games.sve.deckmaking import card, deck, leader, soldiers


def set_up(sve, seed=1, evolve=(), other_evolve=(), **more):
    """Two decks whose cards have different names, up to the question who goes first."""
    main = tuple(card(f"Card {i}") for i in range(40))
    return sve.game(decks=(deck(main, evolve), deck(main, other_evolve)), seed=seed, **more)


def names(cards):
    return [c.name for c in cards]


def begin(game, first="you"):
    """Up to the first decision of the first turn, without a mulligan."""
    game.choose(first, "no", "no")


def test_leaders_decks_and_evolve_decks_are_in_their_areas(sve):
    evolved = card("Card 1", "Follower / Evolved")
    game = set_up(sve, evolve=(evolved, evolved))
    assert game.you.leader.zone == "leader area" and game.opponent.leader.zone == "leader area"
    assert len(game.you.deck) == len(game.opponent.deck) == 40
    assert all(c.facedown for c in game.you.evolve_deck) and len(game.you.evolve_deck) == 2
    assert {c.owner for c in game.opponent.deck} == {"opponent"} != {c.owner for c in game.you.deck}
    game.shows("6.2.1.1", "3.1.1", "6.2.1.2", "6.2.1.5", "1.1.1")


def test_who_has_no_evolve_deck_says_so(sve):
    game = set_up(sve, evolve=(card("Card 1", "Follower / Evolved"),))
    counts = [player["zones"]["evolve deck"]["count"] for player in game.view("you")["players"]]
    assert counts == [1, 0]
    game.shows("6.2.1.1.1")


def test_decks_are_shuffled(sve):
    orders = [names(set_up(sve, seed).you.deck) for seed in (1, 2, 1)]
    assert orders[0] == orders[2] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])
    game = set_up(sve)
    assert names(game.you.deck) != [f"Card {i}" for i in range(39, -1, -1)]
    assert [(e.player, e.clause) for e in game.events("shuffled")] == [("you", "6.2.1.4"), ("opponent", "6.2.1.4")]
    game.shows("6.2.1.4")


def test_a_random_player_decides_who_goes_first(sve):
    deciders = {set_up(sve, seed).decides for seed in range(12)}
    assert deciders == {"you", "opponent"}
    for first in ("you", "opponent"):
        game = set_up(sve)
        assert game.options() == ["you", "opponent"]
        begin(game, first)
        assert game.active == first
    game.shows("6.2.1.6", "6.2.1.12")


def test_each_player_draws_the_top_four_cards(sve):
    game = set_up(sve)
    tops = names(game.you.deck)[:4], names(game.opponent.deck)[:4]
    game.choose("you")
    assert (sorted(names(game.you.hand)), sorted(names(game.opponent.hand))) == (sorted(tops[0]), sorted(tops[1]))
    assert len(game.you.deck) == 36
    game.shows("6.2.1", "6.2.1.7")


def test_the_first_player_may_redraw_then_the_second(sve):
    game = set_up(sve)
    game.choose("opponent")
    assert game.decides == "opponent" and game.options() == ["no", "yes"]
    game.choose("no")
    assert game.decides == "you" and game.options() == ["no", "yes"]
    game.shows("6.2.1.8")


def test_a_redrawn_hand_goes_to_the_bottom_in_any_order_and_is_not_shuffled(sve):
    game = set_up(sve)
    game.choose("you")
    hand, rest = game.you.hand, game.you.deck
    game.choose("yes")
    wanted = [hand[2], hand[0], hand[3], hand[1]]
    game.choose(*wanted[:3])
    assert names(game.you.deck) == names(rest[4:]) + names(wanted), "the first one chosen lies above those that follow"
    assert sorted(names(game.you.hand)) == sorted(names(rest[:4]))
    assert game.decides == "opponent", "once only"
    assert len(game.events("shuffled")) == 2
    game.shows("6.2.1.8")


def test_points_and_leaders_before_the_first_turn(sve):
    game = set_up(sve)
    begin(game, "you")
    waiting = game.opponent
    assert (waiting.play_points, waiting.maximum_play_points) == (0, 0)
    assert (game.you.evolution_points, game.opponent.evolution_points) == (0, 3)
    assert game.you.leader.defense == game.opponent.leader.defense == 20
    assert game.active == "you" and game.turn == 1
    game.shows("6.2.1.9", "6.2.1.10", "6.2.1.11", "6.2.1.12", "2.8.3", "2.8.3.1", "3.2.1", "3.2.5")


@pytest.mark.parametrize("first", ["you", "opponent"])
def test_the_second_player_has_the_evolution_points(sve, first):
    game = set_up(sve)
    begin(game, first)
    points = {"you": game.you.evolution_points, "opponent": game.opponent.evolution_points}
    assert points.pop(first) == 0 and list(points.values()) == [3]
    game.shows("6.2.1.10")


def test_limits_at_the_start_of_the_game(sve):
    game = set_up(sve)
    begin(game)
    for player in (game.you, game.opponent):
        assert (player.field_limit, player.hand_limit, player.ex_area_limit) == (5, 7, 5)
    game.shows("4.4.4", "4.4.4.1", "4.7.3", "4.7.3.1", "4.8.3", "4.8.3.1")


def test_a_universe_deck_with_magical_items_begins_with_five_of_them(sve):
    game = sve.game(decks=("idols", "swordcraft"))
    assert names(game.you.ex_area) == ["Magical Item"] * 5
    assert game.opponent.ex_area == []
    assert game.asked == "who goes first", "they are there before the first player is decided"
    game.shows("14.3.1.2")



def test_a_leader_with_a_class_and_a_universe_is_declared(sve):
    def racing(basis):
        return deck(soldiers(40, "Races"), leads=leader(universe="Races"), basis=basis)

    game = sve.game(decks=(racing("universe"), racing("class")))
    declared = [(event.event.player, event.event.amount) for event in game.events("revealed")]
    assert declared == [(0, terms.UNIVERSE), (1, terms.CLASS)]
    game.shows("6.2.1.3")


def test_points_that_were_there_before_are_gone(sve):
    """6.2.1.9: whatever the players had, both begin with none."""
    game = set_up(sve, play_points=4, maximum_play_points=6)
    begin(game, "you")
    assert (game.opponent.play_points, game.opponent.maximum_play_points) == (0, 0)
    assert (game.you.play_points, game.you.maximum_play_points) == (1, 1), "the first turn has begun"
    game.shows("6.2.1.9")
