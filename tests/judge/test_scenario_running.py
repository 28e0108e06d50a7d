"""Scenarios are played, and every expectation says what was expected and what was seen."""

import json

import pytest

from cardwright.errors import InputError
from cardwright.judge.recording import Recorder
from cardwright.judge.scenarios import parse_scenario, report, run, run_scenario

HEAD = """\
title: A test
game: sve
shows: 8.4.3

table:
  your play points: 3
  opponent's hand: 2 cards
  your field:
    Knight (follower 2/3, cost 4)
  your hand:
    Squire (follower 1/1, cost 2)
    Giant (follower 9/9, cost 9)
  opponent's field:
    Wall (follower 1/4, engaged)
      Ward.
    Pot (amulet, 2 honey counters)

play:
"""


def played(*lines: str):
    text = HEAD + "".join(f"  {line}\n" for line in lines)
    return run_scenario(parse_scenario("it.scenario", text), Recorder("a test"))


def test_a_scenario_that_holds():
    result = played(
        "expect you may not attack opponent's leader with Knight because 12.8.2",
        "you attack Wall with Knight", "opponent passes", "expect Wall has 2 defense", "expect Knight is engaged",
    )
    assert result.passed
    assert [(e.line, e.expected, e.ok) for e in result.expectations] == [
        (19, "you may not attack opponent's leader with Knight because 12.8.2", True), (22, "Wall has 2 defense", True),
        (23, "Knight is engaged", True),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "Knight is on your field", "Knight is not in your hand", "Squire is in your hand", "Knight has 2/3", "Knight has 3 defense",
        "Squire costs 2", "Wall is engaged", "Knight is not engaged", "Knight is reserved", "Wall has Ward", "Knight has no Ward",
        "Knight does not have Ward", "Pot has 2 honey counters", "Pot has no stack counters", "Pot is an amulet",
        "Knight is not an amulet", "Wall is controlled by opponent", "you have 3 play points", "opponent has 2 cards in hand",
        "you have 2 cards in your hand", "opponent has 2 cards on their field", "you have 1 Knight on your field",
        "you have no Knight in your hand", "you have 0 evolution points", "your leader has 20 defense", "you decide",
        "it is your turn", "the game goes on", "you may play Squire", "you may not play Giant because 10.6.2.5.4",
        "you may not play Giant", "you may attack with Knight", "you may attack Wall with Knight", "opponent may not play Squire",
    ],
)
def test_what_can_be_expected(line):
    result = played("expect " + line, "you attack Wall with Knight")
    assert result.passed, result.in_words()


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("Knight is in your cemetery", "Knight is in your field"),
        ("Knight has 3/3", "2/3"),
        ("Wall is not engaged", "Wall is engaged"),
        ("Wall has no Ward", "Wall has ward"),
        ("you have 4 play points", "3 play points"),
        ("opponent has 1 card in hand", "2 cards"),
        ("opponent decides", "you decide (main phase)"),
        ("it is opponent's turn", "it is your turn"),
        ("you win", "the game goes on"),
        ("you may play Giant", "10.6.2.5.4"),
        ("you may not play Squire", "it is allowed"),
        ("you may not play Giant because 8.2.1", "10.6.2.5.4"),
        ("Fairy is in your EX area", "no Fairy is in the game"),
        ("Pot has 3 honey counters", "2 honey counters"),
    ],
)
def test_what_is_not_so_is_said(line, seen):
    (expectation, *rest) = played("expect " + line, "you attack Wall with Knight").expectations
    assert not expectation.ok and rest == []
    assert expectation.expected == line and expectation.seen.startswith(seen)


def test_an_illegal_line_ends_the_scenario():
    result = played("you play Giant", "expect Giant is on your field")
    (only,) = result.expectations
    assert not result.passed and not only.ok and only.line == 19
    assert "10.6.2.5.4" in only.seen and "play Squire" in only.seen


def test_acting_out_of_turn_is_a_failure():
    (only,) = played("opponent passes").expectations
    assert "nothing is asked of opponent" in only.seen


def test_a_clause_that_was_not_carried_out_is_a_failure():
    (only,) = played("you play Squire").expectations
    assert (only.line, only.expected, only.ok) == (3, "8.4.3 is carried out", False)


def test_clauses_are_claimed_for_the_recorder():
    recorder = Recorder("a test")
    run_scenario(parse_scenario("it.scenario", HEAD + "  you attack with Knight\n"), recorder)
    assert recorder.claims == {"sve": {"8.4.3"}}


def test_a_name_that_nobody_has_is_a_fault_of_the_file():
    with pytest.raises(InputError) as fault:
        played("you play Squiire")
    assert (fault.value.line, fault.value.fix) == (19, "Did you mean Squire?")


def test_files_and_folders_are_run_and_reported_as_data(tmp_path):
    (tmp_path / "good.scenario").write_text(HEAD + "  you attack Wall with Knight\n  expect the game goes on\n")
    (tmp_path / "bad.scenario").write_text(HEAD + "  you attack with Knight\n  expect you win\n")
    data = json.loads(json.dumps(report(run([tmp_path]))))
    assert (data["passed"], data["failed"]) == (1, 1)
    bad, good = data["scenarios"]
    assert good["passed"] and good["title"] == "A test" and good["clauses"] == ["8.4.3"]
    assert bad["expectations"] == [{"line": 20, "expected": "you win", "seen": "the game goes on", "ok": False}]


def test_one_broken_file_is_named_and_the_others_are_run(tmp_path):
    (tmp_path / "worse.scenario").write_text(HEAD + "  you hop\n")
    for name in ("good", "yet_another"):
        (tmp_path / f"{name}.scenario").write_text(HEAD + "  you attack Wall with Knight\n")
    with pytest.raises(InputError, match="you hop"):
        run([tmp_path])
    bad = []
    assert [result.passed for result in run([tmp_path], bad=bad)] == [True, True]
    (only,) = bad
    assert (only.file, only.what) == (str(tmp_path / "worse.scenario"), '"you hop" is no phrase that is known here')


def test_a_folder_without_scenarios(tmp_path):
    with pytest.raises(InputError, match="no scenario"):
        run([tmp_path])
