"""Both builds of Cardwright and its peers from PyPI, in one run, as ratios. `make bench` calls it.

    python benchmarks/compare.py --seconds 4 --rounds 3 --plain .venv/bin/python --compiled .venv-compiled/bin/python

A shared machine is faster in one minute than in the next. So everything is measured in several rounds, one after the other in each:
figures are those of the fastest round (noise only takes away), ratios compare what was measured in the same round, and of the
rounds' ratios the middle one is shown. How far apart the rounds were says how noisy the machine was.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PEERS = {"weiss-sim": ["weiss-sim", "numpy"], "rlcard": ["rlcard"]}
FIGURES = (
    ("decisions_per_s", "decisions a second", ",.0f"), ("games_per_s", "games a second", ",.1f"),
    ("batched_decisions_per_s", "decisions, games in one call", ",.0f"), ("batched_games_per_s", "games, in one call", ",.1f"),
    ("clone_us", "µs a clone", ".1f"), ("options_us", "µs to list the options", ".1f"),
    ("peak_mib", "MiB at most for a game", ".2f"), ("cards_per_s", "cards compiled a second", ",.0f"),
)  # fmt: skip


def own_build(name: str, python: Path, game: str, seconds: float) -> dict[str, Any]:
    """The figures of one build, which this Python must really have."""
    command = [str(python), "-c", "from cardwright.cli import main; main()", "bench", game, "--seconds", str(seconds), "--json"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert isinstance(found, dict)
    if found["build"] != name:
        raise SystemExit(
            f"{python} has the {found['build']} build, not the {name} one: `make compiled` builds it; PYTHONPATH must not be set"
        )
    return found


def peer(name: str, folder: Path, seconds: float) -> dict[str, Any] | str:
    """The figures of a peer, or why there are none."""
    home = folder / name
    python = home / "bin" / "python"
    if not python.exists():
        venv.create(home, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS[name]]
        if subprocess.run(install, capture_output=True, text=True).returncode:
            shutil.rmtree(home)
            return "does not install here"
    done = subprocess.run([str(python), str(HERE / "peers.py"), name, "--seconds", str(seconds)], capture_output=True, text=True)
    if done.returncode:
        return f"installs, but does not run: {done.stderr.strip().splitlines()[-1]}"
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def yardstick() -> float:
    """How fast this Python counts, in millions a second: nothing of ours, only to see how the machine's speed changes."""
    n, start = 2_000_000, time.perf_counter()
    for _ in range(n):
        pass
    return n / (time.perf_counter() - start) / 1e6


def fastest(rounds: list[dict[str, Any]], key: str) -> float:
    """The best figure of all rounds: the largest of what is counted per second, the smallest of what is taken."""
    best = max if key.endswith("_per_s") else min
    return float(best(one[key] for one in rounds))


def show_builds(game: str, builds: dict[str, list[dict[str, Any]]]) -> None:
    print(f"{game:28s}" + "".join(f"{build:>14s}" for build in builds))
    for key, name, form in FIGURES:
        print(f"{name:28s}" + "".join(f"{fastest(rounds, key):>14{form}}" for rounds in builds.values()))


def show_peer(name: str, rounds: list[dict[str, Any] | str], rows: dict[str, dict[str, list[dict[str, Any]]]]) -> None:
    """A peer beside every game: decisions and games a second, as ratios."""
    ran = [found for found in rounds if not isinstance(found, str)]
    if len(ran) < len(rounds):
        print(f"{name}: {next(found for found in rounds if isinstance(found, str))}")
        return
    for i, run in enumerate(ran[0]["runs"]):
        same = [found["runs"][i] for found in ran]
        print(f"{name} {ran[0]['version']}, {run['what']}: {figures(same)}")
        for game, builds in rows.items():
            for build, ours in builds.items():
                print(f"    {game} {build}: {ratios(ours, same)}")


def figures(rounds: list[dict[str, Any]]) -> str:
    games = f", {fastest(rounds, 'games_per_s'):,.1f} games a second" if rounds[0].get("games_per_s") else ""
    return f"{fastest(rounds, 'decisions_per_s'):,.0f} decisions a second{games}"


def ratios(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> str:
    """Many games in one call are compared with many games in one call."""
    how = "batched_" if theirs[0]["batched"] else ""
    out = f"{ratio(ours, theirs, how, 'decisions_per_s')} times its decisions"
    return out + (f", {ratio(ours, theirs, how, 'games_per_s')} times its games" if theirs[0].get("games_per_s") else "")


def ratio(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], how: str, key: str) -> str:
    """The middle one of the rounds' ratios."""
    return f"{statistics.median(a[how + key] / b[key] for a, b in zip(ours, theirs, strict=True)):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["sve"], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each is played in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--plain", type=Path, default=Path(sys.executable))
    parser.add_argument("--compiled", type=Path)
    parser.add_argument("--peers", type=Path, default=HERE.parent / "build" / "peers", help="where their environments are kept")
    parser.add_argument("--no-peers", action="store_true")
    args = parser.parse_args()
    builds = {name: python for name, python in (("plain", args.plain), ("compiled", args.compiled)) if python is not None}
    rows: dict[str, dict[str, list[dict[str, Any]]]] = {game: {name: [] for name in builds} for game in args.games}
    peers: dict[str, list[dict[str, Any] | str]] = {name: [] for name in ([] if args.no_peers else PEERS)}
    counted = [yardstick()]
    for number in range(1, args.rounds + 1):
        print(f"round {number} of {args.rounds}: ", end="", file=sys.stderr, flush=True)
        for game, row in rows.items():
            print(game, end=" ", file=sys.stderr, flush=True)
            for name, python in builds.items():
                row[name].append(own_build(name, python, game, args.seconds))
        counted.append(yardstick())
        for engine, found in peers.items():
            print(engine, end=" ", file=sys.stderr, flush=True)
            found.append(peer(engine, args.peers, args.seconds))
        counted.append(yardstick())
        print(file=sys.stderr)
    print(f"this Python counted {min(counted):.0f} to {max(counted):.0f} million numbers a second during the run")
    for game, row in rows.items():
        show_builds(game, row)
    for engine, found in peers.items():
        show_peer(engine, found, rows)


if __name__ == "__main__":
    main()
