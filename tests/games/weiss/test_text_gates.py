"""The four gates over the dialect: they find nothing, in our cards and in the printed ones."""

from __future__ import annotations

from functools import cache

import pytest

from cardwright.cards import starter_cards
from cardwright.games.weiss.dialect import DIALECT
from cardwright.games.weiss.dialect.synonyms import EXEMPT, HARMLESS
from cardwright.games.weiss.library import CARDS
from cardwright.reference import real_cards
from cardwright.text.audits import canonical_audit, meaning_audit, mutation_audit, spelling_audit
from cardwright.text.compiler import Compiler, Record
from cardwright.text.kinds import SCHEMA

SOME = 7  # of so many printed cards, one is looked at: thirteen thousand take minutes
FEWER = 40  # for the gate that changes every word


@cache
def compiled(step: int) -> tuple[Compiler, tuple[tuple[str, str], ...]]:
    """A compiler that knows all names, and the lines of our cards and some printed ones that it understands."""
    printed = list(real_cards("weiss") or ())
    ours: list[Record] = [CARDS.mapping(card) for card in starter_cards("weiss")]
    compiler = Compiler(DIALECT, [*ours, *printed])
    lines: dict[tuple[str, str], None] = {}
    for record in (*ours, *printed[::step]):
        for line in compiler.compile(record).lines:
            if line.understood and line.abilities:
                lines[line.text, DIALECT.start(record)] = None
    return compiler, tuple(lines)


def test_wordings_of_one_phrase_differ_only_by_synonyms() -> None:
    assert [finding.what for finding in spelling_audit(DIALECT.grammar(), DIALECT.synonyms)] == []


def test_every_exemption_is_needed_and_says_why() -> None:
    declared = {(production.category, production.kind) for production in DIALECT.grammar().productions}
    assert set(EXEMPT) <= declared
    assert all(EXEMPT.values())


def test_the_canonical_wording_reads_as_the_same_single_tree() -> None:
    compiler, lines = compiled(SOME)
    assert [(finding.where, finding.what) for finding in canonical_audit(compiler, lines)] == []


def test_words_that_change_meaning_are_in_the_tree() -> None:
    compiler, lines = compiled(SOME)
    assert [(finding.where, finding.what) for finding in meaning_audit(compiler, lines)] == []


def test_no_word_can_be_changed_without_changing_the_tree() -> None:
    compiler, lines = compiled(FEWER)
    assert [(finding.where, finding.what) for finding in mutation_audit(compiler, lines, HARMLESS)] == []


def test_every_tree_fits_the_schema() -> None:
    compiler, lines = compiled(SOME)
    for text, category in lines:
        for ability in compiler.line(text, category).abilities:
            SCHEMA.check(ability)
            left_over = {"Pronoun", "Instead", "Define", "Within", "Else", "PayCost", "Then", "Joined"}
            assert not {node.kind for node in ability.walk()} & left_over


def test_four_printed_cards_in_five_are_understood_whole() -> None:
    records = list(real_cards("weiss") or ())[::SOME]
    if not records:
        pytest.skip("the printed cards are not here")
    compiler, _ = compiled(SOME)
    understood = sum(compiler.compile(record).understood for record in records)
    assert understood >= 0.8 * len(records)
