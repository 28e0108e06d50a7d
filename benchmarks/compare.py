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


def show_builds(builds: list[dict[str, Any]]) -> None:
    print(f"{'':28s}" + "".join(f"{build['build']:>14s}" for build in builds))
    for key, name, form in FIGURES:
        print(f"{name:28s}" + "".join(f"{build[key]:>14{form}}" for build in builds))


def show_peer(name: str, found: dict[str, Any] | str, builds: list[dict[str, Any]]) -> None:
    if isinstance(found, str):
        print(f"{name}: {found}")
        return
    for run in found["runs"]:
        theirs = run["decisions_per_s"]
        ratios = ", ".join(f"{build['build']} {build['decisions_per_s'] / theirs:.2f} times that" for build in builds)
        print(f"{name} {found['version']}, {run['what']}: {theirs:,.0f} decisions a second; {ratios}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sve")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--plain", type=Path, default=Path(sys.executable))
    parser.add_argument("--compiled", type=Path)
    parser.add_argument("--peers", type=Path, default=HERE.parent / "build" / "peers", help="where their environments are kept")
    parser.add_argument("--no-peers", action="store_true")
    args = parser.parse_args()
    builds = [own_build(python, args.game, args.seconds) for python in (args.plain, args.compiled) if python is not None]
    show_builds(builds)
    for name in [] if args.no_peers else PEERS:
        show_peer(name, peer(name, args.peers, args.seconds), builds)


if __name__ == "__main__":
    main()
