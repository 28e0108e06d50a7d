"""The publishers' answers, played with the printed cards: skipped where these are not at hand."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.judge.scenarios import load_scenario, run_scenario, scenario_files
from tests.games.mirrored import mirrored

RULINGS = Path(__file__).parents[2] / "rulings"
FILES = scenario_files([RULINGS])


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_ruling(file: Path) -> None:
    scenario = load_scenario(file)
    assert scenario.ruling is not None and scenario.game == file.parent.name
    assert file.name.startswith(scenario.ruling.number + "_")
    result = run_scenario(scenario)
    if result.skipped:
        pytest.skip(result.skipped)
    assert result.passed, result.in_words()


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_ruling_from_the_other_side_of_the_table(file: Path) -> None:
    result = run_scenario(mirrored(file))
    if result.skipped:
        pytest.skip(result.skipped)
    assert result.passed, result.in_words()


def test_every_question_of_battle_spirits_saga_is_played_or_its_reason_given() -> None:
    """The 106 that we have: see `rulings/README.md`."""
    folder = RULINGS / "bss"
    numbers = {file.name.split("_")[0] for file in scenario_files([folder])}
    listed = (folder / "NOT_PLAYED.md").read_text().split("\n\nC075")[0]
    told = {word.strip() for line in listed.splitlines() if line.startswith("| C") for word in line.split("|")[1].split(",")}
    assert not numbers & told
    assert len(numbers | told) == 106
