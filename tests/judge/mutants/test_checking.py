"""The check that `make test` runs: the record is compared with the files, and nothing is broken."""

from pathlib import Path

import msgspec
import pytest

from cardwright.judge.mutants import checking
from cardwright.judge.mutants.checking import Renewal, check
from cardwright.judge.mutants.proof import read_proofs

ROOT = Path(__file__).parents[3]


@pytest.fixture
def kites(monkeypatch):
    """The small game's proofs, of which a test may spoil some."""
    proofs = read_proofs("kites")
    monkeypatch.setattr(checking, "read_proofs", lambda game: proofs)
    return proofs.proven


def test_proofs_hold_as_they_stand(kites, capsys):
    assert check(["kites"], ROOT) == 0
    assert f"kites: {len(kites)} clauses are proven, 0 must be proven again" in capsys.readouterr().out
    assert Renewal(["kites"], ROOT, Path("unused"), 1).tests() == []


def test_a_function_that_has_changed_since_asks_for_a_new_proof(kites, capsys):
    kites["8.1"] = msgspec.structs.replace(kites["8.1"], code="as it was")
    assert check(["kites"], ROOT) == 1
    told = capsys.readouterr().out
    assert f"kites 8.1 was proven, but {kites['8.1'].place} has changed" in told and "make prove" in told
    assert Renewal(["kites"], ROOT, Path("unused"), 1).tests() == [kites["8.1"].test], "only that test is collected"


def test_a_test_that_is_gone_is_missed(kites, capsys):
    kites["8.1"] = msgspec.structs.replace(kites["8.1"], test="tests/games/kites/test_rules.py::test_that_was_here")
    assert check(["kites"], ROOT) == 1
    assert "test_that_was_here is gone" in capsys.readouterr().out
