"""What the five games are like as environments, and how fast they are: the tables of docs/envs.md.

    python benchmarks/envs.py table            # decisions per game, branching, sizes
    python benchmarks/envs.py speed            # steps per second of the vector environment, with masks and observations
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

import cardwright as cw
from cardwright.envs.observing import Features
from cardwright.envs.playing import Playing
from cardwright.envs.ready import Ready
from cardwright.envs.vector import make_vector

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")


def table(games: int) -> None:
    """Random games of two ready decks."""
    heads = (
        "game", "decisions per game (median, most)", "turns", "options per decision (mean, most)", "numbers of an observation",
        "features of a card",
    )  # fmt: skip
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for code in GAMES:
        ready = Ready(code)
        lengths, turns, options = [], [], []
        for seed in range(games):
            rng = random.Random(seed)
            now = Playing(ready, 0, rng.randbytes(32))
            while not now.over:
                count = len(now.lane.table.decision().options)  # type: ignore[union-attr]
                options.append(count)
                now.step(rng.randrange(now.lane.legal()))
            lengths.append(len(now.lane.places))
            turns.append(now.lane.table.turn)
        features = len(Features(ready).columns["cards"])
        print(
            f"| {code} | {statistics.median(lengths):.0f}, {max(lengths)} | {statistics.median(turns):.0f} "
            f"| {statistics.mean(options):.1f}, {max(options)} | {ready.shape.words} | {features} |"
        )


def speed(games: int, seconds: float, workers: int) -> None:
    """Random actions in many games at once."""
    import numpy as np

    print(f"{cw.build()} build, {games} games at once, {workers or 'no'} workers, Python {sys.version.split()[0]}")
    for code in GAMES:
        rng = np.random.default_rng(1)
        with make_vector(code, games=games, workers=workers) as envs:
            now = envs.reset(seed=1)
            steps = 0
            chosen = 0.0
            begun = time.perf_counter()
            while time.perf_counter() - begun < seconds:
                at = time.perf_counter()
                actions = (rng.random(games) * now.mask.sum(1)).astype(np.int32)
                chosen += time.perf_counter() - at
                now = envs.step(actions)
                steps += games
            took = time.perf_counter() - begun - chosen
        print(f"{code}: {steps / took:,.0f} steps/s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("table", "speed"))
    parser.add_argument("--games", type=int, default=0, help="random games of each code (table), games at once (speed)")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    if given.what == "table":
        table(given.games or 20)
    else:
        speed(given.games or 128, given.seconds, given.workers)


if __name__ == "__main__":
    main()
