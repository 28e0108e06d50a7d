"""A bot of somebody's own is named by its file, wherever a bot is named; what is wrong with it is said in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import cardwright as cw
from tests.cli.here import here

FILE = """
import cardwright as cw

class Last(cw.bots.Bot):
    name = "last"

    def __init__(self, seed=0, which="-1"):
        super().__init__(seed)
        self.which = int(which)

    def choose(self, game):
        return game.decision.options[self.which]

def nothing(seed):
    return seed
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    out = tmp_path / "mine.py"
    out.write_text(FILE)
    return out


def test_it_plays(file: Path) -> None:
    last = cw.bots.make(f"{file}:Last", "kites", 1)
    first = cw.bots.make(f"{file}:Last:0", "kites", 1)
    game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
    while len(game.decision.options) < 2:
        game.apply(0)
    assert (first.answer(game), last.answer(game)) == (0, len(game.decision.options) - 1)


def test_commands_take_it(file: Path) -> None:
    run = here("simulate", "sve", "swordcraft", "runecraft", "--games", 2, "--bot", f"{file}:Last:0", "--json")
    assert run.code == 0, run.err
    assert '"games": 2' in run.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py:Last", "nowhere.py: there is no such file. Name a class of a file as FILE.py:CLASS"),
        ("{file}:Missing", 'it has no class "Missing"'),
        ("{file}:nothing", "nothing makes int, which is no bot. Derive it from cardwright.bots.Bot"),
        ("{file}:Last:many", "it makes no bot (ValueError"),
        ("{folder}/broken.py:Last", "it can't be run (SyntaxError"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(file: Path, name: str, said: str) -> None:
    (file.parent / "broken.py").write_text("class Last(")
    meant = name.format(file=file, folder=file.parent)
    for words in (("simulate", "sve", "swordcraft", "runecraft", "--bot", meant), ("play", "sve", "--watch", "--bot", meant)):
        run = here(*words)
        assert run.code == 2
        assert said in run.err.replace("\n", "") and len(run.err.strip().splitlines()) == 1
