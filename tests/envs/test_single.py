"""One seat against a bot, as Gymnasium has it."""

import warnings

import pytest

gymnasium = pytest.importorskip("gymnasium")
import numpy as np
from gymnasium.utils.env_checker import check_env, data_equivalence

from cardwright.envs.single import NAME, SingleSeat
from cardwright.errors import InputError
from tests.envs.helping import GAMES


def play(env, steps, seed):
    rng = np.random.default_rng(seed)
    seen = []
    observation, _ = env.reset(seed=seed)
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, broken, info = env.step(action)
        seen.append((observation, reward, over))
        assert (info["action_mask"] == observation["action_mask"]).all()
        if over or broken:
            observation, _ = env.reset()
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_check_env(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(NAME, game=game).unwrapped, skip_render_check=False)


def test_a_whole_game_against_greedy():
    env = SingleSeat("sve", opponent="greedy", seat=1, features=False)
    seen = play(env, 400, seed=3)
    ends = [reward for _, reward, over in seen if over]
    assert ends and set(ends) <= {1.0, -1.0, 0.0}
    assert all(observation["action_mask"].any() for observation, _, over in seen if not over)


def test_bots_reach_options_on_later_pages():
    env = SingleSeat("weiss", opponent="random", max_options=3, features=False)
    assert any(over for *_, over in play(env, 1500, seed=1))


def test_an_illegal_action_loses_or_is_refused():
    env = SingleSeat("sve", features=False)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(63)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(InputError, match="over"):
        env.step(0)
    strict = SingleSeat("sve", features=False, strict=True)
    strict.reset(seed=1)
    with pytest.raises(InputError, match="63 is no action"):
        strict.step(63)


def test_a_saved_game_goes_on_alike():
    env = SingleSeat("fftcg", opponent="random", features=False)
    play(env, 30, seed=5)
    saved = env.save()
    other = SingleSeat("fftcg", opponent="random", features=False)
    observation, _ = other.load(saved)
    assert data_equivalence(observation, env._observation())
    for _ in range(40):
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        ours, theirs = env.step(action), other.step(action)
        assert data_equivalence(ours, theirs)
        observation = ours[0]
        if ours[2]:
            observation, _ = env.reset()
            assert data_equivalence(observation, other.reset()[0])


def test_bad_names_are_said_in_one_line():
    for settings in ({"game": "chess"}, {"opponent": "nobody"}, {"decks": "swordcraft"}, {"decks": ("none", "such")}, {"seat": 2}):
        with pytest.raises(InputError):
            SingleSeat(**settings)
