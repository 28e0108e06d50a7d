"""Random play in other engines from PyPI. Run by compare.py with the Python of an environment that has the engine.

    python benchmarks/peers.py weiss-sim --seconds 5

prints one JSON object: the engine, its version, decisions, games and seconds, those of the clock and those of the CPU.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

RLCARD_GAMES = ("uno", "gin-rummy", "doudizhu")


Played = tuple[int, int]
"""Decisions made, and games that ended with them."""


def weiss_sim(batch: int) -> Iterator[Played]:
    """A Rust simulator of Weiss Schwarz, stepped from Python; `batch` games at a time on one thread."""
    import numpy as np  # type: ignore[import-not-found,unused-ignore]
    import weiss_sim as engine  # type: ignore[import-not-found,unused-ignore]

    deck = (list(range(1, 14)) * 4)[:50]
    pool = engine.EnvPool.new_rl_train(batch, deck_lists=[deck, deck], deck_ids=[1, 2], seed=0, num_threads=1)
    buffers = engine.EnvPoolBuffers(pool)
    out = buffers.reset()
    rng = random.Random(0).random
    actions = np.empty(batch, dtype=np.uint32)
    while True:
        done = np.logical_or(out.terminated, out.truncated)
        ended = int(done.sum())
        if ended:
            out = buffers.reset_done(done)
        ids, offsets = buffers.legal_action_ids()
        for i in range(batch):
            start, end = int(offsets[i]), int(offsets[i + 1])
            actions[i] = ids[start + int(rng() * (end - start))] if end > start else engine.PASS_ACTION_ID
        out = buffers.step(actions)
        yield batch, ended


def weiss_sim_step() -> Iterator[Played]:
    """The same engine through its Python environment, as its documentation uses it: one game, one step at a time."""
    import weiss_sim as engine  # type: ignore[import-not-found,unused-ignore]

    env = engine.make(seed=0, num_threads=1)
    rng = random.Random(0).random
    out = env.reset()
    while True:
        ids = out.legal.ids(0)
        action = int(ids[int(rng() * len(ids))]) if len(ids) else engine.PASS_ACTION_ID
        out = env.step([action])
        ended = bool(out.terminated[0] or out.truncated[0])
        if ended:
            out = env.reset_done([True])
        yield 1, int(ended)


def rlcard(game: str) -> Iterator[Played]:
    """Simple card games of a kit for reinforcement learning."""
    import rlcard as engine  # type: ignore[import-not-found,unused-ignore]

    env = engine.make(game, config={"seed": 0})
    rng = random.Random(0).random
    while True:
        state, _ = env.reset()
        n = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng() * len(legal))])
            n += 1
        yield n, 1


ENGINES: dict[str, list[tuple[str, Callable[[], Iterator[Played]]]]] = {
    "weiss-sim": [
        ("one game", lambda: weiss_sim(1)), ("its Python environment's step", weiss_sim_step),
        ("128 games at a time", lambda: weiss_sim(128)),
    ],
    "rlcard": [(game, lambda game=game: rlcard(game)) for game in RLCARD_GAMES],  # type: ignore[misc]
}


def measure(play: Iterator[Played], seconds: float) -> dict[str, Any]:
    """Decisions and games a second, after a short warming up."""
    start = time.perf_counter()
    while time.perf_counter() - start < min(1.0, seconds / 4):
        next(play)
    decisions = games = 0
    start, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        made, ended = next(play)
        decisions += made
        games += ended
    took, cpu = time.perf_counter() - start, time.process_time() - worked
    return {
        "decisions": decisions, "seconds": took, "cpu_seconds": cpu, "decisions_per_s": decisions / took,
        "games_per_s": games / took,
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    runs = [{"what": what, "batched": "at a time" in what, **measure(play(), args.seconds)} for what, play in ENGINES[args.engine]]
    print(json.dumps({"engine": args.engine, "version": version(args.engine), "runs": runs}))


if __name__ == "__main__":
    main()
