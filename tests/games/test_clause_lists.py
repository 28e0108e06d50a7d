"""The project's own list of each rulebook's clauses: whole, in order, and in our own words."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cardwright.games.registry import game_codes, game_named
from cardwright.reference import rulebook_clauses
from tests.own_words import runs

KINDS = {"behaviour", "data", "term", "heading", "physical", "meta"}
TESTABLE = {"behaviour", "data"}
COUNTS = {"sve": (730, 487), "fow": (768, 543), "bss": (471, 320), "fftcg": (427, 333), "weiss": (586, 395)}

# Thirteen words in a row would be a copied sentence; our summaries are short, so they keep well below that.
COPIED_RUN = 9

Clauses = list[dict[str, Any]]


@pytest.fixture(scope="module", params=game_codes())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def file_text(game: str) -> str:
    return (files(f"cardwright.games.{game}") / "data" / "clauses.json").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def ours(file_text: str) -> Clauses:
    clauses: Clauses = json.loads(file_text)
    return clauses


@pytest.fixture(scope="module")
def rulebook(game: str) -> Clauses:
    clauses = rulebook_clauses(game)
    if clauses is None:
        pytest.skip("the rulebook is not here to compare with")
    return clauses


def test_each_entry_has_an_id_a_kind_and_a_summary(ours: Clauses) -> None:
    assert [entry for entry in ours if list(entry) != ["id", "kind", "summary"]] == []
    assert [entry["id"] for entry in ours if not entry["summary"].strip()] == []


def test_ids_are_unique(ours: Clauses) -> None:
    assert [clause for clause, times in Counter(entry["id"] for entry in ours).items() if times > 1] == []


def test_kinds_are_known(ours: Clauses) -> None:
    assert [entry["id"] for entry in ours if entry["kind"] not in KINDS] == []


def test_as_many_clauses_are_testable_as_there_should_be(game: str, ours: Clauses) -> None:
    assert (len(ours), sum(entry["kind"] in TESTABLE for entry in ours)) == COUNTS[game]


def test_summaries_are_sentences_and_headings_are_titles(ours: Clauses) -> None:
    """A player reads the summary alone, as the answer to "why may I not do this?"."""
    sentences = [entry for entry in ours if entry["kind"] != "heading"]
    titles = [entry for entry in ours if entry["kind"] == "heading"]
    assert [entry["id"] for entry in sentences if not re.fullmatch(r"""["[A-Z].*\.""", entry["summary"])] == []
    assert [entry["id"] for entry in titles if entry["summary"].endswith(".")] == []


CLAUSE_SHAPED = re.compile(r"(?:[AB]:)?\d+(?:[.-]\d+)+[a-z]?(?:-[ivx]+)?(?:#\d)?")


def cited(file: Path) -> list[tuple[int, str]]:
    """Whatever looks like a clause and stands alone or in a list, in a text of the code or at the head of a docstring."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for part in re.split(r", | \| ", node.value.split(": ")[0]):
                if CLAUSE_SHAPED.fullmatch(part):
                    found.append((node.lineno, part))
    return found


def test_code_cites_clauses_of_its_own_rulebook_only(game: str, ours: Clauses) -> None:
    """Also of another game's rulebook: its numbers look alike, and a card's "why" would show the wrong rule."""
    known = {entry["id"] for entry in ours}
    folder = Path(str(files(f"cardwright.games.{game}")))
    strange = [
        f"{file.relative_to(folder)}:{line}: {clause}"
        for file in sorted(folder.rglob("*.py"))
        for line, clause in cited(file)
        if clause not in known
    ]
    assert strange == []


def test_every_topic_of_the_kernel_has_clauses_of_its_own_rulebook(game: str, ours: Clauses) -> None:
    known = {entry["id"] for entry in ours}
    topics = game_named(game).rules().topics
    assert {topic: clauses for topic, clauses in topics.items() if not known.issuperset(clauses)} == {}


def test_no_two_sentences_are_the_same(ours: Clauses) -> None:
    times = Counter(entry["summary"] for entry in ours if entry["kind"] != "heading")
    assert [summary for summary, count in times.items() if count > 1] == []


def test_one_entry_a_line(file_text: str) -> None:
    """So that a change of one clause is a change of one line."""
    first, *entries, last = file_text.splitlines()
    assert (first, last) == ("[", "]")
    assert [line for line in entries if not line.startswith('{"id": ')] == []


def test_no_clause_is_missing_or_made_up(ours: Clauses, rulebook: Clauses) -> None:
    listed, printed = {entry["id"] for entry in ours}, {clause["id"] for clause in rulebook}
    assert printed - listed == set(), "missing"
    assert listed - printed == set(), "made up"


def test_order_is_the_rulebook_s(ours: Clauses, rulebook: Clauses) -> None:
    assert [entry["id"] for entry in ours] == [clause["id"] for clause in rulebook]


def test_kinds_agree(ours: Clauses, rulebook: Clauses) -> None:
    kinds = {clause["id"]: clause["kind"] for clause in rulebook}
    assert [entry["id"] for entry in ours if entry["kind"] != kinds.get(entry["id"])] == []


def test_no_summary_copies_the_rulebook(ours: Clauses, rulebook: Clauses) -> None:
    printed = set[tuple[str, ...]]().union(*(runs(clause["text"], COPIED_RUN) for clause in rulebook))
    copied = {entry["id"]: runs(entry["summary"], COPIED_RUN) & printed for entry in ours}
    assert {clause: found for clause, found in copied.items() if found} == {}


def test_a_copied_run_would_be_found() -> None:
    assert runs("One, two: THREE four.", 3) & runs("zero one two three", 3) == {("one", "two", "three")}
    assert runs("one two", 3) == set()
