"""Many games at once: the same games as one by one, whatever the number of processes."""

import os
import signal

import pytest

pytest.importorskip("numpy")
import numpy as np

from cardwright.envs.observing import unpacked
from cardwright.envs.vector import make_vector
from cardwright.errors import InputError
from tests.envs.helping import GAMES


def choose(rng, mask):
    return [int(rng.choice(np.flatnonzero(row))) for row in mask]


def test_masks_and_observations_are_the_engines():
    """After each step, each row is what the encoder says of that game, and no old row is left over."""
    rng = np.random.default_rng(1)
    with make_vector("sve", games=3) as envs:
        now = envs.reset(seed=1)
        ended = 0
        for _ in range(400):
            now = envs.step(choose(rng, now.mask))
            ended += int(now.done.sum())
            for i in range(3):
                lane = envs._lanes.lanes[i]
                decision = envs.game(i).decision
                assert decision.player == now.player[i]
                assert now.mask[i].sum() == len(decision.options) == lane.legal()
                assert (now.words[i] == unpacked(envs.shape, lane.observe(int(now.player[i])))).all()
            assert (np.abs(now.rewards).sum(1)[~now.done] == 0).all()
            assert (now.rewards.sum(1) == 0).all()
    assert ended >= 3


@pytest.mark.parametrize("game", GAMES)
def test_every_game(game):
    rng = np.random.default_rng(2)
    envs = make_vector(game, games=2)
    now = envs.reset(seed=2)
    for _ in range(150):
        now = envs.step(choose(rng, now.mask))
    assert envs.features(now.words)["cards"].shape[:2] == (2, 128)


def test_the_same_in_other_processes():
    one, two = make_vector("fftcg", games=4), make_vector("fftcg", games=4, workers=2)
    try:
        rng = np.random.default_rng(3)
        a, b = one.reset(seed=5), two.reset(seed=5)
        for _ in range(60):
            assert (a.words == b.words).all() and (a.mask == b.mask).all() and (a.player == b.player).all()
            actions = choose(rng, a.mask)
            a, b = one.step(actions), two.step(actions)
        assert two.game(3).digest() == one.game(3).digest()
        saved = two.save()
        kept = b.words.copy()
        two.step(choose(rng, b.mask))
        assert (two.load(saved).words == kept).all()
    finally:
        two.close()


def test_send_and_recv_go_round():
    envs = make_vector("sve", games=4, workers=2)
    try:
        rng = np.random.default_rng(4)
        now = envs.reset(seed=1)
        envs.send(choose(rng, now.mask))
        with pytest.raises(InputError, match="still stepped"):
            envs.send([0, 0, 0, 0])
        seen = set()
        rounds = 0
        while rounds < 20 or (seen != {0, 1, 2, 3} and rounds < 5000):  # one process may be held up for long
            part = envs.recv()
            assert len(part.lane) == 2
            seen.update(part.lane.tolist())
            envs.send(choose(rng, part.mask), part.lane)
            rounds += 1
        assert seen == {0, 1, 2, 3}
    finally:
        envs.close()


@pytest.mark.parametrize("when", ["before", "meanwhile"])
def test_a_process_that_has_died_is_told_in_one_line(when):
    envs = make_vector("sve", games=4, workers=2)
    try:
        now = envs.reset(seed=1)
        dead = envs._processes[1]
        if when == "meanwhile":
            os.kill(dead.pid, signal.SIGSTOP)
            envs.send([0] * len(now.lane))
        os.kill(dead.pid, signal.SIGKILL)
        if when == "before":
            dead.join()
        with pytest.raises(InputError, match="process 1, which had games 2 to 3, was ended by signal 9") as told:
            for _ in range(2):
                envs.recv() if when == "meanwhile" else envs.step([0, 0, 0, 0])
        assert "\n" not in str(told.value)
    finally:
        envs.close()


def test_truncated_and_refused():
    envs = make_vector("sve", games=2, max_decisions=5)
    now = envs.reset(seed=1)
    for _ in range(5):
        now = envs.step([0, 0])
    assert now.truncated.all() and now.done.all() and not now.rewards.any()
    with pytest.raises(InputError, match="action 63 of game 1"):
        envs.step([0, 63])
    with pytest.raises(InputError, match="3 actions were given for 2"):
        envs.step([0, 0, 0])


def test_saved_games_go_on():
    rng = np.random.default_rng(6)
    envs = make_vector("bss", games=2)
    now = envs.reset(seed=9)
    for _ in range(50):
        now = envs.step(choose(rng, now.mask))
    saved, words = envs.save(), now.words.copy()
    for _ in range(5):
        now = envs.step(choose(rng, now.mask))
    assert (envs.load(saved).words == words).all()


def test_the_training_loop_of_the_documentation_runs():
    """docs/envs.md shows what examples/learn.py has, and it learns something: weights that are finite and not all 0."""
    import importlib.util
    from pathlib import Path

    root = Path(__file__).parents[2]
    file = root / "examples" / "learn.py"
    page = (root / "docs" / "envs.md").read_text().split("```python")[-1].split("```")[0]
    code = [line for line in file.read_text().splitlines() if line]
    assert [line for line in page.splitlines() if line] == code[2 : code.index('if __name__ == "__main__":')]
    spec = importlib.util.spec_from_file_location("learn", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    weights = module.learn(games=4, steps=120)
    assert np.isfinite(weights).all() and weights.any()
