"""The grammar of the dialect, put together."""

from __future__ import annotations

import re
from functools import cache

from cardwright.games.sve.dialect import conditions, costs, damage, effects, events, filters, frames, reminders, several, statements
from cardwright.games.sve.dialect.keywords import Definitions
from cardwright.games.sve.dialect.lexing import Lexer
from cardwright.games.sve.dialect.synonyms import SVE_SYNONYMS
from cardwright.text.compiler import Dialect, Record, bound
from cardwright.text.going_on import subjects_go_on
from cardwright.text.grammar import Grammar
from cardwright.text.lexicon import Lexicon
from cardwright.text.shared import shared
from cardwright.text.tokens import Token, plain_typography
from cardwright.text.tree import Node

_LISTED = re.compile(r" (?:Evolved|TOKEN|ADVANCED)$")
_RULE = re.compile(r"-{5,}")
# a line that only says when the ability of the line before it can be used
_LIMIT = re.compile(r"(?:This ability can be (?:activated|performed)|Activate only|Perform only) ")


class ShadowverseEvolve(Dialect):
    """Lines, names and reminders as this game prints them."""

    game = "sve"
    synonyms = SVE_SYNONYMS

    def phrases(self, made: Grammar) -> None:
        shared(made)
        for part in (filters, effects, statements, damage, conditions, events, costs, frames, several, reminders):
            part.add(made)

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""
        tokens, reminders = Lexer(lexicon, self.vocabulary).line(text)
        return subjects_go_on(tokens), reminders

    def start(self, record: Record) -> str:
        """A spell's line may be what it does when played; no other card's may."""
        return "spell_line" if record.get("kind") == "Spell" else "line"

    def printed_name(self, record: Record) -> str:
        """Evolved, advanced and token cards are listed with a word that is not printed."""
        return plain_typography(_LISTED.sub("", str(record["name"])))

    def sections(self, text: str) -> list[tuple[int, str]]:
        """A row of dashes sets apart what works outside the field, or how the card is played, from the rest (2.10)."""
        out: list[tuple[int, str]] = []
        section = 0
        for line in text.split("\n"):
            for part in _RULE.split(line):
                if not part.strip():
                    continue
                if _LIMIT.match(part.strip()) and out and out[-1][0] == section:
                    out[-1] = (section, f"{out[-1][1]} {part.strip()}")  # when the ability before it can be used
                else:
                    out.append((section, part.strip()))
            section += bool(_RULE.search(line))
        return out

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """A reminder that is read must fit; one that is not read may stand beside other text, never alone."""
        readings = self.readings(reminder[1:-1], "reminder", lexicon)
        if not readings:
            return "text in parentheses that explains no known rule" if alone else ""
        return reminders.contradiction(bound(readings[0]), definitions())


@cache
def definitions() -> Definitions:
    """What the keywords mean, as trees."""

    def read(text: str, category: str) -> tuple[Node, ...]:
        return DIALECT.definition(text, category, ("Magical Item",), category not in ("conds", "cost", "event"))

    return Definitions(cache(read))


DIALECT = ShadowverseEvolve()
