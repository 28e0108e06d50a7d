"""The grammar of the dialect, put together."""

from __future__ import annotations

import re
from functools import cache

from cardwright.games.sve.dialect import conditions, costs, effects, events, filters, frames, reminders, statements
from cardwright.games.sve.dialect.keywords import Definitions
from cardwright.games.sve.dialect.lexing import Lexer
from cardwright.text.bind import bind
from cardwright.text.compiler import Dialect, Record
from cardwright.text.grammar import Grammar, GrammarError
from cardwright.text.lexicon import Lexicon
from cardwright.text.parser import Parser, Reading
from cardwright.text.shared import shared
from cardwright.text.tokens import Token
from cardwright.text.tree import Node

_LISTED = re.compile(r" (?:Evolved|TOKEN|ADVANCED)$")
_RULE = re.compile(r"-{5,}")


@cache
def grammar() -> Grammar:
    """All phrases, ready to read with."""
    made = Grammar()
    shared(made)
    for part in (filters, effects, statements, conditions, events, costs, frames, reminders):
        part.add(made)
    return made.ready()


@cache
def vocabulary() -> frozenset[str]:
    """Every word that a template spells."""
    return frozenset(
        item.word for production in grammar().productions for spelling in production.expansions for item in spelling if item.word
    )


class ShadowverseEvolve(Dialect):
    """Lines, names and reminders as this game prints them."""

    game = "sve"

    def grammar(self) -> Grammar:
        """All phrases, ready to read with."""
        return grammar()

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""
        return Lexer(lexicon, vocabulary()).line(text)

    def start(self, record: Record) -> str:
        """A spell's line may be what it does when played; no other card's may."""
        return "spell_line" if record.get("kind") == "Spell" else "line"

    def printed_name(self, record: Record) -> str:
        """Evolved, advanced and token cards are listed with a word that is not printed."""
        return _LISTED.sub("", str(record["name"])).replace("’", "'")

    def sections(self, text: str) -> list[tuple[int, str]]:
        """A row of dashes sets apart what works outside the field, or how the card is played, from the rest (2.10)."""
        out: list[tuple[int, str]] = []
        section = 0
        for line in text.split("\n"):
            for part in _RULE.split(line):
                if part.strip():
                    out.append((section, part.strip()))
            section += bool(_RULE.search(line))
        return out

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """A reminder that is read must fit; one that is not read may stand beside other text, never alone."""
        tokens, _ = self.lex(reminder[1:-1], lexicon)
        readings = Parser(grammar()).read(tokens, "reminder")
        if not readings:
            return "text in parentheses that explains no known rule" if alone else ""
        return reminders.contradiction(bound(readings[0]), definitions())


def bound(reading: Reading) -> tuple[Node, ...]:
    """What was read, with its pronouns bound."""
    value = reading.value
    return tuple(bind(node) for node in (value if isinstance(value, tuple) else (value,)) if isinstance(node, Node))


@cache
def definitions() -> Definitions:
    """What the keywords mean, as trees."""

    def read(text: str, category: str) -> tuple[Node, ...]:
        tokens, _ = DIALECT.lex(text, Lexicon(("Magical Item",), ()))
        if category in ("conds", "cost", "event"):
            tokens = tokens[:-1]  # not a sentence: no full stop
        readings = Parser(grammar()).read(tokens, category)
        if len(readings) != 1:
            raise GrammarError(f"the definition {text!r} has {len(readings)} readings")
        return bound(readings[0])

    return Definitions(cache(read))


DIALECT = ShadowverseEvolve()
