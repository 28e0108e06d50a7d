"""The project's own list of the rulebook's clauses: whole, in order, and in our own words."""

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from cardwright.reference import rulebook_clauses

TESTABLE = {"behaviour", "data"}
COPIED_RUN = 9  # thirteen words in a row would be a copied sentence; our summaries keep well below that

Clauses = list[dict[str, Any]]


@pytest.fixture(scope="module")
def ours() -> Clauses:
    clauses: Clauses = json.loads((files("cardwright.games.weiss") / "data" / "clauses.json").read_text(encoding="utf-8"))
    return clauses


@pytest.fixture(scope="module")
def rulebook() -> Clauses:
    clauses = rulebook_clauses("weiss")
    if clauses is None:
        pytest.skip("the rulebook is not here to compare with")
    return clauses


def runs(text: str, length: int) -> set[tuple[str, ...]]:
    found = re.findall(r"[a-z0-9']+", text.lower())
    return {tuple(found[start : start + length]) for start in range(len(found) - length + 1)}


def test_395_of_586_clauses_are_testable(ours: Clauses) -> None:
    assert len(ours) == 586
    assert sum(entry["kind"] in TESTABLE for entry in ours) == 395


def test_summaries_are_sentences_and_headings_are_titles(ours: Clauses) -> None:
    sentences = [entry for entry in ours if entry["kind"] != "heading"]
    titles = [entry for entry in ours if entry["kind"] == "heading"]
    assert [entry["id"] for entry in sentences if not re.fullmatch(r"""["A-Z].*\.""", entry["summary"])] == []
    assert [entry["id"] for entry in titles if entry["summary"].endswith(".")] == []


def test_no_two_sentences_are_the_same(ours: Clauses) -> None:
    times = Counter(entry["summary"] for entry in ours if entry["kind"] != "heading")
    assert [summary for summary, count in times.items() if count > 1] == []


def test_the_list_is_the_rulebook_s(ours: Clauses, rulebook: Clauses) -> None:
    assert [(entry["id"], entry["kind"]) for entry in ours] == [(clause["id"], clause["kind"]) for clause in rulebook]


def test_no_summary_copies_the_rulebook(ours: Clauses, rulebook: Clauses) -> None:
    printed = set[tuple[str, ...]]().union(*(runs(clause["text"], COPIED_RUN) for clause in rulebook))
    copied = {entry["id"]: runs(entry["summary"], COPIED_RUN) & printed for entry in ours}
    assert {clause: found for clause, found in copied.items() if found} == {}
