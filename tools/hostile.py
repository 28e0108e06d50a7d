"""`make hostile`: thousands of changed card files, decks, scenarios, saves, replays and answers, for every command that takes them.

    python tools/hostile.py --inputs 20000 --seed 1 [KIND…]

It goes on after a find (with the next seed), so that one run names several. Exit code 1 if there were any."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

CHUNK = 100  # inputs of one seed


def main() -> int:
    from tests.hostile.kinds import KINDS
    from tests.hostile.trying import try_many

    words = argparse.ArgumentParser(description="Give changed inputs to every command.")
    words.add_argument("kinds", nargs="*", metavar="KIND", help=f"Which kinds: {', '.join(KINDS)}; all, if none is named.")
    words.add_argument("--inputs", type=int, default=20_000, help="How many of each kind.")
    words.add_argument("--seed", type=int, default=1, help="Of the first chunk; the next one has the next number.")
    words.add_argument("--minutes", type=float, default=0.0, help="For each kind at most so long; 0: until all are tried.")
    given = words.parse_args()
    started = time.monotonic()
    finds = 0
    for name in given.kinds or KINDS:
        started = time.monotonic()
        done = 0
        while done < given.inputs and (not given.minutes or time.monotonic() - started < given.minutes * 60):
            chunk = min(CHUNK, given.inputs - done)
            try:
                try_many(KINDS[name], chunk, given.seed + done // CHUNK)
            except BaseException as fault:
                if isinstance(fault, KeyboardInterrupt):
                    raise
                finds += 1
                notes = "\n".join(getattr(fault, "__notes__", ()))
                where = f"{name}, seed {given.seed + done // CHUNK}"
                print(f"FOUND ({where}): {type(fault).__name__}: {str(fault)[:600]}\n{notes[:1500]}", flush=True)
            done += chunk
        print(f"{name}: {done:,} inputs, {time.monotonic() - started:.0f} s, {finds} finds so far", flush=True)
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
