"""What people write: who takes part, and one line where it can't be."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")

from cardwright.arena.league import entering
from cardwright.arena.league.needs import check_libraries
from cardwright.cards import starter_pool
from cardwright.errors import InputError
from cardwright.games.finding import data_folder
from cardwright.games.registry import game_codes, game_named
from tests.cli import terminal
from tests.cli.terminal import cardwright

KITES = game_named("kites")
POOL = starter_pool("kites")
BIRDS = data_folder("kites") / "decks" / "birds-of-passage.json"


def test_games_by_their_codes_or_all_of_them() -> None:
    assert [game.code for game in entering.games_meant("weiss,sve")] == ["weiss", "sve"]
    assert [game.code for game in entering.games_meant("all")] == list(game_codes())
    with pytest.raises(InputError, match=r"Use .*, several with commas between, or all\.$"):
        entering.games_meant("sve,nothing")


def test_decks_by_name_file_and_folder_and_no_two_with_one_name(tmp_path: Path) -> None:
    shutil.copy(BIRDS, tmp_path / "mine.json")
    found = entering.decks_meant(KITES, ["birds-of-passage", str(BIRDS), str(tmp_path)], POOL)
    assert list(found) == ["birds-of-passage", "birds-of-passage-2", "mine"]
    assert list(entering.decks_meant(KITES, [], POOL)) == ["birds-of-passage", "dragons-and-weather"]
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputError, match=r"there is no deck file \(\*\.json\) in this folder"):
        entering.decks_meant(KITES, [str(tmp_path / "empty")], POOL)


@pytest.mark.parametrize(("pairs", "line"), [
    (["birds-of-passage"], r'--pairs: "birds-of-passage" is no pair\.'),
    (["a:b:c"], r'--pairs: "a:b:c" is no pair\.'),
    ([":b"], r'--pairs: ":b" is no pair\.'),
])  # fmt: skip
def test_what_is_no_pair(pairs: list[str], line: str) -> None:
    with pytest.raises(InputError, match=line):
        entering.pairs_meant(pairs)


def test_pairs_of_decks_that_do_not_take_part_or_cannot_meet() -> None:
    fow = game_named("fow")
    decks = entering.decks_meant(fow, [], starter_pool("fow"))
    one, other = (next(name for name, deck in decks.items() if deck.format == format) for format in ("standard", "valhalla"))
    for pair, line in (((one, "nobody"), 'no deck "nobody" takes part'), ((one, other), "decks of different formats")):
        with pytest.raises(InputError, match=line):
            entering.fields_meant(fow, decks, ["random"], [pair], None)


def test_somebody_must_be_met() -> None:
    alone = entering.decks_meant(KITES, ["birds-of-passage"], POOL)
    with pytest.raises(InputError, match="there is nobody to meet"):
        entering.make_run(entering.fields_meant(KITES, alone, ["random"], [], None), "round robin", 10, 0, 0.3)
    two = entering.fields_meant(KITES, alone, ["random", "greedy"], [], None)
    assert [two[0].label(i) for i in (0, 1)] == ["birds-of-passage (random)", "birds-of-passage (greedy)"]
    with pytest.raises(InputError, match='there is no bot "dull"'):
        entering.bots_meant("random,dull")


def test_libraries_that_are_missing_are_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.arena.league.needs.find_spec", lambda name: None if name == "ray" else object())
    check_libraries()
    with pytest.raises(InputError, match=r"^arena: ray can't be found\. Say pip install 'cardwright\[arena\]'\.$"):
        check_libraries("ray")


def test_the_command_for_scripts_and_for_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "PATIENCE", 300.0)  # charts are drawn, which takes a while on a busy machine
    words = ("arena", "kites", "--games", 20, "--batch", 10, "--without-ray", "--out", tmp_path / "run")
    found = cardwright(*words, "--json").json
    assert {"games", "faults", "ratings", "seconds", "digest", "report"} <= set(found)
    assert (found["games"], found["faults"]) == (20, 0)
    assert [set(one) >= {"deck", "bot", "rating", "low", "high"} for one in found["ratings"]] == [True, True]
    assert Path(found["report"]).read_text(encoding="utf-8").startswith("<!doctype html>")
    again = cardwright(*words)
    assert "20 games, 20 of them by an earlier start" in again.out and found["digest"] in again.out
    other = cardwright(*words, "--seed", 5)
    assert other.code == 2 and other.err.count("\n") == 1 and "another run is kept here (seed 0, not 5)" in other.err
    replay = cardwright("arena", "replay", tmp_path / "run", 7, tmp_path / "game.json", "--json").json
    assert cardwright("replay", replay["replay"], "--check").code == 0
