"""PettingZoo's own tests, on every game."""

import functools
import warnings

import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test

from cardwright.envs import cardwright_v0

GAMES = ("sve", "fow", "bss", "fftcg", "weiss", "kites")  # the last one is a game of one's own: it has no more than must be


@pytest.mark.parametrize("game", GAMES)
def test_api(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about observations that are dictionaries of arrays
        api_test(cardwright_v0.env(game=game), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_seed(game):
    seed_test(functools.partial(cardwright_v0.env, game=game, features=False), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_broken_off_after_its_most_decisions(game):
    """PettingZoo's `max_cycles_test` needs a game in which all act at once; this is what it asks, for turns."""
    most = 25
    env = cardwright_v0.env(game=game, max_decisions=most, features=False)
    env.reset(seed=1)
    taken = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert truncated == (taken == most) and not terminated and reward == 0
        env.step(None if truncated else env.action_space(agent).sample(observation["action_mask"]))
        taken += not truncated
    assert taken == most and not env.agents


@pytest.mark.parametrize("game", GAMES)
def test_render(game, capsys):
    render_test(functools.partial(cardwright_v0.env, game=game))
    assert "turn" in capsys.readouterr().out
