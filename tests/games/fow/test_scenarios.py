"""The hard clauses as scenarios that a player could read."""

from pathlib import Path

import pytest

from cardwright.judge import recording
from cardwright.judge.scenarios import load_scenario, run_scenario, scenario_files

FILES = scenario_files([Path(__file__).parent / "scenarios"])


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario(file):
    result = run_scenario(load_scenario(file), recording.current())
    assert result.passed, result.in_words()
