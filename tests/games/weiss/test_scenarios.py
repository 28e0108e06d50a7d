"""Examples of the rulebook and of play as scenarios, in our own words."""

from pathlib import Path

import pytest

from cardwright.judge import recording
from cardwright.judge.scenarios import load_scenario, run_scenario, scenario_files
from tests.games.mirrored import mirrored

FILES = scenario_files([Path(__file__).parent / "scenarios"])


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario(file):
    result = run_scenario(load_scenario(file), recording.current())
    assert result.passed, result.in_words()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario_from_the_other_side_of_the_table(file: Path) -> None:
    result = run_scenario(mirrored(file), recording.current())
    assert result.passed, result.in_words()
