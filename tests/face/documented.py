"""Runs what documentation shows, and compares what it says comes out: pages by their fenced blocks, docstrings by their prompts."""

from __future__ import annotations

import doctest
import functools
import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import cardwright as cw

PROJECT = Path(__file__).resolve().parents[2]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(cw.__file__).parents[1])}  # the package that is tested, wherever a program runs
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def game_in_its_main_phase() -> cw.Game:
    """The `game` of docstrings, as docs/api.md says: in the fifth turn of player 0."""
    game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
    for _ in range(43):
        game.apply(0)
    return game


def names() -> dict[str, Any]:
    """What examples may use without importing it."""
    return {"cw": cw, "random": random, "functools": functools, "msgspec": msgspec, "game": game_in_its_main_phase()}


def blocks(page: str, kind: str) -> list[str]:
    """The fenced blocks of a page that are of one kind."""
    return [text for found, text in BLOCK.findall((PROJECT / page).read_text(encoding="utf-8")) if found == kind]


def faults_of_prompts(text: str, name: str, globs: dict[str, Any]) -> str:
    """Run what stands after prompts; what came out otherwise than it says."""
    test = doctest.DocTestParser().get_doctest(text, globs, name, name, 0)
    report = io.StringIO()
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.write, clear_globs=False)
    return report.getvalue()


def faults_of_program(text: str, folder: Path) -> str:
    """Run a whole program as a file; what it prints must be what the comments beside its prints say."""
    file = folder / "program.py"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=240, cwd=folder, env=ENVIRONMENT)
    if done.returncode:
        return done.stderr
    said = [line.partition("#")[2].strip() for line in text.splitlines() if "print(" in line and "#" in line]
    printed = done.stdout.splitlines()
    checker = doctest.OutputChecker()
    alike = [checker.check_output(one + "\n", other + "\n", FLAGS) for one, other in zip(said, printed, strict=False)]
    return "" if len(said) == len(printed) and all(alike) else f"it says {said}\nand prints {printed}"
