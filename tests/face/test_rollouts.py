"""Positions that are played on: the same seed gives the same, the game stays as it is, and the loop plays the games of `apply`."""

from __future__ import annotations

import random

import pytest

import cardwright as cw
from cardwright.cards import starter_decks
from cardwright.games.registry import game_named
from cardwright.kernel import chance, storing
from cardwright.lookahead.playing_out import AtRandom, play_on


def test_the_loop_plays_the_games_that_are_played_answer_by_answer() -> None:
    entry = game_named("sve")
    decks = starter_decks("sve")
    prepared = entry.prepare([decks["swordcraft"], decks["runecraft"]])
    for seed in range(3):
        by_hand = entry.new_game(prepared, chance.seed_from(seed))
        draw = random.Random(seed).random
        given = []
        while (ask := by_hand.decision()) is not None:
            given.append(int(draw() * len(ask.options)))
            by_hand.apply(given[-1])
        t = entry.new_game(prepared, chance.seed_from(seed))
        policy = AtRandom(random.Random(seed), always=True)
        answers: list[int] = []
        assert play_on(t, policy, policy, 100_000, answers)
        assert answers == given and storing.digest(t) == storing.digest(by_hand)


def test_a_copied_opening_is_the_table_that_would_be_laid_out() -> None:
    for code in ("sve", "fow", "bss", "fftcg", "weiss"):
        entry = game_named(code)
        first, second = list(starter_decks(code).values())[:2]
        prepared = entry.prepare([first, second if second.format == first.format else first])
        for seed in (chance.seed_from(1), chance.seed_from(2)):
            laid_out = entry.set_table(prepared.decks, prepared.cards, seed)
            assert storing.digest(entry.new_table(prepared, seed)) == storing.digest(laid_out)
            laid_out.run()
            assert storing.digest(entry.new_game(prepared, seed)) == storing.digest(laid_out)


def position() -> cw.Game:
    game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
    for _ in range(43):
        game.apply(0)
    return game


def test_the_same_seed_gives_the_same_and_the_game_stays_as_it_is() -> None:
    game = position()
    before = game.digest()
    found = cw.rollouts(game, 6, seed=3)
    assert found == cw.rollouts(game, 6, seed=3) != cw.rollouts(game, 6, seed=4)
    assert game.digest() == before
    assert found.player == 0 and len(found.winners) == len(found.chances) == 6
    assert [chance == 1.0 for chance in found.chances] == [winner == 0 for winner in found.winners]
    assert found.chance == sum(found.chances) / 6 and found.error > 0


def test_a_depth_breaks_games_off_and_they_are_judged() -> None:
    found = cw.rollouts(position(), 4, "quick", depth=3, observer=1)
    assert found.player == 1 and found.decisions == 12
    assert found.winners == (None,) * 4 and all(0 < chance < 1 for chance in found.chances)


def test_a_policy_of_ones_own_is_given_worlds_and_not_the_game() -> None:
    game = position()
    seen: list[cw.Game] = []

    def last(world: cw.Game) -> int:
        seen.append(world)
        assert world.decision is not None
        return len(world.decision.options) - 1

    assert cw.rollouts(game, 2, last, depth=5).decisions == 10
    assert all(world is not game and world.table is not game.table for world in seen)


def test_a_bot_answers_as_a_policy() -> None:
    game = position()
    assert cw.rollouts(game, 2, cw.bots.make("random", game.code, seed=1).answer, depth=5).decisions == 10


def test_in_a_world_that_was_determinized_hidden_cards_stay_for_whom_nothing_is_hidden() -> None:
    game = position()
    assert game.decision is not None
    world = game.determinize(game.decision.player, 1)
    other = 1 - game.decision.player
    hands: list[list[str]] = []

    def look(played: cw.Game) -> int:
        hands.append([card.name for card in played.zone("hand", other, observer=other).cards])
        return 0

    cw.rollouts(world, 3, look, depth=1, observer=-2)
    assert hands == [[card.name for card in world.zone("hand", other, observer=other).cards]] * 3
    cw.rollouts(world, 3, look, depth=1)
    assert hands[3:] != hands[:3]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"n": 0}, "n is 0"),
        ({"policy": "clever"}, "no policy 'clever'"),
        ({"policy": cw.bots.Bot}, "of a bot that was made, its `answer`"),
        ({"depth": -1}, "depth is -1"),
        ({"observer": 5}, "no observer 5"),
    ],
)
def test_a_wrong_argument_is_said_in_a_line(given: dict[str, object], says: str) -> None:
    with pytest.raises(cw.InputError, match=says):
        cw.rollouts(position(), **given)  # type: ignore[arg-type]
