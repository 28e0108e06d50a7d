"""Games are found by their folders, and those of others by the entry points that they are installed with."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardwright.cards import shape_of
from cardwright.games import finding
from cardwright.games.finding import UnknownGame
from cardwright.games.registry import all_games, game_codes, game_named

OURS = ["bss", "fftcg", "fow", "sve", "weiss"]
GAME = 'from cardwright.games.entry import GameEntry\n\nGAME = GameEntry("pebbles", "Pebbles", __package__)\n'

Install = Callable[[str], None]


def forget() -> None:
    for found in (finding.packages, finding.part_of, game_named):
        found.cache_clear()
    for name in [name for name in sys.modules if name.startswith("somebodys_pebbles")]:
        del sys.modules[name]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Somebody else's package with this module `game`, installed as the game "pebbles"."""

    def write(module: str) -> None:
        package = tmp_path / "somebodys_pebbles"
        package.mkdir()
        (package / "__init__.py").write_text("")
        (package / "game.py").write_text(module)
        described = tmp_path / "somebodys_pebbles-1.0.dist-info"
        described.mkdir()
        (described / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-pebbles\nVersion: 1.0\n")
        (described / "entry_points.txt").write_text("[cardwright.games]\npebbles = somebodys_pebbles\n")
        monkeypatch.syspath_prepend(tmp_path)
        forget()

    yield write
    monkeypatch.undo()
    forget()


def test_the_games_of_the_project_are_its_folders() -> None:
    assert [code for code in game_codes() if finding.package_of(code).startswith("cardwright.")] == OURS


def test_a_game_of_somebody_else_is_listed_with_ours(install: Install) -> None:
    install(GAME)
    assert all_games()[-1] == {"code": "pebbles", "name": "Pebbles", "finished": False, "playable": True}
    assert game_named("pebbles").name == "Pebbles"


def test_a_part_that_a_game_does_not_have_is_left_to_the_shared_half(install: Install) -> None:
    install(GAME)
    assert finding.part_of("pebbles", "outside.judge") is None
    assert shape_of("pebbles").game == "pebbles"


@pytest.mark.parametrize(
    ("module", "why"),
    [
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = 1 / 0\n", "ZeroDivisionError"),
        ("", "has no attribute 'GAME'"),
        (GAME.replace('"pebbles"', '"stones"'), "somebodys_pebbles.game has no GAME with this code"),
    ],
)
def test_a_broken_game_is_one_line_and_the_others_are_played(install: Install, module: str, why: str) -> None:
    install(module)
    row = all_games()[-1]
    assert (row["code"], row["playable"]) == ("pebbles", False)
    assert why in str(row["fault"]) and "\n" not in str(row["fault"])
    assert "pebbles" not in game_codes()
    with pytest.raises(UnknownGame, match='the game "pebbles" can\'t be loaded'):
        game_named("pebbles")


def test_a_game_that_nobody_knows() -> None:
    with pytest.raises(UnknownGame, match='there is no game "chess"'):
        game_named("chess")
