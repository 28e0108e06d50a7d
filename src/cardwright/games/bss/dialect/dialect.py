"""The grammar of the dialect, put together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from cardwright.games.bss.dialect import (
    changing,
    conditions,
    cores,
    effects,
    events,
    filters,
    forbidding,
    frames,
    reducing,
    replacing,
    scopes,
)
from cardwright.games.bss.dialect.keywords import Definitions
from cardwright.games.bss.dialect.lexing import Lexer, repaired
from cardwright.games.bss.dialect.synonyms import BSS_SYNONYMS
from cardwright.games.bss.dialect.vocabulary import FAMILIES
from cardwright.text.bind import bind
from cardwright.text.compiler import Dialect, Record, abilities_of
from cardwright.text.grammar import Grammar, GrammarError
from cardwright.text.lexicon import Lexicon
from cardwright.text.parser import Parser, Reading
from cardwright.text.shared import shared
from cardwright.text.tokens import Token
from cardwright.text.tree import Node

_ANNOTATION = re.compile(r"Token (?:spirit|nexus)/", re.IGNORECASE)
_HEADERS_ONLY = re.compile(r"(?:\s*(?:\[[^\]]*\]|【[^】]*】))+\s*")


@cache
def grammar() -> Grammar:
    """All phrases, ready to read with."""
    made = Grammar()
    shared(made, targets="", picks="", their="opponent", for_each=False)
    for part in (filters, cores, effects, changing, forbidding, reducing, replacing, scopes, conditions, events, frames):
        part.add(made)
    return made.ready()


@cache
def vocabulary() -> frozenset[str]:
    """Every word that a template spells."""
    return frozenset(
        item.word for production in grammar().productions for spelling in production.expansions for item in spelling if item.word
    )


class BattleSpiritsSaga(Dialect):
    """Lines, names and reminders as this game prints them."""

    game = "bss"
    synonyms = BSS_SYNONYMS

    def grammar(self) -> Grammar:
        """All phrases, ready to read with."""
        return grammar()

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""
        return Lexer(lexicon, vocabulary()).line(repaired(text))

    def lexicon(self, records: Iterable[Record]) -> Lexicon:
        """The names and families of these cards; families are printed in capitals and written with capitals."""
        names: set[str] = set()
        families = set(FAMILIES)
        for record in records:
            names.add(self.printed_name(record))
            found = record.get("family") or record.get("traits")
            if isinstance(found, (list, tuple)):
                families.update(written(str(family)) for family in found)
        return Lexicon(sorted(names), sorted(families))

    def start(self, record: Record) -> str:
        """Every line is read alike: what it is its brackets say."""
        return "line"

    def printed_name(self, record: Record) -> str:
        """Names are listed as printed."""
        return str(record["name"]).replace("’", "'")

    def sections(self, text: str) -> list[tuple[int, str]]:
        """One effect a line; brackets that stand alone belong to the line after them."""
        out: list[tuple[int, str]] = []
        before = ""
        for line in text.split("\n"):
            stripped = line.strip()
            if not stripped:
                continue
            if _HEADERS_ONLY.fullmatch(stripped):
                before += stripped + " "
                continue
            out.append((0, before + stripped))
            before = ""
        if before:
            out.append((0, before.strip()))
        return out

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """A token's annotation (4-12-2) is data. What can be read must be what a keyword means; what can't may not stand alone."""
        inside = reminder[1:-1].strip()
        if _ANNOTATION.match(inside):
            return ""
        tokens, _ = self.lex(inside, lexicon)
        readings = Parser(grammar()).read(tokens, "line")
        if len(readings) != 1:
            return "text in parentheses that explains no known rule" if alone else ""
        said = bound(readings[0])
        if any(said == meant for _, meant in definitions().meanings()):
            return ""
        return "the reminder says what no keyword means"


def bound(reading: Reading) -> tuple[Node, ...]:
    """What was read, with its pronouns bound."""
    return tuple(bind(node) for node in abilities_of(reading))


def written(family: str) -> str:
    """A family as texts write it: STAR DRAGON as Star Dragon; shorthand such as NERV and EVA-01 stays."""
    known = {name.upper(): name for name in FAMILIES}
    return known.get(family.upper(), family.title())


@cache
def definitions() -> Definitions:
    """What the keywords mean, as trees."""

    def read(text: str) -> tuple[Node, ...]:
        tokens, _ = DIALECT.lex(text, Lexicon((), ()))
        readings = Parser(grammar()).read(tokens, "line")
        if len(readings) != 1:
            raise GrammarError(f"the definition {text!r} has {len(readings)} readings")
        return bound(readings[0])

    return Definitions(cache(read))


DIALECT = BattleSpiritsSaga()
