"""Self-play with a linear policy, in numpy alone: the loop of docs/envs.md. `python examples/learn.py` plays some minutes."""

import sys

import numpy as np

from cardwright.envs.vector import make_vector


def described(envs, words):
    """Of each option: its features, and those of its card."""
    made, whole = envs.features(words), envs.blocks(words)
    pointed = whole["options"][..., envs.shape["options"].column("card")]                 # rows from 1; 0 is none
    cards = np.concatenate([np.zeros_like(made["cards"][:, :1]), made["cards"]], 1)
    named = np.take_along_axis(cards, pointed[..., None], 1)
    verbs = np.eye(65, dtype=np.float32)[whole["options"][..., envs.shape["options"].column("verb")]]
    return np.concatenate([verbs, made["options"], named], -1)


def learn(game="sve", games=32, steps=2000, rate=0.02, seed=0):
    rng = np.random.default_rng(seed)
    with make_vector(game, games=games) as envs:
        now = envs.reset(seed=seed)
        weights = np.zeros(described(envs, now.words).shape[-1], np.float32)
        gained = np.zeros((games, 2, len(weights)), np.float32)             # of each game and seat: the sum of gradients
        taken = np.zeros((games, 2), np.float32)
        each = np.arange(games)
        for _ in range(steps):
            options = described(envs, now.words)
            scores = np.where(now.mask, options @ weights, -np.inf)
            chances = np.exp(scores - scores.max(1, keepdims=True))
            chances /= chances.sum(1, keepdims=True)
            actions = (chances.cumsum(1) > rng.random((games, 1))).argmax(1)
            player = now.player.copy()
            gained[each, player] += options[each, actions] - np.einsum("no,nof->nf", chances, options)
            taken[each, player] += 1
            now = envs.step(actions)
            for i in np.flatnonzero(now.done):
                for seat in (0, 1):
                    weights += rate * now.rewards[i, seat] * gained[i, seat] / max(1, taken[i, seat])
                gained[i], taken[i] = 0, 0
    return weights


if __name__ == "__main__":
    small = "--small" in sys.argv
    weights = learn(steps=150, games=4) if small else learn()
    print(f"{len(weights)} weights, the greatest is {np.abs(weights).max():.4f}")
