"""Both builds of Cardwright and its peers from PyPI, in one run, as ratios. `make bench` calls it.

    python benchmarks/compare.py --seconds 10 --plain .venv/bin/python --compiled .venv-compiled/bin/python
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PEERS = {"weiss-sim": ["weiss-sim", "numpy"], "rlcard": ["rlcard"]}
FIGURES = (
    ("decisions_per_s", "decisions a second", ",.0f"), ("games_per_s", "games a second", ",.1f"), ("clone_us", "µs a clone", ".1f"),
    ("options_us", "µs to list the options", ".1f"), ("peak_mib", "MiB at most for a game", ".2f"),
    ("cards_per_s", "cards compiled a second", ",.0f"),
)  # fmt: skip


def own_build(python: Path, game: str, seconds: float) -> dict[str, Any]:
    """The figures of one build."""
    command = [str(python), "-c", "from cardwright.cli import main; main()", "bench", game, "--seconds", str(seconds), "--json"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert isinstance(found, dict)
    return found


def peer(name: str, folder: Path, seconds: float) -> dict[str, Any] | str:
    """The figures of a peer, or why there are none."""
    home = folder / name
    python = home / "bin" / "python"
    if not python.exists():
        venv.create(home, with_pip=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS[name]]
    done = subprocess.run(install, capture_output=True, text=True)
    if done.returncode:
        return "does not install here"
    done = subprocess.run([str(python), str(HERE / "peers.py"), name, "--seconds", str(seconds)], capture_output=True, text=True)
    if done.returncode:
        return f"installs, but does not run: {done.stderr.strip().splitlines()[-1]}"
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def show_builds(game: str, builds: list[dict[str, Any]]) -> None:
    print(f"{game:28s}" + "".join(f"{build['build']:>14s}" for build in builds))
    for key, name, form in FIGURES:
        print(f"{name:28s}" + "".join(f"{build[key]:>14{form}}" for build in builds))


def show_peer(name: str, found: dict[str, Any] | str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A peer beside every game: decisions and games a second, as ratios."""
    if isinstance(found, str):
        print(f"{name}: {found}")
        return
    for run in found["runs"]:
        print(f"{name} {found['version']}, {run['what']}: {figures(run)}")
        for game, builds in rows.items():
            for build in builds:
                print(f"    {game} {build['build']}: {ratios(build, run)}")


def figures(run: dict[str, Any]) -> str:
    games = f", {run['games_per_s']:,.1f} games a second" if run.get("games_per_s") else ""
    return f"{run['decisions_per_s']:,.0f} decisions a second{games}"


def ratios(build: dict[str, Any], run: dict[str, Any]) -> str:
    out = f"{build['decisions_per_s'] / run['decisions_per_s']:.2f} times its decisions"
    return out + (f", {build['games_per_s'] / run['games_per_s']:.2f} times its games" if run.get("games_per_s") else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["sve"], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--plain", type=Path, default=Path(sys.executable))
    parser.add_argument("--compiled", type=Path)
    parser.add_argument("--peers", type=Path, default=HERE.parent / "build" / "peers", help="where their environments are kept")
    parser.add_argument("--no-peers", action="store_true")
    args = parser.parse_args()
    rows: dict[str, list[dict[str, Any]]] = {}
    for game in args.games:
        rows[game] = [own_build(python, game, args.seconds) for python in (args.plain, args.compiled) if python is not None]
        show_builds(game, rows[game])
    for name in [] if args.no_peers else PEERS:
        show_peer(name, peer(name, args.peers, args.seconds), rows)


if __name__ == "__main__":
    main()
