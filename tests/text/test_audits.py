"""The four gates: they find what a lossy grammar loses, and find nothing in ours, over our cards and the printed ones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from cardwright.cards import starter_cards, token_cards
from cardwright.games.sve.dialect import DIALECT
from cardwright.games.sve.dialect.synonyms import EXEMPT
from cardwright.reference import real_cards
from cardwright.text.audits import canonical_audit, meaning_audit, mutation_audit, spelling_audit
from cardwright.text.compiler import Compiler, Dialect, Record
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import SCHEMA
from cardwright.text.lexicon import Lexicon
from cardwright.text.tokens import Token, word_token

# Losing these words changes nothing, and why.
HARMLESS = frozenset(
    {
        "without 'each'",  # "each opponent" is the one opponent; "each follower has Rush" says the same as "followers have"
        "without 'effect'", "without 'base'", "without '6-sided'",  # "following effects", "base cost", the only die there is
        "without 'enemy'",  # only enemies can be attacked
        "without 'more'",  # "deal 2 more damage" deals 2 damage
        "without 'token'",  # a card with a token's name is a token (5.4.2.2)
        "without 'have'", "without 'total'", "without 'it'", "'it' to 'them'",  # "you've discarded", "total number", "shuffle it"
        "without 'currently'",  # a change for a while is one of the cards that are there when it begins
        "without 'give'",  # "give it Rush and give this Ward"
        "'and' to 'or'", "'or' to 'and'",  # places: a card is in one of them at a time
    }
)  # fmt: skip


def our_records() -> list[Record]:
    faces = [face for card in starter_cards() + token_cards() for face in card.faces]
    return [{"id": face.id, "name": face.name, "kind": face.kind, "traits": face.traits, "text": face.text} for face in faces]


@cache
def compiled(which: str) -> tuple[Compiler, tuple[tuple[str, str], ...]]:
    """A compiler for the cards, and the lines that it understands with their categories."""
    records: Iterable[Record] | None = our_records() if which == "ours" else real_cards("sve")
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
    assert set(EXEMPT) <= declared
    assert all(EXEMPT.values())


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
            assert not {node.kind for node in ability.walk()} & {"Pronoun", "Instead", "Define", "Within", "Else"}


# ---- what the gates are for ------------------------------------------------------------------------------------------
class Toy(Dialect):
    """A dialect made of one grammar."""

    game = "toy"

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar

    def grammar(self) -> Grammar:
        return self._grammar

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        return [word_token(word, 0) for word in text.split()], ()

    def start(self, record: Record) -> str:
        return "line"

    def printed_name(self, record: Record) -> str:
        return str(record["name"])

    def sections(self, text: str) -> list[tuple[int, str]]:
        return [(0, text)]

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        return ""


def toy(*templates: str, kind: str = "Draw") -> tuple[Compiler, Grammar]:
    g = Grammar()
    g.phrase("n", "Num", "{n:NUM}")
    g.phrase("count", "Exactly", "{n}")
    constants = {"count": "$count"} if kind == "Draw" else {}
    g.phrase("step", kind, *templates, **constants)
    g.phrase("ability", "SpellEffect", "{do:step}")
    g.phrase("line", LIST, "{ability}")
    g.ready()
    return Compiler(Toy(g), lexicon=Lexicon((), ())), g


def test_the_spelling_gate_finds_two_meanings_of_one_phrase() -> None:
    _, lossy = toy("draw {count} card", "your opponent draw {count} card")
    assert len(spelling_audit(lossy)) == 1
    _, sound = toy("draw {count} card", "draw {count}")
    assert spelling_audit(sound) == []


def test_the_mutation_gate_finds_a_word_that_is_lost() -> None:
    compiler, _ = toy("<randomly|> draw {count} card")
    assert [finding.what for finding in mutation_audit(compiler, [("randomly draw 2 card", "line")])] == ["without 'randomly'"]
    compiler, _ = toy("<top|bottom> draw {count} card")
    assert "'top' to 'bottom'" in [finding.what for finding in mutation_audit(compiler, [("top draw 2 card", "line")])]


def test_the_meaning_gate_finds_a_condition_that_left_no_trace() -> None:
    compiler, _ = toy("draw {count} card if able")
    findings = meaning_audit(compiler, [("draw 2 card if able", "line")])
    assert [finding.what for finding in findings] == ["'if' stands 1 times and left 0 traces"]


def test_the_canonical_gate_finds_wordings_that_read_in_two_ways() -> None:
    g = Grammar()
    g.phrase("n", "Num", "{n:NUM}")
    g.phrase("count", "Exactly", "{n}")
    g.phrase("count", "UpTo", "{n}", "at most {n}")
    g.phrase("step", "Draw", "draw {count}")
    g.phrase("ability", "SpellEffect", "{do:step}")
    g.phrase("line", LIST, "{ability}")
    compiler = Compiler(Toy(g.ready()), lexicon=Lexicon((), ()))
    findings = canonical_audit(compiler, [("draw at most 2", "line")])
    assert [finding.what for finding in findings] == ["2 readings of: draw 2"]
    assert compiler.line("draw 2", "line").failure is not None
    assert compiler.line("draw at most 2", "line").failure is None
