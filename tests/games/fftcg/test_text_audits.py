"""The four gates find nothing that this dialect loses, over our cards and the printed ones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from cardwright.cards import starter_cards
from cardwright.games.fftcg.dialect import DIALECT
from cardwright.games.fftcg.library import CARDS
from cardwright.reference import real_cards
from cardwright.text.audits import canonical_audit, meaning_audit, mutation_audit, spelling_audit
from cardwright.text.compiler import Compiler, Record
from cardwright.text.kinds import SCHEMA

# Losing these words changes nothing, and why.
HARMLESS = frozenset(
    {
        "without 'all'",  # "all the Forwards you control" are the Forwards you control
        "without '2'", "without '3'", "without '4'", "without '5'", "without '6'",  # how many actions: they are counted anyway
        "without '1'",  # "1 Forward you control and 1 Forward opponent controls": one each
        "without 'during'", "without 'so'", "without 'placed'", "without 'one'",  # "this turn", "if you do", "on it", "the first"
        "without 'it'", "without 'them'",  # "dull and Freeze it"
        "without 'SELF'", "without 'you'",  # who deals the damage, or draws, if nobody else is said to
        "without 'only'",  # "and (only) once per turn"
        "without 'paid'",  # the cost (paid) to cast it
        "without 'your'",  # one casts one's own cards
        "without 'its'", "without 'their'",  # all (its) abilities
        "without 'any'", "without 'revealed'", "without 'if'", "without 'deal'",  # "no Forwards", the others, "and if", "and deal"
        "without 'more'", "without 'each'",  # "discards 1 more card"; "(each) Forward you control gains"
        "without 'active'",  # only what is active becomes dull, and only an active card can be dulled in payment (15.1.1.2.2)
        "without 'have'",  # "each Forward you (have) dulled"
        "without 'required'",  # the cost (required) to cast it
        "'it' to 'them'", "'them' to 'it'",  # "with a Doom Counter on it", "on them"
        "without 'instead'",  # "double the damage (instead)"
        "'or' to 'and'", "'and' to 'or'",  # Summons or abilities, Forwards and Monsters: the same set
    }
)  # fmt: skip


@cache
def compiled(which: str) -> tuple[Compiler, tuple[tuple[str, str], ...]]:
    """A compiler for the cards, and the lines that it understands, as they are read, with their categories."""
    records: Iterable[Record] | None = [CARDS.mapping(card) for card in starter_cards("fftcg")]
    if which == "printed":
        records = real_cards("fftcg")
        if records is None:
            pytest.skip("the printed cards are not here")
    assert records is not None
    records = list(records)
    compiler = Compiler(DIALECT, records)
    lines: dict[tuple[str, str], None] = {}
    for record in records:
        for line in compiler.compile(record).lines:
            if line.understood and line.abilities:
                lines[DIALECT.marked(line.text, record), DIALECT.start(record)] = None
    return compiler, tuple(lines)


def test_wordings_of_one_phrase_differ_only_by_synonyms() -> None:
    assert [finding.what for finding in spelling_audit(DIALECT.grammar(), DIALECT.synonyms)] == []


def test_every_exemption_is_needed_and_says_why() -> None:
    declared = {(production.category, production.kind) for production in DIALECT.grammar().productions}
    assert set(DIALECT.synonyms.exempt) <= declared
    assert all(DIALECT.synonyms.exempt.values())


@pytest.mark.parametrize("which", ["ours", "printed"])
def test_the_canonical_wording_reads_as_the_same_single_tree(which: str) -> None:
    compiler, lines = compiled(which)
    assert [(finding.where, finding.what) for finding in canonical_audit(compiler, lines)] == []


@pytest.mark.parametrize("which", ["ours", "printed"])
def test_words_that_change_meaning_are_in_the_tree(which: str) -> None:
    compiler, lines = compiled(which)
    assert [(finding.where, finding.what) for finding in meaning_audit(compiler, lines)] == []


@pytest.mark.parametrize("which", ["ours", "printed"])
def test_no_word_can_be_changed_without_changing_the_tree(which: str) -> None:
    compiler, lines = compiled(which)
    assert [(finding.where, finding.what) for finding in mutation_audit(compiler, lines, HARMLESS)] == []


@pytest.mark.parametrize("which", ["ours", "printed"])
def test_every_tree_fits_the_schema(which: str) -> None:
    compiler, lines = compiled(which)
    for text, category in lines:
        for ability in compiler.line(text, category).abilities:
            SCHEMA.check(ability)
            assert not {node.kind for node in ability.walk()} & {"Pronoun", "Instead", "Within", "Else"}
            # "select 1 number": what is left of a definition is a number that the player chooses
            assert all(node.node("value").kind == "X" for node in ability.walk() if node.kind == "Define")
