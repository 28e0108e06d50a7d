"""Tests by name and by content, and how one is run. The content is read from their files: nothing need be collected for it."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from cardwright.judge.mutants.functions import digest


def contents(names: Iterable[str], root: Path) -> dict[str, str]:
    """Of each test that there is, a digest of its own text and of what stands around it: its neighbours may change."""
    found = {name: content_of(name, root) for name in names}
    return {name: content for name, content in found.items() if content}


def content_of(name: str, root: Path) -> str:
    """Nothing if there is no such test."""
    path, *inside = name.split("[")[0].split("::")
    file = root / path
    if not file.is_file():
        return ""
    if file.suffix != ".py":
        return digest(f"{name} {_read(file)}")
    text = _tests(file).get("::".join(inside))
    return "" if text is None else digest(f"{name} {text} {_surroundings(file)}")


@cache
def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _tests(file: Path) -> dict[str, str]:
    """The tests of a file and their texts, which say too with which values they are run."""
    out: dict[str, str] = {}
    for part in ast.parse(_read(file)).body:
        if isinstance(part, ast.FunctionDef):
            out[part.name] = ast.unparse(part)
        elif isinstance(part, ast.ClassDef):
            for inner in part.body:
                if isinstance(inner, ast.FunctionDef):
                    out[f"{part.name}::{inner.name}"] = ast.unparse(part)
    return out


@cache
def _surroundings(file: Path) -> str:
    """The test's file without its tests, and the helpers beside it."""
    tree = ast.parse(_read(file))
    tree.body = [part for part in tree.body if not (isinstance(part, ast.FunctionDef) and part.name.startswith("test_"))]
    helpers = sorted(other for other in file.parent.glob("*.py") if not other.name.startswith("test_"))
    return digest(ast.unparse(tree) + "".join(_read(helper) for helper in helpers))


def passes(item: pytest.Item) -> bool:
    """Run one test here. A test that is skipped passes: it has noticed nothing."""
    item.user_properties.clear()
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
