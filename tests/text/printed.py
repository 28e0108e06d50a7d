"""All printed cards at hand, read once in a session: of lines that differ only by names, traits and numbers, one."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from cardwright.reference import real_cards
from cardwright.text.compiler import Compiler
from cardwright.text.report import dialect_of
from cardwright.text.tokens import Token
from cardwright.text.tree import Node


class Line(NamedTuple):
    """A line that is understood, and a card that has it."""

    card: str
    text: str
    abilities: tuple[Node, ...]


class Reading(NamedTuple):
    """A game's lines, one of each shape, and all names and traits that texts speak of."""

    lines: list[Line]
    names: dict[str, str]  # each with a card that speaks of it
    traits: dict[str, str]


def _shape(token: Token) -> str:
    if "NUM" in token.types:
        return "1" if token.types["NUM"] == 1 else "N"
    return token.key


@cache
def printed(game: str) -> Reading:
    """The reading of a game's file; skips where the cards are not here."""
    records = real_cards(game)
    if records is None:
        pytest.skip("the printed cards are not here")
    dialect = dialect_of(game)
    compiler = Compiler(dialect, records)
    seen: set[tuple[str, ...]] = set()
    reading = Reading([], {}, {})
    for record in records:
        card, start = str(record.get("id")), dialect.start(record)
        for _, text in dialect.sections(str(record.get("text") or "")):
            marked = dialect.marked(text, record)
            tokens, _ = dialect.lex(marked, compiler.lexicon)
            for token in tokens:
                if "NAME" in token.types and "TRAIT" not in token.types:
                    reading.names.setdefault(str(token.types["NAME"]), card)
                if "TRAIT" in token.types and "NAME" not in token.types:
                    reading.traits.setdefault(str(token.types["TRAIT"]), card)
            shape = (start, *(_shape(token) for token in tokens))
            if shape not in seen:
                seen.add(shape)
                line = compiler.line(marked, start, text, dialect.x_paid(record))
                if line.abilities:
                    reading.lines.append(Line(card, text, line.abilities))
    return reading
