"""PettingZoo's own tests, on every game."""

import functools
import warnings

import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test

from cardwright.envs import cardwright_v0

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")


@pytest.mark.parametrize("game", GAMES)
def test_api(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about observations that are dictionaries of arrays
        api_test(cardwright_v0.env(game=game), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_seed(game):
    seed_test(functools.partial(cardwright_v0.env, game=game, features=False), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_render(game, capsys):
    render_test(functools.partial(cardwright_v0.env, game=game))
    assert "turn" in capsys.readouterr().out
