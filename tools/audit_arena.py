"""Is a run of the arena what it says? Every game once, none failed, and a sample of each, played again here, ends as its row says.

    python tools/audit_arena.py FOLDER --sample 200

It reads the folder and changes nothing, so it can also be asked about a run that is still going on. With the plain build it
compares what the compiled one has played. Exit code 1 if something is wrong."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq

from cardwright.arena.league.engine import engine
from cardwright.arena.league.folder import RunFolder
from cardwright.arena.league.replaying import game_of
from cardwright.errors import InputError
from cardwright.games.entry import Prepared

KNOWN_BY = ("game", "format", "deck_a", "bot_a", "deck_b", "bot_b", "seed", "swapped")


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("folder", type=Path)
    words.add_argument("--sample", type=int, default=200, help="Rows of each game that are played again.")
    words.add_argument("--seed", type=int, default=1, help="Of the lot that draws them.")
    given = words.parse_args()
    folder = RunFolder(given.folder)
    run = folder.read()
    seen: set[tuple[Any, ...]] = set()
    ids: set[int] = set()
    rows = faults = 0
    by_game: dict[str, list[dict[str, Any]]] = defaultdict(list)
    chance = Random(given.seed)
    counts: dict[str, int] = defaultdict(int)
    for file in sorted(folder.games.glob("*.parquet")):
        for row in pq.read_table(file).to_pylist():
            rows += 1
            ids.add(row["id"])
            seen.add(tuple(row[name] for name in KNOWN_BY))
            faults += bool(row["fault"])
            sample, n = by_game[row["game"]], counts[row["game"]]
            counts[row["game"]] = n + 1
            if n < given.sample:  # each row has the same chance to be among those that are kept
                sample.append(row)
            elif (place := chance.randrange(n + 1)) < given.sample:
                sample[place] = row
    print(f"{rows:,} rows of {run.plan.games:,}, {len(ids):,} numbers, {len(seen):,} pairings with seed and seats, {faults} faults")
    print(f"played by {run.engine}; played again by {engine()}")
    wrong = rows - len(ids) + rows - len(seen) + faults
    known: dict[object, Prepared] = {}
    for code, sample in sorted(by_game.items()):
        equal = 0
        for row in sample:
            try:
                game_of(run, row, known)
                equal += 1
            except InputError as fault:
                print(f"{code}: {fault}")
        print(f"{code}: {counts[code]:,} rows; of {len(sample)} played again, {equal} end as their rows say", flush=True)
        wrong += len(sample) - equal
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
