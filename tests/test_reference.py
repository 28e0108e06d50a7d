"""Finding the publishers' texts, doing without them, and saying so when they cannot be read."""

from pathlib import Path

import pytest

from cardwright import reference
from cardwright.reference import UnreadableReferenceError, real_cards, reference_folder, rulebook_clauses


@pytest.fixture
def named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A reference folder that the environment names."""
    monkeypatch.setenv(reference.VARIABLE, str(tmp_path))
    (tmp_path / "rules").mkdir()
    (tmp_path / "cards").mkdir()
    return tmp_path


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder that holds the package, with nothing in the environment."""
    monkeypatch.delenv(reference.VARIABLE, raising=False)
    package = tmp_path / "project" / "src" / "cardwright"
    package.mkdir(parents=True)
    monkeypatch.setattr(reference, "__file__", str(package / "reference.py"))
    return tmp_path / "project"


def test_the_environment_names_the_folder(named: Path) -> None:
    assert reference_folder() == named


def test_an_empty_name_means_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(reference.VARIABLE, "")
    assert reference_folder() is None
    assert rulebook_clauses("sve") is None
    assert real_cards("sve") is None


def test_a_wrong_name_is_an_error_that_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(reference.VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(UnreadableReferenceError, match=r"CARDWRIGHT_REFERENCE names .*nowhere.*correct it"):
        reference_folder()


def test_otherwise_it_lies_beside_the_project(project: Path) -> None:
    assert reference_folder() is None
    beside = project.parent / "shared"
    beside.mkdir()
    assert reference_folder() == beside


def test_a_copy_installed_inside_the_project_finds_it_too(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = project.parent / "shared"
    beside.mkdir()
    monkeypatch.setattr(reference, "__file__", str(project / ".venv" / "lib" / "cardwright" / "reference.py"))
    assert reference_folder() == beside


def test_outside_a_project_there_is_none(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project.parent / "shared").mkdir()
    monkeypatch.setattr(reference, "__file__", str(project.parent / "lib" / "cardwright" / "reference.py"))
    assert reference_folder() is None


def test_rows_are_read_in_order(named: Path) -> None:
    (named / "rules" / "toy.clauses.jsonl").write_text('{"id": "2"}\n\n{"id": "1"}\n', encoding="utf-8")
    (named / "cards" / "toy.jsonl").write_text('{"name": "Élan"}\n', encoding="utf-8")
    assert rulebook_clauses("toy") == [{"id": "2"}, {"id": "1"}]
    assert real_cards("toy") == [{"name": "Élan"}]


def test_a_game_without_a_file_has_no_rows(named: Path) -> None:
    assert rulebook_clauses("toy") is None
    assert real_cards("toy") is None


@pytest.mark.parametrize("broken", [b"{", b"[1]", b"nonsense", b'{"name": "\xff"}'])
def test_a_broken_line_is_named(named: Path, broken: bytes) -> None:
    (named / "cards" / "toy.jsonl").write_bytes(b'{"name": "fine"}\n' + broken + b"\n")
    with pytest.raises(UnreadableReferenceError, match=r"toy\.jsonl, line 2: not a JSON object"):
        real_cards("toy")
