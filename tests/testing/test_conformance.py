# ruff: noqa: E501 (a table of texts that are exchanged)
"""The conformance suite: our games conform, and a copy of the small one that is broken in one way is found out."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardwright.games.registry import game_codes
from cardwright.testing import conforms
from cardwright.testing.conformance import PAPERS, PLAYING
from tests.testing.games import clean_up, lay_out

pytestmark = pytest.mark.plain_only  # copies of the small game are plain Python in any case

# What is broken: the check that must find it, the file, the text that is exchanged, and a piece of what is said.
BREAKS = {
    "no test shows it": ("clauses", "data/shown.json", '"8.3": [', '"8.33": [', 'game.shows("8.3")'),
    "cited, not listed": ("citations", "ruleset.py", '"@durations": "5.8"', '"@durations": "5.9"', "topic @durations cites 5.9"),
    "a step cites what is not listed": ("citations", "turn.py", '"5.6"', '"5.66"', "cites 5.66"),
    "a zone without a place": ("layout", "wording.py", '"deck", "grass"', '"deck"', "zone grass has no place"),
    "a number that is not given": ("layout", "ruleset.py", '{"ribbons": terms', '{"strips": terms', "shows ribbons"),
    "a form that there is not": ("questions", "ruleset.py", '"main", "act"', '"main", "deed"', "has the form 'deed'"),
    "a question without words": ("questions", "ruleset.py", '"What do you do?"', '""', "'main' has no words"),
    "an illegal deck": ("decks", "data/decks/birds-of-passage.json", '"Box Kite": 3', '"Box Kite": 4', "31 cards"),
    "a text that is not understood": ("cards", "data/starter.jsonl", "draw a card.", "sing a song.", "is not understood"),
    "an effect that never happens": (
        "cards", "data/starter.jsonl", "When this kite attacks, give", "When this kite attacks, if there are at least 99 kites in your sky, give",
        "was never carried out",
    ),
    "a lost card": ("lost cards", "attacking.py", "        taken = number", "        t.zone(0, 0).pop()\n        taken = number", "Move cards with"),
    "an effect that ends unnoticed": (
        "stale information", "turn.py", "expire(t, END_OF_TURN, self.player)", "t.effects = []", "`t.touch`",
    ),
    "an invariant of its own": (
        "own invariant", "game.py", "    finished = True\n", "    finished = True\n\n    def fault(self, t: object) -> str:\n        return 'too windy'\n",
        "too windy",
    ),
    "state that is not copied": ("clone", "turn.py", "return Turn(self.player)", "return Turn(0)", "a clone differs"),
    "state that is not saved": (
        "save and load", "frame_registry.py", "], FRAMES_BELOW)", "], FRAMES_BELOW)\nFRAMES.everything[-1].made = lambda player: Turn(0)",
        "a loaded game differs",
    ),
    "a frame that can't be loaded": ("save and load", "frame_registry.py", "], FRAMES_BELOW)", "])", "no registry of frames has"),
    "an option without a label": ("words", "wording.py", '"End your turn"', '""', "has no label"),
    "an event without words": ("words", "telling.py", '"turn begins"}', "None}\n    phase = None", "TypeError"),
    "a question that changes the table": ("refusals", "ruleset.py", "        verb = verb", "        t.turn += 1\n        verb = verb", "left a trace"),
    "a hand that is told": (
        "views", "ruleset.py", "    def forbids(",
        "    def shown_amounts(self, t: Table, player: int) -> list[int]:\n"
        "        hand = sum(t.look(t.cards[id]).stats[0] for id in t.zone(terms.HAND, player))\n"
        "        return [1, hand]\n\n    def forbids(", "can tell",
    ),
    "a label that tells the next card": (
        "determinize", "wording.py", "    def play_cost(",
        "    def asked(self, t: Table, ask: Ask, observer: int) -> str:\n        return t.cards[t.zone(0, ask.player)[-1]].form.name\n\n    def play_cost(",
        "from the real one",
    ),
    "chance of its own": ("replay", "setup.py", "t.first = t.random(2)", "t.first = __import__('random').randrange(2)", "`t.random`"),
    "taken back otherwise": ("undo", "setup.py", "t.first = t.random(2)", "t.first = __import__('random').randrange(2)", "taking back"),
    "an error while playing": ("playing", "attacking.py", "        taken = number", "        taken = t.nothing\n        taken = number", "AttributeError"),
}  # fmt: skip

Breaking = Callable[[str, str, str], str]


@pytest.fixture
def breaking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Breaking]:
    """A copy of the small game in which a text is exchanged; its code."""
    code = f"broken_{abs(hash(request.node.name)) % 10**9}"

    def make(file: str, old: str, new: str) -> str:
        path = lay_out(code, tmp_path, monkeypatch) / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return code

    yield make
    monkeypatch.undo()
    clean_up(code)


@pytest.mark.parametrize("broken", BREAKS)
def test_what_is_broken_is_found(breaking: Breaking, broken: str) -> None:
    check, file, old, new, says = BREAKS[broken]
    report = conforms(breaking(file, old, new), games=2, only=(PLAYING[0] if check == "playing" else check,))
    found = [str(finding) for finding in report if finding.check == check]
    assert not report and any(says in one for one in found), str(report)
    assert all(finding.do.strip() for finding in report)


def test_every_check_is_broken_once() -> None:
    assert {check for check, *_ in BREAKS.values()} >= {*PAPERS, *PLAYING}


def test_another_build_that_ends_otherwise_is_found(breaking: Breaking, tmp_path: Path) -> None:
    code = breaking("game.py", "finished = True", "finished = True")
    other = tmp_path / "python"
    differs = {"build": "compiled", "digest": "0"}
    for answer, says in ((differs, "end differently on the compiled build"), (None, "can't play it: no such game")):
        told = f"echo '{json.dumps(answer)}'" if answer else "echo 'no such game' >&2"
        other.write_text(f"#!/bin/sh\n{told}\n")
        other.chmod(other.stat().st_mode | stat.S_IXUSR)
        report = conforms(code, games=1, other=str(other))
        assert [finding.check for finding in report] == ["builds"] and says in str(report)


@pytest.mark.parametrize("code", game_codes(examples=True))
def test_our_games_conform(code: str) -> None:
    """All checks of the small game. The cards of the others are played out once by tests of their own, and not here once more."""
    small = code == "kites"
    report = conforms(code, games=1, other="", only=() if small else [check for check in (*PAPERS, *PLAYING) if check != "cards"])
    assert report, str(report)
    assert not small or (set(report.left_out) == {"builds"} and "it conforms" in str(report))
