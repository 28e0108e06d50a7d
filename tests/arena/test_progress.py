"""How far a run is, for whoever looks into its file instead of at a terminal."""

from __future__ import annotations

import pytest

from cardwright.cli import arena
from cardwright.cli.arena import Display


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LINE_EVERY", 0.0)


def test_a_line_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with Display("games", 1_000_000) as display:
        display.started -= 100.0
        display.show(5_000, 20_000, 1, 2)
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("25,000 of 1,000,000 games, 200.0/s, 81 min left, 5,000 were there, 1 faults, 2 batches again")


def test_before_the_first_batch_nothing_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    with Display("games", 10) as display:
        display.show(4, 0)
    assert capsys.readouterr().err == "4 of 10 games, 4 were there\n"


def test_not_more_than_once_a_minute(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LINE_EVERY", 60.0)
    with Display("games", 10) as display:
        display.show(0, 1)
        assert capsys.readouterr().err == ""
        display.told -= 60.0
        display.show(0, 2)
        display.show(0, 3)
    assert capsys.readouterr().err.count("\n") == 1


def test_standard_output_is_left_to_json(capsys: pytest.CaptureFixture[str]) -> None:
    with Display("games", 10) as display:
        display.show(0, 5)
    said = capsys.readouterr()
    assert said.err.startswith("5 of 10 games") and said.out == ""


def test_how_many_there_will_be_may_be_known_better_later(capsys: pytest.CaptureFixture[str]) -> None:
    """Rounds of tuning take more or fewer games than was asked for: nothing is late by less than no time."""
    with Display("games", 100) as display:
        display.started -= 12.0
        display.show(0, 120)
        display.expect(720)
        display.show(0, 120)
    late, known = capsys.readouterr().err.splitlines()
    assert late.endswith("120 of 100 games, 10.0/s, 0 min left") and known.endswith("120 of 720 games, 10.0/s, 1 min left")
