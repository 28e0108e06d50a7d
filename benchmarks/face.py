"""What the public face costs: the same random games through the kernel alone and through `import cardwright`, side by side.

    python benchmarks/face.py GAME… [--seconds N]

Both play the same games with the same answers; what is compared is the time of the fastest rounds, which other work on the machine
disturbs least.
"""

from __future__ import annotations

import argparse
import random
import time

import cardwright as cw
from cardwright.arena.measuring import pairings, step_random
from cardwright.arena.memory import ready_for_many_games
from cardwright.face.start import Start
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.registry import game_named
from cardwright.kernel import chance

PAIRS = 2


def through_the_face(entry: GameEntry, prepared: Prepared, seed: int) -> int:
    """As `step_random`, with the public classes."""
    start = Start(entry, prepared, chance.seed_from(seed))
    game = cw.Game(start, start.table(), [])
    rng = random.Random(seed).random
    n = 0
    while game.decision:
        options = game.decision.options
        game.apply(options[int(rng() * len(options))])
        n += 1
    return n


def ratio(code: str, seconds: float) -> float:
    """How much longer games take through the face: 1.02 means 2%."""
    entry = game_named(code)
    prepared = pairings(entry, PAIRS)
    ready_for_many_games()
    games = [(prepared[seed % len(prepared)], seed) for seed in range(2 * PAIRS)]
    ways = (step_random, through_the_face)
    counts = [[way(entry, ready, seed) for ready, seed in games] for way in ways]  # warm, and the same games
    assert counts[0] == counts[1]
    best = [[float("inf")] * len(games) for _ in ways]  # by way and game: the fastest round
    until = time.perf_counter() + seconds
    rounds = 0
    while rounds < 3 or time.perf_counter() < until:
        for i, (ready, seed) in enumerate(games):
            for j in (0, 1) if rounds % 2 else (1, 0):
                begun = time.process_time()
                ways[j](entry, ready, seed)
                best[j][i] = min(best[j][i], time.process_time() - begun)
        rounds += 1
    return sum(best[1]) / sum(best[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["sve"], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    for code in args.games:
        print(f"{code}, {cw.build()} build: a random game through the public face takes {ratio(code, args.seconds) - 1:+.1%}")


if __name__ == "__main__":
    main()
