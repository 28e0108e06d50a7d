"""Every example of the documentation runs and gives what it says it gives: it can't go stale."""

from __future__ import annotations

import inspect
import os
from pathlib import Path

import pytest

import cardwright as cw
from tests.face import documented
from tests.face.test_public import public_things

PAGES = ("README.md", "docs/api.md", "docs/view.md", "docs/tutorials/judge.md", "docs/tutorials/researcher.md")


@pytest.mark.parametrize(("name", "thing"), public_things(), ids=[name for name, _ in public_things()])
def test_the_examples_of_a_docstring_are_true(name: str, thing: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    doc = inspect.getdoc(thing.fget if isinstance(thing, property) else thing) or ""
    if ">>>" in doc:
        monkeypatch.chdir(tmp_path)
        faults = documented.faults_of_prompts(doc, name, documented.names())
        assert not faults, faults


def test_every_public_name_has_an_example() -> None:
    docs = {name: inspect.getdoc(getattr(cw, name)) or "" for name in cw.__all__ if name != "__version__"}
    assert [name for name, doc in docs.items() if ">>>" not in doc] == []


@pytest.mark.parametrize("page", PAGES)
def test_what_stands_after_prompts_on_a_page_is_true(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = documented.blocks(page, "pycon")
    assert shown or page == "README.md" or "tutorials" in page
    faults = documented.faults_of_prompts("\n".join(shown), page, {"cw": cw})
    assert not faults, faults


PROGRAMS = [(page, i, text) for page in PAGES for i, text in enumerate(documented.blocks(page, "python"))]


@pytest.mark.parametrize(("page", "place", "text"), PROGRAMS, ids=[f"{page}-{i}" for page, i, _ in PROGRAMS])
def test_a_program_on_a_page_prints_what_it_says(page: str, place: int, text: str, tmp_path: Path) -> None:
    assert text.startswith("import"), "a whole program, so that it can be copied"
    faults = documented.faults_of_program(text, tmp_path)
    assert not faults, faults


def test_the_programs_of_the_environments_run() -> None:
    """docs/envs.md, from top to bottom; the last of them is an example, and tested as one."""
    for needed in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(needed, reason="pip install 'cardwright[openspiel]'")
    names: dict[str, object] = {}
    shown = documented.blocks("docs/envs.md", "python")[:-1]
    assert len(shown) > 4
    for text in shown:
        exec(compile(text, "docs/envs.md", "exec"), names)


def test_the_runner_finds_what_is_wrong(tmp_path: Path) -> None:
    assert "Got:\n    2" in documented.faults_of_prompts(">>> 1 + 1\n3\n", "wrong", {})
    assert "prints ['2']" in documented.faults_of_program("print(1 + 1)  # 3\n", tmp_path)
    assert "ZeroDivisionError" in documented.faults_of_program("import os\n1 / 0\n", tmp_path)
    assert os.listdir(tmp_path) == ["program.py"]
