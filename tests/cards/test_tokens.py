"""The tokens of Appendix A as data of ours."""

from __future__ import annotations

import re

import pytest

from cardwright.cards import CardRecord, token_cards
from cardwright.reference import rulebook_clauses

# The rulebook prints these two words wrongly; the cards themselves have them right.
MISPRINTS = {"Otohome's Bodyguard": "Otohime's Bodyguard"}
TRAIT_MISPRINTS = {"Wyrmlin": "Wyrmkin", "Wyrmlinkin": "Wyrmkin"}


def listed() -> list[list[str]]:
    """The rows of the rulebook's three tables: name, type, traits, cost, then the stats of followers."""
    clauses = rulebook_clauses("sve")
    if clauses is None:
        pytest.skip("the rulebook is not here")
    rows: list[list[str]] = []
    for clause in clauses:
        if clause["id"] in ("A:1", "A:2", "A:3"):
            table = clause["text"].split(": ", 1)[1]
            rows += [row.split(" | ") for row in re.split(r"; (?=[^;|]+ \| \w+ / Token)", table)]
    assert rows
    return rows


def by_name() -> dict[str, CardRecord]:
    return {token.name: token for token in token_cards()}


def test_every_token_of_the_rulebook_is_here_and_no_other() -> None:
    names = [MISPRINTS.get(row[0], row[0]) for row in listed()]
    assert sorted(names) == sorted(by_name())


def test_types_traits_costs_and_stats_are_those_of_the_rulebook() -> None:
    tokens = by_name()
    for row in listed():
        token = tokens[MISPRINTS.get(row[0], row[0])]
        traits = tuple(TRAIT_MISPRINTS.get(trait, trait) for trait in row[2].split(" / "))
        assert (token.type, token.traits, token.cost) == (row[1], traits, int(row[3])), token.name
        if token.kind == "Follower":
            assert (token.attack, token.defense) == (int(row[4]), int(row[5])), token.name


def test_tokens_are_tokens() -> None:
    for token in token_cards():
        assert token.is_token, token.name
        assert token.kind in ("Follower", "Amulet", "Spell"), token.name


def test_magical_items_have_an_alternate_name() -> None:
    """14.3.1.1"""
    assert by_name()["Magical Item"].alternate_name


def test_keywords_counters_and_numbers_of_texts_are_those_of_the_rulebook() -> None:
    tokens = by_name()
    words = r"Ward|Storm|Rush|Bane|Aura|Assail|Drain|Stack|Quick|\w+ counter|destroy|banish|bury|draw|discard|\d+"
    for row in listed():
        token = tokens[MISPRINTS.get(row[0], row[0])]
        text = "".join(row[6 if token.kind == "Follower" else 4 :]).replace("into its owner's cemetery", "(bury)")
        said = set(re.findall(words, text, re.IGNORECASE))
        ours = set(re.findall(words, re.sub(r"\[cost\d+\]", "", token.text), re.IGNORECASE))
        assert {word.lower() for word in ours} == {word.lower() for word in said}, token.name
