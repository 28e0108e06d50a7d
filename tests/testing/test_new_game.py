"""`cardwright new-game`: a package that installs, is found, passes its own tests and conforms."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardwright
from cardwright.errors import InputError
from cardwright.template import new_game

SOURCE = Path(cardwright.__file__).resolve().parents[1]


def run(folder: Path, *words: str, path: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(SOURCE), path])), "NO_COLOR": "1", "COLUMNS": "120"}
    env.pop("CARDWRIGHT_OTHER_PYTHON", None)  # there, the new game is not installed
    return subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, timeout=300)


def done(ran: subprocess.CompletedProcess[str]) -> str:
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_new_game_installs_is_listed_passes_its_tests_and_goes_on_from_there(tmp_path: Path) -> None:
    pytest.importorskip("setuptools", "77")
    told = done(run(tmp_path, "-m", "cardwright", "new-game", "tea_house"))
    project, installed = tmp_path / "tea_house", str(tmp_path / "installed")
    assert "pip install -e 'tea_house[dev]'" in told
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    done(run(tmp_path, *pip, "--target", installed, str(project)))
    games = done(run(tmp_path, "-m", "cardwright", "games", path=installed))
    assert "tea_house" in games and "Tea House" in games and "ready to play" in games
    tests = done(run(project, "-m", "pytest", "-p", "no:cacheprovider", path=installed))
    assert "[100%]" in tests
    assert "it conforms" in done(run(tmp_path, "-m", "cardwright", "conforms", "tea_house", "--games", "1", path=installed))
    # the steps can be written there, too
    done(run(project, "-m", "cardwright", "steps", ".", "--check"))
    attacking = project / "src" / "tea_house" / "attacking.py"
    attacking.write_text(attacking.read_text().replace('"""8.3"""', '"""8.3, 1.2"""'))
    assert run(project, "-m", "cardwright", "steps", ".", "--check").returncode == 1
    assert "attacking.py" in done(run(project, "-m", "cardwright", "steps", "."))
    assert '"8.3, 1.2")' in attacking.read_text()


def test_nothing_of_the_small_game_is_left_but_what_it_is_about(tmp_path: Path) -> None:
    project = new_game("pebbles", tmp_path / "there")
    for file in project.rglob("*"):
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            left = [word for word in ("Kite Festival", "KiteFestival", '"kites"', "games.kites", "small-game") if word in text]
            assert not left, file
    assert "example" not in (project / "src/pebbles/game.py").read_text()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("Pebbles", "it is no name for a game"), ("tea house", "it is no name for a game"), ("1st", "it is no name for a game"),
        ("class", "it is no name for a game"), ("sve", "there is a game with this code already"),
        ("kites", "there is a game with this code already"), ("json", "there is a Python package of this name already"),
    ],
)  # fmt: skip
def test_a_name_that_can_not_be_taken(tmp_path: Path, code: str, why: str) -> None:
    with pytest.raises(InputError, match=why):
        new_game(code, tmp_path / "there")
    assert not (tmp_path / "there").exists()


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    ran = run(tmp_path, "-m", "cardwright", "new-game", "pebbles", "--folder", str(tmp_path))
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1 and "there is something there already" in ran.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
    assert run(tmp_path, "-m", "cardwright", "steps", str(tmp_path)).returncode == 2


def test_the_small_game_is_found_by_its_code_but_not_listed() -> None:
    assert "kites" not in cardwright.games()
    game = cardwright.new_game("kites", "birds-of-passage", "dragons-and-weather", seed=1)
    assert game.decision is not None and game.decision.clause == "4.5"
