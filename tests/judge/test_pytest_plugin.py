"""The plugin: what tests claim is checked and written down, alone and with several processes."""

import json

import pytest

SESSION = '''
import pytest

def test_shows(sve):
    game = sve.game()
    game.end_turn()
    game.shows("7.4.9")

def test_names_what_did_not_run(sve):
    sve.game().start()
    sve.shows("8.4.9")

@pytest.mark.clause("7.4.8", game="sve")
def test_marked(sve):
    sve.game().end_turn()

@pytest.mark.clause("8.4.9", game="sve")
def test_marked_wrongly(sve):
    sve.game().start()

def test_fails_after_showing(sve):
    game = sve.game()
    game.end_turn()
    game.shows("7.4.7")
    assert False

@pytest.fixture
def broken_at_the_end():
    yield
    raise RuntimeError("late")

def test_breaks_afterwards(sve, broken_at_the_end):
    game = sve.game()
    game.end_turn()
    game.shows("7.4.2")

def test_in_which_code_cites_what_is_no_clause(sve):
    game = sve.game()
    game.start()
    game.table.cite("909.3b")

def test_does_not_inherit_from_the_test_before(sve):
    sve.shows("7.4.9")
'''


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_a_session(pytester, processes):
    pytester.makeconftest('pytest_plugins = ["cardwright.judge.pytest_plugin"]')
    pytester.makepyfile(test_it=SESSION)
    result = pytester.runpytest_subprocess(*processes)
    result.assert_outcomes(passed=3, failed=5, errors=1)
    result.stdout.fnmatch_lines(["*test_names_what_did_not_run does not show what it says*", "*8.4.9*no code that cites it ran*"])
    result.stdout.fnmatch_lines(["*the code cites what is no clause of its rulebook: *sve*909.3b*"])
    shown = json.loads((pytester.path / "build" / "coverage" / "sve.json").read_text())["shown"]
    assert shown == {"7.4.8": ["test_it.py::test_marked"], "7.4.9": ["test_it.py::test_shows"]}


def test_a_session_that_shows_nothing_says_so(pytester):
    pytester.makeconftest('pytest_plugins = ["cardwright.judge.pytest_plugin"]')
    pytester.makepyfile(test_it="def test_nothing(): pass")
    (pytester.path / "build" / "coverage").mkdir(parents=True)
    (pytester.path / "build" / "coverage" / "sve.json").write_text("what a run before has left")
    pytester.runpytest_subprocess()
    assert json.loads((pytester.path / "build" / "coverage" / "sve.json").read_text())["shown"] == {}


def test_another_folder(pytester):
    pytester.makeconftest('pytest_plugins = ["cardwright.judge.pytest_plugin"]')
    pytester.makepyfile(test_it=SESSION)
    pytester.runpytest_subprocess("--coverage-folder", "elsewhere", "-k", "test_shows")
    assert (pytester.path / "elsewhere" / "sve.json").is_file()
    assert not (pytester.path / "build").exists()
