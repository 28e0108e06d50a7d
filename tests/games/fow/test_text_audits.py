"""The four gates against lost words find nothing in the dialect, over our cards and the printed ones."""

from __future__ import annotations

from functools import cache

import pytest

from cardwright.cards.bundled import starter_cards
from cardwright.games.fow.dialect import DIALECT
from cardwright.games.fow.library import CARDS
from cardwright.reference import real_cards
from cardwright.text.audits import canonical_audit, meaning_audit, mutation_audit, spelling_audit
from cardwright.text.compiler import Compiler, Record
from cardwright.text.kinds import SCHEMA
from cardwright.text.report import check

# Losing these words changes nothing, and why.
HARMLESS = frozenset(
    {
        "without '⇒'", "without '[activate]'", "without '[continuous]'", "without 'pay'",  # old cards say them, new ones don't
        "without 'you'",  # "you gain 300 life", "gain 300 life"
        "without 'each'", "without 'any'", "without 'all'",  # "each Elf you control", "you don't control any", "in all graveyards"
        "'or' to 'and'", "'and' to 'or'",  # "spells or abilities", "additions and regalia you control": each of them
        "without 'or'",  # options are parted by a semicolon, with or without "or"
        "without 'from'",  # "from among them", "among them"
        "'it' to 'them'", "'them' to 'it'",  # "with no counters on it", "on them"
        "'your' to 'their'",  # one discards one's own hand
        "without 'life'",  # "less than your opponent's life"
        "without 'while'", "without 'exactly'",  # "[Trigger] While you control", "your life is exactly 4000"
        "without 'put'",  # "put a card into your hand and put the rest into your graveyard"
        "without 'already'", "without 'chosen'",  # "how often you (already) played"; "(chosen) at random"
        "without 'your'",  # only what you control can be attacked by the opponent
    }
)  # fmt: skip


def ours() -> list[Record]:
    return [CARDS.mapping(face) for card in starter_cards("fow") for face in card.faces]


@cache
def compiled(which: str) -> tuple[Compiler, tuple[tuple[str, str], ...]]:
    """A compiler for the cards, and the lines that it understands with their categories."""
    records = ours() if which == "ours" else real_cards("fow")
    if records is None:
        pytest.skip("the printed cards are not here")
    records = list(records)
    compiler = Compiler(DIALECT, records)
    lines: dict[tuple[str, str], None] = {}
    for record in records:
        for line in compiler.compile(record).lines:
            if line.understood and line.abilities:
                lines[line.text, DIALECT.start(record)] = None
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
            assert not {node.kind for node in ability.walk()} & {"Pronoun", "Instead", "Within", "Else", "Target"}
            # what is left to be said of X is that the player chooses it (104.5)
            assert all(node.node("value").kind == "X" for node in ability.walk() if node.kind == "Define")


def test_our_own_cards_are_understood_whole() -> None:
    report = check(ours(), "fow")
    assert [(trouble.name, trouble.message) for trouble in report.troubles] == []


def test_most_of_the_printed_core_cards_are_understood() -> None:
    cards = real_cards("fow")
    if cards is None:
        pytest.skip("the printed cards are not here")
    core = [card for card in cards if card["scope"] == "core"]
    report = check(core, "fow")
    assert report.understood / report.cards > 0.7
