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
