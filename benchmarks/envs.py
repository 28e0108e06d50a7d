"""What the five games are like as environments, and how fast they are: the tables of docs/envs.md.

    python benchmarks/envs.py table            # decisions per game, branching, sizes
    python benchmarks/envs.py speed            # steps per second of the vector environment, with masks and observations
    python benchmarks/envs.py instructions     # instructions of a step, of the rules and of observing (valgrind)
    python benchmarks/envs.py beside           # the same beside other engines' environments, in one run, as ratios
    python benchmarks/envs.py check            # a million steps, each mask compared with what the engine asks
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np
from compare import HERE, PEERS, peer

import cardwright as cw
from cardwright.envs.encoding.lane import DONE
from cardwright.envs.encoding.sizes import page_of
from cardwright.envs.observing import Features
from cardwright.envs.playing import Playing
from cardwright.envs.ready import Ready
from cardwright.envs.vector import VectorEnv, make_vector

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")
SAID_EVERY = 50_000  # steps
FEW, MANY = 20, 220  # steps of each game, where instructions are counted


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
    """Random actions in many games at once. In one process, seconds are those of its CPU: a busy machine does not change them."""
    print(f"{cw.build()} build, {games} games at once, {workers or 'no'} workers, Python {sys.version.split()[0]}")
    for code in GAMES:
        steps = stepped(code, games, seconds, workers, time.perf_counter if workers else time.process_time)
        where = ""
        if not workers:
            beside = ratio(code, games, int(steps * seconds / games))
            where = f"; observations and masks cost {beside:.2f} times what the rules do"
        print(f"{code}: {steps:,.0f} steps/s{where}", flush=True)


def stepped(code: str, games: int, seconds: float, workers: int, clock: Callable[[], float]) -> float:
    """Steps per second, without what it takes to draw the actions."""
    rng = np.random.default_rng(1)
    with make_vector(code, games=games, workers=workers) as envs:
        now = envs.reset(seed=1)
        steps = 0
        chosen = 0.0
        begun = clock()
        while clock() - begun < seconds:
            at = clock()
            actions = (rng.random(games) * now.mask.sum(1)).astype(np.int32)
            chosen += clock() - at
            now = envs.step(actions)
            steps += games
        return steps / (clock() - begun - chosen)


def beside(games: int, seconds: float, rounds: int = 3) -> None:
    """One process of ours, then the others, and again: the machine's speed changes, so only ratios of one round mean something.
    Seconds are those of the CPU."""
    print(f"{cw.build()} build, {games} games at once, Python {sys.version.split()[0]}; ratios: the middle one of {rounds} rounds")
    ours: dict[str, list[float]] = {code: [] for code in GAMES}
    theirs: dict[str, list[float]] = {}
    for _ in range(rounds):
        for code in GAMES:
            ours[code].append(stepped(code, games, seconds, 0, time.process_time))
        for engine in PEERS:
            found = peer(engine, HERE.parent / "build" / "peers", seconds)
            if isinstance(found, str):
                print(f"{engine}: {found}")
                continue
            for run in found["runs"]:
                theirs.setdefault(f"{engine}, {run['what']}", []).append(run["decisions"] / run["cpu_seconds"])
    for what, steps in theirs.items():
        middle = {code: statistics.median(a / b for a, b in zip(ours[code], steps, strict=True)) for code in GAMES}
        print(f"{what} ({max(steps):,.0f} steps/s): " + ", ".join(f"{code} {times:.2f}" for code, times in middle.items()))


def ratio(code: str, games: int, steps: int) -> float:
    """What observing costs beside the rules: the same games without observations, and with them."""
    took = []
    for observed in (False, True):
        with make_vector(code, games=games) as envs:
            envs.reset(seed=1)
            begun = time.process_time()
            play(envs, steps, observed)
            took.append(time.process_time() - begun)
    return took[1] / took[0] - 1


def play(envs: VectorEnv, steps: int, observed: bool) -> None:
    """Random steps of all games."""
    rng = random.Random(1)
    lanes = envs._lanes
    for _ in range(steps):
        actions = [int(rng.random() * lane.legal()) for lane in lanes.lanes]
        if observed:
            envs.step(actions)
            continue
        for i, action in enumerate(actions):
            if lanes.lanes[i].step(action) == DONE:
                lanes.episode[i] += 1
                lanes.starts[i], lanes.lanes[i] = lanes._begin(i)


def instructions(games: int) -> None:
    """The same games with and without observations. Differences of two runs leave out what it takes to begin."""
    print(f"{cw.build()} build, {games} games at once, Python {sys.version.split()[0]}")
    for code in GAMES:
        few, many = [counted(code, games, steps, []) for steps in (FEW, MANY)]
        few_seen, many_seen = [counted(code, games, steps, ["--observed"]) for steps in (FEW, MANY)]
        steps = (MANY - FEW) * games
        rules = (many - few) / steps
        both = (many_seen - few_seen) / steps
        print(f"{code}: {both:,.0f} instructions per step: rules {rules:,.0f}, observing {both - rules:,.0f}", flush=True)


def counted(code: str, games: int, steps: int, more: list[str]) -> int:
    """The instructions of a whole run."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", sys.executable, __file__]
    command += ["play", "--game", code, "--games", str(games), "--steps", str(steps), *more]
    said = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "0"}).stderr
    found = re.search(r"I\s+refs:\s+([\d,]+)", said)
    if found is None:
        sys.exit(f"valgrind did not print a count:\n{said}")
    return int(found[1].replace(",", ""))


