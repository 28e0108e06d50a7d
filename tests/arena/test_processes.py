"""Many games: what is wrong is said before the first one, and several processes say in one line what they need."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cardwright as cw

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(cw.__file__).parents[1])}
PROGRAM = """
import cardwright as cw

class First(cw.bots.Bot):
    looks = False
    def choose(self, game):
        return 0

{guard}print(cw.simulate("sve", "swordcraft", "runecraft", 4, bots=(First, "random"), jobs=2).wins[0].whole)
"""


def last_line(text: str) -> str:
    return text.strip().splitlines()[-1]


def run(arguments: list[str], given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], input=given, capture_output=True, text=True, timeout=240, env=ENVIRONMENT)


class First(cw.bots.Bot):
    looks = False

    def choose(self, game: Any) -> int:
        return 0


class Level(cw.bots.Bot):
    """Has a setting."""

    looks = False

    def __init__(self, seed: int, level: int) -> None:
        super().__init__(seed)
        self.level = level

    def choose(self, game: Any) -> int:
        return min(self.level, len(game.decision.options) - 1)


class Forgetful(cw.bots.Bot):
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, game: cw.Game) -> int:
        return 0


class Silent(cw.bots.Bot):
    pass


class Broken(cw.bots.Bot):
    looks = False

    def choose(self, game: Any) -> int:
        raise ValueError("no idea")


def simulate(games: Any = 2, **given: Any) -> cw.Summary:
    return cw.simulate("sve", "swordcraft", "runecraft", games, **given)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"bots": ("x", "random")}, "x: there is no such bot. Use easy"),
    ({"bots": (Silent, "random")}, "Silent: this bot does not say what it chooses. Give its class a method choose(self, game)."),
    ({"bots": (Forgetful, "random")}, "this bot has no chance of its own (rng). Let its __init__ call super().__init__(seed)."),
    ({"bots": (Level, "random")}, "give one with settings as functools.partial(YourBot, …)"),
    ({"bots": ("random",)}, 'bots is (\'random\',). Give two: bots=("greedy", "random").'),
    ({"bots": "random"}, "bots is 'random'"),
    ({"bots": (3, "random")}, "3 is no bot"),
    ({"bots": (str, "random")}, "which is no bot. Derive its class from bots.Bot."),
    ({"games": 0}, "simulate: games is 0. Use a whole number, 1 or more."),
    ({"games": "many"}, "games is 'many'"),
    ({"seed": "x"}, "seed is 'x'"),
    ({"jobs": 0}, "jobs is 0. Use a whole number, 1 or more."),
]


@pytest.mark.parametrize(("given", "says"), WRONG, ids=[str(given) for given, _ in WRONG])
def test_what_is_wrong_is_said_before_the_first_game(given: dict[str, Any], says: str) -> None:
    with pytest.raises(cw.InputError) as wrong:
        simulate(**given)
    assert says in str(wrong.value) and "\n" not in str(wrong.value)


def test_a_bot_that_fails_is_named_in_the_summary() -> None:
    result = simulate(bots=(Broken, "random"))
    assert len(result.faults) == 2 and result.faults[0].cause == "ValueError: no idea"
    assert str(result).endswith("2 not played to the end, the first of them (game 0) because of ValueError: no idea")
    assert "no idea" in str(result.rows()[0]["fault"])


def test_a_bot_with_a_setting() -> None:
    result = simulate(bots=(functools.partial(Level, level=0), First))
    assert not result.faults and result.digest == simulate(bots=(First, First)).digest


class TestSeveralProcesses:
    def test_a_program_with_a_guard(self, tmp_path: Path) -> None:
        file = tmp_path / "program.py"
        file.write_text(PROGRAM.format(guard='if __name__ == "__main__": '))
        done = run([str(file)])
        assert done.stdout.strip() == "4", done.stderr

    def test_a_program_without_one(self, tmp_path: Path) -> None:
        file = tmp_path / "program.py"
        file.write_text(PROGRAM.format(guard=""))
        done = run([str(file)])
        assert done.returncode == 1
        assert 'Put what starts the games under `if __name__ == "__main__":`, or use jobs=1.' in last_line(done.stderr)
        assert done.stderr.count("Traceback") == 1, "the processes themselves say nothing"

    def test_a_program_from_standard_input(self) -> None:
        done = run(["-"], PROGRAM.format(guard=""))
        assert "from standard input can't use several processes. Write it into a file, or use jobs=1." in last_line(done.stderr)
        assert done.stderr.count("Traceback") == 1

    def test_a_class_that_was_typed_in(self) -> None:
        done = run(["-c", PROGRAM.format(guard="")])
        assert "the bot First can't be found by other processes. Define it at the top of a file" in last_line(done.stderr)

    def test_a_class_inside_of_a_function_and_a_lambda(self) -> None:
        class Local(First):
            pass

        for bot in (Local, lambda seed: First(seed), functools.partial(Local)):
            with pytest.raises(cw.InputError, match=r"can't be found by other processes\. Define it at the top of a file"):
                simulate(bots=(bot, "random"), jobs=2)
