"""OpenSpiel's own tests, on every game, and its own search."""

import functools
import pickle
import unittest

import pytest

pyspiel = pytest.importorskip("pyspiel")
import numpy as np
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import cardwright.envs.openspiel  # noqa: F401
from tests.envs.helping import GAMES


@functools.cache
def load(game, most=10_000):
    return pyspiel.load_game("python_cardwright", {"game": game, "max_decisions": most})


def dealt(game, seed, most=10_000):
    state = load(game, most).new_initial_state()
    rng = np.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.randint(256)))
    return state, rng


@pytest.mark.parametrize("game", GAMES)
def test_random_sims(game):
    """Also checks that a state comes back from its history, that clones are equal and go their own ways, and legal actions."""
    pyspiel.random_sim_test(load(game, 60), num_sims=1, serialize=game == "sve", verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_api(game):
    """OpenSpiel's checks of every registered game, on 400 states of this one."""
    told = {"game": load(game, 40), "game_name": "python_cardwright"}
    checks = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), told)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(found)
    assert found.testsRun >= 5 and not found.failures + found.errors, found.failures + found.errors


def test_a_whole_game():
    pyspiel.random_sim_test(load("sve"), num_sims=1, serialize=False, verbose=False)


def test_a_game_that_takes_too_long_has_no_winner():
    state, rng = dealt("sve", 4, most=7)
    for _ in range(7):
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.is_terminal() and state.returns() == [0.0, 0.0] and state.legal_actions() == []


def test_a_state_comes_back_from_a_pickle():
    state, rng = dealt("weiss", 5)
    for _ in range(20):
        state.apply_action(int(rng.choice(state.legal_actions())))
    again = pickle.loads(pickle.dumps(state.held))
    assert again.seen == state.held.seen
    assert again.playing.game().digest() == state.playing.game().digest()


def test_declared():
    kind = load("sve").get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


@pytest.mark.parametrize("game", GAMES)
def test_resampling_keeps_the_information_state(game):
    """What the player saw is the same, in words and numbers; what they can't know is another."""
    state, rng = dealt(game, 1)
    others = 0
    for at in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        if at % 6 == 0:
            other = state.resample_from_infostate(player, rng.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert others


def test_the_information_state_remembers():
    """Two ways to the same observation are two information states."""
    state, _ = dealt("sve", 2)
    player = state.current_player()
    before = state.information_state_string(player)
    clone = state.clone()
    clone.apply_action(0)
    assert clone.information_state_string(player) != before
    other = state.clone()
    other.apply_action(1)
    assert other.information_state_string(player) != clone.information_state_string(player)
    assert state.information_state_string(player) == before


@pytest.mark.parametrize("game", GAMES)
def test_ismcts_plays(game):
    state, rng = dealt(game, 3)
    while len(state.legal_actions()) < 3:
        state.apply_action(int(rng.choice(state.legal_actions())))
    bot = ismcts.ISMCTSBot(load(game), FirstLook(), 2.0, 6, random_state=rng)
    assert bot.step(state) in state.legal_actions()


class FirstLook(mcts.Evaluator):
    """Every position is worth the same: the search itself is what is tried."""

    def evaluate(self, state):
        return np.array([0.0, 0.0])

    def prior(self, state):
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]
