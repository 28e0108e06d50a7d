"""Shared code that the tests of another game notice."""

import msgspec

from cardwright.judge.mutants.elsewhere import noticed_elsewhere
from cardwright.judge.mutants.record import Ran
from cardwright.judge.mutants.results import Results
from cardwright.judge.mutants.tests_known import contents

NAME = "tests/test_rule.py::test_rule"


def test_a_test_of_another_game_counts_as_long_as_it_is_the_same(tmp_path):
    (tmp_path / "tests").mkdir()
    file = tmp_path / "tests" / "test_rule.py"
    file.write_text("def test_rule():\n    assert rule() == 1\n")
    content = contents([NAME], tmp_path)[NAME]
    (tmp_path / "fow-tests.json").write_bytes(msgspec.json.encode({NAME: Ran(content, 0.1, True, {}, {}, [], {})}))
    results = Results(tmp_path / "fow-results.jsonl")
    results.note("noticed", {content}, set())
    results.note("missed", set(), {content})
    results.note("noticed by one that has changed", {"another content"}, set())
    assert noticed_elsewhere(tmp_path, "sve", tmp_path) == {"noticed"}
    assert noticed_elsewhere(tmp_path, "fow", tmp_path) == set(), "the game's own tests are run, not looked up"


def test_what_another_games_trials_have_found_out_about_the_same_test_is_known(tmp_path):
    fow = Results(tmp_path / "fow-results.jsonl")
    fow.note("noticed", {"content of a test"}, {"content of another"})
    sve = Results(tmp_path / "sve-results.jsonl", sorted(tmp_path.glob("*-results.jsonl")))
    assert sve.noticed("noticed", {"shared": "content of a test", "own": "another content"}) == {"shared"}
    assert sve.missed("noticed", {"shared": "content of another"}) == {"shared"}
    sve.note("noticed", {"a test of its own"}, set())
    sve.tidy()
    kept = Results(tmp_path / "sve-results.jsonl").known["noticed"]
    assert kept.noticed == ["a test of its own"], "each file keeps what its own game's trials have found out"
