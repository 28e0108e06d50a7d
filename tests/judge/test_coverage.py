"""Rule coverage: a clause counts when a passing test names it and its code ran; the files; the command."""

import pytest

from cardwright.errors import InputError
from cardwright.judge import coverage
from cardwright.judge.citing import citing_files, uncited_clauses
from cardwright.judge.clauses import testable_clauses as all_testable
from cardwright.judge.coverage import Coverage, faults, in_words, main, session_file
from cardwright.judge.fixture import GameFixture
from cardwright.judge.recording import NotShown, Recorder


# -- claims
def test_a_claim_holds_if_its_code_ran():
    recorder, trace = Recorder("a test"), set()
    recorder.watch("sve", trace)
    with pytest.raises(NotShown, match=r"8\.4\.3 .*no code that cites it ran"):
        recorder.claim("sve", ["8.4.3"])
    assert recorder.claims == {}
    trace.add("8.4.3")
    recorder.claim("sve", ["8.4.3"])
    assert recorder.claims == {"sve": {"8.4.3"}}


def test_all_tables_of_a_test_count():
    recorder = Recorder("a test")
    recorder.watch("sve", {"8.4.3"})
    recorder.watch("sve", {"8.4.4"})
    recorder.claim("sve", ["8.4.3", "8.4.4"])


@pytest.mark.parametrize(
    ("clause", "why"), [("8.4.333", "there is no clause"), ("8.4", "can't be shown"), ("12.8.1", "can't be shown")]
)
def test_clauses_that_no_test_can_show(clause, why):
    recorder = Recorder("a test")
    recorder.watch("sve", {clause})
    with pytest.raises(NotShown, match=why):
        recorder.claim("sve", [clause])


@pytest.fixture
def apart():
    """A fixture whose claims stay out of the project's own record: these tests are about claiming, not about rules."""
    return GameFixture("sve", Recorder("a test"))


def test_the_builder_claims_for_its_test(apart):
    game = apart.game()
    game.end_turn()
    game.shows("7.4.9")
    assert "7.4.9" in apart.claims()
    with pytest.raises(NotShown, match=r"8\.4\.9 "):
        game.shows("8.4.9")


def test_code_with_a_callback_counts_too(apart):
    apart.cite("6.1.1.1")
    apart.shows("6.1.1.1")
    assert list(apart.claims()) == ["6.1.1.1"]


# -- figures and files
def whole(game="sve"):
    return Coverage(game, {clause.id: ["tests/a.py::test"] for clause in all_testable(game)})


def test_the_report_counts_testable_clauses():
    empty = Coverage("sve").report()
    assert (empty["testable"], empty["shown"], len(empty["missing"])) == (487, 0, 487)
    some = Coverage("sve")
    some.add("tests/a.py::test", ["8.4.3", "8.4.4"])
    assert some.report()["shown"] == 2 and "8.4.3" not in some.report()["missing"]
    assert whole().report() == {"game": "sve", "testable": 487, "shown": 487, "missing": []}


def test_a_test_that_fails_in_the_end_shows_nothing():
    some = Coverage("sve")
    some.add("one", ["8.4.3", "8.4.4"])
    some.add("two", ["8.4.3"])
    some.drop("one")
    assert some.shown == {"8.4.3": ["two"]}


def test_what_is_written_is_read_again_in_the_rulebook_s_order(tmp_path):
    some = Coverage("sve")
    some.add("b", ["10.5.2", "8.4.3"])
    some.add("a", ["8.4.3"])
    some.write(tmp_path / "deep" / "sve.json")
    text = (tmp_path / "deep" / "sve.json").read_text()
    assert text.splitlines()[1:3] == ['"8.4.3": ["a","b"],', '"10.5.2": ["b"]']
    assert Coverage.read(tmp_path / "deep" / "sve.json", "sve").shown == {"8.4.3": ["a", "b"], "10.5.2": ["b"]}
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["sve.json"]


def test_a_file_that_is_missing_broken_or_of_another_game(tmp_path):
    file = tmp_path / "sve.json"
    with pytest.raises(InputError, match="make coverage"):
        Coverage.read(file, "sve")
    file.write_text("{")
    with pytest.raises(InputError, match="broken"):
        Coverage.read(file, "sve")
    Coverage("sve").write(file)
    with pytest.raises(InputError, match='not of "fow"'):
        Coverage.read(file, "fow")


def test_the_table_for_people_names_chapters_and_what_is_missing():
    some = whole()
    some.drop("tests/a.py::test")
    some.add("t", [clause.id for clause in all_testable("sve") if clause.id != "8.4.3"])
    text = in_words(some, ["8.4.3"])
    assert "486 of 487" in text
    (line,) = [line for line in text.splitlines() if line.strip().startswith("8.4.3 ")]
    assert "picks the target" in line and "(no code cites it)" in line


# -- checking
def test_a_finished_game_shows_everything_and_loses_nothing():
    assert faults(whole(), whole()) == []
    short = whole()
    del short.shown["8.4.3"]
    assert faults(short, short)[0].startswith("8.4.3 is not shown")


def test_what_is_recorded_must_still_be_shown():
    """A test that went away, or that no longer shows what it did: the copy would promise too much."""
    more = whole()
    more.add("tests/b.py::gone", ["8.4.3", "8.4.4"])
    (lost,) = faults(whole(), more)
    assert "(8.4.3 by tests/b.py::gone and 1 more): run `make coverage`" in lost


def test_a_new_test_that_is_not_recorded_yet_is_told_but_is_no_fault(tmp_path, monkeypatch, capsys):
    kept = tmp_path / "shown.json"
    monkeypatch.setattr(coverage, "recorded_file", lambda game: kept)
    whole().write(kept)
    more = whole()
    more.add("tests/b.py::new", ["8.4.3"])
    more.write(session_file(tmp_path, "sve"))
    assert main(["--check", "sve", "--folder", str(tmp_path)]) == 0
    assert "not recorded yet: 8.4.3 by tests/b.py::new;" in capsys.readouterr().out


def test_the_command_records_and_checks(tmp_path, monkeypatch, capsys):
    kept = tmp_path / "shown.json"
    monkeypatch.setattr(coverage, "recorded_file", lambda game: kept)
    assert main(["--check", "sve", "--folder", str(tmp_path)]) == 2
    assert "make coverage" in capsys.readouterr().err
    whole().write(session_file(tmp_path, "sve"))
    assert main(["--record", "sve", "--folder", str(tmp_path)]) == 0
    assert main(["--check", "sve", "--folder", str(tmp_path)]) == 0
    Coverage("sve", {"8.4.3": ["t"]}).write(session_file(tmp_path, "sve"))
    assert main(["--check", "sve", "--folder", str(tmp_path)]) == 1
    assert "8.4.4 is not shown" in capsys.readouterr().out


# -- what the code cites
def test_the_code_is_searched_for_citations():
    cited = citing_files("sve").keys()
    assert "8.4.9" in cited and "8.4.5.1" in cited, "a step's clause, and one that is cited on the way"
    assert not cited & set(uncited_clauses("sve"))
