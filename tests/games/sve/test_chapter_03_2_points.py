"""3.2: play points, maximum play points and evolution points."""

import pytest

from cardwright.games.sve import terms
from cardwright.kernel.events import number_changed
from cardwright.kernel.happening import happen

EVOLVE = "[evolve] [cost02]: Evolve this follower."


def evolver(game):
    game.evolved("Knight", attack=4, defense=4)
    return game.follower("Knight", text=EVOLVE)


# -- 3.2.1
def test_each_player_has_the_three_numbers(sve):
    game = sve.game(decks=("swordcraft", "havencraft"))
    game.choose("you", "no", "no")
    numbers = [player["numbers"] for player in game.view()["players"]]
    shown = [tuple(mine[name] for name in ("play points", "maximum play points", "evolution points")) for mine in numbers]
    assert shown == [(1, 1, 0), (0, 0, 3)], "you have begun your first turn"
    game.shows("3.2.1")


# -- 3.2.2
def test_playing_a_card_takes_play_points(sve):
    game = sve.game(your_play_points=5)
    knight = game.follower("Knight", cost=3, zone="your hand")
    game.play(knight)
    assert (game.you.play_points, game.you.maximum_play_points, game.opponent.play_points) == (2, 10, 10)
    game.shows("3.2.2")


def test_evolving_takes_play_points(sve):
    game = sve.game(your_play_points=5)
    game.use(evolver(game))
    assert game.you.play_points == 3
    game.shows("3.2.2")


def test_who_has_too_few_play_points_can_do_neither(sve):
    game = sve.game(your_play_points=1)
    knight = evolver(game)
    dear = game.follower("Dear", cost=2, zone="your hand")
    assert game.why_not("play", dear).clause == "10.6.2.5.4"
    assert game.why_not("use", knight).clause == "10.6.2.5.4"


# -- 3.2.3
@pytest.mark.parametrize("maximum", [2, 6])
def test_a_turn_starts_with_play_points_up_to_the_maximum(sve, maximum):
    game = sve.game(start="turn", your_play_points=0, your_maximum_play_points=maximum)
    assert game.you.play_points == game.you.maximum_play_points == maximum + 1
    game.shows("3.2.3")


# -- 3.2.4
@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Increase your maximum play points by 5.", (2, 10)),
        ("Decrease your maximum play points by 9.", (0, 0)),
        ("Recover 9 play points.", (7, 7)),
        ("Recover 3 play points.", (5, 7)),
    ],
)
def test_points_that_would_pass_a_limit_become_the_limit(sve, text, after):
    game = sve.game(your_play_points=3, your_maximum_play_points=7)
    game.play(game.spell("Change", text=text))
    assert (game.you.play_points, game.you.maximum_play_points) == after
    if after != (5, 7):
        game.shows("3.2.4")


def test_the_maximum_lies_between_0_and_10(sve):
    for text, maximum in (("Increase your maximum play points by 1.", 10), ("Decrease your maximum play points by 11.", 0)):
        game = sve.game()
        game.play(game.spell("Change", text=text))
        assert game.you.maximum_play_points == maximum
    game.shows("3.2.4.1")


def test_play_points_do_not_exceed_the_present_maximum(sve):
    game = sve.game(your_play_points=5, your_maximum_play_points=5)
    lower = game.spell("Lower", text="Decrease your maximum play points by 3.")
    recover = game.spell("Recover", text="Recover 4 play points.")
    game.play(lower)
    assert (game.you.play_points, game.you.maximum_play_points) == (2, 2), "the limit has changed"
    game.play(recover)
    assert game.you.play_points == 2
    game.shows("3.2.4.2")


def test_play_points_do_not_fall_below_0(sve):
    game = sve.game(your_play_points=3)
    game.start()
    happen(game.table, [number_changed(0, terms.PLAY_POINTS, -5)])
    assert game.you.play_points == 0
    game.shows("3.2.4", "3.2.4.2")


# -- 3.2.5
@pytest.mark.parametrize(("answer", "after"), [("yes", (4, 1)), ("no", (3, 2))])
def test_an_evolution_point_stands_in_for_one_play_point_of_an_evolve_ability(sve, answer, after):
    game = sve.game(your_play_points=5, your_evolution_points=2)
    game.use(evolver(game), None, answer)
    assert (game.you.play_points, game.you.evolution_points) == after
    if answer == "yes":
        game.shows("3.2.5")


def test_for_anything_else_evolution_points_are_of_no_use(sve):
    game = sve.game(your_play_points=1, your_evolution_points=3)
    dear = game.follower("Dear", cost=2, zone="your hand")
    well = game.amulet("Well", text="[act] [cost02]: Draw a card.")
    knight = evolver(game)
    assert not game.can("play", dear) and not game.can("use", well)
    assert game.can("use", knight)


# -- 3.2.5.1
def test_evolution_points_do_not_fall_below_0(sve):
    game = sve.game(your_play_points=1, your_evolution_points=0)
    knight = evolver(game)
    assert not game.can("use", knight), "there is no point to use in lieu of the second play point"
    happen(game.table, [number_changed(0, terms.EVOLUTION_POINTS, -1)])
    assert game.you.evolution_points == 0
    game.shows("3.2.5.1")


def test_evolution_points_have_no_upper_limit(sve):
    game = sve.game(your_evolution_points=3)
    gain = [game.spell(f"Boon {i}", text="Gain 1 Evolution Point.") for i in range(9)]
    for spell in gain:
        game.play(spell)
    assert game.you.evolution_points == 12
