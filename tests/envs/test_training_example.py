"""The example that learns: it runs, goes on where it was stopped, and what it has learned plays as a bot."""

import csv
import importlib.util
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: make test TORCH=torch")

import cardwright as cw
from cardwright.bots import make

FILE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def train():
    spec = importlib.util.spec_from_file_location("train", FILE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.plain_only
@pytest.mark.parametrize("game", ["sve", "fftcg"])
def test_it_learns_goes_on_and_plays(train, game, tmp_path):
    small = {"minutes": 0.0, "out": tmp_path, "games": 4, "decisions": 64, "tested": 4, "seed": 0, "every": 1}
    train.train(game, **small)
    train.train(game, **small)
    with (tmp_path / "curve.csv").open() as rows:
        rounds = [int(row[0]) for row in csv.reader(rows)]
    assert rounds == [1, 2] and (tmp_path / "curve.png").stat().st_size > 1000
    learned = f"{FILE}:Learned:{tmp_path / 'player.pt'}"
    first, second = list(cw.decks(game))[-2:]
    result = cw.simulate(game, first, second, 2, bots=(learned, "random"))
    assert result.games == 2 and not result.faults
    assert make(learned, game).saved["rounds"] == 2


def test_learning_makes_what_was_better_than_expected_likelier(train):
    """Of two equal options the one that was rewarded is preferred after some rounds."""
    import numpy as np
    import torch

    torch.manual_seed(0)
    np.random.seed(0)
    with train.make_vector("sve", games=2) as envs:
        now = envs.reset(1)
        while now.mask.sum(1).min() < 2:
            now = envs.step(np.zeros(2, np.int32))
        network, texts = train.Network(envs.ready), train.texts_of(envs.ready)
        optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
        words, mask = now.words[0].copy(), now.mask[0].copy()
        seen = torch.from_numpy(words[None]), torch.from_numpy(mask[None]), texts
        before = torch.log_softmax(network(*seen)[0], 1).detach()[0]
        steps = [(words, mask, a, float(before[a]), 1.0 if a == 1 else -1.0, 0.0) for a in (0, 1)] * 16
        for _ in range(5):
            train.learn(network, optimizer, texts, steps)
        after = torch.log_softmax(network(*seen)[0], 1).detach()[0]
    assert after[1] > before[1] + 0.05 and after[0] < before[0]