def check(steps: int, games: int) -> None:
    """So many steps of all games together, with random actions. After each, of every game: who is asked, and that the mask is what
    the engine asks, option by option; of one game in each batch, that its public face says the same. It says how far it is, so that
    one that is stopped from outside does not end without a word."""
    faulthandler.enable()
    print(f"{cw.build()} build, {games} games at once")
    for code in GAMES:
        rng = np.random.default_rng(7)
        begun = time.process_time()
        ended = done = 0
        with make_vector(code, games=games) as envs:
            now = envs.reset(seed=7)
            while done < steps // len(GAMES):
                for i, lane in enumerate(envs._lanes.lanes):
                    ask = lane.table.decision()
                    assert ask is not None and ask.player == now.player[i], (code, done, i)
                    first, end = page_of(len(ask.options), lane.page, envs.shape.options)
                    there = end - first + (end < len(ask.options))
                    assert now.mask[i, :there].all() and not now.mask[i, there:].any(), (code, done, i)
                which = int(rng.integers(games))
                face = envs.game(which).decision
                assert face is not None and face.player == now.player[which], (code, done, which)
                asked = envs._lanes.lanes[which].table.decision()
                assert asked is not None and len(face.options) == len(asked.options), (code, done, which)
                now = envs.step((rng.random(games) * now.mask.sum(1)).astype(np.int32))
                done += games
                ended += int(now.done.sum())
                if done // SAID_EVERY > (done - games) // SAID_EVERY:
                    print(f"{code}: {done:,} steps so far", flush=True)
        took = time.process_time() - begun
        print(f"{code}: {done:,} steps, {ended:,} games played to their end, no fault, {took:.0f} s of CPU", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("table", "speed", "instructions", "beside", "check", "play"))
    parser.add_argument("--games", type=int, default=0, help="random games of each code (table), games at once (speed)")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--steps", type=int, default=1_000_000, help="of all games together (check)")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--game", default="sve", help="the game that is played (play: without a word, so that somebody can count)")
    parser.add_argument("--observed", action="store_true", help="with observations (play)")
    given = parser.parse_args()
    if given.what == "table":
        table(given.games or 20)
    elif given.what == "check":
        check(given.steps, given.games or 128)
    elif given.what == "beside":
        beside(given.games or 128, given.seconds)
    elif given.what == "instructions":
        instructions(given.games or 32)
    elif given.what == "play":
        with make_vector(given.game, games=given.games or 32) as envs:
            envs.reset(seed=1)
            play(envs, given.steps, given.observed)
    else:
        speed(given.games or 128, given.seconds, given.workers)


if __name__ == "__main__":
    main()
