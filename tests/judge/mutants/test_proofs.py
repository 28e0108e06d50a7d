"""What is proven, what is marked as making no difference, and when either does not fit any more."""

import json
from types import SimpleNamespace

import pytest

from cardwright.errors import InputError
from cardwright.judge.mutants.no_difference import Mark, marked, read_marks, stale
from cardwright.judge.mutants.proof import Proof, Proofs, outdated, read_proofs
from cardwright.judge.mutants.proving import cited_lines
from cardwright.judge.mutants.tests_known import content_of
from tests.judge.mutants.test_breaking import function

PROOF = Proof("sve/attacking.py Attack.engage", "a -> b", "tests/test_it.py::test_engages", "code", "content")


def test_a_proof_holds_while_code_and_test_are_the_same():
    proofs = Proofs("sve", proven={"8.4.4": PROOF})
    code, tests, shown = {PROOF.place: "code"}, {PROOF.test: "content"}, {"8.4.4": [PROOF.test]}
    assert outdated(proofs, code, tests, shown) == {}
    assert "has changed" in outdated(proofs, {PROOF.place: "other"}, tests, shown)["8.4.4"]
    assert "has changed" in outdated(proofs, code, {PROOF.test: "other"}, shown)["8.4.4"]
    assert "is gone" in outdated(proofs, {}, tests, shown)["8.4.4"]
    assert "is gone" in outdated(proofs, code, {}, shown)["8.4.4"]
    assert "does not show it" in outdated(proofs, code, tests, {})["8.4.4"]


def test_the_record_is_written_by_clause_in_the_rulebooks_order(tmp_path, monkeypatch):
    Proofs("sve", proven={"8.4.4": PROOF, "8.4.3": PROOF}).write(tmp_path / "proven.json")
    lines = (tmp_path / "proven.json").read_text().splitlines()
    assert [line[:7] for line in lines if line.startswith('"8')] == ['"8.4.3"', '"8.4.4"']
    monkeypatch.setattr("cardwright.judge.mutants.proof.proofs_file", lambda game: tmp_path / "proven.json")
    assert read_proofs("sve").proven == {"8.4.3": PROOF, "8.4.4": PROOF}
    (tmp_path / "proven.json").write_text("{")
    with pytest.raises(InputError, match="make mutants"):
        read_proofs("sve")


def change(place, text):
    return SimpleNamespace(function=SimpleNamespace(place=place), text=text, key=f"{place} {text}")


def test_a_mark_needs_a_reason_and_is_stale_when_its_change_is_gone_or_noticed(tmp_path):
    file = tmp_path / "marks.json"
    file.write_text(json.dumps([{"place": "a.py f", "change": "x", "why": " "}]))
    with pytest.raises(InputError, match="has no reason"):
        read_marks(file)
    marks = [Mark("a.py f", "x", "a short cut"), Mark("a.py f", "y", "a short cut"), Mark("b.py g", "z", "of another game")]
    there = [change("a.py f", "x"), change("a.py h", "x")]
    assert marked(there, marks) == {"a.py f x"}
    assert stale(there, marks) == ['a.py f: there is no change "y" any more: take it out of the list']
    assert "a test notices" in stale(there, marks, there[:1])[0]


def test_the_content_of_a_test_is_its_own_text_and_what_stands_around_it(tmp_path):
    file = tmp_path / "test_it.py"
    file.write_text("LIMIT = 7\ndef test_a():\n    assert LIMIT\n\ndef test_b():\n    assert True\n")
    a, b = (content_of(f"test_it.py::{name}", tmp_path) for name in ("test_a", "test_b"))
    assert a and b and a != b and content_of("test_it.py::test_c", tmp_path) == content_of("gone.py::test_a", tmp_path) == ""
    other = tmp_path / "other"
    other.mkdir()
    text = "LIMIT = 7\n# a remark\ndef test_a():\n    assert LIMIT\n\ndef test_b():\n    assert not False\n"
    (other / "test_it.py").write_text(text)
    assert content_of("test_it.py::test_a", other) == a and content_of("test_it.py::test_b", other) != b
    third = tmp_path / "third"
    third.mkdir()
    (third / "test_it.py").write_text("LIMIT = 8\ndef test_a():\n    assert LIMIT\n")
    assert content_of("test_it.py::test_a", third) != a


def test_a_clause_is_sought_where_it_stands():
    f = function('def f(t):\n    """8.4.4"""\n    t.move()\n    t.cite("8.4.5, 8.4.6")\n')
    assert cited_lines(f, "8.4.6") == [4] and cited_lines(f, "8.4.4") == []
