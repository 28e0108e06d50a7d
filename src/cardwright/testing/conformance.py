"""All checks of the conformance suite, one after the other."""

from __future__ import annotations

import json
import os
import random
import subprocess
import traceback
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from cardwright.arena.fuzzing import digest_of, fuzz
from cardwright.arena.invariants import ENDLESS, Broken, pick
from cardwright.face.decks import find_game
from cardwright.testing import papers
from cardwright.testing.decisions import ALWAYS, SOMETIMES
from cardwright.testing.report import Finding, Report
from cardwright.testing.subject import AtDecision, Check, Moment, Subject
from cardwright.version import build

LOOKS: Final = 6  # a close look takes place after so many decisions, then after twice as many more, three times as many ...
BUILDS: Final = 10  # random games that are played on both builds
PLAYING: Final = tuple(dict.fromkeys((*ALWAYS, *SOMETIMES)))  # the checks that random games make
PAPERS: Final[dict[str, Check]] = {
    "clauses": papers.clauses, "citations": papers.citations, "layout": papers.layout, "questions": papers.questions,
    "decks": papers.decks, "cards": papers.cards,
}  # fmt: skip


def conforms(game: str, *, games: int = 10, seed: int = 0, only: Collection[str] = (), other: str | None = None) -> Report:
    """Examine a game by its code: `assert conforms("pebbles")` fails with all that is missing, each with what to do.

    So many random `games` are played from the `seed` on. `only`: these checks and no others. `other` names a Python that has
    the other build (compiled or plain) of cardwright and the game; without it, that of the environment variable
    CARDWRIGHT_OTHER_PYTHON, if there is one.
    """
    python = os.environ.get("CARDWRIGHT_OTHER_PYTHON", "") if other is None else other
    subject = Subject(find_game(game), games, seed, python)
    report = Report(game)
    for name, check in {**PAPERS, "playing": playing, "builds": builds}.items():
        made = [one for one in (PLAYING if name == "playing" else (name,)) if not only or one in only]
        if made and (name != "builds" or python):
            report.checks += made
            report.findings += [found for found in guarded(name, check, subject) if not only or found.check in (*only, "playing")]
    if not python:
        report.left_out["builds"] = "no Python with the other build is named in CARDWRIGHT_OTHER_PYTHON"
    return report


def guarded(name: str, check: Check, subject: Subject) -> list[Finding]:
    """What a check finds; one that breaks off is a finding, too."""
    found: dict[Finding, None] = {}
    try:
        for finding in check(subject):
            found[finding] = None  # each once
    except Exception as fault:
        found[Finding(name, f"It breaks off: {fault_in_words(fault)}.", "Correct the code there.")] = None
    return list(found)


def fault_in_words(fault: Exception) -> str:
    """An error, and where in the game it came up."""
    places = [frame for frame in traceback.extract_tb(fault.__traceback__) if "testing" not in Path(frame.filename).parts]
    at = f" at {Path(places[-1].filename).name}:{places[-1].lineno}" if places else ""
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}{at}"


def playing(s: Subject) -> Iterator[Finding]:
    """Random games. A check that has found something is not made again."""
    broken: set[str] = set()
    for seed in range(s.seed, s.seed + s.games):
        game = s.new_game(seed)
        game.table.log = []
        rng = random.Random(seed)
        prepared = game.start.prepared
        assert prepared is not None
        leaders = sum(deck.leader is not None or s.entry.has_leaders for deck in prepared.decks)
        moment = Moment(s, game, rng, leaders + sum(len(deck.cards) for deck in prepared.decks))
        looks, next_look = 0, seed % LOOKS
        while (ask := game.table.decision()) is not None:
            n = len(game.answers)
            if n >= ENDLESS:
                yield Finding("playing", f"There is no end after {n} decisions (seed {seed}).", "Something must run out.")
                return
            close = n == next_look
            if close:
                looks += 1
                next_look += LOOKS * looks
            for name, (check, advice) in (*ALWAYS.items(), *(SOMETIMES.items() if close else ())):
                if name not in broken and (fault := fault_of(check, moment)):
                    broken.add(name)
                    yield Finding(name, f"Seed {seed}, decision {n}: {fault}.", advice)
            game.apply(pick(rng, len(ask.options)))


def fault_of(check: AtDecision, moment: Moment) -> str:
    try:
        check(moment)
    except Broken as fault:
        return str(fault)
    except Exception as fault:
        return fault_in_words(fault)
    return ""


def builds(s: Subject) -> Iterator[Finding]:
    """The same games end in the same way on the other build."""
    ours = digest_of(fuzz(s.code, BUILDS, s.seed, 1))
    command = [s.other, "-m", "cardwright", "fuzz", s.code, "--games", str(BUILDS), "--seed", str(s.seed), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if not done.stdout:
        yield Finding("builds", f"{s.other} can't play it: {done.stderr.strip()[-200:]}", "Install the game there as well.")
        return
    theirs = json.loads(done.stdout)
    if theirs["build"] == build():
        yield Finding("builds", f"{s.other} has the {build()} build as well.", "Name a Python that has the other one.")
    if theirs["digest"] != ours:
        what = f"{BUILDS} random games from seed {s.seed} end differently on the {theirs['build']} build."
        yield Finding("builds", what, "Look for what depends on the order of a set or a dictionary, on memory, or on time.")
