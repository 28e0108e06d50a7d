"""What printed cards do at a table: skipped where the cards are not at hand."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.judge.scenarios import load_scenario, run_scenario, scenario_files
from cardwright.reference import reference_folder

PRINTED = Path(__file__).parents[2] / "printed"
FILES = scenario_files([PRINTED])


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_printed_card(file: Path) -> None:
    scenario = load_scenario(file)
    assert scenario.game == file.parent.name
    card = file.name.split("_")[0]
    named = [(line.name or "").replace("/", "-") for line in scenario.cards]
    assert card in named, f"{card} does not lie on the table"
    result = run_scenario(scenario)
    if result.skipped and reference_folder() is None:
        pytest.skip(result.skipped)
    assert not result.skipped, result.skipped
    assert result.passed, result.in_words()
