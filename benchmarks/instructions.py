"""Instructions per decision, counted by valgrind's cachegrind, against the figures in recorded.json.

    python benchmarks/instructions.py GAME…             count and print
    python benchmarks/instructions.py --check GAME…     fail if the figure has risen by over 5%
    python benchmarks/instructions.py --record GAME…    write the figure down (say why in the commit)
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

RECORDED = Path(__file__).resolve().parent / "recorded.json"
ALLOWED = 1.05
PAIRS = 6
FEW, MANY = 6, 30  # games: the difference of two runs leaves out starting up and compiling cards

PROGRAM = """
import sys
from cardwright.arena.measuring import pairings, play_random
from cardwright.arena.memory import ready_for_many_games
from cardwright.games.registry import game_named
game = game_named(sys.argv[1])
pairs = pairings(game, int(sys.argv[3]))
ready_for_many_games()
print(sum(play_random(game, pairs[i % len(pairs)], i) for i in range(int(sys.argv[2]))))
"""


def start(game: str, games: int) -> subprocess.Popen[str]:
    """Begin to count a whole run of so many games."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command += [sys.executable, "-c", PROGRAM, game, str(games), str(PAIRS)]
    # The order of sets and dicts of texts must not differ between two runs.
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env={**os.environ, "PYTHONHASHSEED": "0"})


def counted(run: subprocess.Popen[str]) -> tuple[int, int]:
    """Instructions of a run, and its decisions."""
    out, err = run.communicate()
    found = re.search(r"I\s+refs:\s+([\d,]+)", err)
    if run.returncode or found is None:
        sys.exit(f"valgrind did not print a count:\n{err}")
    return int(found[1].replace(",", "")), int(out)


def per_decision(game: str) -> float:
    """The difference of two runs, which go side by side: what is counted does not depend on what else runs."""
    runs = [start(game, FEW), start(game, MANY)]
    (few, fewer), (many, more) = [counted(run) for run in runs]
    return (many - few) / (more - fewer)


def figure_name(game: str) -> str:
    """Figures belong to a game, a build and a version of Python."""
    from cardwright import build

    return f"{game} {build()} python{sys.version_info.major}.{sys.version_info.minor}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["sve"], metavar="GAME")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--record", action="store_true")
    args = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("valgrind is not installed: instructions are not counted")
        return
    recorded: dict[str, int] = json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    risen = [fault for game in args.games if (fault := compare(game, recorded, args))]
    if args.record:
        RECORDED.write_text(json.dumps(recorded, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    if risen:
        sys.exit("\n".join(risen))


def compare(game: str, recorded: dict[str, int], args: argparse.Namespace) -> str:
    """Count for one game; what is wrong with the figure, if something is."""
    name = figure_name(game)
    if args.check and name not in recorded:
        print(f"no figure is recorded for {name}: nothing to compare")
        return ""
    found = round(per_decision(game))
    before = f", recorded {recorded[name]:,}" if name in recorded else ""
    print(f"{name}: {found:,} instructions per decision{before}", flush=True)
    if args.record:
        recorded[name] = found
    elif args.check and found > recorded[name] * ALLOWED:
        return f"{name}: a rise of {found / recorded[name] - 1:.1%}: explain it and record the new figure, or undo it"
    return ""


if __name__ == "__main__":
    main()
